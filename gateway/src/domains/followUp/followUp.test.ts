import { DateTime } from 'luxon';
import { crashAt } from '../../testing/crash';
import { prayerForm } from '../../testing/prayerForms';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { encourage } from '../prayers/encouragement';
import { giveAmen } from '../prayers/amens';
import { submitPrayer } from '../prayers/prayers';
import { postPrayerUpdate } from '../prayers/updates';
import { askHowItGoes, isAwake } from './ask';
import { restPrayers } from './rest';

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;
let ruth: ActingMember;
let boaz: ActingMember;

/** A zone in which it is about noon now, and one in which it is about midnight. */
const offset = 12 - DateTime.utc().hour;
const zoneAt = (hours: number) => `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
const noon = zoneAt(offset);
const midnight = zoneAt(offset > 0 ? offset - 12 : offset + 12);

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org' });
  boaz = await site.aMember();
});
beforeEach(async () => {
  await site.sql`update prayers set status = 'removed'`;
  await site.sql`truncate notifications cascade`;
  ruth = await site.aMember({ timeZone: noon });
});
afterAll(() => site.close());

const never = () => false;
const askAll = (services = site.services) => askHowItGoes(services, never);
const restAll = (services = site.services) => restPrayers(services, never);

/** The data of a response, or the code of its first error. */
async function call(as: ActingMember, text: string) {
  const { body } = await gateway.graphql(text, {}, { as });
  return body.errors ? body.errors[0].extensions.code : body.data;
}

async function aPrayer(age: string, as = ruth, form: object = {}): Promise<number> {
  const { id } = await submitPrayer(as.context, { ...prayerForm, ...form });
  await site.sql`update prayers set created_at = now() - ${age}::interval where id = ${id}`;
  return id;
}

const read = async (id: number, as = ruth) =>
  (await call(as, `{ prayer(id: ${id}) { status isAskedHowItGoes mayBeAsked amenCount } }`)).prayer;
const questions = () =>
  site.sql`select member_id as "memberId", title, body, link from notifications where kind = 'follow_up' order by id`;
const isOnWall = async (id: number) => {
  const { body } = await gateway.rest('GET', '/api/prayers?limit=100');
  return body.prayers.some((prayer: { id: number }) => prayer.id === id);
};

describe('28 days after the last update of a prayer', () => {
  test('its author is asked once, and nobody else sees that', async () => {
    const id = await aPrayer('28 days 1 minute');
    await aPrayer('27 days');
    for (const _ of ['once', 'again']) await askAll();
    expect(await questions()).toEqual([
      { memberId: ruth.id, title: 'How is it going?', body: prayerForm.title, link: `/prayer/${id}` },
    ]);
    expect(await site.sql`select from outbox where member_id = ${ruth.id}`).toHaveLength(1);
    expect(await read(id)).toMatchObject({ isAskedHowItGoes: true, mayBeAsked: true });
    for (const as of [boaz, admin])
      expect(await read(id, as)).toMatchObject({ isAskedHowItGoes: false, mayBeAsked: false });
  });

  test('an update puts the question off, and after it there is one more', async () => {
    const id = await aPrayer('40 days');
    await postPrayerUpdate(ruth.context, id, { content: 'A little better' });
    await askAll();
    expect(await questions()).toEqual([]);
    await site.sql`update prayer_updates set created_at = now() - interval '29 days' where prayer_id = ${id}`;
    await askAll();
    expect(await questions()).toHaveLength(1);
    await postPrayerUpdate(ruth.context, id, { content: 'Better' });
    expect(await read(id)).toMatchObject({ isAskedHowItGoes: false });
    await site.sql`update prayer_updates set created_at = now() - interval '29 days' where prayer_id = ${id}`;
    await site.sql`update notifications set read_at = now()`;
    await askAll();
    await askAll();
    expect(await questions()).toHaveLength(2);
  });

  test('nobody is asked at night, and an unknown zone blocks nobody', async () => {
    const night = await site.aMember({ timeZone: midnight });
    await aPrayer('30 days', night);
    await site.sql`update members set time_zone = 'Atlantis/Capital' where id = ${night.id}`;
    expect(isAwake({ timeZone: midnight })).toBe(false);
    expect(isAwake({ timeZone: noon })).toBe(true);
    await aPrayer('30 days');
    await askAll();
    expect((await questions()).map(({ memberId }) => memberId)).toContain(ruth.id);
    await site.sql`truncate notifications cascade`;
    await site.sql`update prayers set asked_at = null`;
    await site.sql`update members set time_zone = ${midnight} where id = ${night.id}`;
    await askAll();
    expect((await questions()).map(({ memberId }) => memberId)).toEqual([ruth.id]);
  });

  test('the author turns it off for one prayer, or for all', async () => {
    const id = await aPrayer('30 days');
    expect(await call(ruth, `mutation { setFollowUp(prayerId: ${id}, isOn: false) { mayBeAsked } }`)).toEqual(
      {
        setFollowUp: { mayBeAsked: false },
      },
    );
    const other = await site.aMember({ timeZone: noon });
    await aPrayer('30 days', other);
    for (const channel of ['site', 'mail', 'push'])
      await call(
        other,
        `mutation { setNotification(kind: follow_up, channel: ${channel}, isOn: false) { kind } }`,
      );
    await askAll();
    expect(await questions()).toEqual([]);
    expect(await call(boaz, `mutation { setFollowUp(prayerId: ${id}, isOn: true) { id } }`)).toBe(
      'FORBIDDEN',
    );
  });

  test('nobody is asked who wrote of self-harm, and nothing that is not on the wall is asked about', async () => {
    await aPrayer('30 days', ruth, { description: 'I do not want to live anymore, please pray.' });
    const answered = await aPrayer('30 days');
    await site.sql`update prayers set status = 'answered' where id = ${answered}`;
    await askAll();
    expect(await questions()).toEqual([]);
  });

  test('whenever a process is killed, and however many run at once, nobody is asked twice', async () => {
    for (let step = 1; step <= 8; step++) {
      const id = await aPrayer('30 days');
      const dying = crashAt(site.services, step);
      await Promise.all([dying.until(askAll(dying.services)), askAll(), askAll()]);
      await askAll();
      const asked = (await questions()).filter(({ link }) => link === `/prayer/${id}`);
      expect([step, asked.length]).toEqual([step, 1]);
    }
  });
});

describe('an answer', () => {
  test.each(['stillWaiting', 'update', 'answered'])('%s closes the question', async (answer) => {
    const id = await aPrayer('30 days');
    await askAll();
    const mutation = `mutation { answerFollowUp(prayerId: ${id}, answer: ${answer}) { id isAskedHowItGoes } }`;
    for (const _ of ['once', 'again'])
      expect(await call(ruth, mutation)).toEqual({ answerFollowUp: { id, isAskedHowItGoes: false } });
    expect(await call(boaz, mutation)).toBe('FORBIDDEN');
    await askAll();
    expect(await questions()).toHaveLength(1);
  });
});

describe('resting', () => {
  const setDays = (days: number | null, as = admin) =>
    call(as, `mutation { setRestAfterDays(days: ${days}) }`);

  test('is off by default; administrators set the days, from 1', async () => {
    const id = await aPrayer('4000 days');
    await restAll();
    expect(await read(id)).toMatchObject({ status: 'active' });
    expect(await call(admin, '{ restAfterDays }')).toEqual({ restAfterDays: null });
    for (const days of [0, -1, 3651]) expect(await setDays(days)).toBe('BAD_USER_INPUT');
    expect(await setDays(10, ruth)).toBe('FORBIDDEN');
    expect(await setDays(10)).toEqual({ setRestAfterDays: 10 });
    expect(await setDays(null)).toEqual({ setRestAfterDays: null });
    const [entry] = await site.sql`select action, reason from audit_log order by id desc limit 1`;
    expect(entry).toEqual({ action: 'set_rest_after_days', reason: 'never' });
  });

  test('takes a prayer off the wall that had nothing new; its page, its amens and its link stay', async () => {
    await setDays(10);
    const quiet = await aPrayer('11 days');
    const [updated, prayedFor, encouraged, young] = [
      await aPrayer('11 days'),
      await aPrayer('11 days'),
      await aPrayer('11 days'),
      await aPrayer('9 days'),
    ];
    await giveAmen(boaz.context, quiet);
    await site.sql`update amens set created_at = now() - interval '10 days 1 hour'`;
    await postPrayerUpdate(ruth.context, updated, { content: 'Better' });
    await giveAmen(boaz.context, prayedFor);
    await encourage(boaz.context, encouraged, { content: 'With you' });
    await restAll();
    expect(await isOnWall(quiet)).toBe(false);
    expect((await gateway.rest('GET', '/api/stats')).body.totalPrayers).toBe(5);
    for (const id of [updated, prayedFor, encouraged, young]) expect(await isOnWall(id)).toBe(true);
    expect(await read(quiet, boaz)).toMatchObject({ status: 'resting', amenCount: 1 });
    expect((await gateway.rest('GET', `/api/prayers/${quiet}`)).body).toMatchObject({ status: 'resting' });
    expect(await questions()).toMatchObject([{ memberId: ruth.id, title: 'Your prayer rests' }]);
    const amen = await gateway.rest('POST', `/api/prayers/${quiet}/amen`, { as: admin });
    expect(amen).toMatchObject({ status: 200, body: { hasAmened: true, amenCount: 2 } });
  });

  test('ends with one press of its author, for as many days again', async () => {
    await setDays(10);
    const id = await aPrayer('11 days');
    await restAll();
    const wake = (as: ActingMember) => call(as, `mutation { wakePrayer(id: ${id}) { status } }`);
    expect(await wake(boaz)).toBe('FORBIDDEN');
    for (const _ of ['once', 'again']) expect(await wake(ruth)).toEqual({ wakePrayer: { status: 'active' } });
    expect(await isOnWall(id)).toBe(true);
    await restAll();
    expect(await isOnWall(id)).toBe(true);
    await site.sql`update prayers set status = 'answered' where id = ${id}`;
    expect(await wake(ruth)).toBe('CONFLICT');
  });

  test('a resting prayer becomes a testimony too', async () => {
    await setDays(10);
    const id = await aPrayer('11 days');
    await restAll();
    const made = await gateway.rest('POST', `/api/prayers/${id}/testimonial`, {
      as: ruth,
      body: { title: 'It came', testimony: 'It came to me at last.' },
    });
    expect(made.status).toBe(201);
    expect(await read(id)).toMatchObject({ status: 'answered' });
  });

  test('whenever a process is killed, its author is told once', async () => {
    await setDays(10);
    for (let step = 1; step <= 4; step++) {
      await aPrayer('11 days');
      const dying = crashAt(site.services, step);
      await Promise.all([dying.until(restAll(dying.services)), restAll()]);
      await restAll();
      expect(await questions()).toHaveLength(step);
    }
  });
});
