import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let boaz: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember({ timeZone: 'Europe/Berlin' });
  boaz = await site.aMember();
});
afterAll(() => site.close());

const reminderForm = {
  title: 'Pray for Naomi',
  description: 'At breakfast',
  reminderTime: '09:00',
  frequency: 'daily',
};

const fields = `
  id title description reminderTime frequency weekday monthDay timeZone prayerId prayerTitle isStopped isPaused nextAt
  createdAt`;
const list = `{ reminders { ${fields} } }`;
const create = `mutation ($input: ReminderInput!) { createReminder(input: $input) { ${fields} } }`;
const edit = `mutation ($id: Int!, $input: ReminderInput!) { editReminder(id: $id, input: $input) { ${fields} } }`;
const pause = `mutation ($id: Int!, $isPaused: Boolean!) { pauseReminder(id: $id, isPaused: $isPaused) { ${fields} } }`;
const remove = 'mutation ($id: Int!) { deleteReminder(id: $id) }';

async function aReminder(given: object = {}, as = ruth) {
  const { status, body } = await gateway.rest('POST', '/api/reminders', {
    as,
    body: { ...reminderForm, ...given },
  });
  expect(status).toBe(201);
  return body;
}

async function aPrayer(as = ruth) {
  return (await gateway.rest('POST', '/api/prayers', { as, body: prayerForm })).body;
}

describe('both APIs return the same', () => {
  test('for a new reminder', async () => {
    const overRest = await aReminder();
    const overGraphql = await gateway.graphql(create, { input: reminderForm }, { as: ruth });
    const { id, createdAt, nextAt, weekday, monthDay, ...same } = overRest;
    expect(overGraphql.body.data.createReminder).toMatchObject({ ...same, weekday, monthDay, nextAt });
    expect(same).toEqual({
      ...reminderForm,
      timeZone: 'Europe/Berlin',
      prayerId: null,
      prayerTitle: null,
      isStopped: false,
      isPaused: false,
    });
    expect(id).toEqual(expect.any(Number));
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(nextAt).toMatch(/T0[78]:00:00\.000Z$/);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', day: 'numeric' });
    expect(monthDay).toBe(Number(today.format(new Date(createdAt))));
  });

  test('for their owner, newest first', async () => {
    await aReminder({ title: 'Older' });
    await aReminder({ title: 'Newer' });
    const overRest = await gateway.rest('GET', '/api/reminders', { as: ruth });
    const overGraphql = await gateway.graphql(list, {}, { as: ruth });
    expect(overRest.body.slice(0, 2)).toMatchObject([{ title: 'Newer' }, { title: 'Older' }]);
    expect(overGraphql.body.data.reminders).toEqual(overRest.body);
  });

  test.each([
    ['title', undefined, 'Title is required'],
    ['title', null, 'Title is required'],
    ['title', '   ', 'Title is required'],
    ['title', '🕯'.repeat(201), 'Title too long'],
    ['reminderTime', undefined, 'Invalid time format (HH:MM)'],
    ['reminderTime', '', 'Invalid time format (HH:MM)'],
    ['reminderTime', '7:30', 'Invalid time format (HH:MM)'],
    ['reminderTime', '24:00', 'Invalid time format (HH:MM)'],
    ['reminderTime', '09:60', 'Invalid time format (HH:MM)'],
    ['frequency', undefined, 'Frequency is required'],
    ['weekday', 8, 'Please choose a weekday'],
    ['monthDay', 32, 'Please choose a day from 1 to 31'],
    ['timeZone', 'Middle/Earth', 'Please choose a time zone'],
    ['prayerId', 0, 'Please choose a prayer'],
    ['prayerId', 2_000_000_000, 'Please choose a prayer'],
  ])('for %s = %j: %s', async (path, value, message) => {
    const { id } = await aReminder();
    const input = { ...reminderForm, [path]: value };
    for (const [method, address] of [
      ['POST', '/api/reminders'],
      ['PUT', `/api/reminders/${id}`],
    ] as const) {
      expect(await gateway.rest(method, address, { as: ruth, body: input })).toMatchObject({
        status: 400,
        body: { message, errors: [{ path, message }] },
      });
    }
    for (const document of [create, edit]) {
      const { body } = await gateway.graphql(document, { id, input }, { as: ruth });
      expect(body.errors).toMatchObject([
        { message, extensions: { code: 'BAD_USER_INPUT', fieldErrors: [{ path, message }] } },
      ]);
    }
  });

  test('for an invalid frequency', async () => {
    const { body } = await gateway.rest('POST', '/api/reminders', {
      as: ruth,
      body: { ...reminderForm, frequency: 'hourly' },
    });
    expect(body).toMatchObject({ message: 'Frequency is required', errors: [{ path: 'frequency' }] });
  });

  test('for a visitor', async () => {
    for (const [method, path, document] of [
      ['GET', '/api/reminders', list],
      ['POST', '/api/reminders', create],
      ['PUT', '/api/reminders/1', edit],
      ['DELETE', '/api/reminders/1', remove],
    ] as const) {
      const body = method === 'POST' || method === 'PUT' ? reminderForm : undefined;
      expect(await gateway.rest(method, path, { body })).toMatchObject({
        status: 401,
        body: { message: 'Unauthorized' },
      });
      const response = await gateway.graphql(document, { id: 1, input: reminderForm });
      expect(response.body.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
  });

  test('for a member who requests another’s: 404', async () => {
    const { id } = await aReminder();
    const calls = [
      ['PUT', `/api/reminders/${id}`, edit, reminderForm],
      ['DELETE', `/api/reminders/${id}`, remove, undefined],
    ] as const;
    for (const [method, path, document, body] of calls) {
      expect(await gateway.rest(method, path, { as: boaz, body })).toMatchObject({
        status: 404,
        body: { message: 'Reminder not found' },
      });
      const response = await gateway.graphql(document, { id, input: reminderForm }, { as: boaz });
      expect(response.body.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
    const paused = await gateway.graphql(pause, { id, isPaused: true }, { as: boaz });
    expect(paused.body.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect((await gateway.rest('GET', '/api/reminders', { as: boaz })).body).toEqual([]);
    for (const path of ['0', 'abc', '1.5', '99999999999'])
      expect(await gateway.rest('DELETE', `/api/reminders/${path}`, { as: ruth })).toMatchObject({
        status: 404,
      });
  });
});

describe('an owner', () => {
  test('edits it: day, zone and prayer stay if the form leaves them out', async () => {
    const prayer = await aPrayer();
    const { id } = await aReminder({
      frequency: 'weekly',
      weekday: 7,
      monthDay: 31,
      timeZone: 'Asia/Tokyo',
      prayerId: prayer.id,
    });
    const input = { title: 'Pray on Sunday', reminderTime: '21:15', frequency: 'weekly' };
    const overRest = await gateway.rest('PUT', `/api/reminders/${id}`, { as: ruth, body: input });
    expect(overRest).toMatchObject({
      status: 200,
      body: {
        ...input,
        description: null,
        weekday: 7,
        monthDay: 31,
        timeZone: 'Asia/Tokyo',
        prayerId: prayer.id,
        prayerTitle: prayerForm.title,
      },
    });
    expect(overRest.body.nextAt).toMatch(/T12:15:00\.000Z$/);
    expect(new Date(overRest.body.nextAt).getUTCDay()).toBe(0);
    const overGraphql = await gateway.graphql(edit, { id, input }, { as: ruth });
    expect(overGraphql.body.data.editReminder).toEqual(overRest.body);
  });

  test('removes its prayer with null, over both APIs', async () => {
    const prayer = await aPrayer();
    const [first, second] = [
      await aReminder({ prayerId: prayer.id }),
      await aReminder({ prayerId: prayer.id }),
    ];
    const input = { ...reminderForm, prayerId: null };
    const overRest = await gateway.rest('PUT', `/api/reminders/${first.id}`, { as: ruth, body: input });
    const overGraphql = await gateway.graphql(edit, { id: second.id, input }, { as: ruth });
    for (const reminder of [overRest.body, overGraphql.body.data.editReminder]) {
      expect(reminder).toMatchObject({ prayerId: null, prayerTitle: null });
    }
    const { body } = await gateway.rest('GET', '/api/reminders', { as: ruth });
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: first.id, prayerId: null }),
        expect.objectContaining({ id: second.id, prayerId: null }),
      ]),
    );
  });

  test('pauses and resumes it', async () => {
    const { id, nextAt } = await aReminder();
    const paused = await gateway.graphql(pause, { id, isPaused: true }, { as: ruth });
    expect(paused.body.data.pauseReminder).toMatchObject({ isPaused: true, nextAt: null });
    const awake = await gateway.graphql(pause, { id, isPaused: false }, { as: ruth });
    expect(awake.body.data.pauseReminder).toMatchObject({ isPaused: false, nextAt });
  });

  test('deletes it, once', async () => {
    const { id } = await aReminder();
    expect((await gateway.rest('DELETE', `/api/reminders/${id}`, { as: ruth })).status).toBe(204);
    expect((await gateway.rest('DELETE', `/api/reminders/${id}`, { as: ruth })).status).toBe(404);
    const other = await aReminder();
    const { body } = await gateway.graphql(remove, { id: other.id }, { as: ruth });
    expect(body.data.deleteReminder).toBe(other.id);
  });

  test('repeating a call with its key creates no second reminder', async () => {
    const call = { as: boaz, body: reminderForm, headers: { 'idempotency-key': 'one-reminder' } };
    const first = await gateway.rest('POST', '/api/reminders', call);
    const second = await gateway.rest('POST', '/api/reminders', call);
    expect(second.body).toEqual(first.body);
    expect((await gateway.rest('GET', '/api/reminders', { as: boaz })).body).toHaveLength(1);
  });
});

