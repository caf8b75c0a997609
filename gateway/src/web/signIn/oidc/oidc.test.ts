import { openHostileProvider, type Behaviour } from '../../../testing/hostileProvider';
import { openIdentityProvider } from '../../../testing/identityProvider';
import { openTestSite, type TestGateway, type TestSite } from '../../../testing/testSite';
import { openOidcProvider } from './provider';

type Provider = Awaited<ReturnType<typeof openHostileProvider>>;

const oidcOf = ({ issuer }: Provider) => ({
  issuer,
  clientId: 'site',
  clientSecret: 'secret',
  name: 'Parish ID',
});

let provider: Provider;
let google: Awaited<ReturnType<typeof openIdentityProvider>>;
let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  [provider, google] = [await openHostileProvider(), await openIdentityProvider()];
  site = await openTestSite({
    signIn: { clientId: 'site', clientSecret: 'secret', localProvider: google.url },
    oidc: oidcOf(provider),
  });
  gateway = await site.gateway();
});
beforeEach(() => provider.behave({}));
afterAll(async () => {
  await site.close();
  await Promise.all([provider.close(), google.close()]);
});

/** Begins a sign-in. Returns the provider's page and the cookie of the browser. */
async function begin(path = '/api/auth/oidc') {
  const { status, headers } = await gateway.rest('GET', path);
  expect(status).toBe(302);
  const [cookie = ''] = headers.getSetCookie();
  return { authorization: headers.get('location')!, cookie: cookie.split(';')[0]!, headers };
}

async function comeBack(query: URLSearchParams | string, cookie: string, way = 'oidc') {
  const landing = await gateway.rest('GET', `/api/auth/${way}/callback?${query}`, { headers: { cookie } });
  const cookies = landing.headers.getSetCookie();
  const session = cookies.find((line) => line.startsWith('pw_session='))?.split(';')[0];
  const { body } = await gateway.rest('GET', '/api/auth/user', { headers: { cookie: session ?? '' } });
  return { ...landing, location: landing.headers.get('location')!, cookies, session, member: body };
}

async function signIn(behaviour: Behaviour = {}, returnTo = '') {
  provider.behave(behaviour);
  const { authorization, cookie } = await begin(`/api/auth/oidc${returnTo}`);
  return comeBack(provider.authorize(authorization), cookie);
}

const success = /^\/\?token=[\w.-]+&auth=success$/;

function expectRefused({ location, session }: Awaited<ReturnType<typeof comeBack>>) {
  expect([location, session]).toEqual(['/?auth=failed', undefined]);
}

test('a sign-in has state, nonce and PKCE, and lands like every other', async () => {
  const { authorization, cookie, headers } = await begin('/api/auth/oidc?returnTo=/prayer/7');
  expect(headers.get('cache-control')).toBe('no-store');
  const { origin, pathname, searchParams } = new URL(authorization);
  expect(origin + pathname).toBe(`${provider.issuer}/authorize`);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'site',
    response_type: 'code',
    redirect_uri: 'http://localhost:4000/api/auth/oidc/callback',
    scope: 'openid profile email',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  const landing = await comeBack(provider.authorize(authorization), cookie);
  expect([landing.status, landing.location]).toEqual([302, expect.stringMatching(success)]);
  expect(landing.headers.get('cache-control')).toBe('no-store');
  expect(landing.headers.get('referrer-policy')).toBe('no-referrer');
  expect(landing.cookies).toContainEqual(expect.stringMatching(/^pw_return_to=%2Fprayer%2F7;/));
  expect(landing.cookies).toContain('pw_sign_in_oidc=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Lax');
  expect(landing.member).toMatchObject({ email: 'ruth@example.org', name: 'Ruth Moab', isVerified: true });
  const again = await signIn();
  expect(again.member.id).toBe(landing.member.id);
});

test('as JSON, the start returns the URL of the sign-in; without a provider its paths are unknown', async () => {
  const asJson = { headers: { accept: 'application/json' } };
  const { status, body } = await gateway.rest('GET', '/api/auth/oidc', asJson);
  expect([status, body]).toEqual([200, { url: 'http://localhost:4000/api/auth/oidc' }]);
  const closed = await openTestSite();
  const without = await closed.gateway();
  for (const path of ['/api/auth/oidc', '/api/auth/oidc/callback?code=a&state=b'])
    expect((await without.rest('GET', path)).status).toBe(404);
  await closed.close();
});

