import type { GraphQLField } from 'graphql';
import { jobs, schema } from '../../app';
import { aSecondGateway } from '../../testing/secondGateway';
import { chainForm, groupForm, reminderForm } from '../../testing/security/community';
import { prayerForm } from '../../testing/prayerForms';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { quotas, type QuotaKind } from './quota';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
});
beforeEach(async () => {
  ruth = await site.aMember();
});
afterAll(() => site.close());

const post = async (path: string, body: object, as = ruth, headers = {}) =>
  gateway.rest('POST', path, { as, body, headers });

async function made(path: string, body: object, as = ruth): Promise<number> {
  const response = await post(path, body, as);
  expect(response.status).toBe(201);
  return response.body.id;
}

/** As if the member had created so many, one a minute, the first of them 23 hours ago. */
async function use(kind: QuotaKind, amount: number, as = ruth, ago = '23 hours') {
  await site.sql`
    insert into member_quotas (member_id, kind, most, used_at)
    select ${as.id}, ${kind}, ${quotas[kind]}, array_agg(now() - ${ago}::interval + n * interval '1 second' order by n)
    from generate_series(0, ${amount}::integer - 1) as n
    on conflict (member_id, kind) do update set used_at = excluded.used_at`;
}

async function used(kind: QuotaKind, as = ruth): Promise<number> {
  const [row] = await site.sql<{ used: number }[]>`
    select cardinality(used_at) as used from member_quotas where member_id = ${as.id} and kind = ${kind}`;
  return row?.used ?? 0;
}

const privateChain = (inviteEmails: string[] = []) => ({
  ...chainForm(),
  visibility: 'private',
  inviteEmails,
});

interface Create {
  mutation: string;
  document: string;
  /** The REST call that does the same; null if there is none. */
  call: { path: string; body: object } | null;
  variables: object;
}

/** One call of each kind over both APIs; moderators write over GraphQL alone. */
const creates: Record<Exclude<QuotaKind, 'messages'>, () => Promise<Create>> = {
  prayers: async () => ({
    mutation: 'submitPrayer',
    document: 'mutation ($input: SubmitPrayerInput!) { submitPrayer(input: $input) { id } }',
    variables: { input: prayerForm },
    call: { path: '/api/prayers', body: prayerForm },
  }),
  encouragements: async () => {
    const id = await made('/api/prayers', prayerForm);
    return {
      mutation: 'encourage',
      document:
        'mutation ($id: Int!, $input: EncouragementInput!) { encourage(prayerId: $id, input: $input) { id } }',
      variables: { id, input: { content: 'With you' } },
      call: { path: `/api/prayers/${id}/comments`, body: { content: 'With you' } },
    };
  },
  updates: async () => {
    const id = await made('/api/prayers', prayerForm);
    return {
      mutation: 'postPrayerUpdate',
      document:
        'mutation ($id: Int!, $input: PrayerUpdateInput!) { postPrayerUpdate(prayerId: $id, input: $input) { id } }',
      variables: { id, input: { content: 'News' } },
      call: { path: `/api/prayers/${id}/updates`, body: { content: 'News' } },
    };
  },
  chains: async () => ({
    mutation: 'createChain',
    document: 'mutation ($input: PrayerChainInput!) { createChain(input: $input) { id } }',
    variables: { input: chainForm() },
    call: { path: '/api/prayer-chains', body: chainForm() },
  }),
  invitations: async () => ({
    mutation: 'inviteToChain',
    document:
      'mutation ($id: Int!, $emails: [String!]!) { inviteToChain(chainId: $id, emails: $emails) { id } }',
    variables: { id: await made('/api/prayer-chains', privateChain()), emails: ['boaz@example.org'] },
    call: { path: '/api/prayer-chains', body: privateChain(['naomi@example.org']) },
  }),
  groups: async () => ({
    mutation: 'createGroup',
    document: 'mutation ($input: PrayerGroupInput!) { createGroup(input: $input) { id } }',
    variables: { input: groupForm },
    call: { path: '/api/prayer-groups', body: groupForm },
  }),
  posts: async () => {
    const id = await made('/api/prayer-groups', groupForm);
    return {
      mutation: 'postInGroup',
      document:
        'mutation ($id: Int!, $input: GroupPostInput!) { postInGroup(groupId: $id, input: $input) { id } }',
      variables: { id, input: { content: 'For us' } },
      call: { path: `/api/prayer-groups/${id}/posts`, body: { content: 'For us' } },
    };
  },
  comments: async () => {
    const group = await made('/api/prayer-groups', groupForm);
    const id = await made(`/api/prayer-groups/${group}/posts`, { content: 'For us' });
    return {
      mutation: 'commentOnGroupPost',
      document:
        'mutation ($id: Int!, $content: String!) { commentOnGroupPost(postId: $id, content: $content) { id } }',
      variables: { id, content: 'Amen' },
      call: { path: `/api/group-posts/${id}/comments`, body: { content: 'Amen' } },
    };
  },
  reminders: async () => ({
    mutation: 'createReminder',
    document: 'mutation ($input: ReminderInput!) { createReminder(input: $input) { id } }',
    variables: { input: reminderForm },
    call: { path: '/api/reminders', body: reminderForm },
  }),
};

