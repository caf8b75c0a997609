import { findContacts } from './contacts';

test.each([
  ['Read https://example.org/helping for more.', 'https://example.org/helping'],
  ['HTTP://EXAMPLE.ORG tells it', 'HTTP://EXAMPLE.ORG'],
  ['Please give at www.gofundme.com/ruth, thank you', 'www.gofundme.com/ruth'],
  ['Her page is caringbridge.org/visit/ruth', 'caringbridge.org/visit/ruth'],
  ['You find it at our-church.com.', 'our-church.com'],
  ['Write on t.me/ruthmoab', 't.me/ruthmoab'],
  ['Mehr unter kirche.de/gebet', 'kirche.de/gebet'],
  ['Write to ruth.moab+prayer@mail.example.org, please', 'ruth.moab+prayer@mail.example.org'],
  ['请写信给 ruth@example.cn 谢谢', 'ruth@example.cn'],
  ['書いて ruth@example.jp', 'ruth@example.jp'],
  ['اكتب إلى ruth@example.org', 'ruth@example.org'],
  ['Call 555-123-4567 after work', '555-123-4567'],
  ['Reach me: (555) 123-4567.', '(555) 123-4567'],
  ['1-800-555-1234 is the line', '1-800-555-1234'],
  ['555.123.4567', '555.123.4567'],
  ['phone 5551234567', '5551234567'],
  ['call me at 555-1234', '555-1234'],
  ['+1 555 123 4567', '+1 555 123 4567'],
  ['Meine Nummer: +49 (0)30 123 456 78', '+49 (0)30 123 456 78'],
  ['Ruft an: 0176 12345678', '0176 12345678'],
  ['030/1234567 abends', '030/1234567'],
  ['Appelez le 06 12 34 56 78', '06 12 34 56 78'],
  ['06.12.34.56.78', '06.12.34.56.78'],
  ['Chiamate 333 1234567', '333 1234567'],
  ['Llamen al 612 34 56 78', '612 34 56 78'],
  ['Ligue (11) 91234-5678', '(11) 91234-5678'],
  ['11 91234-5678', '11 91234-5678'],
  ['Телефон: 067 123 45 67', '067 123 45 67'],
  ['+380 67 123 45 67', '+380 67 123 45 67'],
  ['Piga simu 0712 345 678', '0712 345 678'],
  ['Tawag sa 0917 123 4567', '0917 123 4567'],
  ['전화 010-1234-5678', '010-1234-5678'],
  ['请打电话 13812345678', '13812345678'],
  ['我的号码 138 1234 5678', '138 1234 5678'],
  ['اتصل على ٠٥٠ ١٢٣ ٤٥٦٧', '050 123 4567'],
  ['התקשרו 050-123-4567', '050-123-4567'],
  ['０９０－１２３４－５６７８', '090-1234-5678'],
])('%s holds %s', (text, found) => {
  expect(findContacts(text)).toEqual([found]);
});

test.each([
  'Please pray for my mother, who is in hospital since Monday.',
  'The LORD is my shepherd, Psalm 23:4',
  'John 3:16-18 and 1 Corinthians 13:4-8, 2 Sam 7:12-16',
  'Ps 119:105-112; Rom 8, 31-39; Jn 3,16.17',
  'We meet at 8-9 PM, or 20:00-21:30',
  'On 11/23/2026 and 23.11.2026, from 2026-11-23 to 2026-11-25',
  '05.01.2026 - 07.01.2026 in the hall, 05.01.2026 12 of us',
  '2026-11-23T07:09:30.123Z',
  'Since 1998-2004, in the 1990s, class of 2024/25, 24/7',
  'It costs $1,000,000, €1.000.000, 12.500,00 € or 10 000 000 francs',
  'They need 250 000 000 shillings and 3 500 000 by May',
  'We were 100-1000 people, 1 200 came, 40-50 stayed',
  'Surgery in room 1204, bed 3, ward 5-7, on floor 12',
  'Order 4711-0815, case 123456789, ticket 20261123',
  'A prayer 1732345678901 of a test-1732345678 with 3f2504e0-4f89-11d3-9a0c-0305e82c3301',
  'e2e_1732345678901 0.8374628374628376 run-13812345678',
  'Blood pressure 140/90, sugar 7.2, weight 1250 g, 37.5 degrees, 0.5 ml 3 times',
  'Please help.We need it.Thank you.God is good',
  'I have no hope.me and my wife,e.g. today,i.e. now,a.m. and p.m.',
  'gracias.de todo corazón y/o esperanza, he/she and/or they',
  'Dr. Miller, St. Mary, U.S.A., No. 7, vol. 3/4, 1/2 cup, 3/4 of us',
  '@ruth and #prayer, me @ home, 5 @ 10',
  'The phone rang at 3. Call upon the Lord, Jeremiah 33:3. We call 3 times a day.',
  '请为我的母亲祷告，她今年72岁，2026年11月23日手术',
  'صلوا من أجل أمي عمرها ٧٢ سنة، مزمور ٢٣:٤',
  'התפללו בבקשה, תהילים כ״ג 4-6, בשעה 20:30',
  '요한복음 3:16-18, 저녁 8-9시에 기도해 주세요',
  'Моліться, Псалом 22:4, о 20:00-21:00, 2024-2026',
  '',
])('%s holds nothing that would lead to a person', (text) => {
  expect(findContacts(text)).toEqual([]);
});

test('everything is found, each once', () => {
  expect(
    findContacts(
      'Ruth: 555-123-4567, ruth@example.org, again ruth@example.org, https://example.org/555-123-4567',
    ),
  ).toEqual(['ruth@example.org', 'https://example.org/555-123-4567', '555-123-4567']);
});