test.each<[string, Behaviour]>([
  ['of another issuer', { idToken: { iss: 'https://elsewhere.example' } }],
  ['with another nonce', { idToken: { nonce: 'of another sign-in' } }],
  ['without a nonce', { idToken: { nonce: undefined } }],
  ['for another site', { idToken: { aud: 'another site' } }],
  ['for two sites, authorized for the other', { idToken: { aud: ['site', 'another'], azp: 'another' } }],
  ['without an audience', { idToken: { aud: undefined } }],
  ['without a subject', { idToken: { sub: undefined } }],
  ['with an empty subject', { idToken: { sub: '' } }],
  ['with a number as subject', { idToken: { sub: 7 } }],
  [
    'with a subject of 10 kB',
    { idToken: { sub: 'x'.repeat(10_000) }, userInfo: { sub: 'x'.repeat(10_000) } },
  ],
  ['with a NUL in its subject', { idToken: { sub: 'ru\0th' }, userInfo: { sub: 'ru\0th' } }],
  ['that has expired', { validFor: -120 }],
  ['without an end', { idToken: { exp: undefined } }],
  ['of a clock 10 minutes ahead', { ahead: 600 }],
  ['of a clock 10 minutes ahead, valid at any time', { ahead: 600, idToken: { nbf: 0 } }],
  ['of a clock 10 minutes behind', { ahead: -600 }],
  ['that was issued 10 minutes ago and is still valid', { ahead: -600, validFor: 900 }],
  ['that is not signed (alg none)', { signature: 'none' }],
  ['signed by HS256 with the public key', { signature: 'HS256 with the public key' }],
  ['signed with a key that the provider does not have', { signature: 'unknown key' }],
  [
    'signed with another key under the name of one that it has',
    { signature: 'another key under the same name' },
  ],
])('an ID token %s signs nobody in', async (_, behaviour) => expectRefused(await signIn(behaviour)));

test.each<[string, Behaviour]>([
  ['sends no ID token', { hasNoIdToken: true }],
  ['tells the profile of another subject', { userInfo: { sub: 'boaz' } }],
  ['tells a profile without a subject', { userInfo: { sub: undefined } }],
  ...(['token', 'keys', 'userinfo'] as const).flatMap((place) =>
    (['huge', 'html', 'fault', 'elsewhere'] as const).map((way): [string, Behaviour] => [
      `answers ${way} (${place})`,
      { answers: { [place]: way } },
    ]),
  ),
])('a provider that %s signs nobody in', async (_, behaviour) => expectRefused(await signIn(behaviour)));

test.each<[string, Behaviour]>([
  ['a clock a minute ahead', { ahead: 55 }],
  ['a clock that is late by a minute', { ahead: -55, validFor: 5 }],
  [
    'several audiences with the site as the authorized one',
    { idToken: { aud: ['site', 'api'], azp: 'site' } },
  ],
  ['the secret in the body of the request', { secretIn: 'body' }],
  ['the secret in the header, after a change', { secretIn: 'header' }],
  ['“true” as a text', { userInfo: { email_verified: 'true' } }],
])('a sign-in succeeds with %s', async (_, behaviour) => {
  const { location, member } = await signIn(behaviour);
  expect(location).toMatch(success);
  expect(member.isVerified).toBe(true);
});

test('a provider may change its keys at any time', async () => {
  expect((await signIn()).location).toMatch(success);
  provider.rotateKey();
  expect((await signIn()).location).toMatch(success);
});

