import { firefox, googleProof } from '../../testing/googleProof';
import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';
import { finishSignIn } from './finish';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let site: TestSite;
let gateway: TestGateway;
let people = 0;
let subject: string;

beforeAll(async () => {
  site = await openTestSite({ siteOrigin: 'https://wall.example.org' });
  gateway = await site.gateway();
});
beforeEach(async () => {
  subject = `ruth${(people += 1)}`;
  await site.sql`truncate outbox`;
});
afterAll(() => site.close());

/** Signs Ruth in with a browser. Returns its cookies. */
async function signIn({ cookie = '', userAgent = firefox, isVerified = true } = {}): Promise<string> {
  const given = { headers: { cookie, 'user-agent': userAgent }, returnTo: null };
  const { cookies } = await finishSignIn(site.services, googleProof(subject, isVerified), given);
  return cookies.map((line) => line.split(';')[0]!).join('; ');
}

interface Mail {
  subject: string;
  recipient: string;
  isOfMember: boolean;
  props: { token: string; device: string; way: string };
}

const mails = () => site.sql<Mail[]>`
  select subject, recipient, member_id is not null as "isOfMember", props
  from outbox
  where template = 'new_sign_in'
  order by id`;

const statusOf = async (cookie: string) =>
  (await gateway.rest('GET', '/api/auth/user', { headers: { cookie } })).status;

const pageOf = (token: string) => `/account/not-me?token=${token}`;

test('a member hears of a browser that is new, but not of the first, nor of one that is known', async () => {
  const first = await signIn();
  await signIn({ cookie: first });
  expect(await mails()).toEqual([]);

  const phone = await signIn({ userAgent: safari });
  const device = phone.split('; ').find((pair) => pair.startsWith('__Host-prayer-wall-device='))!;
  await signIn({ cookie: device, userAgent: safari });
  expect(await mails()).toMatchObject([
    {
      subject: 'New sign-in from Safari on iPhone',
      recipient: `${subject}@example.org`,
      isOfMember: true,
      props: { device: 'Safari on iPhone', way: 'Google' },
    },
  ]);
});

test('the mail goes to no address that is not verified', async () => {
  await signIn({ isVerified: false });
  await signIn({ isVerified: false, userAgent: safari });
  expect(await mails()).toEqual([]);
});

test('a browser that is known to one member is new to another', async () => {
  const device = await signIn();
  subject = `boaz${people}`;
  await signIn();
  await signIn({ cookie: device });
  expect(await mails()).toHaveLength(1);
});

test('the cookie of the device signs nobody in', async () => {
  const [, value] = /device=([\w-]{43})/.exec(await signIn())!;
  expect(await statusOf(`__Host-prayer-wall=${value}; pw_session=${value}`)).toBe(401);
  const [known] = await site.sql`
    select from known_devices where encode(device_hash, 'escape') like ${`%${value}%`}`;
  expect(known).toBeUndefined();
});

describe("'That was not me'", () => {
  let mine: string;
  let theirs: string;
  let token: string;

  beforeEach(async () => {
    mine = await signIn();
    theirs = await signIn({ userAgent: safari });
    token = (await mails())[0]!.props.token;
  });

  test('opening the page changes nothing, however often a mail program opens it', async () => {
    for (let count = 0; count < 3; count += 1) {
      const { status, headers, body } = await gateway.rest('GET', pageOf(token));
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(body.match(/<button>/g)).toHaveLength(1);
      expect(body).not.toContain(subject);
    }
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual([200, 200]);
  });

  test('its button needs no session, signs everybody out, once, and says what to do next', async () => {
    const { status, body } = await gateway.rest('POST', pageOf(token));
    expect(status).toBe(200);
    expect(body).toContain('Everybody is signed out');
    expect(body).toContain('change its password');
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual([401, 401]);
    expect((await gateway.rest('POST', pageOf(token))).status).toBe(404);
    expect((await gateway.rest('GET', pageOf(token))).status).toBe(404);

    const events = await site.sql`
      select kind from sign_in_events order by id desc limit 1`;
    expect(events).toEqual([{ kind: 'not_me' }]);
    // The browser is as unknown as before.
    await signIn({ cookie: theirs, userAgent: safari });
    expect(await mails()).toHaveLength(2);
  });

  test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(43)}&token=b`])(
    'the link %j is refused',
    async (other) => {
      expect((await gateway.rest('GET', pageOf(other))).status).toBe(404);
      expect((await gateway.rest('POST', pageOf(other))).status).toBe(404);
    },
  );

  test('a link of eight days ago does not work', async () => {
    await site.sql`update not_me_links set created_at = created_at - interval '8 days'`;
    expect((await gateway.rest('POST', pageOf(token))).status).toBe(404);
    expect(await statusOf(theirs)).toBe(200);
  });
});