describe('a reminder for a prayer', () => {
  test('stops when that prayer is answered', async () => {
    const prayer = await aPrayer();
    const { id } = await aReminder({ prayerId: prayer.id });
    await site.sql`update prayers set status = 'answered' where id = ${prayer.id}`;
    const { body } = await gateway.rest('GET', '/api/reminders', { as: ruth });
    expect(body.find((reminder: { id: number }) => reminder.id === id)).toMatchObject({
      isStopped: true,
      nextAt: null,
      prayerTitle: prayerForm.title,
    });
  });

  test('does not show a prayer that its owner may no longer see', async () => {
    const prayer = await aPrayer(boaz);
    const { id } = await aReminder({ prayerId: prayer.id });
    await gateway.rest('DELETE', `/api/prayers/${prayer.id}`, { as: boaz });
    const { body } = await gateway.rest('GET', '/api/reminders', { as: ruth });
    expect(body.find((reminder: { id: number }) => reminder.id === id)).toMatchObject({
      prayerId: null,
      prayerTitle: null,
      isStopped: false,
    });
    const input = { ...reminderForm, prayerId: prayer.id };
    expect(await gateway.rest('POST', '/api/reminders', { as: ruth, body: input })).toMatchObject({
      status: 400,
      body: { message: 'Please choose a prayer', errors: [{ path: 'prayerId' }] },
    });
  });
});
