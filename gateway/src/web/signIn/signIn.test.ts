import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import jwt from 'jsonwebtoken';
import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';

const packageDir = process.cwd().endsWith('gateway') ? process.cwd() : path.join(process.cwd(), 'gateway');

let site: TestSite;
let gateway: TestGateway;
let provider: ChildProcess;

beforeAll(async () => {
  execFileSync('node', [path.join(packageDir, 'build.mjs')]);
  const port = await freePort();
  site = await openTestSite({
    signIn: { clientId: 'site', clientSecret: 'secret', localProvider: `http://localhost:${port}` },
    oidc: {
      issuer: `http://localhost:${port}`,
      clientId: 'site-oidc',
      clientSecret: 'secret',
      name: 'Parish ID',
    },
  });
  provider = await startProvider(port, `${site.services.config.siteOrigin}/api/auth`);
  gateway = await site.gateway();
}, 30_000);

afterAll(async () => {
  provider.kill();
  await site.close();
});

test('sign-in goes through the provider, with state and PKCE, to the landing page with a token', async () => {
  const browser = new Browser();
  const begun = await browser.get(`${gateway.url}/api/login`);
  const authorization = new URL(begun.location);
  expect(begun.status).toBe(302);
  expect(authorization.searchParams.get('code_challenge_method')).toBe('S256');
  expect(authorization.searchParams.get('state')).toMatch(/.{20,}/);

  const landing = await finish(browser, begun.location, { name: 'Ruth Moab', email: 'Ruth@Example.org' });
  expect(landing.status).toBe(302);
  const target = new URL(landing.location, 'http://localhost:4000');
  expect(target.pathname + target.search).toMatch(/^\/\?token=[\w.-]+&auth=success$/);

  const token = jwt.verify(target.searchParams.get('token')!, site.services.config.jwtSecret, {
    audience: 'ui',
  });
  expect(token).toMatchObject({ email: 'Ruth@Example.org', name: 'Ruth Moab', isVerified: true });
  const { exp, iat } = token as { exp: number; iat: number };
  expect(exp - iat).toBe(7 * 24 * 3600);

  const cookie = landing.cookies.find((line) => line.startsWith('pw_session='))!;
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);

  const user = await gateway.rest('GET', '/api/auth/user', { headers: { cookie: browser.cookieHeader() } });
  expect(user).toMatchObject({
    status: 200,
    body: { firstName: 'Ruth', lastName: 'Moab', experiencePoints: 0, spiritualLevel: 1 },
  });
  const viewer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { cookie: browser.cookieHeader(), 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { id email firstName experiencePoints } }' }),
  }).then((response) => response.json());
  const { id, email, firstName, experiencePoints } = user.body;
  expect(viewer.data.viewer).toEqual({ id, email, firstName, experiencePoints });
});

test('the same person gets the same account, another person another', async () => {
  const [first, again, other] = [
    await signIn({ name: 'Naomi', email: 'naomi@example.org' }),
    await signIn({ name: 'Naomi', email: 'NAOMI@example.org' }),
    await signIn({ name: 'Boaz', email: 'boaz@example.org' }),
  ];
  expect(again.id).toBe(first.id);
  expect(other.id).not.toBe(first.id);
});

test('signing out ends the session at once, also for a copy of its cookie', async () => {
  const browser = new Browser();
  await signInWith(browser, { name: 'Orpah', email: 'orpah@example.org' });
  const copy = browser.cookieHeader();

  const out = await gateway.rest('GET', '/api/logout', { headers: { cookie: copy } });
  expect(out.status).toBe(302);
  expect(out.headers.get('location')).toBe('/');
  const set = out.headers.getSetCookie();
  expect(set).toContainEqual(
    expect.stringMatching(/^pw_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/),
  );
  expect(set).toContainEqual(
    expect.stringMatching(/^pw_signed_out=1; Max-Age=604800; Path=\/; SameSite=Lax$/),
  );
  expect(await gateway.rest('GET', '/api/auth/user', { headers: { cookie: copy } })).toMatchObject({
    status: 401,
    body: { message: 'Unauthorized' },
  });
});

