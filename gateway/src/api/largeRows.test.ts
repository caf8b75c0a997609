import type { PendingQuery } from 'postgres';
import { encodeCursor } from '../platform/database/cursor';
import { ownOperations } from '../testing/ownOperations';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../testing/testSite';

/** Rows of each list, with the longest texts: no character needs more bytes in JSON than a control character. */
const rows = 60;
/** Each with long comments, so that few are on a page. */
const posts = 12;
const longest = (characters: number) => `x${'\u0001'.repeat(characters - 1)}`;
const text = longest(10_000);

const mostBytes = { rest: 2_000_000, visitor: 256 * 1024, member: 2 * 1024 * 1024 };

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;
let ids: Record<'prayer' | 'group' | 'post', number>;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org' });
  ids = await makeLargeRows();
});
afterAll(() => site.close());

describe('REST', () => {
  const lists: [path: string, all: number, field: string | null][] = [
    ['/api/prayers', rows, 'prayers'],
    ['/api/testimonials', rows, null],
    ['/api/prayer-groups', rows, null],
    ['/api/prayer-groups/my-groups', rows, null],
    ['/api/prayer-groups/:group/posts', posts, null],
    ['/api/prayer-groups/:group/requests', rows, null],
    ['/api/prayer-chains', rows, null],
    ['/api/reminders', rows, null],
    ['/api/admin/prayers', 2 * rows, null],
    ['/api/admin/users', 2 * rows + 1, null],
  ];

  test.each(lists)('the pages of %s are below 2 MB and have every row once', async (path, all, field) => {
    const seen: number[] = [];
    for (let page = 1; page < 99; page += 1) {
      const found = await get(`${path}?page=${page}`);
      expect([found.status, found.bytes < mostBytes.rest]).toEqual([200, true]);
      const list: { id: number }[] = field ? found.body[field] : found.body;
      if (list.length === 0) break;
      seen.push(...list.map(({ id }) => id));
      expect(found.body.hasMore ?? seen.length < all).toBe(seen.length < all);
    }
    expect([seen.length, new Set(seen).size]).toEqual([all, all]);
  });

  test('so do those of the encouragements of a prayer, from the last one', async () => {
    const { status, bytes, body } = await get('/api/prayers/:prayer');
    expect([status, bytes < mostBytes.rest]).toEqual([200, true]);
    const seen: number[] = body.comments.map(({ id }: { id: number }) => id);
    for (let hasMore = seen.length < body.commentCount; hasMore;) {
      const page = await get(`/api/prayers/:prayer/comments?before=${seen[0]}`);
      expect([page.status, page.bytes < mostBytes.rest]).toEqual([200, true]);
      seen.unshift(...page.body.comments.map(({ id }: { id: number }) => id));
      hasMore = page.body.hasMore;
    }
    expect([seen.length, new Set(seen).size]).toEqual([rows, rows]);
  });

  test('a group has all its members', async () => {
    const { status, bytes, body } = await get('/api/prayer-groups/:group');
    expect([status, bytes < mostBytes.rest, body.members.length]).toEqual([200, true, rows + 1]);
  });

  async function get(path: string) {
    const address = path.replaceAll(/:(\w+)/g, (_, name: keyof typeof ids) => String(ids[name]));
    const response = await gateway.rest('GET', address, { as: admin });
    return { ...response, bytes: Buffer.byteLength(JSON.stringify(response.body)) };
  }
});

