import jwt from 'jsonwebtoken';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { aSecondGateway, statusesAt } from '../../testing/secondGateway';
import { displayToken } from '../../domains/signIn/sessions';

let site: TestSite;
let gateway: TestGateway;
let second: Awaited<ReturnType<typeof aSecondGateway>>;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  second = await aSecondGateway(site);
});
beforeEach(async () => {
  ruth = await site.aMember();
});
afterAll(async () => {
  await second.stop();
  await site.close();
});

type Forge = (secret: string, id: number) => string;

const forged: [string, Forge][] = [
  ['unsigned (alg none)', (_, id) => jwt.sign({ id }, '', { algorithm: 'none', audience: 'ui' })],
  [
    'signed with another key',
    (_, id) => jwt.sign({ id }, 'another key that is long enough', { audience: 'ui' }),
  ],
  ['for the pages, signed by this gateway', (secret, id) => jwt.sign({ id }, secret, { audience: 'ui' })],
  ['for another audience', (secret, id) => jwt.sign({ id }, secret, { audience: 'api' })],
  ['for no audience, with a subject', (secret, id) => jwt.sign({ sub: String(id) }, secret)],
  ['expired', (secret, id) => jwt.sign({ id }, secret, { audience: 'ui', expiresIn: -1 })],
  ['signed, with more rights', (secret, id) => jwt.sign({ id, isSiteAdmin: true, role: 'admin' }, secret)],
  ['the member’s number', (_, id) => String(id)],
];

test.each(forged)('a token that is %s signs nobody in, wherever it is sent', async (_, forge) => {
  const token = forge(site.services.config.jwtSecret, ruth.id);
  for (const origin of [gateway.url, second.url]) {
    const requests: Record<string, string>[] = [
      { cookie: `pw_session=${token}` },
      { authorization: `Bearer ${token}` },
      { cookie: `token=${token}`, 'x-access-token': token },
    ];
    for (const headers of requests) {
      const rest = await fetch(`${origin}/api/auth/user?token=${token}`, { headers });
      expect([rest.status, await rest.json()]).toEqual([
        401,
        { message: 'Unauthorized', code: 'UNAUTHORIZED' },
      ]);
      const graphql = await fetch(`${origin}/graphql?token=${token}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ viewer { id } reminders { id } }' }),
      }).then((response) => response.json());
      expect(graphql.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    }
  }
});

test('the display token of the landing page grants nothing', async () => {
  const token = displayToken(ruth, site.services.config.jwtSecret);
  const requests: Record<string, string>[] = [
    { cookie: `pw_session=${token}` },
    { authorization: `Bearer ${token}` },
  ];
  for (const headers of requests)
    expect((await gateway.rest('GET', '/api/auth/user', { headers })).status).toBe(401);
});

test.each([
  ['has expired', 'update sessions set expires_at = now() where member_id ='],
  ['was of a member who is deleted', 'delete from members where id ='],
  ['is of a member who is suspended', 'update members set suspended_at = now() where id ='],
])('a session that %s is refused by every gateway at once', async (_, statement) => {
  const statuses = () => statusesAt([gateway, second], ruth.session);
  expect(await statuses()).toEqual([200, 200]);
  await site.sql.unsafe(`${statement} ${ruth.id}`);
  expect(await statuses()).toEqual([401, 401]);
});

test('signing out at one gateway ends the session at the other at once, for both APIs', async () => {
  const cookie = `pw_session=${ruth.session}`;
  const elsewhere = await site.aMember();
  expect((await fetch(`${second.url}/api/auth/user`, { headers: { cookie } })).status).toBe(200);
  await gateway.rest('GET', '/api/logout', { headers: { cookie } });
  expect((await fetch(`${second.url}/api/auth/user`, { headers: { cookie } })).status).toBe(401);
  const graphql = await fetch(`${second.url}/graphql`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{"query":"{ viewer { id } }"}',
  });
  expect(await graphql.json()).toEqual({ data: { viewer: null } });
  expect((await gateway.rest('GET', '/api/auth/user', { as: elsewhere })).status).toBe(200);
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
])('a page of another site does not sign anybody out: %j', async (headers) => {
  const cookie = `pw_session=${ruth.session}`;
  const response = await gateway.rest('GET', '/api/logout', { headers: { cookie, ...headers } });
  expect([response.headers.get('location'), response.headers.getSetCookie()]).toEqual(['/', []]);
  expect((await gateway.rest('GET', '/api/auth/user', { as: ruth })).status).toBe(200);
});

test('the database stores nothing that could be used as a cookie', async () => {
  const [row] = await site.sql<[{ hash: Buffer }]>`
    select token_hash as hash from sessions where member_id = ${ruth.id}`;
  for (const stored of [row.hash.toString('base64url'), row.hash.toString('hex')])
    expect(
      (await gateway.rest('GET', '/api/auth/user', { headers: { cookie: `pw_session=${stored}` } })).status,
    ).toBe(401);
});
