import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';
import { hostileReturns } from '../../testing/hostileReturns';
import { openIdentityProvider } from '../../testing/identityProvider';

let provider: Awaited<ReturnType<typeof openIdentityProvider>>;
let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  provider = await openIdentityProvider();
  site = await openTestSite({
    signIn: { clientId: 'site', clientSecret: 'secret', localProvider: provider.url },
  });
  gateway = await site.gateway();
});
afterAll(async () => {
  await site.close();
  await provider.close();
});

/** Signs in with claims of the provider. Returns the landing page's URL, its cookies and the session's member. */
async function signIn(claims: Record<string, unknown>, query = '') {
  provider.setClaims(claims);
  const begun = await gateway.rest('GET', `/api/login${query}`);
  const authorization = new URL(begun.headers.get('location')!);
  expect(authorization.origin).toBe(provider.url);
  const state = authorization.searchParams.get('state')!;
  const [attempt = ''] = begun.headers.getSetCookie();
  const landing = await gateway.rest('GET', `/api/auth/google/callback?code=c&state=${state}`, {
    headers: { cookie: attempt.split(';')[0]! },
  });
  const cookies = landing.headers.getSetCookie();
  const session = cookies.find((line) => line.startsWith('pw_session=')) ?? '';
  const { body } = await gateway.rest('GET', '/api/auth/user', {
    headers: { cookie: session.split(';')[0]! },
  });
  return { location: landing.headers.get('location')!, cookies, member: body };
}

const ruth = { sub: 'ruth', email: 'ruth@example.org', email_verified: true, name: 'Ruth' };

test('an account is identified by the subject: another address is the same member, the same address with another subject is not', async () => {
  const { member: first } = await signIn(ruth);
  const { member: moved } = await signIn({ ...ruth, email: 'ruth@moab.example' });
  expect([moved.id, moved.email]).toEqual([first.id, 'ruth@moab.example']);
  const { member: namesake } = await signIn({ ...ruth, sub: 'someone else', email: 'ruth@moab.example' });
  expect(namesake.id).not.toBe(first.id);
});

test('an unverified administrator’s address does not make an administrator', async () => {
  const claims = { sub: 'climber', email: 'admin@example.org', email_verified: false, name: 'Admin' };
  const { cookies } = await signIn(claims);
  const cookie = cookies.find((line) => line.startsWith('pw_session='))!.split(';')[0]!;
  expect((await gateway.rest('GET', '/api/admin/users', { headers: { cookie } })).status).toBe(403);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:x',
  'http://pictures.example/a.png',
  'file:///etc/passwd',
  '//pictures.example/a.png',
  'blob:https://pictures.example/1',
  'a.png',
  '',
])('a picture at %j is ignored', async (picture) => {
  const { member } = await signIn({ sub: `painter ${picture}`, email: 'p@example.org', name: 'P', picture });
  expect(member.profileImageUrl).toBeNull();
});

test('a picture at an https address is shown', async () => {
  const picture = 'https://pictures.example/a.png';
  const { member } = await signIn({ sub: 'shown', email: 's@example.org', name: 'S', picture });
  expect(member.profileImageUrl).toBe(picture);
});

test('no payload sets a picture, or a field that the form does not have', async () => {
  const member = await site.aMember();
  for (const field of [
    'profileImageUrl: "javascript:alert(1)"',
    'isSiteAdmin: true',
    'email: "x@example.org"',
  ]) {
    const { status, body } = await gateway.graphql(
      `mutation { updateProfile(input: { ${field} }) { id } }`,
      {},
      { as: member },
    );
    expect([field, status, body.errors[0].extensions.code]).toEqual([
      field,
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ]);
  }
});

test.each(hostileReturns)('a sign-in that wants to return to %j lands on the site', async (hostile) => {
  const { location, cookies } = await signIn(ruth, `?returnTo=${encodeURIComponent(hostile)}`);
  expect(location).toMatch(/^\/\?token=[\w.-]+&auth=success$/);
  expect(cookies.filter((line) => line.startsWith('pw_return_to='))).toEqual([]);
});

test('two values of returnTo are ignored', async () => {
  const { cookies } = await signIn(ruth, '?returnTo=/prayers&returnTo=https://evil.example');
  expect(cookies.filter((line) => line.startsWith('pw_return_to='))).toEqual([]);
});

test('if the provider fails or sends no subject, nobody is signed in', async () => {
  for (const claims of [{}, { error: 'broken' }, { email: 'ruth@example.org' }]) {
    const { location, cookies } = await signIn(claims);
    expect(location).toBe('/?auth=failed');
    expect(cookies.filter((line) => line.startsWith('pw_session='))).toEqual([]);
  }
});
