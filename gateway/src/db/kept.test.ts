import { giveAmen } from '../prayers/amens';
import { submitPrayer } from '../prayers/prayers';
import { eventually } from '../testing/eventually';
import { openHouse, type ActingMember, type TestGateway, type TestHouse } from '../testing/house';
import { prayerForm } from '../testing/prayerForms';
import { aSecondGateway } from '../testing/secondGateway';
import { createKept } from './kept';

let house: TestHouse;
let gateway: TestGateway;
let ruth: ActingMember;
let prayerId: number;

beforeEach(async () => {
  house = await openHouse();
  gateway = await house.gateway();
  ruth = await house.aMember();
  ({ id: prayerId } = await submitPrayer(ruth.context, prayerForm));
});
afterEach(() => house.close());

const poll = async (path: string, as: ActingMember | null = null) =>
  (await gateway.rest('GET', path, { as })).body;
const stats = () => poll('/api/stats');
const check = (as: ActingMember | null) => poll(`/api/prayers/${prayerId}/amen/check`, as);

/** What a poll sends to the database, beside what the gateway tells the others by the way. */
async function costOf(ask: () => Promise<unknown>): Promise<number> {
  house.statements();
  await ask();
  return house.statements().filter((text) => !text.includes('live_changes')).length;
}

/** Polls until it costs nothing. */
const settled = (ask: () => Promise<unknown>) => eventually(async () => (await costOf(ask)) === 0);

describe('while nothing changes, a poll costs no statement', () => {
  test('the figures, over both doors', async () => {
    await settled(stats);
    expect(await costOf(() => gateway.graphql('{ stats { totalPrayers } }'))).toBe(0);
    expect(await stats()).toMatchObject({ totalPrayers: 1, totalAmens: 0, activeToday: 1 });
  });

  test('an amen check, each caller for themselves', async () => {
    await giveAmen(ruth.context, prayerId);
    const boaz = await house.aMember();
    await settled(async () => Promise.all([check(ruth), check(boaz), check(null)]));
    const answers = await Promise.all([check(ruth), check(boaz), check(null)]);
    expect(answers.map(({ hasAmened }) => hasAmened)).toEqual([true, false, false]);
  });
});

describe('the next answer knows of a deed on the same gateway', () => {
  test('over either door, and of one from within the house', async () => {
    await settled(stats);
    await gateway.rest('POST', '/api/prayers', { as: ruth, body: prayerForm });
    expect((await stats()).totalPrayers).toBe(2);
    await settled(stats);
    await gateway.graphql(
      'mutation ($id: Int!) { giveAmen(prayerId: $id) { id } }',
      { id: prayerId },
      { as: ruth },
    );
    expect((await stats()).totalAmens).toBe(1);
    await settled(stats);
    await giveAmen((await house.aMember()).context, prayerId);
    expect((await stats()).totalAmens).toBe(2);
  });

  test('of an amen, of a prayer that is withdrawn, of a session that is over', async () => {
    await settled(() => check(ruth));
    await gateway.rest('POST', `/api/prayers/${prayerId}/amen`, { as: ruth });
    expect(await check(ruth)).toEqual({ hasAmened: true });
    await settled(() => check(ruth));
    await gateway.rest('GET', '/api/logout', { as: ruth });
    expect(await check(ruth)).toEqual({ hasAmened: false });
    const again = await house.aMember();
    await settled(() => check(again));
    await house.sql`update prayers set author_id = ${again.id} where id = ${prayerId}`;
    await gateway.rest('DELETE', `/api/prayers/${prayerId}`, { as: again });
    expect(await check(again)).toEqual({ message: 'Prayer not found' });
  });
});

test('what happens on another gateway is known soon, whichever is asked', async () => {
  const second = await aSecondGateway(house);
  await Promise.all([settled(stats), settled(() => check(ruth))]);
  const there = (path: string) =>
    fetch(second.url + path, { method: 'POST', headers: { cookie: `pw_session=${ruth.session}` } });
  expect((await there(`/api/prayers/${prayerId}/amen`)).status).toBe(200);
  await eventually(async () => (await stats()).totalAmens === 1);
  await eventually(async () => (await check(ruth)).hasAmened);
  expect(await check(ruth)).toEqual({ hasAmened: true });
  await second.stop();
});

test('while the way to the database is lost, each poll asks the database', async () => {
  await settled(stats);
  await house.sql`
    select pg_terminate_backend(pid)
    from pg_stat_activity
    where application_name = 'prayer-wall-live' and datname = current_database()`;
  await eventually(async () => (await costOf(stats)) === 1);
  expect(await stats()).toMatchObject({ totalPrayers: 1 });
});

describe('what is kept', () => {
  const at = (instant: string) => jest.useFakeTimers({ now: new Date(instant), doNotFake: ['nextTick'] });
  afterEach(() => void jest.useRealTimers());

  test('is not told any more when its subject changed while it was being read', async () => {
    const kept = createKept();
    kept.trust();
    let finish: (text: string) => void = () => undefined;
    const reading = kept.keep('stats', '', () => new Promise<string>((resolve) => (finish = resolve)));
    kept.forget('stats');
    finish('old');
    expect(await reading).toBe('old');
    expect(await kept.keep('stats', '', async () => 'new')).toBe('new');
    expect(await kept.keep('stats', '', async () => 'newer')).toBe('new');
    kept.forget('prayer 1');
    expect(await kept.keep('stats', '', async () => 'newer')).toBe('new');
    kept.forgetAll();
    expect(await kept.keep('stats', '', async () => 'newer')).toBe('newer');
  });

  test('is read anew after twenty seconds, and when a new day begins', async () => {
    at('2026-03-01T12:00:00Z');
    const kept = createKept();
    kept.trust();
    let readings = 0;
    const ask = () => kept.keep('stats', '', async () => (readings += 1));
    await ask();
    jest.setSystemTime(new Date('2026-03-01T12:00:19Z'));
    expect(await ask()).toBe(1);
    jest.setSystemTime(new Date('2026-03-01T12:00:20Z'));
    expect(await ask()).toBe(2);
    jest.setSystemTime(new Date('2026-03-01T23:59:59Z'));
    expect(await ask()).toBe(3);
    jest.setSystemTime(new Date('2026-03-02T00:00:00Z'));
    expect(await ask()).toBe(4);
  });

  test('is nothing at all where nobody listens', async () => {
    const kept = createKept();
    const wishes = jest.fn();
    kept.onWish = wishes;
    expect(await kept.keep('stats', '', async () => 1)).toBe(1);
    expect(wishes).not.toHaveBeenCalled();
    expect(await kept.keep('stats', '', async () => 2)).toBe(2);
    expect(wishes).toHaveBeenCalledTimes(1);
  });
});
