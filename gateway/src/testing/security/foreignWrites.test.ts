import { restRoutes, schema } from '../../app';
import { openCommunity, type Community } from './community';
import { everyRow } from './everyRow';
import { thingsForWrites, withSecret, writes } from './writes';

/** Every unsafe route, called by pages of other sites and in formats that no page of ours sends. */
let community: Community;
let thingsFor: ReturnType<typeof thingsForWrites>;

beforeAll(async () => {
  community = await openCommunity();
  thingsFor = thingsForWrites(community);
});
afterAll(() => community.site.close());

const text = { 'content-type': 'text/plain' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const evil = { origin: 'https://evil.example' };

/** Headers, body ('own' is the call's own), and status of the response. */
const ways: [string, Record<string, string>, string | null, 403 | 415][] = [
  ['a foreign Origin', evil, 'own', 403],
  ['Origin: null', { origin: 'null' }, 'own', 403],
  ['a cross-site page', { 'sec-fetch-site': 'cross-site' }, 'own', 403],
  ['a page of a sibling subdomain', { 'sec-fetch-site': 'same-site' }, 'own', 403],
  ['a foreign page without a body', evil, null, 403],
  ['a foreign page in text/plain', { ...evil, ...text }, '{"content":"x"}', 403],
  ['a form of a foreign page', { ...evil, ...form }, 'content=x', 403],
  ['text/plain', text, '{"content":"x"}', 415],
  ['a form', form, 'content=x', 415],
];

test('every write of REST is covered', () => {
  const unsafe = restRoutes
    .filter(({ method }) => method !== 'get')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...Object.keys(writes), ...withSecret].toSorted()).toEqual(unsafe.toSorted());
});

test('no write is accepted from a foreign page or in a foreign format', async () => {
  const { site, gateway, people, ids } = community;
  const before = await everyRow(site.sql);
  for (const [call, write] of Object.entries(writes)) {
    const [method = ''] = call.split(' ');
    const { path, body } = write(ids);
    for (const [way, headers, sent, status] of ways) {
      const response = await gateway.rest(method.toUpperCase(), path, {
        as: people.owner,
        headers,
        body: sent === 'own' ? body : (sent ?? undefined),
      });
      const refusal = { message: expect.any(String), code: expect.any(String) };
      expect([call, way, response.status, response.body]).toEqual([call, way, status, refusal]);
    }
  }
  expect(await everyRow(site.sql)).toBe(before);
});

test.each(Object.entries(writes))('%s is accepted from a page of our own', async (call, write) => {
  const { site, gateway } = community;
  const { people, ids } = await thingsFor(call);
  const [method = ''] = call.split(' ');
  const { path, body, headers } = write(ids);
  const { siteOrigin: origin } = site.services.config;
  const { status } = await gateway.rest(method.toUpperCase(), path, {
    as: people.owner,
    headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
    body,
  });
  expect([200, 201, 204]).toContain(status);
});

test('no mutation is accepted from a foreign page, in a foreign format or by a link', async () => {
  const { site, gateway, people } = community;
  const before = await everyRow(site.sql);
  for (const name of Object.keys(schema.getMutationType()!.getFields())) {
    const query = `mutation { ${name} }`;
    for (const [way, headers, sent, status] of ways) {
      const body = sent === 'own' ? { query } : (sent ?? undefined);
      const response = await gateway.rest('POST', '/graphql', { as: people.owner, headers, body });
      expect([name, way, response.status, Object.keys(response.body)]).toEqual([
        name,
        way,
        status,
        ['errors'],
      ]);
    }
    const link = await linkTo(query);
    expect([name, [400, 405].includes(link.status)]).toEqual([name, true]);
  }
  expect(await everyRow(site.sql)).toBe(before);
});

test('a valid mutation writes by POST only, never by a link', async () => {
  const { site, gateway, people, ids } = community;
  const query = `mutation { praise(testimonialId: ${ids.testimonial}) { id } }`;
  const before = await everyRow(site.sql);
  expect((await linkTo(query)).status).toBe(405);
  expect(await everyRow(site.sql)).toBe(before);
  expect((await gateway.graphql(query, {}, { as: people.owner })).body.errors).toBeUndefined();
  expect(await everyRow(site.sql)).not.toBe(before);
});

test.each([
  '/newsletter/confirm',
  '/newsletter/preferences',
  '/account/not-me',
  '/canary',
  '/override',
  '/api/client-errors',
])('the form at %s refuses pages of other sites', async (path) => {
  const { site, gateway, people } = community;
  const before = await everyRow(site.sql);
  for (const headers of [evil, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    const response = await gateway.rest('POST', `${path}?token=x`, {
      as: people.owner,
      headers: { ...form, ...headers },
      body: 'remote=mf-wall&version=off',
    });
    expect([path, response.status]).toEqual([path, 403]);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await everyRow(site.sql)).toBe(before);
});

function linkTo(query: string) {
  const { gateway, people } = community;
  return gateway.rest('GET', `/graphql?query=${encodeURIComponent(query)}`, { as: people.owner });
}