describe('GraphQL', () => {
  const queries = ownOperations.filter(({ type }) => type === 'query');
  const given = () => ({
    first: 100,
    limit: 50,
    exclude: [],
    isMember: true,
    sort: 'recent',
    token: 'token1',
    before: 2_000_000_000,
    id: 0,
    ids: Array.from({ length: 100 }, (_, index) => index + 1),
    kind: 'prayer',
    targetId: ids.prayer,
  });
  const idsOf: Record<string, keyof typeof ids> = {
    GroupPage: 'group',
    GroupMembers: 'group',
    ManageGroup: 'group',
    OlderGroupPosts: 'group',
    AllGroupPostComments: 'post',
  };

  test.each(queries)('$frontEnd $name is not too large', async ({ name, text: query, variables }) => {
    for (const as of [null, admin]) {
      const known = { ...given(), isMember: as !== null, id: ids[idsOf[name] ?? 'prayer'] };
      const after = name === 'OlderGroupPosts' ? encodeCursor([true, Date.now(), 1]) : null;
      const values = Object.entries({ ...known, after }).filter(([key]) => variables.includes(key));
      const { body } = await gateway.graphql(query, Object.fromEntries(values), { as });
      const bytes = Buffer.byteLength(JSON.stringify(body));
      expect(JSON.stringify(body.errors ?? '')).not.toMatch(/too large|BAD_USER_INPUT|INTERNAL/);
      expect(bytes).toBeLessThan(as ? mostBytes.member : mostBytes.visitor);
    }
  });

  const pages: [list: string, all: number, as: 'visitor' | 'member', select: string][] = [
    ['prayers', rows, 'visitor', 'prayers { id title description user { name } }'],
    ['testimonials', rows, 'visitor', 'testimonials { id title testimony authorName }'],
    ['prayerGroupPage', rows, 'visitor', 'groups { id description members { user { name } } }'],
    ['myGroups', rows, 'member', 'groups { id description }'],
    ['prayerChainPage', rows, 'visitor', 'chains { id description slots { user { name profileImageUrl } } }'],
    ['myChains', rows, 'member', 'chains { id description }'],
    ['notifications', rows, 'member', 'notifications { id title body }'],
    ['adminPrayers', 2 * rows, 'member', 'prayers { id description }'],
    ['auditLog', rows, 'member', 'entries { id reason }'],
    ['posts', posts, 'visitor', 'posts { id content comments { content } }'],
  ];

  test.each(pages)('the pages of %s have every row once', async (list, all, as, select) => {
    const ofGroup = list === 'posts';
    const field = `${list}(first: 100, after: $after) { ${select} hasMore endCursor }`;
    const query = `query ($after: String) { ${ofGroup ? `prayerGroup(id: ${ids.group}) { ${field} }` : field} }`;
    const seen: number[] = [];
    for (let after: string | null = null; ;) {
      const { status, body } = await gateway.graphql(
        query,
        { after },
        { as: as === 'member' ? admin : null },
      );
      expect([status, body.errors]).toEqual([200, undefined]);
      const page = ofGroup ? body.data.prayerGroup[list] : body.data[list];
      const [found] = Object.values(page).filter((value): value is { id: number }[] => Array.isArray(value));
      seen.push(...found!.map(({ id }) => id));
      expect(page.hasMore).toBe(seen.length < all);
      after = page.endCursor;
      if (after === null) break;
    }
    expect([seen.length, new Set(seen).size]).toEqual([all, all]);
  });

  test.each([
    ['prayerGroups', '{ prayerGroups { id description } }'],
    ['prayerChains', '{ prayerChains { id description } }'],
    ['myPrayerGroups', '{ myPrayerGroups { id description } }'],
  ])('the list without pages has as many as fit: %s', async (field, query) => {
    const { status, body } = await gateway.graphql(query, {}, { as: field.startsWith('my') ? admin : null });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data[field].length).toBeGreaterThan(0);
    expect(body.data[field].length).toBeLessThan(rows);
  });
});

