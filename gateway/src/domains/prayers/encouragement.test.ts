import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';
import { encourage, withdrawEncouragement } from './encouragement';
import { submitPrayer } from './prayers';

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

const aPrayer = () => submitPrayer(ruth.context, prayerForm);

const fields = 'id content authorName isAnonymous createdAt editedAt isOwner needsCare';
const leave = `mutation ($id: Int!, $input: EncouragementInput!) { encourage(prayerId: $id, input: $input) { ${fields} } }`;
const change = `mutation ($id: Int!, $input: EditEncouragementInput!) { editEncouragement(id: $id, input: $input) { ${fields} } }`;
const takeBack =
  'mutation ($id: Int!) { withdrawEncouragement(id: $id) { id commentCount comments { content } } }';

async function countComments(prayerId: number) {
  const [row] = await site.sql`
    select
      (select count(*)::integer from comments where prayer_id = prayers.id and status = 'active') as rows,
      comment_count as counted
    from prayers
    where id = ${prayerId}`;
  return row;
}

test('both APIs return the same for an encouragement', async () => {
  const { id } = await aPrayer();
  const input = { content: '  The Lord is near ', authorName: ' Boaz ', isAnonymous: false };
  const overRest = await gateway.rest('POST', `/api/prayers/${id}/comments`, { as: boaz, body: input });
  const overGraphql = await gateway.graphql(leave, { id, input }, { as: boaz });
  expect(overRest.status).toBe(201);
  const { prayerId, ...rest } = overRest.body;
  expect(prayerId).toBeUndefined();
  expect(Object.keys(rest).sort()).toEqual(fields.split(' ').sort());
  expect(rest).toMatchObject({
    content: 'The Lord is near',
    authorName: 'Boaz',
    isAnonymous: false,
    editedAt: null,
    isOwner: true,
    needsCare: false,
  });
  expect(overGraphql.body.data.encourage).toMatchObject({
    content: 'The Lord is near',
    authorName: 'Boaz',
    isOwner: true,
    needsCare: false,
  });
});

test.each([
  [{}, 'content', 'Content is required'],
  [{ content: ' \n ' }, 'content', 'Content is required'],
  [{ content: 7 }, 'content', 'Content is required'],
  [{ content: 'x', isAnonymous: 'yes' }, 'isAnonymous', 'Must be true or false'],
  [{ content: 'a\0b' }, 'content', expect.any(String)],
])('%j is refused', async (body, path, message) => {
  const { id } = await aPrayer();
  expect(await gateway.rest('POST', `/api/prayers/${id}/comments`, { as: boaz, body })).toMatchObject({
    status: 400,
    body: { message, errors: [{ path }] },
  });
});

test('a visitor gets 401 over both APIs', async () => {
  const { id } = await aPrayer();
  expect(await gateway.rest('POST', `/api/prayers/${id}/comments`, { body: {} })).toMatchObject({
    status: 401,
    body: { message: 'Unauthorized' },
  });
  const { body } = await gateway.graphql(leave, { id, input: { content: 'x' } });
  expect(body.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('a prayer lists them oldest first', async () => {
  const { id } = await aPrayer();
  for (const content of ['First', 'Second', 'Third']) await encourage(boaz.context, id, { content });
  const { body } = await gateway.rest('GET', `/api/prayers/${id}`);
  expect(body.commentCount).toBe(3);
  expect(body.comments.map(({ content }: { content: string }) => content)).toEqual([
    'First',
    'Second',
    'Third',
  ]);
  expect(body.comments.map(({ isOwner }: { isOwner: boolean }) => isOwner)).toEqual([false, false, false]);
});

test('fifty members who encourage at once are counted as fifty', async () => {
  const { id } = await aPrayer();
  const members = await Promise.all(Array.from({ length: 50 }, () => site.aMember()));
  await Promise.all(members.map(({ context }) => encourage(context, id, { content: 'Courage' })));
  expect(await countComments(id)).toEqual({ rows: 50, counted: 50 });
});

test('a repeated Idempotency-Key adds no second encouragement', async () => {
  const { id } = await aPrayer();
  const call = { as: boaz, body: { content: 'Once' }, headers: { 'idempotency-key': 'words' } };
  const first = await gateway.rest('POST', `/api/prayers/${id}/comments`, call);
  const again = await gateway.rest('POST', `/api/prayers/${id}/comments`, call);
  expect(again.body).toEqual(first.body);
  expect(await countComments(id)).toEqual({ rows: 1, counted: 1 });
  const other = await aPrayer();
  expect(await gateway.rest('POST', `/api/prayers/${other.id}/comments`, call)).toMatchObject({
    status: 422,
  });
});

test('its author edits and withdraws it', async () => {
  const { id } = await aPrayer();
  const comment = await encourage(boaz.context, id, { content: 'Take hart' });
  const changed = await gateway.rest('PUT', `/api/comments/${comment.id}`, {
    as: boaz,
    body: { content: 'Take heart', isAnonymous: true },
  });
  expect(changed).toMatchObject({
    status: 200,
    body: { content: 'Take heart', isAnonymous: false, editedAt: expect.any(String) },
  });
  const { body } = await gateway.graphql(takeBack, { id: comment.id }, { as: boaz });
  expect(body.data.withdrawEncouragement).toEqual({ id, commentCount: 0, comments: [] });
  expect(await gateway.rest('DELETE', `/api/comments/${comment.id}`, { as: boaz })).toMatchObject({
    status: 404,
  });
  expect(await countComments(id)).toEqual({ rows: 0, counted: 0 });
});

test('nobody else can: no other member, not the prayer’s owner, no visitor', async () => {
  const { id } = await aPrayer();
  const comment = await encourage(boaz.context, id, { content: 'Mine' });
  expect(await gateway.rest('DELETE', `/api/comments/${comment.id}`, { as: ruth })).toMatchObject({
    status: 403,
    body: { message: 'Forbidden' },
  });
  expect(
    await gateway.rest('PUT', `/api/comments/${comment.id}`, { as: ruth, body: { content: 'x' } }),
  ).toMatchObject({ status: 403 });
  expect(await gateway.rest('DELETE', `/api/comments/${comment.id}`)).toMatchObject({ status: 401 });
  const { body } = await gateway.graphql(change, { id: comment.id, input: { content: 'x' } }, { as: ruth });
  expect(body.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(await countComments(id)).toEqual({ rows: 1, counted: 1 });
});

test('encouragement on a hidden prayer is hidden too', async () => {
  const { id } = await aPrayer();
  const comment = await encourage(boaz.context, id, { content: 'Unseen' });
  await site.sql`update prayers set status = 'hidden' where id = ${id}`;
  expect(
    await gateway.rest('PUT', `/api/comments/${comment.id}`, { as: boaz, body: { content: 'x' } }),
  ).toMatchObject({ status: 404 });
});

test('the count stays correct when some are withdrawn while others are added', async () => {
  const { id } = await aPrayer();
  const comments = await Promise.all(
    Array.from({ length: 10 }, () => encourage(boaz.context, id, { content: 'Briefly' })),
  );
  await Promise.all([
    ...comments.map((comment) => withdrawEncouragement(boaz.context, comment.id)),
    ...comments.map(() => encourage(ruth.context, id, { content: 'To stay' })),
  ]);
  expect(await countComments(id)).toEqual({ rows: 10, counted: 10 });
});
