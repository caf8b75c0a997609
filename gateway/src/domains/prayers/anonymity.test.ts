import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { findPreview } from './preview';

const canaries = [
  '77077077',
  'Canarius',
  'Featherstone',
  'canary-account',
  'canary-typed',
  'Typed Canary',
  'canary.example/face.png',
];

let site: TestSite;
let gateway: TestGateway;
let secret: ActingMember;
let other: ActingMember;
let prayerId: number;
let commentId: number;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  // The next member gets an id that can be recognised in a response.
  await site.sql`select setval(pg_get_serial_sequence('members', 'id'), 77077076)`;
  secret = await site.aMember({
    firstName: 'Canarius',
    lastName: 'Featherstone',
    name: 'Canarius Featherstone',
    email: 'canary-account@example.org',
  });
  other = await site.aMember({ email: 'admin@example.org' });
  await site.sql`update members set profile_image_url = 'https://canary.example/face.png' where id = ${secret.id}`;
  const prayer = await gateway.rest('POST', '/api/prayers', {
    as: secret,
    body: {
      name: 'Typed Canary',
      email: 'canary-typed@example.org',
      title: 'A burden',
      description: 'I would rather not say who I am.',
      isAnonymous: true,
    },
  });
  prayerId = prayer.body.id;
  const comment = await gateway.rest('POST', `/api/prayers/${prayerId}/comments`, {
    as: secret,
    body: { content: 'Words without a name', authorName: 'Typed Canary', isAnonymous: true },
  });
  commentId = comment.body.id;
  await gateway.rest('POST', `/api/prayers/${prayerId}/updates`, {
    as: secret,
    body: { content: 'Still nameless' },
  });
});
afterAll(() => site.close());

const everything = `
  id title description category status isAnonymous createdAt editedAt amenCount commentCount hasAmened isOwner testimonialId
  user { firstName lastName name profileImageUrl }
  comments { id content authorName isAnonymous createdAt editedAt isOwner }
  updates { id content createdAt }`;

function expectNoCanary(response: { status: number; body: unknown; headers?: Headers }) {
  const text = JSON.stringify([response.body, response.headers && [...response.headers]]).toLowerCase();
  for (const canary of canaries) expect(text).not.toContain(canary.toLowerCase());
}

test.each([
  ['lists', '/api/prayers'],
  ['every order', '/api/prayers?sortBy=trending'],
  ['a search for the words', '/api/prayers?search=burden'],
  ['a search for the name', '/api/prayers?search=Canarius'],
  ['a search for the typed name', '/api/prayers?search=Typed%20Canary'],
  ['a search for the address', '/api/prayers?search=canary-account@example.org'],
  ['the ownership', '/api/prayers/:id/ownership'],
  ['the detail', '/api/prayers/:id'],
  ['the amen check', '/api/prayers/:id/amen/check'],
  ['the statistics', '/api/stats'],
])('%s do not reveal the author', async (_, path) => {
  for (const as of [null, other]) {
    const response = await gateway.rest('GET', path.replace(':id', String(prayerId)), { as });
    expect(response.status).toBe(200);
    expectNoCanary(response);
  }
});

test('GraphQL does not reveal the author, whatever is selected', async () => {
  for (const as of [null, other]) {
    const page = await gateway.graphql(
      `{ prayers { prayers { ${everything} } hasMore endCursor } }`,
      {},
      { as },
    );
    expect(page.body.data.prayers.prayers).toHaveLength(1);
    expect(page.body.data.prayers.prayers[0]).toMatchObject({ user: null, isOwner: false });
    expectNoCanary(page);
    expectNoCanary(await gateway.graphql(`{ prayer(id: ${prayerId}) { ${everything} } }`, {}, { as }));
    for (const search of ['Canarius', 'Featherstone', 'canary', 'canary-typed@example.org']) {
      const found = await gateway.graphql(
        'query ($search: String) { prayers(search: $search) { prayers { id } } }',
        { search },
        { as },
      );
      expect(found.body.data.prayers.prayers).toEqual([]);
    }
  }
});

test('its author sees that it is their own, but no name', async () => {
  const { body } = await gateway.rest('GET', `/api/prayers/${prayerId}`, { as: secret });
  expect(body).toMatchObject({ isOwner: true, user: null, comments: [{ isOwner: true, authorName: null }] });
  expectNoCanary({ status: 200, body });
});

test('refusals to others do not reveal the author', async () => {
  for (const response of [
    await gateway.rest('PUT', `/api/prayers/${prayerId}`, { as: other, body: {} }),
    await gateway.rest('DELETE', `/api/comments/${commentId}`, { as: other }),
    await gateway.rest('POST', `/api/prayers/${prayerId}/comments`, { as: other, body: {} }),
  ]) {
    expect([400, 403]).toContain(response.status);
    expectNoCanary(response);
  }
});

test('a name that was typed for an anonymous text is not stored', async () => {
  const [row] = await site.sql`select author_name from comments where id = ${commentId}`;
  expect(row).toEqual({ author_name: null });
});

test('a named prayer shows the name, and never an e-mail address', async () => {
  const named = await gateway.rest('POST', '/api/prayers', {
    as: secret,
    body: {
      name: 'Typed Canary',
      email: 'canary-typed@example.org',
      title: 'Signed',
      description: 'This one I put my name to.',
    },
  });
  for (const path of ['/api/prayers', `/api/prayers/${named.body.id}`]) {
    const text = JSON.stringify((await gateway.rest('GET', path, { as: other })).body);
    expect(text).toContain('Canarius');
    expect(text).not.toContain('@');
  }
  // Nothing links the two prayers to each other, although they have the same author.
  const { body } = await gateway.rest('GET', '/api/prayers', { as: other });
  const anonymous = body.prayers.find(({ id }: { id: number }) => id === prayerId);
  expect(Object.keys(anonymous).sort()).toEqual([
    'amenCount',
    'category',
    'commentCount',
    'createdAt',
    'declineReason',
    'description',
    'editedAt',
    'hasAmened',
    'id',
    'isAnonymous',
    'isAskedHowItGoes',
    'isOwner',
    'isQuiet',
    'mayBeAsked',
    'needsCare',
    'onBehalfOf',
    'status',
    'teamReaders',
    'testimonialId',
    'title',
    'user',
    'visibility',
  ]);
  expect(anonymous).toMatchObject({
    declineReason: null,
    isAskedHowItGoes: false,
    mayBeAsked: false,
    teamReaders: null,
  });
});

test('a link preview contains the text of a public prayer and nothing else', async () => {
  expect(await findPreview(site.visitor, String(prayerId))).toEqual({
    id: prayerId,
    title: 'A burden',
    description: 'I would rather not say who I am.',
  });
  for (const id of ['nonsense', '0', undefined, 2_000_000_000])
    expect(await findPreview(site.visitor, id)).toBeNull();
  for (const status of ['hidden', 'removed']) {
    await site.sql`update prayers set status = ${status} where id = ${prayerId}`;
    expect(await findPreview(secret.context, prayerId)).toBeNull();
  }
});
