import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember({ timeZone: 'Europe/Berlin' });
});
afterAll(() => site.close());

async function calendarOf(given: object, as = ruth) {
  const body = { title: 'Pray for Naomi', reminderTime: '09:00', frequency: 'daily', ...given };
  const { id } = (await gateway.rest('POST', '/api/reminders', { as: ruth, body })).body;
  const response = await gateway.rest('GET', `/api/reminders/${id}/calendar.ics`, { as });
  // A long line continues in the next one, after a space.
  return { ...response, id, lines: String(response.body).replace(/\r\n /g, '').split('\r\n') };
}

test('a reminder can be downloaded as a calendar file with the same local time', async () => {
  const { headers, lines, id } = await calendarOf({ description: 'At breakfast' });
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="reminder-${id}.ics"`);
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'TZID:Europe/Berlin',
      `UID:reminder-${id}@localhost`,
      'SUMMARY:Pray for Naomi',
      'DESCRIPTION:At breakfast',
      'RRULE:FREQ=DAILY',
      'BEGIN:VALARM',
      expect.stringMatching(/^DTSTART;TZID=Europe\/Berlin:\d{8}T090000$/),
    ]),
  );
});

test.each([
  [{ frequency: 'weekly', weekday: 7 }, 'RRULE:FREQ=WEEKLY;BYDAY=SU'],
  [{ frequency: 'monthly', monthDay: 15 }, 'RRULE:FREQ=MONTHLY;BYMONTHDAY=15'],
  [{ frequency: 'monthly', monthDay: 31 }, 'RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
])('%j repeats as %s', async (given, rule) => {
  expect((await calendarOf(given)).lines).toContain(rule);
});

test('a title cannot add lines to the file', async () => {
  const { lines } = await calendarOf({ title: 'Naomi\r\nATTENDEE:mailto:boaz@example.org' });
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
});

test('the reminder of another member is 404', async () => {
  expect((await calendarOf({}, await site.aMember())).status).toBe(404);
});
