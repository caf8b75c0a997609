import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';
import { findUpdatesOf } from './updatesSql';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let boaz: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember({ firstName: 'Ruth', lastName: 'Moab', name: 'Ruth Moab' });
  boaz = await site.aMember({ firstName: 'Boaz', lastName: 'Bethlehem', name: 'Boaz Bethlehem' });
});
afterAll(() => site.close());

async function aPrayer(given: object = {}, as = ruth) {
  const { status, body } = await gateway.rest('POST', '/api/prayers', {
    as,
    body: { ...prayerForm, ...given },
  });
  expect(status).toBe(201);
  return body;
}

const fields = `
  id title description category status isAnonymous onBehalfOf visibility createdAt editedAt amenCount commentCount hasAmened isOwner testimonialId isQuiet isAskedHowItGoes mayBeAsked declineReason teamReaders needsCare
  user { firstName lastName name profileImageUrl }`;

const submit = `mutation ($input: SubmitPrayerInput!) { submitPrayer(input: $input) { ${fields} } }`;
const edit = `mutation ($id: Int!, $input: EditPrayerInput!) { editPrayer(id: $id, input: $input) { ${fields} } }`;
const withdraw = 'mutation ($id: Int!) { withdrawPrayer(id: $id) }';
const read = `query ($id: Int!) { prayer(id: $id) { ${fields} } }`;
const postUpdate = `mutation ($id: Int!, $input: PrayerUpdateInput!) {
  postPrayerUpdate(prayerId: $id, input: $input) { updates { content } }
}`;