/** Everything is the administrator's; others have joined, commented and asked to join. */
async function makeLargeRows(): Promise<typeof ids> {
  const { sql } = site;
  const own = sql`${admin.id}::integer`;
  const at = sql`date_trunc('milliseconds', now()) - n * interval '1 minute'`;
  const name = longest(100);
  const one = async (statement: PendingQuery<{ id: number }[]>) => (await statement)[0]!.id;

  const others = await sql<{ id: number }[]>`
    insert into members (provider_subject, email, is_verified, display_name, name, time_zone, profile_image_url)
    select 'large' || n, 'large' || n || '@example.org', true, ${name}, ${name}, 'UTC', 'https://example.org/' || repeat('p', 180)
    from generate_series(1, ${2 * rows}::integer) as n
    returning id`;
  const someone = (from = 0) => sql`(${others.slice(from, from + rows).map(({ id }) => id)}::integer[])[n]`;
  await sql`
    update members
    set display_name = ${name}, first_name = null, last_name = null, name = ${name}
    where id = ${own}`;

  const prayer = await one(sql<{ id: number }[]>`
    insert into prayers (author_id, typed_name, typed_email, title, description, category, is_anonymous, comment_count, created_at, status)
    select ${own}, ${name}, 'a@example.org', ${longest(100)}, ${longest(500)}, 'general', false,
      case when n = 1 then ${rows}::integer else 0 end, ${at}, case when n <= ${rows}::integer then 'active' else 'answered' end
    from generate_series(1, ${2 * rows}::integer) as n
    returning id`);
  await sql`
    insert into testimonials (prayer_id, author_id, title, testimony, is_anonymous, created_at)
    select prayers.id, ${own}, ${longest(200)}, ${longest(2_000)}, false, prayers.created_at
    from prayers
    where status = 'answered'`;
  await sql`
    insert into comments (prayer_id, author_id, author_name, content, is_anonymous, created_at)
    select ${prayer}::integer, ${own}, ${name}, ${text}, false, ${at}
    from generate_series(1, ${rows}::integer) as n`;
  await sql`
    insert into prayer_updates (prayer_id, content, created_at)
    select ${prayer}::integer, ${longest(500)}, ${at}
    from generate_series(1, ${rows}::integer) as n`;
  const group = await one(sql<{ id: number }[]>`
    insert into prayer_groups (creator_id, name, description, theme, is_private, join_approval_required, max_members, invite_token, created_at)
    select ${own}, ${longest(100)}, ${text}, 'general', false, false, 1000, 'token' || n, ${at}
    from generate_series(1, ${rows}::integer) as n
    returning id`);
  await sql`insert into group_members (group_id, member_id, role) select id, ${own}, 'admin' from prayer_groups`;
  await sql`
    insert into group_members (group_id, member_id)
    select prayer_groups.id, ${someone()}
    from prayer_groups, generate_series(1, ${rows}::integer) as n
    where prayer_groups.id = ${group} or n <= 5`;
  await sql`
    insert into join_requests (group_id, member_id, message)
    select ${group}::integer, ${someone(rows)}, ${text}
    from generate_series(1, ${rows}::integer) as n`;
  const post = await one(sql<{ id: number }[]>`
    insert into group_posts (group_id, author_id, content, post_type, comment_count, created_at)
    select ${group}::integer, ${own}, ${text}, 'message', ${rows}::integer, ${at}
    from generate_series(1, ${posts}::integer) as n
    returning id`);
  await sql`
    insert into group_post_comments (post_id, author_id, content)
    select group_posts.id, ${own}, ${text}
    from group_posts, generate_series(1, ${rows}::integer) as n
    where group_posts.id = ${post} or n <= 4`;
  await sql`
    insert into prayer_chains (creator_id, title, description, start_time, end_time, time_zone, visibility)
    select ${own}, ${longest(200)}, ${text}, ${at}, now() + n * interval '1 day', 'UTC', 'public'
    from generate_series(1, ${rows}::integer) as n`;
  await sql`
    insert into chain_slots (chain_id, hour_slot, member_id)
    select prayer_chains.id, n - 1, ${someone()}
    from prayer_chains, generate_series(1, 24) as n`;
  await sql`
    insert into reminders (member_id, title, description, reminder_time, frequency, weekday, month_day, time_zone, next_at, created_at)
    select ${own}, ${longest(200)}, ${text}, '07:30', 'daily', 1, 1, 'UTC', now() + interval '1 day', ${at}
    from generate_series(1, ${rows}::integer) as n`;
  await sql`
    insert into notifications (member_id, kind, title, body, link, created_at)
    select ${own}, 'moderation', ${longest(200)}, ${longest(1_000)}, '/', ${at}
    from generate_series(1, ${rows}::integer) as n`;
  await sql`
    insert into reports (kind, target_id, reporter_id, reason)
    select 'comment', comments.id, ${someone()}, ${longest(1_000)}
    from comments, generate_series(1, 20) as n`;
  await sql`
    insert into moderation_cases (kind, target_id, open_reports)
    select 'comment', id, 20
    from comments
    on conflict do nothing`;
  await sql`
    insert into audit_log (actor_id, action, subject, reason, created_at)
    select ${own}, 'hide', 'comment 1', ${longest(1_000)}, ${at}
    from generate_series(1, ${rows}::integer) as n`;
  return { prayer, group, post };
}
