import { openTestSite, type ActingMember, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';
import { checkAmen, giveAmen, listAmened } from './amens';
import { quietPrayer, requirePrayer, submitPrayer } from './prayers';

let site: TestSite;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  ruth = await site.aMember();
});
afterAll(() => site.close());

async function aPrayer() {
  return submitPrayer(ruth.context, prayerForm);
}

/** The response of REST to an amen. */
async function amen(member: ActingMember, prayerId: number) {
  const { hasAmened, amenCount } = await giveAmen(member.context, prayerId);
  return { hasAmened, amenCount };
}

async function countAmens(prayerId: number) {
  const [row] = await site.sql<[{ rows: number; counted: number }]>`
    select (select count(*)::integer from amens where prayer_id = prayers.id) as rows, amen_count as counted
    from prayers
    where id = ${prayerId}`;
  return row;
}

test('a repeated amen returns the same result and is not counted twice', async () => {
  const boaz = await site.aMember();
  const prayer = await aPrayer();
  expect(await amen(boaz, prayer.id)).toEqual({ hasAmened: true, amenCount: 1 });
  expect(await amen(boaz, prayer.id)).toEqual({ hasAmened: true, amenCount: 1 });
  expect(await countAmens(prayer.id)).toEqual({ rows: 1, counted: 1 });
});

test('fifty amens of one member at once count once', async () => {
  const boaz = await site.aMember();
  const prayer = await aPrayer();
  const responses = await Promise.all(Array.from({ length: 50 }, () => amen(boaz, prayer.id)));
  expect(new Set(responses.map((response) => JSON.stringify(response)))).toEqual(
    new Set(['{"hasAmened":true,"amenCount":1}']),
  );
  expect(await countAmens(prayer.id)).toEqual({ rows: 1, counted: 1 });
  const [journey] = await site.sql`select total_amens, experience_points from members where id = ${boaz.id}`;
  expect(journey).toEqual({ total_amens: 1, experience_points: 5 });
});

test('fifty members at once count fifty, and each gets a different count', async () => {
  const members = await Promise.all(Array.from({ length: 50 }, () => site.aMember()));
  const prayer = await aPrayer();
  const responses = await Promise.all(members.map(({ context }) => giveAmen(context, prayer.id)));
  const counts = responses.map(({ amenCount }) => amenCount).sort((one, other) => one - other);
  expect(counts).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(await countAmens(prayer.id)).toEqual({ rows: 50, counted: 50 });
});

test('members who say amen to many prayers in different orders do not deadlock', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => site.aMember()));
  const prayers = await Promise.all(Array.from({ length: 8 }, aPrayer));
  await Promise.all(
    members.flatMap(({ context }, index) =>
      prayers.map((_, turn) =>
        giveAmen(context, prayers[(turn * (index % 2 === 0 ? 1 : 7) + index) % 8]!.id),
      ),
    ),
  );
  for (const prayer of prayers) expect(await countAmens(prayer.id)).toEqual({ rows: 8, counted: 8 });
});

test('an amen on one’s own prayer is allowed', async () => {
  const prayer = await aPrayer();
  expect(await amen(ruth, prayer.id)).toEqual({ hasAmened: true, amenCount: 1 });
  expect(await checkAmen(ruth.context, prayer.id)).toEqual({ hasAmened: true });
});

test('deleting an account deletes its amens', async () => {
  const boaz = await site.aMember();
  const prayer = await aPrayer();
  await giveAmen(boaz.context, prayer.id);
  await site.sql`delete from members where id = ${boaz.id}`;
  expect(await countAmens(prayer.id)).toEqual({ rows: 0, counted: 0 });
});