const kinds = Object.keys(creates) as (keyof typeof creates)[];

describe('in 24 hours a member may create so many, and no more over either API', () => {
  test.each(kinds)('%s', async (kind) => {
    const { document, variables, call, mutation } = await creates[kind]();
    await use(kind, quotas[kind] - 2);

    expect((await post(call!.path, call!.body)).status).toBe(201);
    const last = await gateway.graphql(document, variables, { as: ruth });
    expect(last.body).toMatchObject({ data: { [mutation]: { id: expect.any(Number) } } });

    const refused = await post(call!.path, call!.body);
    const message = `That is enough ${kind} for one day`;
    expect(refused).toMatchObject({ status: 429, body: { message } });
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(3500);
    expect(retryAfter).toBeLessThanOrEqual(3600);
    const more = kind === 'invitations' ? { ...variables, emails: ['orpah@example.org'] } : variables;
    const { body } = await gateway.graphql(document, more, { as: ruth });
    expect(body.errors).toMatchObject([{ message, extensions: { code: 'RATE_LIMITED' } }]);
    expect(await used(kind)).toBe(quotas[kind]);
  });
});

test('a moderator may write so many messages in 24 hours, and no more', async () => {
  const boaz = await site.aMember();
  const id = await made('/api/prayers', { ...prayerForm, description: 'I want to die tonight.' }, boaz);
  await site.sql`update members set is_admin = true where id = ${ruth.id}`;
  await use('messages', quotas.messages - 1);
  const write = async () =>
    (
      await gateway.graphql(
        `mutation { writeToAuthor(kind: prayer, targetId: ${id}, message: "We are with you.") { id } }`,
        {},
        { as: ruth },
      )
    ).body;
  expect(await write()).toMatchObject({ data: { writeToAuthor: { id: expect.any(Number) } } });
  expect((await write()).errors).toMatchObject([
    { message: 'That is enough messages for one day', extensions: { code: 'RATE_LIMITED' } },
  ]);
  expect(await used('messages')).toBe(quotas.messages);
});

test('a chain is not created when its invitations are too many', async () => {
  await use('invitations', 199);
  const before = await used('chains');
  const refused = await post('/api/prayer-chains', privateChain(['a@example.org', 'b@example.org']));
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'That is enough invitations for one day' },
  });
  expect([await used('chains'), await used('invitations')]).toEqual([before, 199]);
  expect((await post('/api/prayer-chains', privateChain(['a@example.org']))).status).toBe(201);
});

