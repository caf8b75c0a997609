import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
});
afterAll(() => site.close());

/** Three days, from midnight to midnight in New York, across a clock change. */
const chainForm = {
  title: 'Days for Naomi',
  startTime: '2097-03-09T05:00:00Z',
  endTime: '2097-03-12T04:00:00Z',
  timeZone: 'America/New_York',
};

async function aChainWith(...hours: number[]): Promise<string> {
  const { body } = await gateway.rest('POST', '/api/prayer-chains', { as: ruth, body: chainForm });
  for (const hourSlot of hours)
    await gateway.rest('POST', `/api/prayer-chains/${body.id}/join`, { as: ruth, body: { hourSlot } });
  return `/api/prayer-chains/${body.id}/calendar.ics`;
}

test('a member’s hours can be downloaded as a calendar file: the same hour on each day, with an alarm', async () => {
  const { status, headers, body } = await gateway.rest('GET', await aChainWith(6, 22), { as: ruth });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const lines = String(body).replace(/\r\n /g, '').split('\r\n');
  const starting = (word: string) => lines.filter((line) => line.startsWith(word));
  expect(starting('DTSTART;')).toEqual([
    'DTSTART;TZID=America/New_York:20970309T060000',
    'DTSTART;TZID=America/New_York:20970309T220000',
  ]);
  expect(starting('RRULE')).toEqual(['RRULE:FREQ=DAILY;COUNT=3', 'RRULE:FREQ=DAILY;COUNT=3']);
  expect(starting('TRIGGER')).toEqual(['TRIGGER:-PT15M', 'TRIGGER:-PT15M']);
  expect(starting('SUMMARY')).toEqual(['SUMMARY:Days for Naomi', 'SUMMARY:Days for Naomi']);
});

test('the file says in which language it is: the member’s own, else that of the request', async () => {
  const path = await aChainWith(3);
  const languageOf = async () => {
    const { body } = await gateway.rest('GET', path, { as: ruth, headers: { 'accept-language': 'es-MX' } });
    return /^PRODID:.*\/\/(.*)\r$/m.exec(String(body))?.[1];
  };
  expect(await languageOf()).toBe('ES');
  await gateway.rest('PUT', '/api/auth/user', { as: ruth, body: { locale: 'he' } });
  expect(await languageOf()).toBe('HE');
});

test('a member without hours gets 404, a visitor 401', async () => {
  const path = await aChainWith();
  expect(await gateway.rest('GET', path, { as: ruth })).toMatchObject({
    status: 404,
    body: { message: 'You cover no hour of this chain' },
  });
  expect((await gateway.rest('GET', path)).status).toBe(401);
});