test('over both APIs an amen and a check are a statement each, the session included, also with an Idempotency-Key', async () => {
  const gateway = await site.gateway();
  const boaz = await site.aMember();
  const prayer = await aPrayer();
  site.statements();
  await checkAmen(boaz.context, prayer.id);
  expect(site.statements()).toHaveLength(1);
  await giveAmen(boaz.context, prayer.id);
  expect(site.statements()).toHaveLength(1);

  const mutation =
    'mutation ($id: Int!) { giveAmen(prayerId: $id) { id amenCount hasAmened user { name } } }';
  for (const headers of [undefined, { 'idempotency-key': 'from the wall' }]) {
    await gateway.graphql(mutation, { id: prayer.id }, { as: boaz, headers });
    expect(site.statements()).toHaveLength(1);
    await gateway.rest('POST', `/api/prayers/${prayer.id}/amen`, { as: boaz, headers });
    expect(site.statements()).toHaveLength(1);
  }
});

test('an amen is given only by the member whom the call names, and by nobody whose session has ended', async () => {
  const gateway = await site.gateway();
  const boaz = await site.aMember();
  const prayer = await aPrayer();
  const path = `/api/prayers/${prayer.id}/amen`;
  const send = (id: number) =>
    gateway.rest('POST', path, { as: boaz, headers: { 'prayer-wall-member': String(id) } });
  expect((await send(ruth.id)).status).toBe(401);
  expect(await countAmens(prayer.id)).toEqual({ rows: 0, counted: 0 });
  expect((await send(boaz.id)).status).toBe(200);
  expect(await countAmens(prayer.id)).toEqual({ rows: 1, counted: 1 });

  await site.sql`update sessions set expires_at = now() where member_id = ${boaz.id}`;
  for (const id of [prayer.id, 2_000_000_000, 'none']) {
    expect((await gateway.rest('POST', `/api/prayers/${id}/amen`, { as: boaz })).status).toBe(401);
  }
});

test('a suspended member’s amen is refused with the address to write to', async () => {
  const boaz = await site.aMember();
  const prayer = await aPrayer();
  await site.sql`update members set suspended_at = now() where id = ${boaz.id}`;
  const gateway = await site.gateway();
  expect(await gateway.rest('POST', `/api/prayers/${prayer.id}/amen`, { as: boaz })).toMatchObject({
    status: 403,
    body: { message: 'This account is suspended. To ask about it, write to prayers@example.org.' },
  });
  expect((await requirePrayer(boaz.context, prayer.id)).amenCount).toBe(0);
});

test('the owner is notified once that others pray, never who; not of their own amen, not for a quiet prayer', async () => {
  const notificationsFor = (link: string) => site.sql`
    select kind, title, body from notifications where member_id = ${ruth.id} and link = ${link}`;
  const [loud, quiet] = [await aPrayer(), await aPrayer()];
  await quietPrayer(ruth.context, quiet.id, true);
  for (const giver of [ruth, await site.aMember(), await site.aMember()]) {
    await giveAmen(giver.context, loud.id);
    await giveAmen(giver.context, quiet.id);
  }
  expect(await notificationsFor(`/prayer/${loud.id}`)).toEqual([
    { kind: 'amen', title: 'Somebody prays with you', body: loud.title },
  ]);
  expect(await notificationsFor(`/prayer/${quiet.id}`)).toEqual([]);
});

test('of many prayers, a member learns in one statement which have their amen', async () => {
  const boaz = await site.aMember();
  const prayers = [await aPrayer(), await aPrayer(), await aPrayer()];
  const ids = prayers.map(({ id }) => id);
  await giveAmen(boaz.context, ids[1]!);
  site.statements();
  expect(await listAmened(boaz.context.renewed(), { ids })).toEqual([ids[1]]);
  expect(site.statements()).toHaveLength(1);
  expect(await listAmened(ruth.context, { ids })).toEqual([]);
  expect(await listAmened(site.visitor, { ids })).toEqual([]);
  await expect(
    listAmened(boaz.context, { ids: Array.from({ length: 101 }, (_, n) => n) }),
  ).rejects.toMatchObject({ status: 400 });
});
