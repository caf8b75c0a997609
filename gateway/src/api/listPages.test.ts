import { chainForm, groupForm } from '../testing/security/community';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../testing/testSite';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let boaz: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
  boaz = await site.aMember();
});
afterAll(() => site.close());

const made = async (path: string, body: object, as = ruth) =>
  (await gateway.rest('POST', path, { as, body })).body.id as number;
const get = (path: string, as: ActingMember | null = ruth) => gateway.rest('GET', path, { as });
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

/** Every page of a REST list. */
async function byPage(path: string, limit: number, as: ActingMember | null = ruth): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await get(`${path}?page=${page}&limit=${limit}`, as);
    expect(status).toBe(200);
    ids.push(...idsOf(body));
    if (body.length < limit) return ids;
  }
}

/** Every page of a list of GraphQL. */
async function byCursor(field: string, list: string, first: number, as: ActingMember | null = ruth) {
  const document = `query ($first: Int!, $after: String) {
    ${field}(first: $first, after: $after) { ${list} { id } hasMore endCursor }
  }`;
  const ids: number[] = [];
  for (let after: string | null = null; ;) {
    const { body } = await gateway.graphql(document, { first, after }, { as });
    const page = body.data[field];
    ids.push(...idsOf(page[list]));
    expect(page.hasMore).toBe(page.endCursor !== null);
    after = page.endCursor;
    if (after === null) return ids;
  }
}

const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

describe('prayer groups', () => {
  let created: number;
  let joined: number;

  beforeAll(async () => {
    created = await made('/api/prayer-groups', groupForm);
    joined = await made('/api/prayer-groups', { ...groupForm, theme: 'grief' }, boaz);
    await gateway.rest('POST', `/api/prayer-groups/${joined}/join`, { as: ruth });
    await site.sql`
      insert into prayer_groups (creator_id, name, theme, is_private, join_approval_required, max_members, invite_token, created_at)
      select ${boaz.id}::integer, 'Group ' || n, 'general', false, false, 100, 'token' || n, now() + n % 7 * interval '1 second'
      from generate_series(1, 150) as n`;
  });

  test('an answer has at most 100; the caller’s own come first', async () => {
    const { body } = await get('/api/prayer-groups');
    expect(body).toHaveLength(100);
    expect(idsOf(body).slice(0, 2)).toEqual([joined, created]);
    const { body: ofVisitor } = await get('/api/prayer-groups', null);
    expect(idsOf(ofVisitor)).not.toContain(created);
  });

  test('the pages have every group once, over both APIs', async () => {
    const all = await byPage('/api/prayer-groups', 40);
    expect(all).toHaveLength(152);
    expect(new Set(all).size).toBe(152);
    expect(all.slice(0, 2)).toEqual([joined, created]);
    const ofVisitor = await byPage('/api/prayer-groups', 100, null);
    expect(await byCursor('prayerGroupPage', 'groups', 40, null)).toEqual(ofVisitor);
    expect(ascending(all)).toEqual(ascending(ofVisitor));
  });

  test('the caller’s own groups are the same over both APIs', async () => {
    expect(await byPage('/api/prayer-groups/my-groups', 1)).toEqual([joined, created]);
    expect(await byCursor('myGroups', 'groups', 1)).toEqual([joined, created]);
  });

  test('a theme has pages too', async () => {
    expect(idsOf((await get('/api/prayer-groups?theme=grief&limit=5')).body)).toEqual([joined]);
    const { body } = await gateway.graphql('{ prayerGroupPage(theme: grief, first: 5) { groups { id } } }');
    expect(idsOf(body.data.prayerGroupPage.groups)).toEqual([joined]);
  });
});

describe('prayer chains', () => {
  const day = 86_400_000;
  const from = (days: number) => ({
    ...chainForm(),
    startTime: new Date(Date.now() + days * day).toISOString(),
    endTime: new Date(Date.now() + (days + 1) * day).toISOString(),
  });
  let created: number;
  let covered: number;

  beforeAll(async () => {
    created = await made('/api/prayer-chains', from(900));
    covered = await made('/api/prayer-chains', from(800), boaz);
    await gateway.rest('POST', `/api/prayer-chains/${covered}/join`, { as: ruth, body: { hourSlot: 3 } });
    await site.sql`
      insert into prayer_chains (creator_id, title, start_time, end_time, time_zone, visibility)
      select ${boaz.id}::integer, 'Chain ' || n, now() + n % 40 * interval '1 hour' - interval '12 hours', now() + n % 40 * interval '1 hour' + interval '12 hours', 'UTC', 'public'
      from generate_series(1, 130) as n
      union all
      select ${boaz.id}::integer, 'Past ' || n, now() - n % 20 * interval '1 day' - interval '2 days', now() - n % 20 * interval '1 day' - interval '1 day', 'UTC', 'public'
      from generate_series(1, 60) as n`;
  });

  test('an answer has at most 100; the caller’s own come first', async () => {
    const { body } = await get('/api/prayer-chains');
    expect(body).toHaveLength(100);
    expect(idsOf(body).slice(0, 2)).toEqual([covered, created]);
    expect(idsOf((await get('/api/prayer-chains', null)).body)).not.toContain(created);
  });

  test('the pages have every chain once, over both APIs in the same order', async () => {
    const ofVisitor = await byPage('/api/prayer-chains', 35, null);
    expect(ofVisitor).toHaveLength(192);
    expect(new Set(ofVisitor).size).toBe(192);
    expect(await byCursor('prayerChainPage', 'chains', 35, null)).toEqual(ofVisitor);
    const own = await byPage('/api/prayer-chains', 35);
    expect(own).toEqual([covered, created, ...ofVisitor.filter((id) => id !== covered && id !== created)]);
  });

  test('the caller’s own chains have pages', async () => {
    expect(await byCursor('myChains', 'chains', 1)).toEqual([covered, created]);
    const { body } = await gateway.graphql('{ myChains { chains { id } } }');
    expect(body.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('a page that is out of range is refused over both APIs', () => {
  test.each([
    '/api/prayer-groups',
    '/api/prayer-groups/my-groups',
    '/api/prayer-chains',
    '/api/testimonials',
  ])('%s', async (path) => {
    for (const [name, value] of [
      ...['0', '-1', 'x', '1.5', ''].map((bad) => ['page', bad]),
      ...['0', '101', 'x'].map((bad) => ['limit', bad]),
    ]) {
      expect(await get(`${path}?${name}=${value}`)).toMatchObject({
        status: 400,
        body: { errors: [{ path: name }] },
      });
    }
  });

  test.each([
    ['prayerGroupPage', 'groups'],
    ['myGroups', 'groups'],
    ['prayerChainPage', 'chains'],
    ['myChains', 'chains'],
  ])('%s', async (field, list) => {
    for (const bad of ['first: 0', 'first: 101', 'after: "nonsense"']) {
      const { body } = await gateway.graphql(`{ ${field}(${bad}) { ${list} { id } } }`, {}, { as: ruth });
      expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
  });
});
