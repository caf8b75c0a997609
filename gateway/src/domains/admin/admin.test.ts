import { submitPrayer } from '../prayers/prayers';
import { eventually } from '../../testing/eventually';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org' });
  ruth = await site.aMember({ firstName: 'Ruth', lastName: 'Moab', name: 'Ruth Moab' });
});
afterAll(() => site.close());

const aPrayer = (given: object = {}) => submitPrayer(ruth.context, { ...prayerForm, ...given });
const get = (path: string, as: ActingMember | null = admin) =>
  gateway.rest('GET', `/api/admin/${path}`, { as });

async function mutate(text: string, as: ActingMember | null = admin) {
  const { body } = await gateway.graphql(`mutation { result: ${text} }`, {}, { as });
  return body.errors ? body.errors[0].extensions.code : body.data.result;
}

test.each([
  ['GET', 'stats'],
  ['GET', 'prayers'],
  ['GET', 'users'],
  ['GET', 'banners'],
  ['PUT', 'banners'],
  ['DELETE', 'prayers/1'],
])('%s /api/admin/%s: 401 for visitors, 403 for members', async (method, path) => {
  expect((await gateway.rest(method, `/api/admin/${path}`)).status).toBe(401);
  expect((await gateway.rest(method, `/api/admin/${path}`, { as: ruth })).status).toBe(403);
});

test.each([
  'adminStats { totalUsers }',
  'adminActivity { day }',
  'adminPrayers { hasMore }',
  'adminUsers { hasMore }',
  'siteSettings { moderation }',
])('query %s is for site administrators only', async (field) => {
  for (const [as, code] of [
    [null, 'UNAUTHENTICATED'],
    [ruth, 'FORBIDDEN'],
  ] as const) {
    const { body } = await gateway.graphql(`{ ${field} }`, {}, { as });
    expect(body.errors[0].extensions.code).toBe(code);
  }
  expect((await gateway.graphql(`{ ${field} }`, {}, { as: admin })).body.errors).toBeUndefined();
});

test('an unverified address does not make an administrator', async () => {
  const impostor = await site.aMember({ email: 'ADMIN@example.org', isVerified: false });
  expect((await get('stats', impostor)).status).toBe(403);
});

test('both APIs return the same statistics', async () => {
  await aPrayer();
  const rest = (await get('stats')).body;
  const { body } = await gateway.graphql(
    '{ adminStats { totalPrayers totalTestimonials totalUsers activeToday totalAmens } }',
    {},
    { as: admin },
  );
  expect(body.data.adminStats).toEqual(rest);
  const [{ users }] = await site.sql<[{ users: number }]>`select count(*)::integer as users from members`;
  expect(rest).toMatchObject({ totalUsers: users, activeToday: 1, totalTestimonials: 0, totalAmens: 0 });
});

test('both APIs list prayers newest first, anonymous ones without an author', async () => {
  const named = await aPrayer({ title: 'Named one' });
  const anonymous = await aPrayer({ title: 'Anonymous one', name: 'Canaryname', isAnonymous: true });
  const list = (await get('prayers')).body;
  expect(list[0]).toMatchObject({ id: anonymous.id, isAnonymous: true, authorName: null, status: 'active' });
  expect(list[1]).toMatchObject({ id: named.id, authorName: 'Ruth Moab' });
  expect(JSON.stringify(list)).not.toContain('Canaryname');
  const { body } = await gateway.graphql(
    '{ adminPrayers(first: 1) { prayers { id title description authorName status } hasMore endCursor } }',
    {},
    { as: admin },
  );
  expect(list[0]).toMatchObject(body.data.adminPrayers.prayers[0]);
  expect(body.data.adminPrayers.hasMore).toBe(true);
  const found = await get('prayers?search=NAMED%20o');
  expect(found.body.map(({ title }: { title: string }) => title)).toEqual(['Named one']);
  expect((await get('prayers?search=%25')).body).toEqual([]);
  expect((await get('prayers?limit=0')).status).toBe(400);
});

