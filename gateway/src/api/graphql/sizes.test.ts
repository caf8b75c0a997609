import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
});
afterAll(() => site.close());

const amens = (count: number, among = '') =>
  Array.from({ length: count }, (_, i) => `a${i}: giveAmen(prayerId: ${i + 1}) { id } ${among}`).join(' ');

test.each([
  ['in one selection', `mutation { ${amens(6)} }`],
  [
    'in fragments',
    `mutation { ...A ...B } fragment A on Mutation { ${amens(3)} } fragment B on Mutation { b: giveAmen(prayerId: 7) { id } c: giveAmen(prayerId: 8) { id } d: giveAmen(prayerId: 9) { id } }`,
  ],
  ['in two operations', `mutation A { ${amens(3)} } mutation B { ${amens(3)} }`],
])('six mutation fields %s are refused', async (_, query) => {
  const response = await gateway.rest('POST', '/graphql', {
    as: ruth,
    body: { query, operationName: query.includes(' A ') ? 'A' : null },
  });
  expect([response.status, response.body.errors[0]]).toMatchObject([
    400,
    {
      message: 'A document may have at most 5 mutation fields',
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    },
  ]);
});

test('five are executed', async () => {
  const { body } = await gateway.graphql(`mutation { ${amens(5)} }`, {}, { as: ruth });
  expect(body.errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code)).toContain(
    'NOT_FOUND',
  );
});

test('thousands of unknown input fields are refused at once, by a short response', async () => {
  const input = Object.fromEntries(Array.from({ length: 6_000 }, (_, i) => [`titel${i}`, 1]));
  const query = 'mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }';
  const began = performance.now();
  const { status, body } = await gateway.graphql(query, { input }, { as: ruth });
  expect([status, body.errors.length, body.errors[0].extensions.code]).toEqual([400, 1, 'BAD_USER_INPUT']);
  expect(JSON.stringify(body).length).toBeLessThan(500);
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('a hundred wrong fields get at most ten short errors', async () => {
  const input = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`titel${i}`, 'x'.repeat(500)]));
  const query = 'mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }';
  const { status, body } = await gateway.graphql(query, { input }, { as: ruth });
  expect([status, body.errors.length]).toEqual([400, 10]);
  expect(JSON.stringify(body).length).toBeLessThan(6_000);
});

test.each([['[]'], ['null'], ['{}'], ['"x"'], ['7']])('the body %s is refused in our words', async (body) => {
  const response = await gateway.rest('POST', '/graphql', { body });
  expect(response).toMatchObject({
    status: 400,
    body: { errors: [{ message: 'The body must be a JSON object with a "query"' }] },
  });
});

test('a visitor gets at most 256 kB, a member 2 MB', async () => {
  for (let count = 0; count < 60; count += 1)
    await gateway.rest('POST', '/api/prayers', {
      as: ruth,
      body: { ...prayerForm, title: `A prayer ${count}`, description: '🙏'.repeat(490) },
    });
  const page = (alias: string) => `${alias}: prayers(first: 60) { prayers { description } }`;
  const query = `{ ${['a', 'b', 'c'].map(page).join(' ')} }`;
  const asVisitor = await gateway.graphql(query);
  expect(asVisitor).toMatchObject({
    status: 400,
    body: {
      errors: [{ message: expect.stringContaining('ask for less'), extensions: { code: 'BAD_USER_INPUT' } }],
    },
  });
  expect((await gateway.graphql(query, {}, { as: ruth })).status).toBe(200);
  expect((await gateway.graphql(`{ ${page('a')} }`)).status).toBe(200);
});

test('what is refused costs more: a client that sends rubbish runs out of its own limit', async () => {
  const limited = await openTestSite({ rateLimits: true });
  const server = await limited.gateway();
  const send = (from: string, query: string) =>
    server.rest('POST', '/graphql', { body: { query }, headers: { 'x-forwarded-for': from } });
  let sent = 0;
  while ((await send('203.0.113.7', '{ nothing }')).status !== 429) sent += 1;
  expect(sent).toBeGreaterThan(200);
  expect(sent).toBeLessThan(300);
  expect((await send('203.0.113.8', '{ stats { totalPrayers } }')).status).toBe(200);
  await limited.close();
});
