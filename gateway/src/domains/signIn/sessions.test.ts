import { firefox, googleProof } from '../../testing/googleProof';
import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';
import { aSecondGateway } from '../../testing/secondGateway';
import { hashToken } from '../members/context';
import { finishSignIn } from './finish';

/** Signs Ruth in. Returns the response's `Set-Cookie` lines by their cookie's name. */
async function signIn({ services }: TestSite, cookie = ''): Promise<Record<string, string>> {
  const given = { headers: { cookie, 'user-agent': firefox }, returnTo: null };
  const { cookies } = await finishSignIn(services, googleProof(), given);
  return Object.fromEntries(cookies.map((line) => [line.split('=')[0]!, line]));
}

const pairOf = (line: string | undefined) => line!.split(';')[0]!;

const statusOf = async (url: string, cookie: string) =>
  (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).status;

describe('on http', () => {
  let site: TestSite;
  let gateway: TestGateway;
  beforeAll(async () => {
    site = await openTestSite();
    gateway = await site.gateway();
  });
  afterAll(() => site.close());

  test('the cookie lasts for thirty days; the session for seven after its last use', async () => {
    const { pw_session: line } = await signIn(site);
    expect(line).toMatch(/^pw_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await rowOf(pairOf(line))).toMatchObject({ idle: 7, longest: 30, device: 'Firefox on Linux' });
  });

  test('a sign-in in a browser that is signed in already ends the session that it had', async () => {
    const first = pairOf((await signIn(site)).pw_session);
    const second = pairOf((await signIn(site, first)).pw_session);
    expect(second).not.toBe(first);
    expect([await statusOf(gateway.url, first), await statusOf(gateway.url, second)]).toEqual([401, 200]);
  });

  test('use renews a session, up to thirty days after its sign-in, without a statement in the request', async () => {
    const second = await aSecondGateway(site);
    const [often, late, idle] = [
      pairOf((await signIn(site)).pw_session),
      pairOf((await signIn(site)).pw_session),
      pairOf((await signIn(site)).pw_session),
    ];
    await age(often, '2 days', '28 days');
    await age(late, '2 days', '3 days');
    await age(idle, '2 days', '28 days');
    for (const cookie of [often, late]) {
      site.statements();
      for (let count = 0; count < 3; count += 1)
        expect((await gateway.rest('GET', '/api/prayers', { headers: { cookie } })).status).toBe(200);
      expect(site.statements()).toHaveLength(3);
    }
    for (let count = 0; count < 3; count += 1)
      expect((await fetch(`${second.url}/api/stats`, { headers: { cookie: often } })).status).toBe(200);
    await second.stop();
    await site.stopGateway();
    gateway = await site.gateway();

    expect(await rowOf(often)).toMatchObject({ idle: 7, unused: 0 });
    expect(await rowOf(late)).toMatchObject({ idle: 3, unused: 0 });
    expect(await rowOf(idle)).toMatchObject({ idle: 5, unused: 2 });
  });

  test.each([
    ['seven days after its last use', '7 days', '20 days'],
    ['thirty days after its sign-in', '1 day', '0 days'],
  ])('a session ends %s', async (_, unused, left) => {
    const cookie = pairOf((await signIn(site)).pw_session);
    await age(cookie, unused, left);
    expect(await statusOf(gateway.url, cookie)).toBe(401);
  });

  /** Moves a session's last use into the past, and its end to `left` from now. */
  async function age(cookie: string, unused: string, left: string) {
    await site.sql`
      update sessions
      set
        last_seen_at = now() - ${unused}::interval,
        ends_at = now() + ${left}::interval,
        expires_at = least(now() - ${unused}::interval + interval '7 days', now() + ${left}::interval)
      where token_hash = ${hashToken(cookie.split('=')[1]!)}`;
  }

  /** A session with its times in days from now. */
  async function rowOf(cookie: string) {
    const [row] = await site.sql`
      select
        device,
        round(extract(epoch from expires_at - now()) / 86400)::integer as idle,
        round(extract(epoch from ends_at - now()) / 86400)::integer as longest,
        round(extract(epoch from now() - last_seen_at) / 86400)::integer as unused
      from sessions
      where token_hash = ${hashToken(cookie.split('=')[1]!)}`;
    return row;
  }
});

describe('on https', () => {
  let site: TestSite;
  let gateway: TestGateway;
  beforeAll(async () => {
    site = await openTestSite({ siteOrigin: 'https://wall.example.org' });
    gateway = await site.gateway();
  });
  afterAll(() => site.close());

  test('the cookie is bound to this very host', async () => {
    const cookies = await signIn(site);
    expect(cookies['__Host-prayer-wall']).toMatch(
      /^__Host-prayer-wall=h\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookies.pw_session).toMatch(/^pw_session=; Max-Age=0;/);
    expect(await statusOf(gateway.url, pairOf(cookies['__Host-prayer-wall']))).toBe(200);
  });

  test('a session that began under the old name goes on; the new name goes first', async () => {
    const [ruth, boaz] = [await site.aMember(), await site.aMember()];
    expect(await statusOf(gateway.url, `pw_session=${ruth.session}`)).toBe(200);
    const { body } = await gateway.rest('GET', '/api/auth/user', {
      headers: { cookie: `pw_session=${ruth.session}; __Host-prayer-wall=${boaz.session}` },
    });
    expect(body.id).toBe(boaz.id);
  });

  test('another host of the domain can plant no session of today under the old name', async () => {
    const planted = pairOf((await signIn(site))['__Host-prayer-wall']).split('=')[1]!;
    expect(await statusOf(gateway.url, `pw_session=${planted}`)).toBe(401);
  });

  test('a sign-in ends the sessions under both names', async () => {
    const [ruth, boaz] = [await site.aMember(), await site.aMember()];
    await signIn(site, `pw_session=${ruth.session}; __Host-prayer-wall=${boaz.session}`);
    for (const { session } of [ruth, boaz])
      expect(await statusOf(gateway.url, `__Host-prayer-wall=${session}`)).toBe(401);
  });

  test('a sign-out ends the sessions under both names, and their cookies', async () => {
    const [ruth, boaz] = [await site.aMember(), await site.aMember()];
    const cookie = `pw_session=${ruth.session}; __Host-prayer-wall=${boaz.session}`;
    const { headers } = await gateway.rest('GET', '/api/logout', { headers: { cookie } });
    for (const name of ['__Host-prayer-wall', 'pw_session'])
      expect(headers.getSetCookie()).toContain(`${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`);
    for (const { session } of [ruth, boaz])
      expect(await statusOf(gateway.url, `__Host-prayer-wall=${session}`)).toBe(401);
  });
});
