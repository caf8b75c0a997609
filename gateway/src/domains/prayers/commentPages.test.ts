import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let prayer: number;
/** Numbers of the readable comments, oldest first. */
let all: number[];

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
  const posted = async () =>
    (await gateway.rest('POST', '/api/prayers', { as: ruth, body: prayerForm })).body.id as number;
  prayer = await posted();
  const other = await posted();
  await site.sql`
    insert into comments (prayer_id, author_id, content, is_anonymous, created_at)
    select ${prayer}::integer, ${ruth.id}::integer, 'With you ' || n, false, now() + n / 3 * interval '1 second'
    from generate_series(1, 235) as n`;
  await site.sql`
    insert into comments (prayer_id, author_id, content, is_anonymous)
    values (${other}, ${ruth.id}, 'Elsewhere', false)`;
  await site.sql`
    update comments set status = 'hidden'
    where id in (select id from comments where prayer_id = ${prayer} order by id limit 5)`;
  const rows = await site.sql<{ id: number }[]>`
    select id from comments where prayer_id = ${prayer} and status = 'active' order by created_at, id`;
  all = rows.map(({ id }) => id);
});
afterAll(() => site.close());

const idsOf = (comments: readonly { id: number }[]) => comments.map(({ id }) => id);
const get = (query = '') => gateway.rest('GET', `/api/prayers/${prayer}/comments${query}`);

async function ask(args: string) {
  const { body } = await gateway.graphql(
    `{ prayer(id: ${prayer}) { commentCount comments(${args}) { id } } }`,
  );
  return body;
}

test('a prayer has its newest 100, oldest first, and the number of all, over both APIs', async () => {
  const { body } = await gateway.rest('GET', `/api/prayers/${prayer}`);
  expect(idsOf(body.comments)).toEqual(all.slice(-100));
  expect(body.commentCount).toBe(230);
  const { data } = (await gateway.graphql(`{ prayer(id: ${prayer}) { comments { id } } }`)).body;
  expect(idsOf(data.prayer.comments)).toEqual(all.slice(-100));
});

test('earlier ones come in pages, the same over both APIs', async () => {
  let loaded: number[] = [];
  for (let query = '?limit=70'; ; query = `?limit=70&before=${loaded[0]}`) {
    const { status, body } = await get(query);
    expect(status).toBe(200);
    const range = loaded.length === 0 ? 'last: 70' : `last: 70, before: ${loaded[0]}`;
    expect(idsOf((await ask(range)).data.prayer.comments)).toEqual(idsOf(body.comments));
    loaded = [...idsOf(body.comments), ...loaded];
    if (!body.hasMore) break;
  }
  expect(loaded).toEqual(all);
});

test('without a limit a page has 100; before the first there is nothing', async () => {
  const { body } = await get(`?before=${all[120]}`);
  expect(idsOf(body.comments)).toEqual(all.slice(20, 120));
  expect(body.hasMore).toBe(true);
  expect((await get(`?before=${all[0]}`)).body).toEqual({ comments: [], hasMore: false });
  expect(idsOf((await ask(`before: ${all[120]}`)).data.prayer.comments)).toEqual(all.slice(20, 120));
});

test('a page that is out of range is refused over both APIs', async () => {
  for (const [name, value] of [
    ...['0', '101', 'x', '1.5', ''].map((bad) => ['limit', bad]),
    ...['0', '-3', 'x', '99999999999'].map((bad) => ['before', bad]),
  ]) {
    expect(await get(`?${name}=${value}`)).toMatchObject({ status: 400, body: { errors: [{ path: name }] } });
  }
  for (const args of ['last: 0', 'last: 101', 'before: 0']) {
    expect((await ask(args)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  }
  expect((await gateway.rest('GET', '/api/prayers/2000000000/comments?limit=x')).status).toBe(404);
});

test('long ones take the place of others, which are on the next page', async () => {
  const { body: made } = await gateway.rest('POST', '/api/prayers', { as: ruth, body: prayerForm });
  await site.sql`
    insert into comments (prayer_id, author_id, content, is_anonymous, created_at)
    select ${made.id}::integer, ${ruth.id}::integer, repeat('🙏', 10000), false, now() + n * interval '1 second'
    from generate_series(1, 60) as n`;
  const detail = await gateway.rest('GET', `/api/prayers/${made.id}`);
  expect(JSON.stringify(detail.body).length * 2).toBeLessThan(2_000_000);
  expect(detail.body).toMatchObject({ commentCount: 60, comments: { length: 37 } });
  const earlier = await gateway.rest(
    'GET',
    `/api/prayers/${made.id}/comments?before=${detail.body.comments[0].id}`,
  );
  expect(earlier.body).toMatchObject({ hasMore: false, comments: { length: 23 } });

  const visitors = await gateway.graphql(`{ prayer(id: ${made.id}) { comments(last: 100) { id content } } }`);
  expect(visitors.body.data.prayer.comments).toHaveLength(2);
});
