import { encourage } from '../prayers/encouragement';
import { submitPrayer } from '../prayers/prayers';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { eventually } from '../../testing/eventually';
import { prayerForm } from '../../testing/prayerForms';
import { report } from './moderation';

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org', firstName: 'Deborah', lastName: 'Judge' });
  ruth = await site.aMember({ firstName: 'Ruth', lastName: 'Canarymoab', name: 'Ruth Canarymoab' });
});
afterAll(() => site.close());

const aPrayer = (given: object = {}) => submitPrayer(ruth.context, { ...prayerForm, ...given });

const queueFields =
  'id kind targetId title content onBehalfOf authorName isAnonymous status reportCount reasons needsCare link';

async function queue(as: ActingMember | null = admin) {
  const { body } = await gateway.graphql(`{ moderationQueue { ${queueFields} } }`, {}, { as });
  return body.data?.moderationQueue ?? body.errors[0].extensions.code;
}

async function caseOf(kind: string, targetId: number) {
  const cases = (await queue()) as { id: string }[];
  return cases.find(({ id }) => id === `${kind}:${targetId}`) ?? null;
}

async function act(name: string, kind: string, targetId: number, as: ActingMember | null, reason = 'Spam') {
  const { body } = await gateway.graphql(
    `mutation ($targetId: Int!, $reason: String!) { ${name}(kind: ${kind}, targetId: $targetId, reason: $reason) }`,
    { targetId, reason },
    { as },
  );
  return body.errors ? body.errors[0].extensions.code : body.data[name];
}

const read = async (id: number, as: ActingMember | null = null) =>
  (await gateway.rest('GET', `/api/prayers/${id}`, { as })).status;

const notificationsOfRuth = () => site.sql<{ title: string; body: string }[]>`
  select title, body from notifications where member_id = ${ruth.id} and kind = 'moderation' order by id desc`;

test('a member reports a text once; the queue shows it with the reason', async () => {
  const prayer = await aPrayer({ onBehalfOf: 'my neighbour' });
  const boaz = await site.aMember();
  for (const _ of ['first', 'again']) expect(await act('report', 'prayer', prayer.id, boaz)).toBe(true);
  expect(await caseOf('prayer', prayer.id)).toMatchObject({
    title: prayer.title,
    content: prayer.description,
    onBehalfOf: 'my neighbour',
    authorName: 'Ruth Canarymoab',
    status: 'visible',
    reportCount: 1,
    reasons: ['Spam'],
    needsCare: false,
    link: `/prayer/${prayer.id}`,
  });
});

test('visitors cannot report, nobody can report their own or an unknown text, a reason is required', async () => {
  const prayer = await aPrayer();
  const boaz = await site.aMember();
  expect(await act('report', 'prayer', prayer.id, null)).toBe('UNAUTHENTICATED');
  expect(await act('report', 'prayer', prayer.id, ruth)).toBe('CONFLICT');
  expect(await act('report', 'prayer', 999_999, boaz)).toBe('NOT_FOUND');
  expect(await act('report', 'prayer', prayer.id, boaz, ' ')).toBe('BAD_USER_INPUT');
});

test('a text that its author has withdrawn leaves the queue and the count', async () => {
  const boaz = await site.aMember();
  const prayer = await aPrayer();
  const comment = await encourage(boaz.context, (await aPrayer()).id, { content: 'Buy cheap gold' });
  await act('report', 'prayer', prayer.id, boaz);
  await act('report', 'comment', comment.id, ruth);
  const before = await countAndQueue();
  await gateway.rest('DELETE', `/api/prayers/${prayer.id}`, { as: ruth });
  await gateway.graphql(`mutation { withdrawEncouragement(id: ${comment.id}) { id } }`, {}, { as: boaz });
  expect(await countAndQueue()).toEqual(before.map((count) => count - 2));
});

async function countAndQueue(): Promise<number[]> {
  const { body } = await gateway.graphql('{ moderationCount moderationQueue { id } }', {}, { as: admin });
  return [body.data.moderationCount, body.data.moderationQueue.length];
}

test('three reports hide a text until a moderator decides, also when made at once; its author is notified', async () => {
  const prayer = await aPrayer();
  const members = await Promise.all([site.aMember(), site.aMember(), site.aMember()]);
  await Promise.all(
    members.map(({ context }) => report(context, { kind: 'prayer', targetId: prayer.id, reason: 'Unkind' })),
  );
  expect([await read(prayer.id), await read(prayer.id, ruth)]).toEqual([404, 200]);
  expect(await caseOf('prayer', prayer.id)).toMatchObject({ status: 'hidden', reportCount: 3 });
  expect((await notificationsOfRuth())[0]).toEqual({
    title: 'Your prayer is hidden until somebody has looked at it',
    body: 'Several members have reported it.',
  });
  expect(await act('dismissReports', 'prayer', prayer.id, admin, 'It may stay')).toBe(true);
  expect(await read(prayer.id)).toBe(200);
  expect(await caseOf('prayer', prayer.id)).toBeNull();
});