test('a cross-site request to sign-out does not sign anybody out', async () => {
  const browser = new Browser();
  await signInWith(browser, { name: 'Elimelech', email: 'elimelech@example.org' });
  const cookie = browser.cookieHeader();
  const out = await gateway.rest('GET', '/api/logout', {
    headers: { cookie, 'sec-fetch-site': 'cross-site' },
  });
  expect(out.headers.getSetCookie()).toEqual([]);
  expect(await gateway.rest('GET', '/api/auth/user', { headers: { cookie } })).toMatchObject({ status: 200 });
});

describe('any failure redirects to /?auth=failed', () => {
  test.each([
    '',
    '?code=made-up',
    '?state=made-up',
    '?code=a&state=b',
    '?error=access_denied',
    '?code[]=a&state[]=b',
  ])('the callback with %s', async (query) => {
    const response = await new Browser().get(`${gateway.url}/api/auth/google/callback${query}`);
    expect([response.status, response.location]).toEqual([302, '/?auth=failed']);
  });

  test('a state of another browser', async () => {
    const [ruth, thief] = [new Browser(), new Browser()];
    await thief.get(`${gateway.url}/api/login`);
    const callback = await comeBack(ruth, (await ruth.get(`${gateway.url}/api/login`)).location, {
      name: 'Ruth',
      email: 'ruth@example.org',
    });
    expect((await thief.get(callback)).location).toBe('/?auth=failed');
  });

  test('a state that was used, or is too old', async () => {
    const browser = new Browser();
    const callback = await comeBack(browser, (await browser.get(`${gateway.url}/api/login`)).location, {
      name: 'Ruth',
      email: 'ruth@example.org',
    });
    expect((await browser.get(callback)).location).toContain('auth=success');
    expect((await browser.get(callback)).location).toBe('/?auth=failed');

    const late = await comeBack(browser, (await browser.get(`${gateway.url}/api/login`)).location, {
      name: 'Ruth',
      email: 'ruth@example.org',
    });
    await site.sql`update sign_in_attempts set created_at = now() - interval '11 minutes'`;
    expect((await browser.get(late)).location).toBe('/?auth=failed');
  });
});

test('returnTo is stored with the state: the redirect is the same, the page gets it by a cookie', async () => {
  const browser = new Browser();
  const begun = await browser.get(`${gateway.url}/api/login?returnTo=${encodeURIComponent('/prayer/7?a=b')}`);
  const landing = await finish(browser, begun.location, { name: 'Ruth', email: 'ruth@example.org' });
  expect(landing.location).toMatch(/^\/\?token=[\w.-]+&auth=success$/);
  expect(browser.cookie('pw_return_to')).toBe('/prayer/7?a=b');
});

test('as JSON, the start returns the URL of the sign-in, or that there is none', async () => {
  const asJson = { headers: { accept: 'application/json' } };
  expect(await gateway.rest('GET', '/api/auth/google', asJson)).toMatchObject({
    status: 200,
    body: { url: 'http://localhost:4000/api/auth/google' },
  });

  const closed = await openTestSite();
  const withoutSignIn = await closed.gateway();
  expect((await withoutSignIn.rest('GET', '/api/auth/google', asJson)).body).toEqual({
    error: expect.any(String),
    message: expect.any(String),
    productionUrl: expect.any(String),
  });
  expect((await withoutSignIn.rest('GET', '/api/login')).headers.get('location')).toBe('/?auth=failed');
  await closed.close();
});

test('in production without Google, sign-in leads to the page with the other ways', async () => {
  const closed = await openTestSite({ production: true });
  const other = await closed.gateway();
  const locationOf = async (address: string) => (await other.rest('GET', address)).headers.get('location');
  expect(await locationOf('/api/login')).toBe('/sign-in');
  expect(await locationOf('/api/login?returnTo=/prayer/1')).toBe('/sign-in?returnTo=%2Fprayer%2F1');
  expect(await locationOf('/api/login?returnTo=//elsewhere.example')).toBe('/sign-in');
  await closed.close();
});