describe('a callback signs nobody in', () => {
  test('with a code that was used', async () => {
    const first = await begin();
    const used = provider.authorize(first.authorization);
    expect((await comeBack(used, first.cookie)).location).toMatch(success);
    const second = await begin();
    const query = provider.authorize(second.authorization);
    query.set('code', used.get('code')!);
    expectRefused(await comeBack(query, second.cookie));
  });

  test('with the code of another browser’s sign-in', async () => {
    const [thief, ruth] = [await begin(), await begin()];
    const query = provider.authorize(ruth.authorization);
    query.set('code', provider.authorize(thief.authorization).get('code')!);
    expectRefused(await comeBack(query, ruth.cookie));
  });

  test('with a state that was used, is another browser’s, or is too old', async () => {
    const first = await begin();
    expect((await comeBack(provider.authorize(first.authorization), first.cookie)).location).toMatch(success);
    expectRefused(await comeBack(provider.authorize(first.authorization), first.cookie));
    const [ruth, thief] = [await begin(), await begin()];
    expectRefused(await comeBack(provider.authorize(ruth.authorization), thief.cookie));
    expectRefused(await comeBack(provider.authorize(ruth.authorization), ''));
    const late = await begin();
    await site.sql`update sign_in_attempts set created_at = now() - interval '11 minutes'`;
    expectRefused(await comeBack(provider.authorize(late.authorization), late.cookie));
  });

  test('with the answer of another provider (mix-up), or without saying whose it is', async () => {
    for (const iss of ['https://elsewhere.example', null]) {
      const { authorization, cookie } = await begin();
      const query = provider.authorize(authorization);
      if (iss) query.set('iss', iss);
      else query.delete('iss');
      expectRefused(await comeBack(query, cookie));
    }
  });

  test('if it was begun at the other provider', async () => {
    google.setClaims({ sub: 'mixed', email: 'mixed@example.org', name: 'Mixed' });
    const [oidc, other] = [await begin(), await begin('/api/auth/google')];
    const values = [oidc, other].map(({ cookie }) => cookie.split('=')[1]!);
    for (const value of values) {
      const cookies = `pw_sign_in=${value}; pw_sign_in_oidc=${value}`;
      const googleState = new URL(other.authorization).searchParams.get('state')!;
      if (value === values[1]) {
        const query = provider.authorize(oidc.authorization);
        query.set('state', googleState);
        expectRefused(await comeBack(query, cookies));
      } else expectRefused(await comeBack(provider.authorize(oidc.authorization), cookies, 'google'));
    }
  });

  test.each(['', 'code=a', 'state=b', 'code=a&state=b', 'error=access_denied&state=b', 'code[]=a&state[]=b'])(
    'with %j',
    async (query) => {
      const { cookie } = await begin();
      expectRefused(await comeBack(query, cookie));
    },
  );

  test('when the person declined, or a value comes twice', async () => {
    for (const change of ['&error=access_denied', '&code=another', '&iss=https://elsewhere.example']) {
      const { authorization, cookie } = await begin();
      expectRefused(await comeBack(`${provider.authorize(authorization)}${change}`, cookie));
    }
  });
});

describe('what a provider says of a person', () => {
  const as = (sub: string, claims: Record<string, unknown>): Behaviour => ({
    idToken: { sub },
    userInfo: { sub, email: `${sub}@example.org`, ...claims },
  });

  test('an address that it has not verified is not verified, whatever the ID token says of another', async () => {
    for (const [sub, verified] of Object.entries({ absent: undefined, no: false, text: 'false', one: 1 })) {
      const behaviour = as(`unverified-${sub}`, { email: 'admin@example.org', email_verified: verified });
      behaviour.idToken = { ...behaviour.idToken, email: 'boaz@example.org', email_verified: true };
      const { session, member } = await signIn(behaviour);
      expect(member).toMatchObject({ email: 'admin@example.org', isVerified: false });
      const headers = { cookie: session! };
      expect((await gateway.rest('GET', '/api/admin/users', { headers })).status).toBe(403);
    }
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['control characters', { name: 'Ruth\r\nBcc: x\0\u202e Moab' }, { name: 'Ruth Bcc: x Moab' }],
    ['names of 10 kB', { name: 'ñ'.repeat(10_000) }, { name: 'ñ'.repeat(100) }],
    ['invisible names', { name: '\u200b\u2060', given_name: ' ' }, { name: null, firstName: null }],
    ['half a character', { name: 'Ruth \ud83d' }, { name: 'Ruth' }],
    ['no texts', { name: { a: 1 }, given_name: 7, picture: [] }, { name: null, profileImageUrl: null }],
    ['an address for a name', { name: 'ruth@example.org', given_name: 'Ruth' }, { name: 'Ruth' }],
    ['a script for a picture', { picture: 'javascript:alert(1)' }, { profileImageUrl: null }],
    ['a picture of 10 kB', { picture: `https://x.example/${'a'.repeat(10_000)}` }, { profileImageUrl: null }],
    ['a list for an address', { email: 'a@example.org, b@example.org' }, { email: '', isVerified: false }],
    ['a line break in an address', { email: 'a@example.org\r\nBcc: b@example.org' }, { email: '' }],
    ['an address of 10 kB', { email: `${'a'.repeat(10_000)}@example.org` }, { email: '' }],
    ['no address', { email: undefined }, { email: '', isVerified: false }],
  ])('%s', async (title, claims, member) => {
    const landing = await signIn(as(`hostile ${title}`, { given_name: undefined, ...claims }));
    expect(landing.location).toMatch(success);
    expect(landing.member).toMatchObject(member);
  });
});