test('a prayer is deleted once and can be restored as it was', async () => {
  const { id } = await aPrayer();
  const remove = () => gateway.rest('DELETE', `/api/admin/prayers/${id}`, { as: admin });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  expect((await gateway.rest('GET', `/api/prayers/${id}`)).status).toBe(404);
  expect((await gateway.rest('DELETE', '/api/admin/prayers/x', { as: admin })).status).toBe(404);
  expect(await mutate(`adminUndeletePrayer(id: ${id}) { id status }`)).toEqual({ id, status: 'active' });
  expect((await gateway.rest('GET', `/api/prayers/${id}`)).status).toBe(200);
  expect(await mutate(`adminUndeletePrayer(id: ${id}) { id }`)).toBe('NOT_FOUND');
});

test('no administrator can restore what its owner has withdrawn', async () => {
  const { id } = await aPrayer();
  await gateway.rest('DELETE', `/api/prayers/${id}`, { as: ruth });
  expect(await mutate(`adminUndeletePrayer(id: ${id}) { id }`)).toBe('NOT_FOUND');
});

test('both APIs list accounts with the columns of the table', async () => {
  const list = (await get('users')).body;
  const row = list.find(({ id }: { id: number }) => id === ruth.id);
  expect(row).toMatchObject({
    name: 'Ruth Moab',
    email: ruth.email,
    authId: expect.stringContaining('subject-'),
    profileImageUrl: null,
    createdAt: expect.any(String),
    suspendedAt: null,
    isSiteAdmin: false,
  });
  expect(row.spiritualLevel).toBe(Math.floor(row.experiencePoints / 100) + 1);
  const { body } = await gateway.graphql(
    '{ adminUsers(search: "ruth mo") { users { id name email authId spiritualLevel } } }',
    {},
    { as: admin },
  );
  expect(body.data.adminUsers.users).toEqual([
    {
      id: ruth.id,
      name: 'Ruth Moab',
      email: ruth.email,
      authId: row.authId,
      spiritualLevel: row.spiritualLevel,
    },
  ]);
});

test('over both APIs a write by a suspended member is refused as suspended, without a request to sign in again', async () => {
  const naomi = await site.aMember();
  const message = 'This account is suspended. To ask about it, write to prayers@example.org.';
  const overRest = () => gateway.rest('POST', '/api/prayers', { as: naomi, body: prayerForm });
  const overGraphql = () =>
    gateway.graphql(
      'mutation ($input: SubmitPrayerInput!) { submitPrayer(input: $input) { id } }',
      { input: prayerForm },
      { as: naomi },
    );
  await mutate(`suspendMember(id: ${naomi.id}, reason: "Spam") { id }`);
  expect(await overRest()).toMatchObject({ status: 403, body: { message } });
  expect((await overGraphql()).body.errors).toMatchObject([{ message, extensions: { code: 'FORBIDDEN' } }]);
  // An expired session does not reveal its member.
  await site.sql`update sessions set expires_at = now() where member_id = ${naomi.id}`;
  expect((await overRest()).status).toBe(401);
});

test('a suspended member is signed out at once and can be readmitted', async () => {
  const naomi = await site.aMember();
  const account = async () => (await gateway.rest('GET', '/api/auth/user', { as: naomi })).status;
  expect(await mutate(`suspendMember(id: ${naomi.id}, reason: "Spam") { suspendedAt }`)).toMatchObject({
    suspendedAt: expect.any(String),
  });
  expect(await account()).toBe(401);
  expect(await mutate(`readmitMember(id: ${naomi.id}, reason: "Sorry") { suspendedAt }`)).toEqual({
    suspendedAt: null,
  });
  expect(await account()).toBe(200);
  expect(await mutate(`suspendMember(id: ${admin.id}, reason: "Me") { id }`)).toBe('CONFLICT');
  expect(await mutate(`suspendMember(id: ${naomi.id}, reason: " ") { id }`)).toBe('BAD_USER_INPUT');
  expect(await mutate(`suspendMember(id: ${naomi.id}, reason: "x") { id }`, ruth)).toBe('FORBIDDEN');
});