test('the provider shows the error of a form and keeps its values', async () => {
  const browser = new Browser();
  const form = await reachForm(browser, (await browser.get(`${gateway.url}/api/login`)).location);
  const refused = await browser.post(form, { name: 'Ruth <b>', email: 'nowhere' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Please enter a valid email address');
  expect(refused.text).toContain('value="Ruth &lt;b&gt;"');
});

test('the same provider, as any OpenID Connect provider: an account of its own, or the old way first', async () => {
  const deborah = { name: 'Deborah Judge', email: 'deborah@example.org' };
  const first = await signIn(deborah, oidcStart);
  expect(first).toMatchObject({ email: deborah.email, name: 'Deborah Judge', isVerified: true });
  expect((await signIn(deborah, oidcStart)).id).toBe(first.id);

  const browser = new Browser();
  expect((await signInWith(browser, deborah)).location).toBe('/?auth=link');
  expect((await signInWith(browser, deborah, oidcStart)).location).toContain('auth=success');
  expect((await signIn(deborah)).id).toBe(first.id);
});

test('an address that the provider has not verified is somebody else’s claim', async () => {
  const jael = { name: 'Jael Tent', email: 'jael@example.org' };
  const owner = await signIn(jael);
  for (const start of [googleStart, oidcStart]) {
    const claimed = await signIn({ ...jael, unverified: 'on' }, start);
    expect(claimed).toMatchObject({ email: jael.email, isVerified: false });
    expect(claimed.id).not.toBe(owner.id);
  }
  expect(await signIn(jael)).toMatchObject({ id: owner.id, isVerified: true });
});

interface Person {
  name: string;
  email: string;
  /** The checkbox of the form. */
  unverified?: 'on';
}

const googleStart = '/api/login';
const oidcStart = '/api/auth/oidc';

async function signIn(person: Person, start = googleStart) {
  const browser = new Browser();
  await signInWith(browser, person, start);
  return (await gateway.rest('GET', '/api/auth/user', { headers: { cookie: browser.cookieHeader() } })).body;
}

async function signInWith(browser: Browser, person: Person, start = googleStart) {
  const begun = await browser.get(gateway.url + start);
  return finish(browser, begun.location, person);
}

async function finish(browser: Browser, authorization: string, person: Person) {
  return browser.get(await comeBack(browser, authorization, person));
}

/** Fills in the provider's form and follows it to the URL of the callback, on the gateway under test. */
async function comeBack(browser: Browser, authorization: string, person: Person): Promise<string> {
  let response = await browser.post(await reachForm(browser, authorization), person);
  while (!/\/api\/auth\/(google|oidc)\/callback/.test(response.location))
    response = await browser.get(response.location);
  return response.location.replace(site.services.config.siteOrigin, gateway.url);
}

async function reachForm(browser: Browser, authorization: string): Promise<string> {
  const { location } = await browser.get(authorization);
  const url = new URL(location, authorization).href;
  const { text } = await browser.get(url);
  expect(text).toContain('name="name"');
  expect(text).toContain('name="email"');
  expect(text.replace(/\s+/g, ' ')).toContain(
    '<input name="unverified" type="checkbox" /> This provider has not verified the address',
  );
  expect(text).toMatch(/<button>Continue<\/button>/);
  return url;
}

/** A browser for a sign-in: it stores cookies and returns redirects instead of following them. */
class Browser {
  private readonly cookies = new Map<string, string>();

  get(url: string) {
    return this.send(url, {});
  }

  post(url: string, fields: Person) {
    return this.send(url, { method: 'POST', body: new URLSearchParams({ ...fields }) });
  }

  cookie(name: string): string | null {
    const value = this.cookies.get(name);
    return value === undefined ? null : decodeURIComponent(value);
  }

  cookieHeader(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  private async send(url: string, options: RequestInit) {
    const response = await fetch(url, {
      ...options,
      redirect: 'manual',
      headers: { cookie: this.cookieHeader() },
    });
    const cookies = response.headers.getSetCookie();
    for (const line of cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      this.cookies.set(name!, value!);
    }
    const location = response.headers.get('location');
    return {
      status: response.status,
      cookies,
      text: await response.text(),
      location: absolute(location, url),
    };
  }
}

/** The target of a redirect; that of the landing page stays as the gateway wrote it. */
function absolute(location: string | null, url: string): string {
  if (!location || location.startsWith('/?')) return location ?? '';
  return new URL(location, url).href;
}

function startProvider(port: number, callbacks: string): Promise<ChildProcess> {
  const child = fork(path.join(packageDir, 'dist/identityProvider.mjs'), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      IDENTITY_PROVIDER_PORT: String(port),
      CLIENT_ID: 'site',
      CLIENT_SECRET: 'secret',
      REDIRECT_URI: `${callbacks}/google/callback`,
      OIDC_REDIRECT_URI: `${callbacks}/oidc/callback`,
    },
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`the provider ended with ${code}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