test('a report that comes with a decision stays open: nobody has looked at it', async () => {
  const { id } = await aPrayer();
  const [first, second] = [await site.aMember(), await site.aMember()];
  await report(first.context, { kind: 'prayer', targetId: id, reason: 'Unkind' });
  const lock = await site.sql.reserve();
  try {
    // The decision has begun, and waits for the case.
    await lock`begin`;
    await lock`select from moderation_cases where kind = 'prayer' and target_id = ${id} for update`;
    const decided = act('dismissReports', 'prayer', id, admin, 'It may stay');
    await eventually(
      async () =>
        (await site.sql`select from pg_locks where not granted and locktype = 'transactionid'`).length > 0,
    );
    await lock`insert into reports (kind, target_id, reporter_id, reason) values ('prayer', ${id}, ${second.id}, 'Untrue')`;
    await lock`update moderation_cases set open_reports = open_reports + 1 where kind = 'prayer' and target_id = ${id}`;
    await lock`commit`;
    expect(await decided).toBe(true);
  } finally {
    lock.release();
  }
  expect(await caseOf('prayer', id)).toMatchObject({ reportCount: 1, reasons: ['Untrue'] });
});

test('a moderator hides a text with a reason that its author receives, and restores it as it was', async () => {
  const prayer = await aPrayer();
  const words = { title: 'Answered', testimony: 'We came home safely.' };
  await gateway.rest('POST', `/api/prayers/${prayer.id}/testimonial`, { as: ruth, body: words });
  expect(await act('hideText', 'prayer', prayer.id, admin, 'Names somebody')).toBe(true);
  expect(await read(prayer.id)).toBe(404);
  const listed = async () =>
    JSON.stringify((await gateway.rest('GET', '/api/testimonials')).body).includes('We came home safely.');
  expect(await listed()).toBe(false);
  expect((await notificationsOfRuth())[0]).toEqual({
    title: 'Your prayer was hidden',
    body: 'Names somebody',
  });
  expect(await act('restoreText', 'prayer', prayer.id, admin, 'It was fine')).toBe(true);
  expect((await gateway.rest('GET', `/api/prayers/${prayer.id}`)).body.status).toBe('answered');
  expect(await listed()).toBe(true);
});

test('encouragement, testimonies, posts and comments can be hidden as well', async () => {
  const boaz = await site.aMember();
  const prayer = await aPrayer();
  const comment = await encourage(boaz.context, prayer.id, { content: 'Buy cheap gold' });
  const testimony = (
    await gateway.rest('POST', `/api/prayers/${prayer.id}/testimonial`, {
      as: ruth,
      body: { title: 'Buy', testimony: 'Buy cheap gold now' },
    })
  ).body;
  const group = (
    await gateway.rest('POST', '/api/prayer-groups', { as: boaz, body: { name: 'G', theme: 'general' } })
  ).body;
  const post = (
    await gateway.rest('POST', `/api/prayer-groups/${group.id}/posts`, {
      as: boaz,
      body: { content: 'Gold' },
    })
  ).body;
  const reply = (
    await gateway.rest('POST', `/api/group-posts/${post.id}/comments`, {
      as: boaz,
      body: { content: 'Gold' },
    })
  ).body;
  const texts = [
    ['comment', comment.id, `/prayer/${prayer.id}`],
    ['testimonial', testimony.id, `/testimonials#${testimony.id}`],
    ['group_post_comment', reply.id, `/prayer-groups/${group.id}`],
    ['group_post', post.id, `/prayer-groups/${group.id}`],
  ] as const;
  for (const [kind, id, link] of texts) {
    expect(await act('report', kind, id, await site.aMember())).toBe(true);
    expect(await caseOf(kind, id)).toMatchObject({ status: 'visible', link });
    expect(await act('hideText', kind, id, admin)).toBe(true);
  }
  expect((await gateway.rest('GET', `/api/prayers/${prayer.id}`)).body.comments).toEqual([]);
  expect((await gateway.rest('GET', `/api/prayer-groups/${group.id}/posts`)).body).toEqual([]);
});

test('an anonymous author stays anonymous to moderators, also when they are suspended', async () => {
  const author = await site.aMember({ firstName: 'Hagar', lastName: 'Canary', name: 'Hagar Canary' });
  const prayer = await submitPrayer(author.context, {
    ...prayerForm,
    name: 'Hagar Canary',
    isAnonymous: true,
  });
  await act('report', 'prayer', prayer.id, await site.aMember());
  expect(await caseOf('prayer', prayer.id)).toMatchObject({ authorName: null, isAnonymous: true });
  expect(await act('suspendAuthor', 'prayer', prayer.id, admin, 'Threats')).toBe(true);
  expect((await gateway.rest('GET', '/api/auth/user', { as: author })).status).toBe(401);
  const log = await gateway.graphql(
    '{ auditLog { entries { action actorName subject reason } } moderationQueue { content authorName } }',
    {},
    { as: admin },
  );
  expect(log.body.data.auditLog.entries[0]).toEqual({
    action: 'suspend',
    actorName: 'Deborah Judge',
    subject: `the author of prayer ${prayer.id}`,
    reason: 'Threats',
  });
  expect(JSON.stringify(log.body)).not.toMatch(/Hagar/);
});

