import { firstWithin, mostBytesIn, mostBytesOf } from './pageSize';

const rows = [
  { id: 1, title: 'Plain words', createdAt: new Date(0), user: { name: 'Grace', profileImageUrl: null } },
  { id: -1.7976931348623157e308, title: '\u0000\u001f"\\', isOwner: false, names: ['Ünï', '祈り', '🕯️'] },
  { title: '\ud800', nested: [{ deeper: [[]] }], absent: undefined },
];

test.each(rows)('no value is longer as JSON than its estimate: %j', (row) => {
  expect(mostBytesOf(row)).toBeGreaterThanOrEqual(Buffer.byteLength(JSON.stringify(row)));
});

test('no row is longer as JSON than the estimate from its texts', () => {
  interface Row {
    title: string;
    reason: string | null;
    kind: 'one' | 'other';
    createdAt: Date;
  }
  const mostBytes = mostBytesIn<Row>({ title: true, reason: true }, 2);
  for (const reason of [null, '', '\u0001'.repeat(500), '🕯️'.repeat(500)]) {
    const row: Row = { title: '\u001f'.repeat(900), reason, kind: 'other', createdAt: new Date(0) };
    expect(mostBytes(row)).toBeGreaterThanOrEqual(Buffer.byteLength(JSON.stringify(row)));
  }
});

test('rows that are within the bound only when their bytes are counted are all on the page', () => {
  const long = [{ text: 'a'.repeat(1000) }, { text: 'b'.repeat(1000) }];
  expect(firstWithin(2100, long)).toEqual(long);
  expect(firstWithin(2000, long)).toEqual(long.slice(0, 1));
  expect(firstWithin(10, long)).toEqual(long.slice(0, 1));
});
