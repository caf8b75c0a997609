import { openHouse, type TestGateway, type TestHouse } from '../testing/house';

let house: TestHouse;
let gateway: TestGateway;

beforeAll(async () => {
  house = await openHouse();
  gateway = await house.gateway();
});
afterAll(() => house.close());

const subscribe = (body: unknown) => gateway.rest('POST', '/api/newsletter/subscribe', { body });

test('every valid address hears the same, known or not', async () => {
  const answers = [
    await subscribe({ email: 'new@example.org' }),
    await subscribe({ email: 'new@example.org' }),
    await subscribe({ email: ' NEW@Example.org ' }),
  ];
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body]);
  expect(answers[0]!.body).toEqual({ message: expect.any(String) });
  const rows = await house.sql`select status from newsletter_subscriptions where email = 'new@example.org'`;
  expect(rows).toEqual([{ status: 'pending' }]);
});

test('who has confirmed is not asked again', async () => {
  await subscribe({ email: 'faithful@example.org' });
  await house.sql`update newsletter_subscriptions set status = 'confirmed' where email = 'faithful@example.org'`;
  expect((await subscribe({ email: 'faithful@example.org' })).status).toBe(200);
  expect(
    await house.sql`select status from newsletter_subscriptions where email = 'faithful@example.org'`,
  ).toEqual([{ status: 'confirmed' }]);
});

test.each([
  [{}],
  [{ email: '' }],
  [{ email: 'nobody' }],
  [{ email: 'a@example.org, b@example.org' }],
  [{ email: 'a@example.org\r\nBcc: b@example.org' }],
  [{ email: ['a@example.org'] }],
  [{ email: 'a\0@example.org' }],
])('%j is refused through both doors', async (body) => {
  const message = 'Please enter a valid email address';
  expect(await subscribe(body)).toMatchObject({
    status: 400,
    body: { message, errors: [{ path: 'email', message }] },
  });
  const { email } = { email: undefined, ...body };
  const overGraphql = await gateway.graphql(
    'mutation ($email: String) { subscribeToNewsletter(email: $email) }',
    { email },
  );
  expect(overGraphql.body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('GraphQL subscribes too', async () => {
  const { body } = await gateway.graphql('mutation { subscribeToNewsletter(email: "graph@example.org") }');
  expect(body.data).toEqual({ subscribeToNewsletter: true });
  expect(
    await house.sql`select from newsletter_subscriptions where email = 'graph@example.org'`,
  ).toHaveLength(1);
});