test.each([
  [
    'becomes an administrator in the moment of a suspension',
    'is_admin = true',
    'suspendMember(id: ID, reason: "Spam")',
  ],
  [
    'is suspended in the moment of the appointment',
    'suspended_at = now()',
    'setSiteAdmin(id: ID, isSiteAdmin: true)',
  ],
])('whoever %s is not both', async (_, first, second) => {
  const naomi = await site.aMember();
  const lock = await site.sql.reserve();
  try {
    await lock`begin`;
    await lock`update members set ${lock.unsafe(first)} where id = ${naomi.id}`;
    const changed = mutate(`${second.replace('ID', String(naomi.id))} { id }`);
    await eventually(
      async () =>
        (await site.sql`select from pg_locks where not granted and locktype = 'transactionid'`).length > 0,
    );
    await lock`commit`;
    expect(await changed).toBe('CONFLICT');
  } finally {
    lock.release();
  }
  const [{ isBoth }] = await site.sql<[{ isBoth: boolean }]>`
    select is_admin and suspended_at is not null as "isBoth"
    from members
    where id = ${naomi.id}`;
  expect(isBoth).toBe(false);
  await site.sql`update members set is_admin = false where id = ${naomi.id}`;
});

test('a member can be made an administrator and removed again; configured ones stay', async () => {
  const naomi = await site.aMember();
  expect(
    await mutate(`setSiteAdmin(id: ${naomi.id}, isSiteAdmin: true) { isSiteAdmin isConfiguredAdmin }`),
  ).toEqual({
    isSiteAdmin: true,
    isConfiguredAdmin: false,
  });
  expect((await get('stats', naomi)).status).toBe(200);
  await mutate(`setSiteAdmin(id: ${naomi.id}, isSiteAdmin: false) { id }`);
  expect((await get('stats', naomi)).status).toBe(403);
  expect(await mutate(`setSiteAdmin(id: ${admin.id}, isSiteAdmin: false) { id }`)).toBe('CONFLICT');
});

test('PUT replaces the given banners and keeps the others; an unknown page is 400', async () => {
  const put = (body: unknown) => gateway.rest('PUT', '/api/admin/banners', { as: admin, body });
  expect(await put({ prayers: '#PrayTogether', landing: 'Welcome' })).toMatchObject({
    status: 200,
    body: { landing: 'Welcome', prayers: '#PrayTogether', testimonials: '', features: '' },
  });
  expect((await put({ landing: '' })).body).toMatchObject({ landing: '', prayers: '#PrayTogether' });
  expect(await put({ nowhere: 'x' })).toMatchObject({
    status: 400,
    body: { message: 'Unknown page', errors: [{ path: 'nowhere' }] },
  });
  expect((await put({ prayers: 7 })).status).toBe(400);
  expect((await put([])).status).toBe(400);
  expect((await gateway.rest('GET', '/api/banners')).body.prayers).toBe('#PrayTogether');
  const saved = await mutate('saveBanners(input: { features: "New" }) { prayers features }');
  expect(saved).toEqual({ prayers: '#PrayTogether', features: 'New' });
});

test('activity has every day of the period, today last', async () => {
  const { body } = await gateway.graphql(
    '{ adminActivity(days: 90) { day prayers activeMembers newMembers } }',
    {},
    { as: admin },
  );
  const days = body.data.adminActivity;
  expect(days).toHaveLength(90);
  expect(days.at(-1)).toMatchObject({ day: new Date().toISOString().slice(0, 10), activeMembers: 1 });
  expect(days.at(-1).prayers).toBeGreaterThan(0);
});

test('every action of an administrator is in the audit log', async () => {
  const { body } = await gateway.graphql(
    '{ auditLog(first: 100) { entries { action } } }',
    {},
    { as: admin },
  );
  const actions = new Set(body.data.auditLog.entries.map(({ action }: { action: string }) => action));
  for (const action of [
    'delete_prayer',
    'undelete_prayer',
    'suspend',
    'readmit',
    'make_admin',
    'unmake_admin',
    'save_banners',
  ])
    expect(actions).toContain(action);
});

test('the lists have an ETag', async () => {
  for (const path of ['stats', 'prayers', 'users'])
    expect((await get(path)).headers.get('etag')).toBeTruthy();
});
