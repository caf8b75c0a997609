import { prayerForm } from '../testing/prayerForms';
import { chainForm, groupForm } from '../testing/security/community';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../testing/testSite';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let ids: { prayer: number; group: number; post: number };

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
  const made = async (path: string, body: object) =>
    (await gateway.rest('POST', path, { as: ruth, body })).body.id as number;
  const group = await made('/api/prayer-groups', groupForm);
  ids = {
    group,
    prayer: await made('/api/prayers', prayerForm),
    post: await made(`/api/prayer-groups/${group}/posts`, { content: 'For us' }),
  };
});
afterAll(() => site.close());

type Form = Record<string, unknown>;

/** The same call over both APIs. */
const calls: Record<string, (form: Form) => { path: string; body: Form; mutation: string; input: string }> = {
  encouragement: (form) => ({
    path: `/api/prayers/${ids.prayer}/comments`,
    body: { content: 'With you', ...form },
    mutation: `encourage(prayerId: ${ids.prayer}, input: $input) { id }`,
    input: 'EncouragementInput',
  }),
  post: (form) => ({
    path: `/api/prayer-groups/${ids.group}/posts`,
    body: form,
    mutation: `postInGroup(groupId: ${ids.group}, input: $input) { id }`,
    input: 'GroupPostInput',
  }),
  group: (form) => ({
    path: '/api/prayer-groups',
    body: { ...groupForm, ...form },
    mutation: 'createGroup(input: $input) { id }',
    input: 'PrayerGroupInput',
  }),
  chain: (form) => ({
    path: '/api/prayer-chains',
    body: { ...chainForm(), ...form },
    mutation: 'createChain(input: $input) { id }',
    input: 'PrayerChainInput',
  }),
};

async function overBoth(kind: string, form: Form) {
  const { path, body, mutation, input } = calls[kind]!(form);
  const rest = await gateway.rest('POST', path, { as: ruth, body });
  const document = `mutation ($input: ${input}!) { ${mutation} }`;
  return { rest, graphql: (await gateway.graphql(document, { input: body }, { as: ruth })).body };
}

const tooLong = 'Please use at most 10,000 characters';

test.each([
  ['encouragement', 'content', 10_000, tooLong],
  ['encouragement', 'authorName', 100, 'Name too long'],
  ['post', 'content', 10_000, tooLong],
  ['group', 'description', 10_000, tooLong],
  ['chain', 'description', 10_000, tooLong],
  ['chain', 'title', 200, 'Title too long'],
])('%s: %s has at most %d characters over both APIs', async (kind, path, most, message) => {
  const refused = await overBoth(kind, { [path]: 'x'.repeat(most + 1) });
  const errors = [{ path, message }];
  expect(refused.rest).toMatchObject({ status: 400, body: { message, errors } });
  expect(refused.graphql.errors).toMatchObject([
    { message, extensions: { code: 'BAD_USER_INPUT', fieldErrors: errors } },
  ]);
  const accepted = await overBoth(kind, { [path]: 'x'.repeat(most) });
  expect(accepted.rest.status).toBe(201);
  expect(accepted.graphql.errors).toBeUndefined();
});

test('a comment on a post has at most 10,000 characters over both APIs', async () => {
  const content = 'x'.repeat(10_001);
  const rest = await gateway.rest('POST', `/api/group-posts/${ids.post}/comments`, {
    as: ruth,
    body: { content },
  });
  expect(rest).toMatchObject({ status: 400, body: { errors: [{ path: 'content', message: tooLong }] } });
  const { body } = await gateway.graphql(
    'mutation ($id: Int!, $content: String!) { commentOnGroupPost(postId: $id, content: $content) { id } }',
    { id: ids.post, content },
    { as: ruth },
  );
  expect(body.errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', fieldErrors: [{ path: 'content', message: tooLong }] } },
  ]);
});

test.each([
  ['encouragement', 'content', 'Content is required'],
  ['post', 'content', 'Content is required'],
  ['group', 'name', 'Group name is required'],
  ['chain', 'title', 'Title is required'],
])('%s: %s without a visible character is missing over both APIs', async (kind, path, message) => {
  for (const unseen of ['\u200b', '\u200e\u202e', '\u3164', '\u2800 \u2800', '\ufeff\u00ad']) {
    const { rest, graphql } = await overBoth(kind, { [path]: unseen });
    expect(rest).toMatchObject({ status: 400, body: { message, errors: [{ path, message }] } });
    expect(graphql.errors).toMatchObject([{ message, extensions: { fieldErrors: [{ path, message }] } }]);
  }
});

test('longer texts from before stay readable', async () => {
  const long = 'x'.repeat(20_000);
  await site.sql`update comments set content = ${long} where prayer_id = ${ids.prayer}`;
  const { body } = await gateway.rest('GET', `/api/prayers/${ids.prayer}`);
  expect(body.comments[0].content).toBe(long);
});
