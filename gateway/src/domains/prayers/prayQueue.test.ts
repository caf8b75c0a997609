import { prayerForm } from '../../testing/prayerForms';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { giveAmen } from './amens';
import { submitPrayer, withdrawPrayer } from './prayers';
import { deleteEndedHolds } from './prayQueueSql';

let site: TestSite;
let gateway: TestGateway;
let author: ActingMember;
let reader: ActingMember;
let other: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  [author, reader, other] = [await site.aMember(), await site.aMember(), await site.aMember()];
});
beforeEach(() => site.sql`truncate prayers, prayer_holds cascade`);
afterAll(() => site.close());

/** Prayers of the author, the first one the oldest, by their titles. */
async function prayersOf<Title extends string>(...titles: Title[]): Promise<Record<Title, number>> {
  const ids: Partial<Record<Title, number>> = {};
  for (const [turn, title] of titles.entries()) {
    const { id } = await submitPrayer(author.context, { ...prayerForm, title });
    await site.sql`update prayers set created_at = now() - ${titles.length - turn} * interval '1 hour' where id = ${id}`;
    ids[title] = id;
  }
  return ids as Record<Title, number>;
}

interface Asked {
  limit?: number;
  exclude?: readonly number[];
}

const titlesOf = (prayers: { title: string }[]) => prayers.map(({ title }) => title);
const overRest = async (as: ActingMember | null, { limit = 50, exclude = [] }: Asked = {}) => {
  const path = `/api/pray-queue?limit=${limit}&exclude=${exclude.join(',')}`;
  return titlesOf((await gateway.rest('GET', path, { as })).body.prayers);
};
const overGraphql = async (as: ActingMember | null, asked: Asked = {}) => {
  const query =
    'query ($limit: Int! = 50, $exclude: [Int!]) { prayQueue(limit: $limit, exclude: $exclude) { title } }';
  return titlesOf((await gateway.graphql(query, asked, { as })).body.data.prayQueue);
};

/** The prayers that both APIs hand out. They are the same: a reader gets again what they already hold. */
async function queueOf(as: ActingMember | null, asked: Asked = {}): Promise<string[]> {
  const titles = await overRest(as, asked);
  expect(await overGraphql(as, asked)).toEqual(titles);
  return titles;
}

const wait = (minutes: number) =>
  site.sql`update prayer_holds set held_until = held_until - ${minutes} * interval '1 minute'`;

test('first those whom nobody has prayed for, oldest first, then the least recently prayed for', async () => {
  const ids = await prayersOf('Prayed for last', 'Oldest', 'Prayed for first', 'Newest');
  await giveAmen(other.context, ids['Prayed for first']);
  await giveAmen(other.context, ids['Prayed for last']);
  expect(await queueOf(reader)).toEqual(['Oldest', 'Newest', 'Prayed for first', 'Prayed for last']);
  await giveAmen(reader.context, ids['Prayed for first']);
  expect(await queueOf(reader)).toEqual(['Oldest', 'Newest', 'Prayed for last', 'Prayed for first']);
});

test('the author’s own amen does not count, and a deleted one no longer', async () => {
  const ids = await prayersOf('Own amen', 'No amen', 'Amen of one who left');
  await giveAmen(author.context, ids['Own amen']);
  await giveAmen(other.context, ids['Amen of one who left']);
  const leaving = await site.aMember();
  await giveAmen(leaving.context, ids['No amen']);
  expect(await queueOf(reader)).toEqual(['Own amen', 'Amen of one who left', 'No amen']);
  await site.sql`delete from amens where prayer_id = ${ids['Amen of one who left']} or member_id = ${leaving.id}`;
  expect(await queueOf(reader)).toEqual(['Own amen', 'No amen', 'Amen of one who left']);
});

test('never the reader’s own, nor what is excluded; visitors get all', async () => {
  const ids = await prayersOf('One', 'Two', 'Three');
  await submitPrayer(reader.context, { ...prayerForm, title: 'Of the reader', isAnonymous: true });
  expect(await queueOf(reader, { exclude: [ids.One, ids.Three, 2 ** 31 - 1] })).toEqual(['Two']);
  expect(await queueOf(reader, { limit: 2 })).toEqual(['One', 'Two']);
  await wait(3);
  expect(await queueOf(null)).toEqual(['One', 'Two', 'Three', 'Of the reader']);
});

