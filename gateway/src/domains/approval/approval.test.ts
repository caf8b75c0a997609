import type { AreaRoute } from 'schema/area';
import { prayerForm } from '../../testing/prayerForms';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { headingOf } from '../../web/documents/heading';
import { findPreview } from '../prayers/preview';

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;
let moderator: ActingMember;
let ruth: ActingMember;
let boaz: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org' });
  moderator = await site.aMember();
  boaz = await site.aMember();
  await ask(admin, `mutation { setModerator(id: ${moderator.id}, isModerator: true) { id } }`);
});
beforeEach(async () => {
  ruth = await site.aMember();
  await setMode('everyPrayer');
});
afterAll(() => site.close());

/** The data of a response, or the code of its first error. */
async function ask(as: ActingMember | null, query: string, variables = {}) {
  const { body } = await gateway.graphql(query, variables, { as });
  return body.errors ? body.errors[0].extensions.code : body.data;
}

const setMode = (mode: string) => ask(admin, `mutation { setApproveFirst(mode: ${mode}) }`);

async function post(as = ruth, form: object = {}) {
  const { status, body } = await gateway.rest('POST', '/api/prayers', {
    as,
    body: { ...prayerForm, ...form },
  });
  expect(status).toBe(201);
  return body as { id: number; status: string };
}

const approve = (id: number, as: ActingMember | null = moderator) =>
  ask(as, `mutation { approvePrayer(id: ${id}) { id status createdAt declineReason } }`);
const decline = (id: number, reason = 'Please leave out the phone number.', as = moderator) =>
  ask(as, 'mutation ($id: Int!, $reason: String!) { declinePrayer(id: $id, reason: $reason) { status } }', {
    id,
    reason,
  });
const undo = (id: number) => ask(moderator, `mutation { undoApproval(id: ${id}) { status } }`);

async function onTheWall(as: ActingMember | null = null): Promise<number[]> {
  const { body } = await gateway.rest('GET', '/api/prayers?limit=100', { as });
  return body.prayers.map(({ id }: { id: number }) => id);
}

const read = async (id: number, as: ActingMember | null = null) =>
  (await gateway.rest('GET', `/api/prayers/${id}`, { as })).status;

const toApprove = async (as = moderator): Promise<number[]> =>
  (await ask(as, '{ prayersToApprove { id } }')).prayersToApprove.map(({ id }: { id: number }) => id);

const news = (member: ActingMember) =>
  site.sql`select kind, title, body, link from notifications where member_id = ${member.id} order by id`;

