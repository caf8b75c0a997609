import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let amen: string;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
  const { body } = await gateway.rest('POST', '/api/prayers', { as: ruth, body: prayerForm });
  amen = `/api/prayers/${body.id}/amen`;
});
afterAll(() => site.close());

test.each([
  ['malformed JSON', '{"a":', 400],
  ['more than 100 kB', JSON.stringify({ a: 'x'.repeat(101 * 1024) }), 413],
])('a call without a payload refuses %s', async (_, body, status) => {
  expect((await gateway.rest('POST', amen, { as: ruth, body })).status).toBe(status);
  expect((await gateway.rest('POST', amen, { body })).status).toBe(401);
  expect((await gateway.rest('GET', `${amen}/check`, { as: ruth })).body).toEqual({ hasAmened: false });
});

test.each(['{}', '{"a":1}', '[]', 'null'])('and takes %s, as it takes none', async (body) => {
  expect((await gateway.rest('POST', amen, { as: ruth, body })).status).toBe(200);
});

test.each(['[]', 'null', '7', '"x"', 'true'])('the payload %s is refused in our words', async (body) => {
  expect(await gateway.rest('POST', '/api/prayers', { as: ruth, body })).toMatchObject({
    status: 400,
    body: { message: 'The body must be a JSON object' },
  });
  expect((await gateway.rest('POST', '/api/prayers', { body })).status).toBe(401);
});