test('fifty concurrent calls through two gateways do not exceed a quota', async () => {
  const second = await aSecondGateway(site);
  await use('prayers', 90);
  const calls = Array.from({ length: 50 }, (_, index) =>
    fetch(`${index % 2 === 0 ? gateway.url : second.url}/api/prayers`, {
      method: 'POST',
      headers: { cookie: `pw_session=${ruth.session}`, 'content-type': 'application/json' },
      body: JSON.stringify(prayerForm),
    }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  const [{ count }] = await site.sql<[{ count: number }]>`
    select count(*)::integer as count from prayers where author_id = ${ruth.id}`;
  expect(count).toBe(10);
  await second.stop();
});

test('a retried call counts once, and gets its first result also when the quota is used up', async () => {
  await use('prayers', 99);
  const headers = { 'idempotency-key': 'once' };
  const calls = await Promise.all(
    Array.from({ length: 5 }, () => post('/api/prayers', prayerForm, ruth, headers)),
  );
  const done = calls.filter(({ status }) => status === 201);
  expect(done.length).toBeGreaterThan(0);
  expect(new Set(done.map(({ body }) => body.id)).size).toBe(1);
  expect(await used('prayers')).toBe(100);
  expect((await post('/api/prayers', prayerForm, ruth, headers)).body.id).toBe(done[0]!.body.id);
  expect((await post('/api/prayers', prayerForm)).status).toBe(429);
});

test('refused calls do not count', async () => {
  const boaz = await site.aMember();
  const group = await made('/api/prayer-groups', groupForm, boaz);
  expect((await post('/api/prayers', { ...prayerForm, title: '' })).status).toBe(400);
  expect((await post('/api/prayers/2000000000/comments', { content: 'With you' })).status).toBe(404);
  expect((await post(`/api/prayer-groups/${group}/posts`, { content: 'Hello' })).status).toBe(403);
  const rows = await site.sql`select kind from member_quotas where member_id = ${ruth.id}`;
  expect(rows).toHaveLength(0);
});

test('what is deleted still counts', async () => {
  const chain = await made('/api/prayer-chains', privateChain(['a@example.org', 'b@example.org']));
  await gateway.graphql('mutation ($id: Int!) { deleteChain(chainId: $id) }', { id: chain }, { as: ruth });
  const prayer = await made('/api/prayers', prayerForm);
  expect((await gateway.rest('DELETE', `/api/prayers/${prayer}`, { as: ruth })).status).toBe(204);
  expect([await used('chains'), await used('invitations'), await used('prayers')]).toEqual([1, 2, 1]);
});

test('an address that is already invited to the chain does not count again', async () => {
  const chain = await made('/api/prayer-chains', privateChain(['a@example.org']));
  await gateway.graphql(
    'mutation ($id: Int!) { inviteToChain(chainId: $id, emails: ["a@example.org", "b@example.org"]) { id } }',
    { id: chain },
    { as: ruth },
  );
  expect(await used('invitations')).toBe(2);
});

test('after 24 hours they are free again, and the row is deleted', async () => {
  await use('prayers', 100, ruth, '25 hours');
  const orpah = await site.aMember();
  await use('posts', 3, orpah, '25 hours');
  expect((await post('/api/prayers', prayerForm)).status).toBe(201);
  expect(await used('prayers')).toBe(1);
  for (const { name, run } of jobs) if (name === 'sweep') await run(site.services, () => false);
  expect(await used('prayers')).toBe(1);
  const rows = await site.sql`select kind from member_quotas where member_id = ${orpah.id}`;
  expect(rows).toHaveLength(0);
});

/** Mutations that need no quota, with the reason. */
const withoutQuota: Record<string, readonly string[]> = {
  'at most one for each member and thing': [
    ...['giveAmen', 'praise', 'likeGroupPost', 'joinChain', 'joinGroup', 'requestToJoinGroup', 'report'],
    ...['shareTestimony', 'subscribeToPush', 'subscribeToNewsletter'],
  ],
  'at most twenty at a time': ['createApiToken'],
  'changes or deletes what exists': [
    ...[
      'editPrayer',
      'setPrayerVisibility',
      'answerFollowUp',
      'wakePrayer',
      'setFollowUp',
      'quietPrayer',
      'withdrawPrayer',
      'editEncouragement',
      'withdrawEncouragement',
    ],
    ...['editGroup', 'deleteGroup', 'leaveGroup', 'removeGroupMember', 'changeGroupRole', 'resetInviteLink'],
    ...[
      'approveJoinRequest',
      'declineJoinRequest',
      'removeGroupPost',
      'pinGroupPost',
      'removeGroupPostComment',
    ],
    ...['giveBackSlot', 'offerSlot', 'deleteChain', 'editReminder', 'pauseReminder', 'deleteReminder'],
    ...[
      'updateProfile',
      'noteTimeZone',
      'setLocale',
      'deleteAccount',
      'readNotifications',
      'setNotification',
    ],
    ...['unsubscribeFromPush', 'renamePasskey', 'removePasskey', 'removeWayToSignIn'],
    ...['deleteApiToken', 'endSession', 'endOtherSessions', 'renewHoursFeed'],
  ],
  'moderators only': ['approvePrayer', 'declinePrayer', 'undoApproval'],
  'the prayer team only': ['claimPrayer', 'setCareState'],
  'administrators only': [
    ...['adminDeletePrayer', 'adminUndeletePrayer', 'dismissReports', 'hideText', 'restoreText', 'retryMail'],
    ...[
      'readmitMember',
      'runJob',
      'saveBanners',
      'setSiteAdmin',
      'setModerator',
      'setApproveFirst',
      'setCommunitySettings',
      'setRestAfterDays',
      'setTeamMember',
      'suspendAuthor',
      'suspendMember',
    ],
    ...['lookAfter', 'reopenCare', 'undoHide'],
  ],
};

test('every mutation that creates something has a quota', async () => {
  const mutations: GraphQLField<unknown, unknown>[] = Object.values(schema.getMutationType()!.getFields());
  const counted = await Promise.all(kinds.map(async (kind) => (await creates[kind]()).mutation));
  expect(mutations.map(({ name }) => name).toSorted()).toEqual(
    [...counted, 'writeToAuthor', 'addCareNote', ...Object.values(withoutQuota).flat()].toSorted(),
  );
});