test('a suspension for an anonymous text is not shown in the list of accounts, and ends when the text is restored', async () => {
  const author = await site.aMember({ name: 'Tamar' });
  const signIn = async () => (await gateway.rest('GET', '/api/auth/user', { as: author })).status;
  const account = async () => {
    const { body } = await gateway.rest('GET', '/api/admin/users', { as: admin });
    return body.find(({ id }: { id: number }) => id === author.id);
  };
  const prayer = await submitPrayer(author.context, { ...prayerForm, isAnonymous: true });
  const before = await account();
  await act('suspendAuthor', 'prayer', prayer.id, admin, 'Threats');
  expect(await signIn()).toBe(401);
  expect(await account()).toEqual(before);

  await act('hideText', 'prayer', prayer.id, admin);
  await act('restoreText', 'prayer', prayer.id, admin);
  expect(await signIn()).toBe(200);

  // Also suspended openly, they are shown, with the date of that suspension.
  await act('suspendAuthor', 'prayer', prayer.id, admin, 'Threats');
  await site.sql`update members set suspended_at = now() - interval '1 day' where id = ${author.id}`;
  const open = await gateway.graphql(
    `mutation { suspendMember(id: ${author.id}, reason: "Spam") { suspendedAt } }`,
    {},
    { as: admin },
  );
  const since = new Date(open.body.data.suspendMember.suspendedAt).getTime();
  expect(Date.now() - since).toBeLessThan(3_600_000);
  await act('restoreText', 'prayer', prayer.id, admin);
  expect(await signIn()).toBe(401);
});

test('a suspension for a signed text is shown in the list of accounts', async () => {
  const author = await site.aMember({ name: 'Judah' });
  const prayer = await submitPrayer(author.context, prayerForm);
  await act('suspendAuthor', 'prayer', prayer.id, admin, 'Threats');
  const { body } = await gateway.graphql(
    '{ adminUsers(search: "Judah") { users { suspendedAt } } }',
    {},
    { as: admin },
  );
  expect(body.data.adminUsers.users).toEqual([{ suspendedAt: expect.any(String) }]);
});

test('administrators cannot be suspended through their texts', async () => {
  const prayer = await submitPrayer(admin.context, prayerForm);
  await act('suspendAuthor', 'prayer', prayer.id, admin);
  expect((await gateway.rest('GET', '/api/auth/user', { as: admin })).status).toBe(200);
});

test('a text that mentions self-harm is never refused: it is marked, and moderators are notified at once', async () => {
  const prayer = await aPrayer({ description: 'I do not want to live anymore, please pray.' });
  expect(prayer.needsCare).toBe(true);
  const [first] = await queue();
  expect(first).toMatchObject({ id: `prayer:${prayer.id}`, needsCare: true, reportCount: 0 });
  const notifications = await site.sql`select title, link from notifications where member_id = ${admin.id}`;
  expect(notifications).toContainEqual({
    title: 'Somebody speaks of self-harm',
    link: '/admin?tab=moderation',
  });
  const other = await gateway.rest('GET', `/api/prayers/${(await aPrayer()).id}`);
  expect(other.body.needsCare).toBe(false);
});

test('helplines are listed by country, those for all countries last', async () => {
  const { body } = await gateway.graphql('{ crisisLines { countryCode phone url } }');
  const codes = body.data.crisisLines.map(({ countryCode }: { countryCode: string }) => countryCode);
  expect(codes).toContain('GB');
  expect(codes.at(-1)).toBe('ZZ');
});

test('the audit log cannot be changed, not even by the database’s owner', async () => {
  await expect(site.sql`update audit_log set reason = 'Other'`).rejects.toThrow('The log cannot be changed');
  await expect(site.sql`delete from audit_log`).rejects.toThrow('The log cannot be changed');
});

test.each(['hideText', 'restoreText', 'dismissReports', 'suspendAuthor'])(
  '%s is for site administrators only',
  async (name) => {
    const prayer = await aPrayer();
    expect(await act(name, 'prayer', prayer.id, null)).toBe('UNAUTHENTICATED');
    expect(await act(name, 'prayer', prayer.id, ruth)).toBe('FORBIDDEN');
    expect(await act(name, 'prayer', 999_999, admin)).toBe('NOT_FOUND');
    expect(await act(name, 'prayer', prayer.id, admin, '')).toBe('BAD_USER_INPUT');
  },
);

test('queue and log are for site administrators only; the count is 0 for others', async () => {
  expect([await queue(null), await queue(ruth)]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
  const { body } = await gateway.graphql('{ moderationCount }', {}, { as: ruth });
  expect(body.data.moderationCount).toBe(0);
});