test('only prayers on the wall', async () => {
  const ids = await prayersOf('Active', 'Answered', 'Hidden', 'Withdrawn');
  await site.sql`update prayers set status = 'answered' where id = ${ids.Answered}`;
  await site.sql`update prayers set status = 'hidden' where id = ${ids.Hidden}`;
  await withdrawPrayer(author.context, ids.Withdrawn);
  expect(await queueOf(reader)).toEqual(['Active']);
});

test('what was handed to somebody is held back from others for two minutes, as long as there are others', async () => {
  await prayersOf('One', 'Two', 'Three');
  expect(await queueOf(reader, { limit: 1 })).toEqual(['One']);
  expect(await queueOf(other, { limit: 1 })).toEqual(['Two']);
  expect(await queueOf(null, { limit: 1 })).toEqual(['Three']);
  // Nothing is left that nobody has.
  expect(await queueOf(await site.aMember(), { limit: 2 })).toEqual(['One', 'Two']);
  expect(await queueOf(other)).toEqual(['Two', 'One', 'Three']);
  // Their own stays theirs meanwhile.
  expect(await queueOf(reader, { limit: 1 })).toEqual(['One']);
  await wait(3);
  expect(await queueOf(other, { limit: 1 })).toEqual(['One']);
});

test('nobody holds more than a person can read, and ended holds are deleted', async () => {
  const titles = Array.from({ length: 160 }, (_, turn) => `Prayer ${turn}`);
  await site.sql`
    insert into prayers (author_id, typed_name, typed_email, title, description, category, is_anonymous)
    select ${author.id}::integer, 'Ruth', 'ruth@example.org', title, 'Please pray for us.', 'general', false
    from unnest(${titles}::text[]) as title`;
  const seen = await site.sql<{ id: number }[]>`select id from prayers order by id`;
  for (const turn of [0, 50, 100])
    await overRest(reader, { exclude: seen.slice(0, turn).map(({ id }) => id) });
  const [{ held }] = await site.sql<[{ held: number }]>`select count(*)::integer as held from prayer_holds`;
  expect(held).toBe(100);
  await wait(3);
  await deleteEndedHolds(site.sql);
  expect(await site.sql`select from prayer_holds`).toHaveLength(0);
});

test('the table of holds says of nobody what they read', async () => {
  await prayersOf('One');
  await overRest(reader);
  const [hold] = await site.sql<[{ reader: Buffer }]>`select * from prayer_holds`;
  expect(Object.keys(hold)).toEqual(['prayer_id', 'reader', 'held_until']);
  expect(hold.reader).toHaveLength(32);
});

test('it is one statement, for members and visitors', async () => {
  await prayersOf('One', 'Two');
  for (const as of [reader, null]) {
    site.statements();
    await overRest(as, { limit: 2 });
    expect(site.statements()).toHaveLength(1);
    await overGraphql(as);
    expect(site.statements()).toHaveLength(1);
  }
});

const many = (count: number) => Array.from({ length: count }, (_, turn) => turn + 1);
const excludeMessage = 'exclude must be at most 1000 numbers of prayers';

test.each([
  ['limit=0', 'limit', 'limit must be from 1 to 50'],
  ['limit=51', 'limit', 'limit must be from 1 to 50'],
  ['limit=many', 'limit', 'limit must be from 1 to 50'],
  ['exclude=1,two', 'exclude', excludeMessage],
  ['exclude=1,,2', 'exclude', excludeMessage],
  ['exclude=0', 'exclude', excludeMessage],
  ['exclude=-1', 'exclude', excludeMessage],
  ['exclude=1.5', 'exclude', excludeMessage],
  ['exclude=2147483648', 'exclude', excludeMessage],
  ['exclude=1&exclude=2', 'exclude', excludeMessage],
  [`exclude=${many(1001).join(',')}`, 'exclude', excludeMessage],
])('%.40s is refused', async (query, path, message) => {
  const { status, body } = await gateway.rest('GET', `/api/pray-queue?${query}`);
  expect([status, body.message]).toEqual([400, message]);
  expect(body.errors).toEqual([expect.objectContaining({ path, message })]);
});

test('a thousand are excluded at once; more, or no number of a prayer, is refused over GraphQL too', async () => {
  await prayersOf('One');
  expect(await queueOf(reader, { exclude: many(1000).map((id) => id + 1_000_000_000) })).toEqual(['One']);
  for (const asked of [{ exclude: many(1001) }, { exclude: [0] }, { limit: 51 }]) {
    const { body } = await gateway.graphql(
      'query ($limit: Int! = 5, $exclude: [Int!]) { prayQueue(limit: $limit, exclude: $exclude) { id } }',
      asked,
    );
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fieldErrors: [{ path: Object.keys(asked)[0] }],
    });
  }
});