describe('a prayer for somebody else', () => {
  test('says for whom, over both APIs; an edit keeps it, changes it and takes it away', async () => {
    const prayer = await aPrayer({ onBehalfOf: '  my neighbour ' });
    expect(prayer.onBehalfOf).toBe('my neighbour');
    const put = async (body: object) =>
      (await gateway.rest('PUT', `/api/prayers/${prayer.id}`, { as: ruth, body: { ...prayerForm, ...body } }))
        .body.onBehalfOf;
    expect(await put({})).toBe('my neighbour');
    expect(await put({ onBehalfOf: 'a friend' })).toBe('a friend');
    const input = { title: 'Safe', description: prayer.description, onBehalfOf: 'my neighbours' };
    const edited = await gateway.graphql(edit, { id: prayer.id, input }, { as: ruth });
    expect(edited.body.data.editPrayer.onBehalfOf).toBe('my neighbours');
    expect((await gateway.rest('GET', `/api/prayers/${prayer.id}`)).body.onBehalfOf).toBe('my neighbours');
    expect((await gateway.rest('GET', '/api/my-data', { as: ruth })).body.prayers).toContainEqual(
      expect.objectContaining({ id: prayer.id, onBehalfOf: 'my neighbours' }),
    );
    for (const nobody of [null, ' '])
      expect([await put({ onBehalfOf: 'a friend' }), await put({ onBehalfOf: nobody })]).toEqual([
        'a friend',
        null,
      ]);
  });

  test('anonymous, it says so too, and despair in it is heard', async () => {
    const prayer = await aPrayer({ isAnonymous: true, onBehalfOf: 'me, I want to kill myself' });
    expect(prayer).toMatchObject({ user: null, onBehalfOf: 'me, I want to kill myself', needsCare: true });
    const cases = await site.sql`
      select from moderation_cases where kind = 'prayer' and target_id = ${prayer.id} and needs_care`;
    expect(cases).toHaveLength(1);
  });

  test.each([
    ['x'.repeat(61), 'Please use at most 60 characters'],
    ['half \ud800', 'This text contains a character that cannot be stored'],
    [7, 'Name must be text'],
  ])('%j is refused over both APIs', async (onBehalfOf, message) => {
    const body = { ...prayerForm, onBehalfOf };
    const overRest = await gateway.rest('POST', '/api/prayers', { as: ruth, body });
    expect(overRest).toMatchObject({
      status: 400,
      body: { message, errors: [{ path: 'onBehalfOf', message }] },
    });
    if (typeof onBehalfOf === 'number') return;
    const overGraphql = await gateway.graphql(submit, { input: body }, { as: ruth });
    expect(overGraphql.body.errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });
});

describe('both APIs return the same', () => {
  test('for a new prayer', async () => {
    const overRest = await gateway.rest('POST', '/api/prayers', { as: ruth, body: prayerForm });
    const overGraphql = await gateway.graphql(submit, { input: prayerForm }, { as: ruth });
    expect(overRest.status).toBe(201);
    const { id, createdAt, ...same } = overRest.body;
    const { id: otherId, createdAt: otherTime, ...alike } = overGraphql.body.data.submitPrayer;
    expect(alike).toEqual(same);
    expect(same).toEqual({
      title: 'Safe travel',
      description: 'Please pray for the road to Bethlehem.',
      category: 'family',
      status: 'active',
      isAnonymous: false,
      onBehalfOf: null,
      visibility: 'public',
      editedAt: null,
      amenCount: 0,
      commentCount: 0,
      hasAmened: false,
      isOwner: true,
      testimonialId: null,
      isQuiet: false,
      isAskedHowItGoes: false,
      mayBeAsked: true,
      declineReason: null,
      teamReaders: null,
      needsCare: false,
      user: { firstName: 'Ruth', lastName: 'Moab', name: 'Ruth Moab', profileImageUrl: null },
    });
    expect([typeof id, typeof otherId]).toEqual(['number', 'number']);
    for (const time of [createdAt, otherTime])
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('for a reader', async () => {
    const { id } = await aPrayer();
    const { comments, updates, ...overRest } = (await gateway.rest('GET', `/api/prayers/${id}`)).body;
    const { body } = await gateway.graphql(read, { id });
    expect(body.data.prayer).toEqual(overRest);
    expect([comments, updates]).toEqual([[], []]);
  });

  test.each([
    ['name', undefined, 'Name is required'],
    ['name', null, 'Name is required'],
    ['name', '   ', 'Name is required'],
    ['name', 'n'.repeat(101), 'Name too long'],
    ['email', undefined, 'Please enter a valid email address'],
    ['email', 'ruth@', 'Please enter a valid email address'],
    ['title', '', 'Title is required'],
    ['title', '🕯'.repeat(101), 'Title too long'],
    ['description', 'too short', 'Description must be at least 10 characters'],
    ['description', 'd'.repeat(501), 'Description too long'],
  ])('for %s = %j: %s', async (path, value, message) => {
    const input = { ...prayerForm, [path]: value };
    expect(await gateway.rest('POST', '/api/prayers', { as: ruth, body: input })).toMatchObject({
      status: 400,
      body: { message, errors: [{ path, message }] },
    });
    const { body } = await gateway.graphql(submit, { input }, { as: ruth });
    expect(body.errors).toMatchObject([
      { message, extensions: { code: 'BAD_USER_INPUT', fieldErrors: [{ path, message }] } },
    ]);
  });

  test('for a visitor who submits', async () => {
    expect(await gateway.rest('POST', '/api/prayers', { body: prayerForm })).toMatchObject({
      status: 401,
      body: { message: 'Unauthorized' },
    });
    const { body } = await gateway.graphql(submit, { input: prayerForm });
    expect(body.errors).toMatchObject([{ message: 'Unauthorized', extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('for an unknown id', async () => {
    for (const [method, path, document] of [
      ['GET', '/api/prayers/2000000000', read],
      ['DELETE', '/api/prayers/2000000000', withdraw],
    ] as const) {
      const overRest = await gateway.rest(method, path, { as: ruth });
      const { body } = await gateway.graphql(document, { id: 2_000_000_000 }, { as: ruth });
      expect(overRest).toMatchObject({ status: 404, body: { message: 'Prayer not found' } });
      expect(body.errors).toMatchObject([{ message: 'Prayer not found', extensions: { code: 'NOT_FOUND' } }]);
    }
  });

  test('for a member who edits another’s prayer', async () => {
    const { id } = await aPrayer();
    const calls = [
      ['PUT', `/api/prayers/${id}`, edit, { ...prayerForm }],
      ['DELETE', `/api/prayers/${id}`, withdraw, undefined],
      ['POST', `/api/prayers/${id}/updates`, postUpdate, { content: 'Not mine to tell' }],
    ] as const;
    for (const [method, path, document, body] of calls) {
      const input = body && ('title' in body ? { title: body.title, description: body.description } : body);
      expect(await gateway.rest(method, path, { as: boaz, body })).toMatchObject({
        status: 403,
        body: { message: 'Forbidden' },
      });
      const answer = await gateway.graphql(document, { id, input }, { as: boaz });
      expect(answer.body.errors).toMatchObject([{ message: 'Forbidden', extensions: { code: 'FORBIDDEN' } }]);
      expect(await gateway.rest(method, path, { body })).toMatchObject({ status: 401 });
    }
    expect((await gateway.rest('GET', `/api/prayers/${id}`)).body).toMatchObject({
      title: 'Safe travel',
      editedAt: null,
      updates: [],
    });
  });
});

test('however many updates a prayer has, no more are read than stand beside it: the newest', async () => {
  const { id } = (await gateway.rest('POST', '/api/prayers', { as: ruth, body: prayerForm })).body;
  await site.sql`
    insert into prayer_updates (prayer_id, content, created_at)
    select ${id}, 'Update ' || n, now() + n * interval '1 ms'
    from generate_series(1, 3000) as n`;
  const read = await findUpdatesOf(ruth.context, [id]);
  expect(read.length).toBeLessThan(1_000);
  const { updates } = (await gateway.rest('GET', `/api/prayers/${id}`)).body;
  expect(updates.length).toBeLessThan(read.length);
  expect(updates.at(-1).content).toBe('Update 3000');
});

test('over both APIs one prayer with encouragement and updates is three statements, the session included', async () => {
  const { id } = await aPrayer();
  for (const content of ['One', 'Two']) {
    await gateway.rest('POST', `/api/prayers/${id}/comments`, { as: boaz, body: { content } });
    await gateway.rest('POST', `/api/prayers/${id}/updates`, { as: ruth, body: { content } });
  }
  const document = `query ($id: Int!) { prayer(id: $id) { ${fields} comments { content isOwner } updates { content } } }`;
  site.statements();
  await gateway.rest('GET', `/api/prayers/${id}`, { as: boaz });
  expect(site.statements()).toHaveLength(3);
  const { body } = await gateway.graphql(document, { id }, { as: boaz });
  expect(site.statements()).toHaveLength(3);
  expect(body.data.prayer).toMatchObject({
    isOwner: false,
    comments: [
      { content: 'One', isOwner: true },
      { content: 'Two', isOwner: true },
    ],
    updates: [{ content: 'One' }, { content: 'Two' }],
  });
});

describe('a new prayer', () => {
  test('has the category general and is not anonymous by default', async () => {
    const { category: _, isAnonymous: __, ...rest } = prayerForm;
    for (const left of [rest, { ...rest, category: null, isAnonymous: null }]) {
      const { status, body } = await gateway.rest('POST', '/api/prayers', { as: ruth, body: left });
      expect([status, body.category, body.isAnonymous]).toEqual([201, 'general', false]);
    }
  });

  test('is stored trimmed; a character is a code point', async () => {
    const title = '🕯'.repeat(100);
    const description = 'שלום, ירושלים 🙏 ممتاز'.padEnd(500, '🌾').slice(0, 500);
    const made = await aPrayer({ title: `  ${title}\n`, description });
    expect(made.title).toBe(title);
    expect((await gateway.rest('GET', `/api/prayers/${made.id}`)).body.description).toBe(made.description);
  });

  test.each(['a\0b', 'half \ud83d'])('that cannot be stored as it is, is refused: %j', async (title) => {
    const response = await gateway.rest('POST', '/api/prayers', { as: ruth, body: { ...prayerForm, title } });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ path: 'title' }] } });
  });

  test('ignores fields that the form does not have', async () => {
    const made = await aPrayer({
      id: 1,
      status: 'answered',
      amenCount: 99,
      commentCount: 99,
      authorId: boaz.id,
      userId: boaz.id,
      author_id: boaz.id,
      createdAt: '2000-01-01T00:00:00Z',
      testimonialId: 1,
      hot: 9e9,
    });
    expect(made).toMatchObject({
      status: 'active',
      amenCount: 0,
      commentCount: 0,
      isOwner: true,
      testimonialId: null,
      isQuiet: false,
      isAskedHowItGoes: false,
      mayBeAsked: true,
      declineReason: null,
      teamReaders: null,
      needsCare: false,
    });
    expect(made.id).not.toBe(1);
    expect(made.createdAt).not.toMatch(/^2000/);
  });

  test('is shown under the account’s names, or else under the typed name', async () => {
    const naomi = await site.aMember({ firstName: null, lastName: null, name: null });
    expect((await aPrayer({ name: 'Mara' }, naomi)).user).toEqual({
      firstName: null,
      lastName: null,
      name: 'Mara',
      profileImageUrl: null,
    });
  });
});

describe('the owner of a prayer', () => {
  test('edits its text and nothing else', async () => {
    const { id } = await aPrayer({ isAnonymous: true });
    const body = {
      title: 'Arrived',
      description: 'We have arrived, thank you.',
      category: 'praise',
      isAnonymous: false,
      status: 'answered',
    };
    const answer = await gateway.rest('PUT', `/api/prayers/${id}`, { as: ruth, body });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        title: 'Arrived',
        category: 'praise',
        status: 'active',
        isAnonymous: true,
        user: null,
        editedAt: expect.any(String),
      },
    });
    expect(
      await gateway.rest('PUT', `/api/prayers/${id}`, { as: ruth, body: { ...body, title: ' ' } }),
    ).toMatchObject({
      status: 400,
      body: { message: 'Title is required' },
    });
  });

  test('adds updates, listed oldest first', async () => {
    const { id } = await aPrayer();
    const first = await gateway.rest('POST', `/api/prayers/${id}/updates`, {
      as: ruth,
      body: { content: ' Half way there ' },
    });
    expect(first).toMatchObject({ status: 201, body: { content: 'Half way there' } });
    const { body } = await gateway.graphql(postUpdate, { id, input: { content: 'Arrived' } }, { as: ruth });
    expect(body.data.postPrayerUpdate.updates).toEqual([
      { content: 'Half way there' },
      { content: 'Arrived' },
    ]);
    expect(
      await gateway.rest('POST', `/api/prayers/${id}/updates`, { as: ruth, body: { content: ' ' } }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'content' }] },
    });
  });

  test('withdraws it: from then on nobody can read it', async () => {
    const { id } = await aPrayer();
    expect(await gateway.rest('DELETE', `/api/prayers/${id}`, { as: ruth })).toMatchObject({
      status: 204,
      body: '',
    });
    for (const as of [ruth, boaz, null]) {
      for (const path of ['', '/ownership', '/amen/check']) {
        expect(await gateway.rest('GET', `/api/prayers/${id}${path}`, { as })).toMatchObject({ status: 404 });
      }
    }
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/amen'],
      ['POST', '/comments'],
      ['POST', '/updates'],
    ] as const) {
      expect(await gateway.rest(method, `/api/prayers/${id}${path}`, { as: ruth })).toMatchObject({
        status: 404,
      });
    }
  });

  test('sees that it is their own; other members and visitors do not', async () => {
    const { id } = await aPrayer({ isAnonymous: true });
    const ownership = async (as: ActingMember | null) =>
      (await gateway.rest('GET', `/api/prayers/${id}/ownership`, { as })).body;
    expect(await ownership(ruth)).toEqual({ isOwner: true });
    expect(await ownership(boaz)).toEqual({ isOwner: false });
    expect(await ownership(null)).toEqual({ isOwner: false });
  });
});
