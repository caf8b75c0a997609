import { eventually } from '../../testing/eventually';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { findCommentsOf } from './commentsSql';
import { createGroup, listGroups, requireGroup } from './groups';
import { approveJoinRequest, joinGroup, requestToJoin } from './membership';
import { commentOnPost, postInGroup } from './posts';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let boaz: ActingMember;
let naomi: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember({ firstName: 'Ruth', lastName: 'Moab' });
  boaz = await site.aMember({ firstName: 'Boaz', lastName: 'Bethlehem' });
  naomi = await site.aMember({ firstName: 'Naomi', lastName: 'Elimelech' });
});
afterAll(() => site.close());

const form = { name: 'Gleaners', description: 'We pray at dawn.', theme: 'family' };
const secret = { isPrivate: true, joinApprovalRequired: true };

const aGroup = (given: object = {}) => createGroup(ruth.context, { ...form, ...given });
const rest = (method: string, path: string, as: ActingMember | null, body?: unknown) =>
  gateway.rest(method, `/api/prayer-groups${path}`, { as, body });

test('a group is created with its creator as admin; both APIs return the same', async () => {
  const { status, body } = await rest('POST', '', ruth, form);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...form,
    isPrivate: false,
    joinApprovalRequired: false,
    maxMembers: 100,
    memberCount: 1,
    inviteLinkToken: expect.any(String),
    createdByUser: { firstName: 'Ruth', lastName: 'Moab' },
    isMember: true,
    memberRole: 'admin',
    members: [{ role: 'admin', user: { firstName: 'Ruth' } }],
  });
  const answer = await gateway.graphql(
    'query ($id: Int!) { prayerGroup(id: $id) { id name theme description maxMembers memberCount isPrivate isMember memberRole inviteLinkToken members { role user { firstName } } } }',
    { id: body.id },
    { as: ruth },
  );
  expect(body).toMatchObject(answer.body.data.prayerGroup);
});

test.each([
  [{ name: ' ' }, 'name', 'Group name is required'],
  [{ name: 'a'.repeat(101) }, 'name', 'Name too long'],
  [{ theme: undefined }, 'theme', 'Theme is required'],
  [{ theme: 'gossip' }, 'theme', 'Theme is required'],
  [{ maxMembers: 4 }, 'maxMembers', 'Members must be from 5 to 1000'],
  [{ maxMembers: 1001 }, 'maxMembers', 'Members must be from 5 to 1000'],
])('bad input %#: %p', async (given, path, message) => {
  expect(await rest('POST', '', ruth, { ...form, ...given })).toMatchObject({
    status: 400,
    body: { message, errors: [{ path, message }] },
  });
});

test('every theme of both sets is accepted, and a list accepts no other', async () => {
  for (const theme of ['guidance', 'thanksgiving', 'ministry', 'missions']) {
    expect((await rest('POST', '', ruth, { ...form, theme })).status).toBe(201);
  }
  const list = await rest('GET', '?theme=missions', null);
  expect(list.body.map(({ theme }: { theme: string }) => theme)).toEqual(['missions']);
  expect((await rest('GET', '?theme=gossip', null)).status).toBe(400);
});

test('a public group is joined directly; joining again changes nothing', async () => {
  const { id } = await aGroup();
  for (const _ of ['first', 'again']) {
    const answer = await rest('POST', `/${id}/join`, boaz);
    expect(answer).toMatchObject({
      status: 200,
      body: { isMember: true, memberRole: 'member', memberCount: 2 },
    });
  }
  expect((await rest('POST', `/${id}/join`, null)).status).toBe(401);
  expect((await rest('POST', '/999999/join', boaz)).status).toBe(404);
  expect((await rest('POST', `/${id}/request-join`, naomi)).status).toBe(409);
});

