import { openTestSite, type ActingMember, type TestSite } from '../../testing/testSite';
import { remindBeforeSlots } from './slots';

let site: TestSite;
let ruth: ActingMember;

/** A Tuesday at 13:31 in Berlin, in a year far from the clock of this machine. */
const before = new Date('2126-05-07T11:31:00Z');
const tooEarly = new Date('2126-05-07T11:29:00Z');

beforeEach(async () => {
  site = await openTestSite();
  ruth = await site.aMember({ timeZone: 'Europe/Berlin' });
});
afterEach(() => site.close());

async function aChain(given: { start?: string; end?: string; zone?: string } = {}): Promise<number> {
  const { start = '2126-05-06T22:00:00Z', end = '2126-05-09T22:00:00Z', zone = 'Europe/Berlin' } = given;
  const [chain] = await site.sql`
    insert into prayer_chains (creator_id, title, start_time, end_time, time_zone, visibility)
    values (${ruth.id}, 'A day for Naomi', ${start}, ${end}, ${zone}, 'public')
    returning id`;
  return chain!.id;
}

const cover = (chain: number, hour: number, member = ruth) => site.sql`
  insert into chain_slots (chain_id, hour_slot, member_id) values (${chain}, ${hour}, ${member.id})`;

const remind = (now: Date) => remindBeforeSlots(site.services, now);

const notifications = () =>
  site.sql`select member_id as "memberId", kind, body, link from notifications order by id`;

test('a member is reminded half an hour before their hour, once on each day of the chain', async () => {
  await cover(await aChain(), 14);
  await remind(tooEarly);
  expect(await notifications()).toEqual([]);
  await Promise.all([remind(before), remind(before)]);
  await remind(new Date(before.getTime() + 60_000));
  expect(await notifications()).toEqual([
    {
      memberId: ruth.id,
      kind: 'slot_reminder',
      body: 'A day for Naomi, 14:00',
      link: '/features?tab=chains',
    },
  ]);
  await remind(new Date(before.getTime() + 24 * 60 * 60_000));
  expect(await notifications()).toHaveLength(2);
});

test('only the member who covers the next hour is reminded, in the zone of the chain', async () => {
  const boaz = await site.aMember();
  const here = await aChain();
  await cover(here, 14, boaz);
  await cover(here, 13);
  await cover(here, 15);
  const there = await aChain({ zone: 'America/New_York', start: '2126-05-06T04:00:00Z' });
  await cover(there, 8);
  await remind(before);
  const rows = await notifications();
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ memberId: boaz.id, body: 'A day for Naomi, 14:00 (Europe/Berlin)' }),
      expect.objectContaining({ memberId: ruth.id, body: 'A day for Naomi, 08:00 (America/New_York)' }),
    ]),
  );
});

test('nobody is reminded of a chain that has not begun or has ended, nor of an hour that was just taken', async () => {
  await cover(await aChain({ start: '2126-05-07T22:00:00Z' }), 14);
  await cover(await aChain({ end: '2126-05-07T12:00:00Z' }), 14);
  const running = await aChain();
  await cover(running, 14);
  await site.sql`update chain_slots set covered_at = ${before} where chain_id = ${running}`;
  await remind(before);
  expect(await notifications()).toEqual([]);
});

test('an hour that a clock change repeats is announced once, one that it skips never', async () => {
  const chain = await aChain({ start: '2126-03-29T23:00:00Z', end: '2126-11-09T23:00:00Z' });
  await cover(chain, 2);
  // 2126: in Berlin the clocks go forward on 31 March and back on 27 October.
  await remind(new Date('2126-03-31T00:31:00Z'));
  expect(await notifications()).toEqual([]);
  await remind(new Date('2126-10-26T23:31:00Z'));
  await remind(new Date('2126-10-27T00:31:00Z'));
  expect(await notifications()).toHaveLength(1);
});
