import { schema } from '../../graphql/schema';
import { restRoutes } from '../../app';
import { makeThings, openCommunity, type Community } from './community';
import { everyRow } from './everyRow';
import { writes } from './writes';

/** Every unsafe route, asked by pages of other sites and in forms that no page of ours sends. */
let community: Community;

beforeAll(async () => {
  community = await openCommunity();
});
afterAll(() => community.house.close());

const text = { 'content-type': 'text/plain' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const evil = { origin: 'https://evil.example' };

/** Headers, what is sent ('own' is the call's own body), and the answer. */
const ways: [string, Record<string, string>, string | null, 403 | 415][] = [
  ['a foreign Origin', evil, 'own', 403],
  ['Origin: null', { origin: 'null' }, 'own', 403],
  ['a cross-site page', { 'sec-fetch-site': 'cross-site' }, 'own', 403],
  ['a page of a neighbouring site', { 'sec-fetch-site': 'same-site' }, 'own', 403],
  ['a foreign page without a body', evil, null, 403],
  ['a foreign page in text/plain', { ...evil, ...text }, '{"content":"x"}', 403],
  ['a form of a foreign page', { ...evil, ...form }, 'content=x', 403],
  ['text/plain', text, '{"content":"x"}', 415],
  ['a form', form, 'content=x', 415],
];

test('every write of REST is made here', () => {
  const unsafe = restRoutes
    .filter(({ method }) => method !== 'get')
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(writes).toSorted()).toEqual(unsafe.toSorted());
});

test('no write is made when a foreign page, or a form that is not ours, sends it', async () => {
  const { house, gateway, people, ids } = community;
  const before = await everyRow(house.sql);
  for (const [call, write] of Object.entries(writes)) {
    const [method = ''] = call.split(' ');
    const { path, body } = write(ids);
    for (const [way, headers, sent, status] of ways) {
      const answer = await gateway.rest(method.toUpperCase(), path, {
        as: people.owner,
        headers,
        body: sent === 'own' ? body : (sent ?? undefined),
      });
      const told = { message: expect.any(String) };
      expect([call, way, answer.status, answer.body]).toEqual([call, way, status, told]);
    }
  }
  expect(await everyRow(house.sql)).toBe(before);
});

test.each(Object.entries(writes))('%s is made when a page of our own sends the same', async (call, write) => {
  const { house, gateway } = community;
  const { people, ids } = await makeThings(house, gateway);
  const [method = ''] = call.split(' ');
  const { path, body } = write(ids);
  const { siteOrigin: origin } = house.house.config;
  const { status } = await gateway.rest(method.toUpperCase(), path, {
    as: people.owner,
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    body,
  });
  expect([200, 201, 204]).toContain(status);
});

test('no mutation is read when a foreign page or a foreign form sends it, and none when it comes by a link', async () => {
  const { house, gateway, people } = community;
  const before = await everyRow(house.sql);
  for (const name of Object.keys(schema.getMutationType()!.getFields())) {
    const query = `mutation { ${name} }`;
    for (const [way, headers, sent, status] of ways) {
      const body = sent === 'own' ? { query } : (sent ?? undefined);
      const answer = await gateway.rest('POST', '/graphql', { as: people.owner, headers, body });
      expect([name, way, answer.status, Object.keys(answer.body)]).toEqual([name, way, status, ['errors']]);
    }
    const link = await linkTo(query);
    expect([name, [400, 405].includes(link.status)]).toEqual([name, true]);
  }
  expect(await everyRow(house.sql)).toBe(before);
});

test('a mutation that is well made writes by POST alone, never by a link', async () => {
  const { house, gateway, people, ids } = community;
  const query = `mutation { praise(testimonialId: ${ids.testimonial}) { id } }`;
  const before = await everyRow(house.sql);
  expect((await linkTo(query)).status).toBe(405);
  expect(await everyRow(house.sql)).toBe(before);
  expect((await gateway.graphql(query, {}, { as: people.owner })).body.errors).toBeUndefined();
  expect(await everyRow(house.sql)).not.toBe(before);
});

test.each(['/newsletter/confirm', '/newsletter/preferences', '/canary', '/override', '/api/client-errors'])(
  'the form at %s takes nothing from a page of another site',
  async (path) => {
    const { house, gateway, people } = community;
    const before = await everyRow(house.sql);
    for (const headers of [evil, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await gateway.rest('POST', `${path}?token=x`, {
        as: people.owner,
        headers: { ...form, ...headers },
        body: 'remote=mf-wall&version=off',
      });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await everyRow(house.sql)).toBe(before);
  },
);

function linkTo(query: string) {
  const { gateway, people } = community;
  return gateway.rest('GET', `/graphql?query=${encodeURIComponent(query)}`, { as: people.owner });
}