test('a group of five accepts exactly four more of fifty', async () => {
  const { id } = await aGroup({ maxMembers: 5 });
  const members = await Promise.all(Array.from({ length: 50 }, () => site.aMember()));
  const responses = await Promise.all(members.map((member) => rest('POST', `/${id}/join`, member)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(4);
  const refused = responses.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set(['409 This group is at maximum capacity']),
  );
  expect(await requireGroup(ruth.context, id)).toMatchObject({ memberCount: 5, maxMembers: 5 });
});

test('a private group is listed by name; only its members see its members, posts and link', async () => {
  const { id } = await aGroup({ ...secret, name: 'Behind closed doors' });
  await rest('POST', `/${id}/posts`, ruth, { content: 'A secret sorrow' });
  for (const stranger of [null, boaz]) {
    const list = await rest('GET', '', stranger);
    const listed = list.body.find((group: { id: number }) => group.id === id);
    expect(listed).toMatchObject({
      name: 'Behind closed doors',
      memberCount: 1,
      members: [],
      inviteLinkToken: null,
    });
    expect((await rest('GET', `/${id}`, stranger)).body).toMatchObject({
      members: [],
      inviteLinkToken: null,
    });
    expect((await rest('GET', `/${id}/posts`, stranger)).body).toEqual([]);
  }
  const answer = await gateway.graphql(
    'query ($id: Int!) { prayerGroup(id: $id) { members { id } joinRequests { id } posts { posts { id } } } }',
    { id },
    { as: boaz },
  );
  expect(answer.body.data.prayerGroup).toEqual({ members: [], joinRequests: [], posts: { posts: [] } });
  expect((await rest('POST', `/${id}/posts`, boaz, { content: 'Hello' })).status).toBe(403);
});

test('a private group with approval gets a request; an admin approves; the member is notified', async () => {
  const { id } = await aGroup(secret);
  expect(await rest('POST', `/${id}/join`, boaz)).toMatchObject({
    status: 403,
    body: { message: 'This group needs approval' },
  });
  const requested = await rest('POST', `/${id}/request-join`, boaz, { message: 'May I glean?' });
  expect(requested).toMatchObject({ status: 201, body: { status: 'pending' } });
  expect((await rest('POST', `/${id}/request-join`, boaz)).body).toEqual({ status: 'pending' });
  expect((await requireGroup(boaz.context, id)).hasRequested).toBe(true);

  expect((await rest('GET', `/${id}/requests`, null)).status).toBe(401);
  expect((await rest('GET', `/${id}/requests`, boaz)).status).toBe(403);
  const requests = await rest('GET', `/${id}/requests`, ruth);
  expect(requests.body).toMatchObject([{ message: 'May I glean?', user: { firstName: 'Boaz' } }]);

  const path = `/${id}/requests/${requests.body[0].id}`;
  expect((await rest('POST', `${path}/approve`, boaz)).status).toBe(403);
  for (const _ of ['first', 'again']) expect((await rest('POST', `${path}/approve`, ruth)).status).toBe(200);
  expect((await rest('POST', `${path}/decline`, ruth)).status).toBe(409);
  expect(await requireGroup(boaz.context, id)).toMatchObject({ isMember: true, hasRequested: false });
  const notified = await site.sql<{ kind: string }[]>`
    select kind from notifications where link = ${`/prayer-groups/${id}`} order by id`;
  expect(notified.map(({ kind }) => kind)).toEqual(['group_request', 'group_decision']);
});

test('the notification of a request says whose it is, with their words; of several, whose the newest is and how many more wait', async () => {
  const { id } = await aGroup(secret);
  const nameless = await site.aMember({ firstName: null, lastName: null, name: null });
  const bodies = async (locale: string) => {
    const { body } = await gateway.graphql(
      '{ notifications { notifications { link body } } }',
      {},
      { as: ruth, headers: { cookie: `pw_session=${ruth.session}; locale=${locale}` } },
    );
    const own = body.data.notifications.notifications.filter(
      ({ link }: { link: string }) => link === `/prayer-groups/${id}`,
    );
    return own.map((notification: { body: string | null }) => notification.body);
  };
  const ask = (as: ActingMember, message?: string) => rest('POST', `/${id}/request-join`, as, { message });

  await ask(boaz, 'May I glean?');
  expect(await bodies('en')).toEqual(['Boaz Bethlehem: May I glean?']);
  await ask(nameless);
  expect(await bodies('en')).toEqual(['Community Member and 1 more']);
  await ask(naomi, 'And I?');
  expect(await bodies('en')).toEqual(['Naomi Elimelech and 2 more']);
  expect(await bodies('de')).toEqual(['Naomi Elimelech und 2 weitere']);
});

test('of a single request without words the notification says whose it is', async () => {
  const { id } = await aGroup(secret);
  await rest('POST', `/${id}/request-join`, naomi);
  const stored = await site.sql`
    select body, told->'body' as told from notifications where link = ${`/prayer-groups/${id}`}`;
  expect(stored).toEqual([{ body: 'Naomi Elimelech', told: null }]);
});

test.each(['approve', 'decline'])(
  '%s says what it did, whatever happens to the request right after',
  async (verb) => {
    const { id } = await aGroup(secret);
    await requestToJoin(boaz.context, id, {});
    const [{ id: request }] = await site.sql<
      [{ id: number }]
    >`select id from join_requests where group_id = ${id}`;
    // A trigger at the end of the transaction stands for somebody who is as fast.
    await site.sql.unsafe(`
    create function go_on() returns trigger language plpgsql as $$ begin
      update join_requests set status = 'ended'
      where id = new.id and new.status in ('approved', 'declined');
      return null;
    end $$;
    create constraint trigger go_on after update on join_requests deferrable initially deferred
    for each row execute function go_on()`);
    try {
      expect((await rest('POST', `/${id}/requests/${request}/${verb}`, ruth)).status).toBe(200);
    } finally {
      await site.sql`drop function go_on cascade`;
    }
  },
);

test('who asks again while the request is being approved is a member, and no request waits', async () => {
  const { id } = await aGroup(secret);
  await requestToJoin(boaz.context, id, {});
  let again: ReturnType<typeof requestToJoin> | undefined;
  await site.sql.begin(async (sql) => {
    await sql`update join_requests set status = 'approved', decided_at = now() where group_id = ${id}`;
    await sql`insert into group_members (group_id, member_id) values (${id}, ${boaz.id})`;
    again = requestToJoin(boaz.context, id, {});
    await eventually(async () => {
      const [{ count }] = await site.sql<
        [{ count: number }]
      >`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return count > 0;
    });
  });
  expect(await again).toMatchObject({ isMember: true, hasRequested: false });
  expect(await site.sql`select from join_requests where group_id = ${id} and status = 'pending'`).toEqual([]);
});

test('when two admins decide on one request at once, one decision counts', async () => {
  const { id } = await aGroup(secret);
  for (let round = 0; round < 5; round++) {
    const requester = await site.aMember();
    await requestToJoin(requester.context, id, {});
    const [request] = (await rest('GET', `/${id}/requests`, ruth)).body;
    const responses = await Promise.all([
      rest('POST', `/${id}/requests/${request.id}/approve`, ruth),
      rest('POST', `/${id}/requests/${request.id}/decline`, ruth),
    ]);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const isIn = (await requireGroup(requester.context, id)).isMember;
    expect(isIn).toBe(responses[0].status === 200);
  }
});

test('a declined request may be made again; approving for a full group is refused', async () => {
  const { id } = await aGroup({ ...secret, maxMembers: 5 });
  await requestToJoin(boaz.context, id, {});
  const [request] = (await rest('GET', `/${id}/requests`, ruth)).body;
  await rest('POST', `/${id}/requests/${request.id}/decline`, ruth);
  await requestToJoin(boaz.context, id, { message: 'Again' });
  for (let count = 0; count < 4; count++) {
    const member = await site.aMember();
    await requestToJoin(member.context, id, {});
    const waiting = (await rest('GET', `/${id}/requests`, ruth)).body as {
      id: number;
      message: string | null;
    }[];
    await approveJoinRequest(ruth.context, id, waiting.find(({ message }) => message === null)!.id);
  }
  const [last] = (await rest('GET', `/${id}/requests`, ruth)).body;
  expect(await rest('POST', `/${id}/requests/${last.id}/approve`, ruth)).toMatchObject({
    status: 409,
    body: { message: 'This group is at maximum capacity' },
  });
});

test('members leave; the last admin must hand over first, also when two leave at once', async () => {
  const leave = (id: number, as: ActingMember) =>
    gateway.graphql('mutation ($id: Int!) { leaveGroup(id: $id) { isMember memberCount } }', { id }, { as });
  const group = await aGroup();
  await joinGroup(boaz.context, group.id);
  expect((await leave(group.id, ruth)).body.errors[0].extensions.code).toBe('CONFLICT');
  const membership = (await requireGroup(ruth.context, group.id)).members.find(
    ({ role }) => role === 'member',
  )!;
  const promoted = await gateway.graphql(
    'mutation ($id: Int!, $member: Int!) { changeGroupRole(groupId: $id, memberId: $member, role: admin) { id } }',
    { id: group.id, member: membership.id },
    { as: ruth },
  );
  expect(promoted.body.errors).toBeUndefined();
  const both = await Promise.all([leave(group.id, ruth), leave(group.id, boaz)]);
  expect(both.filter(({ body }) => body.errors === undefined)).toHaveLength(1);
  const [row] = await site.sql`select member_count, admin_count from prayer_groups where id = ${group.id}`;
  expect(row).toEqual({ member_count: 1, admin_count: 1 });
});

test('only an admin can remove members, edit, reset the link and delete', async () => {
  const group = await aGroup();
  await joinGroup(boaz.context, group.id);
  const calls = [
    'removeGroupMember(groupId: $id, memberId: 1) { id }',
    'resetInviteLink(id: $id) { id }',
    'deleteGroup(id: $id)',
    'editGroup(id: $id, input: { name: "Mine", theme: general }) { id }',
  ];
  for (const call of calls) {
    const { body } = await gateway.graphql(
      `mutation ($id: Int!) { ${call} }`,
      { id: group.id },
      { as: boaz },
    );
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  }
  const byLink = (token: string) =>
    gateway.graphql('query ($token: String!) { prayerGroupByInvite(token: $token) { id } }', { token });
  const old = group.inviteLinkToken!;
  expect((await byLink(old)).body.data.prayerGroupByInvite).toEqual({ id: group.id });
  await gateway.graphql(
    'mutation ($id: Int!) { resetInviteLink(id: $id) { id } }',
    { id: group.id },
    { as: ruth },
  );
  expect((await byLink(old)).body.errors[0].extensions.code).toBe('NOT_FOUND');
  await gateway.graphql('mutation ($id: Int!) { deleteGroup(id: $id) }', { id: group.id }, { as: ruth });
  expect((await rest('GET', `/${group.id}`, ruth)).status).toBe(404);
});

test('my groups are the caller’s own, and the path is not parsed as an id', async () => {
  const group = await aGroup();
  expect((await rest('GET', '/my-groups', null)).status).toBe(401);
  const mine = await rest('GET', '/my-groups', ruth);
  expect(mine.body.map(({ id }: { id: number }) => id)).toContain(group.id);
  expect((await rest('GET', '/my-groups', naomi)).body).toEqual([]);
});

test('a list of groups with their first members is one statement', async () => {
  await aGroup();
  site.statements();
  await listGroups(ruth.context, {});
  expect(site.statements()).toHaveLength(1);
});

describe('the discussion', () => {
  test('of two comments at once each returns the count with it', async () => {
    const group = await createGroup(ruth.context, form);
    const post = await postInGroup(ruth.context, group.id, { content: 'For all of us' });
    const contents = Array.from({ length: 8 }, (_, index) => `Comment ${index}`);
    const made = await Promise.all(
      contents.map((content) => commentOnPost(ruth.context, post.id, { content })),
    );
    const counts = made.map((one) => one.post.commentCount);
    expect(counts.toSorted((one, other) => one - other)).toEqual(contents.map((_, index) => index + 1));
  });

  let id: number;
  const post = (as: ActingMember | null, body: unknown) => rest('POST', `/${id}/posts`, as, body);
  const onPost = (method: string, postId: number, path: string, as: ActingMember | null, body?: unknown) =>
    gateway.rest(method, `/api/group-posts/${postId}/${path}`, { as, body });

  beforeEach(async () => {
    ({ id } = await aGroup());
    await joinGroup(boaz.context, id);
  });

  test('members post; the type is message by default; only admins make announcements', async () => {
    expect(await post(boaz, { content: ' Good morning ' })).toMatchObject({
      status: 201,
      body: {
        content: 'Good morning',
        postType: 'message',
        isPinned: false,
        likeCount: 0,
        commentCount: 0,
        hasLiked: false,
        author: { firstName: 'Boaz', lastName: 'Bethlehem' },
        comments: [],
      },
    });
    expect((await post(boaz, { content: 'Hear', postType: 'announcement' })).status).toBe(403);
    expect((await post(ruth, { content: 'Hear', postType: 'announcement' })).status).toBe(201);
    expect((await post(naomi, { content: 'Hello' })).status).toBe(403);
    expect((await post(null, { content: 'Hello' })).status).toBe(401);
    expect(await post(boaz, { content: ' ' })).toMatchObject({
      status: 400,
      body: { message: 'Content is required' },
    });
    expect((await post(boaz, { content: 'x', postType: 'rumour' })).status).toBe(400);
  });

  test('pinned posts are first, then the newest; everybody reads a public group; also by cursor', async () => {
    const posts = [];
    for (const content of ['one', 'two', 'three']) posts.push((await post(boaz, { content })).body);
    const pin = await gateway.graphql(
      'mutation ($id: Int!) { pinGroupPost(id: $id, isPinned: true) { isPinned } }',
      { id: posts[0].id },
      { as: ruth },
    );
    expect(pin.body.data.pinGroupPost).toEqual({ isPinned: true });
    const contents = (await rest('GET', `/${id}/posts`, null)).body.map(
      (row: { content: string }) => row.content,
    );
    expect(contents).toEqual(['one', 'three', 'two']);

    const page = async (after: string | null) =>
      (
        await gateway.graphql(
          'query ($id: Int!, $after: String) { prayerGroup(id: $id) { posts(first: 1, after: $after) { posts { content } hasMore endCursor } } }',
          { id, after },
        )
      ).body.data.prayerGroup.posts;
    const seen: string[] = [];
    for (let after: string | null = null, hasMore = true; hasMore;) {
      const next = await page(after);
      seen.push(next.posts[0].content);
      ({ hasMore, endCursor: after } = next);
    }
    expect(seen).toEqual(contents);
  });

  test('a like is given and taken back; repeating changes nothing', async () => {
    const { id: postId } = (await post(boaz, { content: 'Like me' })).body;
    for (const _ of ['first', 'again'])
      expect((await onPost('POST', postId, 'like', ruth)).body).toEqual({ hasLiked: true, likeCount: 1 });
    expect((await onPost('POST', postId, 'like', naomi)).status).toBe(403);
    expect((await onPost('POST', postId, 'like', null)).status).toBe(401);
    for (const _ of ['first', 'again'])
      expect((await onPost('DELETE', postId, 'like', ruth)).body).toEqual({ hasLiked: false, likeCount: 0 });
  });

  test('members comment; a post includes the three latest comments, all on request', async () => {
    const { id: postId } = (await post(boaz, { content: 'Talk' })).body;
    for (const content of ['1', '2', '3', '4'])
      expect(await onPost('POST', postId, 'comments', ruth, { content })).toMatchObject({
        status: 201,
        body: { content, author: { firstName: 'Ruth' } },
      });
    expect((await onPost('POST', postId, 'comments', naomi, { content: 'x' })).status).toBe(403);
    expect((await onPost('POST', postId, 'comments', ruth, { content: '  ' })).status).toBe(400);
    expect((await onPost('POST', 999_999, 'comments', ruth, { content: 'x' })).status).toBe(404);
    const [listed] = (await rest('GET', `/${id}/posts`, null)).body;
    expect(listed).toMatchObject({ commentCount: 4 });
    expect(listed.comments.map(({ content }: { content: string }) => content)).toEqual(['2', '3', '4']);
    const all = await gateway.graphql(
      'query ($id: Int!) { groupPost(id: $id) { comments(last: 100) { content createdAt isOwner } } }',
      { id: postId },
      { as: ruth },
    );
    expect(all.body.data.groupPost.comments).toMatchObject(
      ['1', '2', '3', '4'].map((content) => ({ content, isOwner: true })),
    );
  });

  test('only authors and admins remove posts and comments', async () => {
    const { id: postId } = (await post(boaz, { content: 'Gone soon' })).body;
    const { id: commentId } = (await onPost('POST', postId, 'comments', ruth, { content: 'Mine' })).body;
    const call = (text: string, as: ActingMember) => gateway.graphql(`mutation { ${text} }`, {}, { as });
    const removeComment = `removeGroupPostComment(id: ${commentId}) { commentCount }`;
    expect((await call(removeComment, boaz)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await call(removeComment, ruth)).body.data.removeGroupPostComment).toEqual({ commentCount: 0 });
    expect((await call(`removeGroupPost(id: ${postId})`, naomi)).body.errors[0].extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await call(`removeGroupPost(id: ${postId})`, ruth)).body.data.removeGroupPost).toBe(postId);
    expect((await rest('GET', `/${id}/posts`, boaz)).body).toEqual([]);
  });

  test('other members are notified of posts once until they have read it', async () => {
    await post(boaz, { content: 'one' });
    await post(boaz, { content: 'two' });
    const notified = await site.sql`
      select member_id, body from notifications where kind = 'group_post' and link = ${`/prayer-groups/${id}`}`;
    expect(notified).toEqual([{ member_id: ruth.id, body: 'two' }]);
  });

  test('a discussion of twenty with comments is one statement', async () => {
    await post(boaz, { content: 'one' });
    site.statements();
    await rest('GET', `/${id}/posts`, null);
    expect(site.statements()).toHaveLength(2);
  });
});

test('however many comments a post has, no more are read than fit into a response: the latest', async () => {
  const group = await aGroup();
  const posts = [];
  for (const content of ['Long ones', 'Short ones'])
    posts.push((await postInGroup(ruth.context, group.id, { content })).id);
  const [long, short] = posts as [number, number];
  await site.sql`
    insert into group_post_comments (post_id, author_id, content)
    select posts.id, ${ruth.id}, case posts.id when ${long} then repeat('a', 5000) else '' end || n
    from unnest(${posts}::integer[]) as posts (id), generate_series(1, 2000) as n`;
  const read = await findCommentsOf(ruth.context, posts);
  const of = (id: number) => read.filter(({ postId }) => postId === id);
  expect(of(long).length).toBeLessThan(40);
  expect(of(short).length).toBeLessThan(1_200);
  const { body } = await gateway.graphql(
    `{ prayerGroup(id: ${group.id}) { posts { posts { id comments(last: 900) { content } } } } }`,
    {},
    { as: ruth },
  );
  expect(body.errors).toBeUndefined();
  for (const post of body.data.prayerGroup.posts.posts) {
    expect(post.comments.length).toBeGreaterThan(post.id === long ? 30 : 500);
    expect(post.comments.length).toBeLessThanOrEqual(of(post.id).length);
    expect(post.comments.at(-1).content).toMatch(/2000$/);
  }
});