test('the verified address of a member by Google waits for the old way, through both callbacks', async () => {
  const email = 'naomi@example.org';
  const byGoogle = async (cookie = '') => {
    google.setClaims({ sub: 'naomi', email, email_verified: true, name: 'Naomi' });
    const begun = await begin('/api/auth/google');
    const state = new URL(begun.authorization).searchParams.get('state')!;
    return comeBack(`code=c&state=${state}`, `${begun.cookie}; ${cookie}`, 'google');
  };
  const { member } = await byGoogle();
  const behaviour = { idToken: { sub: 'n' }, userInfo: { sub: 'n', email, email_verified: true } };
  const waiting = await signIn(behaviour);
  expect([waiting.location, waiting.session]).toEqual(['/?auth=link', undefined]);
  const pending = waiting.cookies.find((line) => line.startsWith('pw_link='))!;
  await byGoogle(pending.split(';')[0]);
  expect((await signIn(behaviour)).member.id).toBe(member.id);
});

test('a provider that cannot be reached at first is asked again', async () => {
  const late = await openHostileProvider();
  late.behave({ answers: { discovery: 'fault' } });
  const other = await openTestSite({ oidc: oidcOf(late) });
  const start = await other.gateway();
  const location = async () => (await start.rest('GET', '/api/auth/oidc')).headers.get('location')!;
  expect(await location()).toBe('/?auth=failed');
  late.behave({ metadata: { issuer: 'https://elsewhere.example' } });
  expect(await location()).toBe('/?auth=failed');
  late.behave({ answers: { discovery: 'huge' } });
  expect(await location()).toBe('/?auth=failed');
  late.behave({});
  const asked = late.requests.length;
  expect(await Promise.all([location(), location(), location()])).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining(`${late.issuer}/authorize?`)),
  );
  await location();
  expect(late.requests.length).toBe(asked + 1);
  await other.close();
  await late.close();
});

test('no answer is waited for longer than a few seconds, whether it never comes or never ends', async () => {
  const places = ['discovery', 'token', 'keys', 'userinfo'] as const;
  const cases = places.flatMap((place) => (['never', 'drip'] as const).map((way) => ({ [place]: way })));
  await Promise.all(
    cases.map(async (answers) => {
      const slow = await openHostileProvider();
      slow.behave({ answers });
      const began = performance.now();
      await expect(signInDirectly(slow)).rejects.toHaveProperty('code', 'OAUTH_TIMEOUT');
      expect(performance.now() - began).toBeLessThan(15_000);
      await slow.close();
    }),
  );
});

/** Without a site, so that several may wait at once. */
async function signInDirectly(slow: Provider) {
  const callback = new URL('http://localhost:4000/api/auth/oidc/callback');
  const opened = openOidcProvider(oidcOf(slow), callback.href);
  let checked = { codeVerifier: '', nonce: '' };
  const authorization = await opened.begin(async (given) => {
    checked = given;
    return 'state';
  });
  callback.search = String(slow.authorize(authorization.href));
  return opened.prove(callback, { ...checked, state: 'state' });
}