test('nobody waits by default, and administrators alone choose who does', async () => {
  await setMode('nobody');
  expect(await ask(admin, '{ approveFirst }')).toEqual({ approveFirst: 'nobody' });
  expect(await post()).toMatchObject({ status: 'active' });
  for (const as of [moderator, ruth]) {
    expect(await ask(as, '{ approveFirst }')).toBe('FORBIDDEN');
    expect(await ask(as, 'mutation { setApproveFirst(mode: nobody) }')).toBe('FORBIDDEN');
  }
  expect(await ask(admin, 'mutation { setApproveFirst(mode: somebody) }')).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('what waits exists for its author and for moderators alone, over both APIs', async () => {
  const { id, status } = await post();
  expect(status).toBe('waiting');
  expect(await toApprove()).toContain(id);
  expect(await ask(ruth, `{ prayer(id: ${id}) { status isOwner } }`)).toEqual({
    prayer: { status: 'waiting', isOwner: true },
  });
  for (const as of [ruth, moderator, admin]) expect(await read(id, as)).toBe(200);
  for (const as of [boaz, null]) {
    expect(await read(id, as)).toBe(404);
    expect(await ask(as, `{ prayer(id: ${id}) { id } }`)).toBe('NOT_FOUND');
    expect(await onTheWall(as)).not.toContain(id);
    for (const field of ['prayersToApprove { id }', 'moderationQueue { id }'])
      expect(await ask(as, `{ ${field} }`)).toBe(as ? 'FORBIDDEN' : 'UNAUTHENTICATED');
    expect(await approve(id, as)).toBe(as ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  }
  expect(await (await fetch(`${gateway.url}/feeds/prayers.atom`)).text()).not.toContain(`prayers/${id}"`);
  expect(await findPreview(site.visitor, id)).toBeNull();
  for (const [path, body] of [
    ['amen', undefined],
    ['comments', { content: 'With you' }],
    ['updates', { content: 'News' }],
    ['testimonial', { title: 'It came', testimony: 'It came to me at last.' }],
  ] as const) {
    const own = await gateway.rest('POST', `/api/prayers/${id}/${path}`, { as: ruth, body });
    expect([path, own.status, own.body.message]).toEqual([path, 409, 'This prayer waits to be approved']);
  }
});

test('it is on the wall of its author, in each order and category, and in no search', async () => {
  const { id } = await post(ruth, { title: 'Gleaning' });
  const pages = [
    '',
    '?sortBy=amens',
    '?sortBy=trending',
    '?category=family',
    '?category=family,health',
    '?page=1&limit=1',
  ];
  const listed = async (as: ActingMember | null, query: string) =>
    (await gateway.rest('GET', `/api/prayers${query}`, { as })).body.prayers as {
      id: number;
      status: string;
    }[];
  for (const query of pages) {
    expect(await listed(ruth, query)).toContainEqual(expect.objectContaining({ id, status: 'waiting' }));
    for (const as of [boaz, moderator, null])
      expect((await listed(as, query)).map((one) => one.id)).not.toContain(id);
  }
  for (const query of ['?search=gleaning', '?category=health'])
    expect((await listed(ruth, query)).map((one) => one.id)).not.toContain(id);
  const { prayers } = await ask(ruth, '{ prayers(first: 1) { prayers { id status } } }');
  expect(prayers.prayers).toEqual([{ id, status: 'waiting' }]);
  await decline(id);
  expect((await listed(ruth, '')).map((one) => one.id)).not.toContain(id);
  const plan = await site.sql`
    explain (costs off) select * from prayers
    where status = 'waiting' and author_id = ${ruth.id}
    order by created_at desc, id desc
    limit 21`;
  expect(JSON.stringify(plan)).toContain('prayers_waiting_of_author');
});

test('it is not in the figures before it is approved', async () => {
  const figures = async () => (await gateway.rest('GET', '/api/stats')).body.totalPrayers;
  const before = await figures();
  const { id } = await post();
  expect(await figures()).toBe(before);
  await approve(id);
  expect(await figures()).toBe(before + 1);
});

test('an approved prayer is new on the wall, its author is told, and moderators find it in the log', async () => {
  const { id } = await post();
  await site.sql`update prayers set created_at = now() - interval '3 days' where id = ${id}`;
  const { id: newer } = await post(boaz);
  await approve(newer);
  const { approvePrayer } = await approve(id);
  expect(approvePrayer).toMatchObject({ id, status: 'active' });
  expect(Date.now() - Date.parse(approvePrayer.createdAt)).toBeLessThan(60_000);
  expect((await onTheWall())[0]).toBe(id);
  expect(await toApprove()).not.toContain(id);
  expect(await news(ruth)).toMatchObject([
    { kind: 'moderation', title: 'Your prayer is on the wall', link: `/prayer/${id}` },
  ]);
  expect(await site.sql`select from outbox where member_id = ${ruth.id}`).toHaveLength(1);
  const { auditLog } = await ask(admin, '{ auditLog(first: 1) { entries { action subject actorName } } }');
  expect(auditLog.entries).toMatchObject([
    { action: 'approve_prayer', subject: `prayer ${id}`, actorName: moderator.name },
  ]);
  expect(await approve(id, admin)).toMatchObject({ approvePrayer: { status: 'active' } });
  expect(await news(ruth)).toHaveLength(1);
  expect(await decline(id)).toBe('CONFLICT');
});

test('a declined prayer shows its author the reason, and waits again once it is changed', async () => {
  const { id } = await post();
  expect(await decline(id, ' ')).toBe('BAD_USER_INPUT');
  expect(await decline(id)).toEqual({ declinePrayer: { status: 'declined' } });
  const { body } = await gateway.rest('GET', `/api/prayers/${id}`, { as: ruth });
  expect(body).toMatchObject({
    status: 'declined',
    declineReason: 'Please leave out the phone number.',
  });
  expect(await read(id, boaz)).toBe(404);
  expect(await news(ruth)).toMatchObject([
    { title: 'Your prayer was not put on the wall', body: 'Please leave out the phone number.' },
  ]);
  const { status, body: changed } = await gateway.rest('PUT', `/api/prayers/${id}`, {
    as: ruth,
    body: { title: 'Safe travel', description: 'Please pray for us on the road.', category: 'family' },
  });
  expect([status, changed.status, changed.declineReason]).toEqual([200, 'waiting', null]);
  expect(await toApprove()).toContain(id);
  expect(await approve(id)).toMatchObject({ approvePrayer: { status: 'active' } });
});

test('a decision is taken back, unless the prayer was changed since', async () => {
  const { id } = await post();
  await approve(id);
  expect(await undo(id)).toEqual({ undoApproval: { status: 'waiting' } });
  expect(await undo(id)).toEqual({ undoApproval: { status: 'waiting' } });
  expect(await onTheWall(boaz)).not.toContain(id);
  await decline(id);
  expect(await undo(id)).toEqual({ undoApproval: { status: 'waiting' } });
  expect((await news(ruth)).map(({ title }) => title)).toEqual(['Your prayer waits to be approved again']);
  await setMode('nobody');
  const { id: never } = await post();
  expect(await undo(never)).toBe('CONFLICT');
});

test('words that were changed since a moderator read them are not decided about', async () => {
  const { id } = await post();
  const decideAs = (field: string, editedAt: string | null) =>
    gateway.graphql(
      `mutation ($id: Int!, $editedAt: DateTime) { ${field} { status } }`,
      { id, editedAt },
      { as: moderator },
    );
  const approving = 'approvePrayer(id: $id, editedAt: $editedAt)';
  const declining = 'declinePrayer(id: $id, editedAt: $editedAt, reason: "Not here")';
  const { body } = await gateway.rest('PUT', `/api/prayers/${id}`, { as: ruth, body: prayerForm });
  for (const field of [approving, declining])
    for (const editedAt of [null, '2026-01-01T00:00:00.000Z'])
      expect((await decideAs(field, editedAt)).body.errors[0]).toMatchObject({
        message: 'The author has changed this prayer since you read it',
        extensions: { code: 'CONFLICT', messageCode: 'PRAYER_CHANGED' },
      });
  expect(await news(ruth)).toEqual([]);
  expect((await decideAs(approving, body.editedAt)).body.data.approvePrayer.status).toBe('active');
  expect((await decideAs(declining, body.editedAt)).body.errors[0].message).toBe(
    'This prayer does not wait to be approved',
  );
});

test('what was confided to the team without an approval waits for one when it is opened, also as a testimony', async () => {
  const { id } = await post(ruth, { visibility: 'team' });
  const testimony = { title: 'We are home', testimony: 'The road was open all the way.' };
  const made = await gateway.rest('POST', `/api/prayers/${id}/testimonial`, { as: ruth, body: testimony });
  expect(made.status).toBe(201);
  const opened = await ask(
    ruth,
    `mutation { setPrayerVisibility(prayerId: ${id}, visibility: public) { status } }`,
  );
  expect(opened.setPrayerVisibility.status).toBe('waiting');
  const testimonies = async () => {
    const { body } = await gateway.rest('GET', '/api/testimonials?limit=100', { as: boaz });
    return body.map((one: { id: number }) => one.id);
  };
  expect([await read(id, boaz), await testimonies()]).toEqual([404, []]);
  expect((await approve(id)).approvePrayer).toMatchObject({ status: 'answered' });
  expect([await read(id, boaz), await testimonies()]).toEqual([200, [made.body.id]]);
});

test('what is confided to the team never waits, also when it is restored or a decision is taken back', async () => {
  const confided = (await post(ruth, { visibility: 'team' })).id;
  const act = (name: string) =>
    ask(admin, `mutation { ${name}(kind: prayer, targetId: ${confided}, reason: "A mistake") }`);
  await act('hideText');
  expect(await act('restoreText')).toEqual({ restoreText: true });

  const approved = (await post()).id;
  await approve(approved);
  await ask(ruth, `mutation { setPrayerVisibility(prayerId: ${approved}, visibility: team) { status } }`);
  expect(await ask(admin, `mutation { undoApproval(id: ${approved}) { status } }`)).toBe('CONFLICT');

  for (const id of [confided, approved]) {
    expect(await ask(admin, `{ prayer(id: ${id}) { status } }`)).toEqual({ prayer: { status: 'active' } });
    expect(await toApprove()).not.toContain(id);
  }
});

test('only the first prayer of a member waits until one has been on the wall', async () => {
  await setMode('firstPrayer');
  const first = await post();
  expect([first.status, (await post()).status]).toEqual(['waiting', 'waiting']);
  await approve(first.id);
  expect((await post()).status).toBe('active');
  await gateway.rest('DELETE', `/api/prayers/${first.id}`, { as: ruth });
  expect((await post()).status).toBe('active');
});

test('two moderators who approve at once tell the author once', async () => {
  const { id } = await post();
  await Promise.all([approve(id), approve(id, admin), approve(id), approve(id, admin)]);
  expect(await news(ruth)).toHaveLength(1);
  expect(
    await site.sql`select from audit_log where action = 'approve_prayer' and subject = ${`prayer ${id}`}`,
  ).toHaveLength(1);
});

test('an anonymous author is told too, and stays unknown to moderators', async () => {
  const { id } = await post(ruth, { isAnonymous: true });
  const { prayersToApprove } = await ask(moderator, '{ prayersToApprove { id isAnonymous user { name } } }');
  expect(prayersToApprove).toContainEqual({ id, isAnonymous: true, user: null });
  await approve(id);
  expect(await news(ruth)).toHaveLength(1);
});

test('moderators hear of self-harm before it is approved, and a hidden one waits again when it is restored', async () => {
  const before = await ask(moderator, '{ moderationCount approvalCount }');
  const { id } = await post(ruth, { description: 'I do not want to live anymore, please pray.' });
  expect(await ask(moderator, '{ moderationCount approvalCount }')).toEqual({
    moderationCount: before.moderationCount + 2,
    approvalCount: before.approvalCount + 1,
  });
  expect((await news(moderator)).at(-1)).toMatchObject({ title: 'Somebody speaks of self-harm' });
  const subject = `kind: prayer, targetId: ${id}`;
  expect(await ask(moderator, `mutation { hideText(${subject}, reason: "Not here") }`)).toEqual({
    hideText: true,
  });
  expect(await toApprove()).not.toContain(id);
  await ask(moderator, `mutation { restoreText(${subject}, reason: "It may be read") }`);
  expect(await read(id, boaz)).toBe(404);
  expect(await toApprove()).toContain(id);
});

test('a moderator decides about reports and approvals, and nothing else', async () => {
  expect(await ask(moderator, '{ viewer { isModerator isSiteAdmin } moderationQueue { id } }')).toMatchObject(
    {
      viewer: { isModerator: true, isSiteAdmin: false },
    },
  );
  for (const field of [
    'auditLog { hasMore }',
    'adminUsers { hasMore }',
    'adminPrayers { hasMore }',
    'adminStats { totalUsers }',
  ])
    expect(await ask(moderator, `{ ${field} }`)).toBe('FORBIDDEN');
  expect(await ask(moderator, `mutation { setModerator(id: ${ruth.id}, isModerator: true) { id } }`)).toBe(
    'FORBIDDEN',
  );
  const dashboard = { path: '/admin', audience: 'administrators', title: 'Administration' } as AreaRoute;
  const page = ({ context }: ActingMember) =>
    headingOf(context.renewed(), new URL('http://localhost/admin'), dashboard, 'en');
  expect([(await page(moderator)).status, (await page(ruth)).status]).toEqual([200, 404]);
  const helper = await site.aMember();
  await ask(admin, `mutation { setModerator(id: ${helper.id}, isModerator: true) { id } }`);
  await ask(admin, `mutation { setModerator(id: ${helper.id}, isModerator: false) { id } }`);
  expect(await ask(helper, '{ prayersToApprove { id } }')).toBe('FORBIDDEN');
});

test('of two administrators who remove each other at once one stays', async () => {
  const other = await openTestSite({ adminEmails: [] });
  try {
    const there = await other.gateway();
    const pair = [await other.aMember(), await other.aMember()];
    await other.sql`update members set is_admin = true`;
    const remove = (as: ActingMember, { id }: ActingMember) =>
      there.graphql(`mutation { setSiteAdmin(id: ${id}, isSiteAdmin: false) { id } }`, {}, { as });
    await Promise.all([remove(pair[0]!, pair[1]!), remove(pair[1]!, pair[0]!)]);
    const left = await other.sql<{ id: number }[]>`select id from members where is_admin`;
    expect(left).toHaveLength(1);
    const last = pair.find(({ id }) => id === left[0]!.id)!;
    expect((await remove(last, last)).body.errors[0].extensions).toMatchObject({
      code: 'CONFLICT',
      messageCode: 'LAST_ADMINISTRATOR',
    });
  } finally {
    await other.close();
  }
});
