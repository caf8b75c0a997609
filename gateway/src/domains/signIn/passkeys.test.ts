import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { SoftwarePasskey } from '../../testing/authenticator';
import { aPasskey, askToSignIn, testOrigin } from '../../testing/passkeys';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite({
    signIn: { clientId: 'site', clientSecret: 'secret', localProvider: null },
  });
  gateway = await site.gateway();
});
beforeEach(async () => {
  ruth = await site.aMember();
});
afterAll(() => site.close());

const optionsFor = async (as: ActingMember) =>
  (await gateway.rest('POST', '/api/passkeys/options', { as })).body;
const add = (as: ActingMember, body: object) => gateway.rest('POST', '/api/passkeys', { as, body });
const passkeysOf = async (as: ActingMember) => (await gateway.rest('GET', '/api/passkeys', { as })).body;
const remove = (as: ActingMember, id: number) => gateway.rest('DELETE', `/api/passkeys/${id}`, { as });

const ascending = (one: number, other: number) => one - other;

/** Signs in with a passkey. */
async function signIn(passkey: SoftwarePasskey, deviation: Parameters<SoftwarePasskey['sign']>[1] = {}) {
  const { options, headers } = await askToSignIn(gateway);
  return gateway.rest('POST', '/api/auth/passkey', { headers, body: passkey.sign(options, deviation) });
}

const refusal = { message: 'That passkey is not right or no longer valid', code: 'PASSKEY_NOT_VALID' };

describe('adding a passkey', () => {
  test('a member adds one with a name, and sees it with the day of its last use', async () => {
    const options = await optionsFor(ruth);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Prayer Wall' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [],
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    const passkey = new SoftwarePasskey(testOrigin);
    const { status, body } = await add(ruth, { name: ' Phone ', ...passkey.register(options) });
    expect([status, body]).toEqual([
      201,
      { id: expect.any(Number), name: 'Phone', createdAt: expect.any(String), lastUsedAt: null },
    ]);
    expect((await signIn(passkey)).status).toBe(200);
    expect(await passkeysOf(ruth)).toEqual([{ ...body, lastUsedAt: expect.any(String) }]);
  });

  test('the next one is for the same account and excludes those that are there', async () => {
    const first = await optionsFor(ruth);
    const passkey = new SoftwarePasskey(testOrigin);
    await add(ruth, { name: 'Phone', ...passkey.register(first) });
    const second = await optionsFor(ruth);
    expect(second.user.id).toBe(first.user.id);
    expect(second.excludeCredentials).toEqual([
      { id: passkey.credentialId.toString('base64url'), type: 'public-key', transports: ['internal'] },
    ]);
    expect((await add(ruth, { name: 'Again', ...passkey.register(second) })).status).toBe(409);
    const boaz = await site.aMember();
    expect((await optionsFor(boaz)).user.id).not.toBe(first.user.id);
    expect((await add(boaz, { name: 'Mine', ...passkey.register(await optionsFor(boaz)) })).status).toBe(409);
  });

  const deviations: [string, Parameters<SoftwarePasskey['register']>[1]][] = [
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a signature', { type: 'webauthn.get' }],
    ['a challenge that nobody asked for', { challenge: 'AAAA' }],
  ];
  test.each(deviations)('one that was made for %s is refused', async (_, deviation) => {
    const made = new SoftwarePasskey(testOrigin).register(await optionsFor(ruth), deviation);
    const { status, body } = await add(ruth, { name: 'Phone', ...made });
    expect([status, body.message]).toEqual([400, 'This passkey was not made for this site']);
    expect(await passkeysOf(ruth)).toEqual([]);
  });

  test('one whose response was lost is added once: the same call with its Idempotency-Key gets it', async () => {
    const body = { name: 'Phone', ...new SoftwarePasskey(testOrigin).register(await optionsFor(ruth)) };
    const send = (key: string, given: object = body) =>
      gateway.rest('POST', '/api/passkeys', {
        as: ruth,
        body: given,
        headers: { 'idempotency-key': key },
      });
    const first = await send('one');
    expect(first.status).toBe(201);
    const again = await send('one');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await send('two')).status).toBe(400);
    expect((await send('one', { ...body, name: 'Laptop' })).status).toBe(422);
    expect(await passkeysOf(ruth)).toEqual([first.body]);
  });

  test('a challenge is for one session, once, and for five minutes', async () => {
    const boaz = await site.aMember();
    const ofRuth = new SoftwarePasskey(testOrigin).register(await optionsFor(ruth));
    expect((await add(boaz, { name: 'Stolen', ...ofRuth })).status).toBe(400);
    expect((await add(ruth, { name: 'Phone', ...ofRuth })).status).toBe(201);
    expect((await add(ruth, { name: 'Phone', ...ofRuth })).status).toBe(400);
    const late = new SoftwarePasskey(testOrigin).register(await optionsFor(ruth));
    await site.sql`update passkey_challenges set created_at = now() - interval '6 minutes'`;
    expect((await add(ruth, { name: 'Phone', ...late })).status).toBe(400);
    const { options } = await askToSignIn(gateway);
    const forSignIn = new SoftwarePasskey(testOrigin).register({ ...(await optionsFor(ruth)), ...options });
    expect((await add(ruth, { name: 'Phone', ...forSignIn })).status).toBe(400);
  });

  test('a statement about its maker is refused, because its certificates would be followed', async () => {
    for (const statement of [
      { fmt: 'packed', attStmt: new Map([['x5c', []]]) },
      { fmt: 'tpm', attStmt: new Map() },
    ]) {
      const made = new SoftwarePasskey(testOrigin).register(await optionsFor(ruth), {}, statement);
      expect((await add(ruth, { name: 'Phone', ...made })).status).toBe(400);
    }
  });

  test.each([
    [{ name: '' }, 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'Name too long'],
    [{ name: 'Phone', id: 7 }, 'This passkey cannot be read'],
    [{ name: 'Phone', response: 'none' }, 'This passkey cannot be read'],
    [
      { name: 'Phone', response: { clientDataJSON: 'e30', attestationObject: '????' } },
      'This passkey cannot be read',
    ],
    [
      { name: 'Phone', response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } },
      'This passkey was not made for this site',
    ],
  ])('a form with %j is 400', async (wrong, message) => {
    const made = new SoftwarePasskey(testOrigin).register(await optionsFor(ruth));
    const { status, body } = await add(ruth, { ...made, ...wrong });
    expect([status, body.message]).toEqual([400, message]);
  });

  test('a member has at most 20, also of concurrent calls', async () => {
    for (let number = 1; number < 19; number += 1) await aPasskey(gateway, ruth, `Number ${number}`);
    const made = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const options = await optionsFor(ruth);
        return { name: 'Phone', ...new SoftwarePasskey(testOrigin).register(options) };
      }),
    );
    const statuses = await Promise.all(made.map(async (body) => (await add(ruth, body)).status));
    expect(statuses.toSorted(ascending)).toEqual([201, 201, 409, 409, 409, 409]);
    expect(await passkeysOf(ruth)).toHaveLength(20);
  });
});

describe('signing in', () => {
  test('a passkey opens a session like every other way, and returns to where the visitor was', async () => {
    const { passkey } = await aPasskey(gateway, ruth);
    const { options, headers, line } = await askToSignIn(gateway, { returnTo: '/prayer/7' });
    expect(options).toEqual({
      rpId: 'localhost',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 300_000,
      userVerification: 'preferred',
    });
    expect(line).toMatch(/^pw_passkey=[\w-]{43}; Max-Age=300; Path=\/api; HttpOnly; SameSite=Lax$/);
    const done = await gateway.rest('POST', '/api/auth/passkey', { headers, body: passkey.sign(options) });
    expect(done.status).toBe(200);
    expect(done.body).toEqual({ redirect: expect.stringMatching(/^\/\?token=[\w.-]+&auth=success$/) });
    const cookies = done.headers.getSetCookie();
    expect(cookies.join('\n')).toContain('pw_return_to=%2Fprayer%2F7');
    const [session = ''] = cookies.map((cookie) => cookie.split(';')[0]!);
    const { body } = await gateway.rest('GET', '/api/auth/user', { headers: { cookie: session } });
    expect(body.id).toBe(ruth.id);
    const [row] =
      await site.sql`select way from sessions where member_id = ${ruth.id} order by id desc limit 1`;
    expect(row).toEqual({ way: 'passkey' });
  });

  const deviations: [string, Parameters<SoftwarePasskey['sign']>[1]][] = [
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a registration', { type: 'webauthn.create' }],
    ['a challenge that nobody asked for', { challenge: 'AAAA' }],
  ];
  test.each(deviations)('a signature for %s is 401', async (_, deviation) => {
    const { passkey } = await aPasskey(gateway, ruth);
    const { status, body, headers } = await signIn(passkey, deviation);
    expect([status, body, headers.getSetCookie()]).toEqual([401, refusal, []]);
  });

  test('the signature of another key, an unknown passkey and another account are 401', async () => {
    const { passkey } = await aPasskey(gateway, ruth);
    const { passkey: other } = await aPasskey(gateway, await site.aMember());
    const stranger = new SoftwarePasskey(testOrigin);
    const attempts = [
      (options: never) => ({
        ...other.sign(options),
        id: passkey.sign(options).id,
        rawId: passkey.sign(options).id,
      }),
      (options: never) => stranger.sign(options),
      (options: never) => {
        const { response, ...credential } = passkey.sign(options);
        return {
          ...credential,
          response: { ...response, userHandle: other.sign(options).response.userHandle },
        };
      },
    ];
    for (const attempt of attempts) {
      const { options, headers } = await askToSignIn(gateway);
      const { status, body } = await gateway.rest('POST', '/api/auth/passkey', {
        headers,
        body: attempt(options as never),
      });
      expect([status, body]).toEqual([401, refusal]);
    }
  });

  test('a challenge is for one browser, once, and for five minutes', async () => {
    const { passkey } = await aPasskey(gateway, ruth);
    const { options, headers } = await askToSignIn(gateway);
    const signature = passkey.sign(options);
    const other = await askToSignIn(gateway);
    const send = async (given: Record<string, string>, body: object) =>
      (await gateway.rest('POST', '/api/auth/passkey', { headers: given, body })).status;
    expect(await send(other.headers, signature)).toBe(401);
    expect(await send({}, signature)).toBe(401);
    expect(await send(headers, signature)).toBe(200);
    expect(await send(headers, signature)).toBe(401);
    const late = passkey.sign(other.options);
    await site.sql`update passkey_challenges set created_at = now() - interval '6 minutes'`;
    expect(await send(other.headers, late)).toBe(401);
  });

  test('two tabs of a browser have a challenge each', async () => {
    const { passkey } = await aPasskey(gateway, ruth);
    const one = await askToSignIn(gateway);
    const two = await askToSignIn(gateway, undefined, one.headers);
    expect(two.headers).toEqual(one.headers);
    const { status } = await gateway.rest('POST', '/api/auth/passkey', {
      headers: one.headers,
      body: passkey.sign(one.options),
    });
    expect(status).toBe(200);
  });

  test('of one signature sent ten times at once, one signs in', async () => {
    const { passkey } = await aPasskey(gateway, ruth);
    const { options, headers } = await askToSignIn(gateway);
    const body = passkey.sign(options);
    const statuses = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await gateway.rest('POST', '/api/auth/passkey', { headers, body })).status,
      ),
    );
    expect(statuses.toSorted(ascending)).toEqual([200, ...Array<number>(9).fill(401)]);
  });

  test('a counter that goes back is refused, and the member sees it; one that goes on signs in', async () => {
    const { id, passkey } = await aPasskey(gateway, ruth);
    expect((await signIn(passkey, { counter: 5 })).status).toBe(200);
    for (const counter of [5, 4, 0]) {
      const { status, body } = await signIn(passkey, { counter });
      expect([counter, status, body]).toEqual([counter, 401, refusal]);
    }
    const { body } = await gateway.graphql('{ passkeys { id mayBeCopied } }', {}, { as: ruth });
    expect(body.data.passkeys).toEqual([{ id, mayBeCopied: true }]);
    expect((await signIn(passkey, { counter: 6 })).status).toBe(200);
    const failed = await site.sql`
      select way from sign_in_events where member_id = ${ruth.id} and kind = 'failed'`;
    expect(failed.map(({ way }) => way)).toEqual(['passkey', 'passkey', 'passkey']);
  });

  test('an authenticator that does not count signs in again and again', async () => {
    const { passkey } = await aPasskey(gateway, ruth);
    for (let time = 0; time < 2; time += 1) expect((await signIn(passkey, { counter: 0 })).status).toBe(200);
  });

  test('a suspended member learns whom to write to, as with Google', async () => {
    const { passkey } = await aPasskey(gateway, ruth);
    await site.sql`update members set suspended_at = now() where id = ${ruth.id}`;
    const { headers } = await signIn(passkey);
    const cookie = headers.getSetCookie()[0]!.split(';')[0]!;
    const { status, body } = await gateway.rest('GET', '/api/reminders', { headers: { cookie } });
    expect([status, body.message]).toEqual([403, expect.stringContaining('This account is suspended')]);
  });

  test.each([[{}], [{ id: 'AA', rawId: 'AA', type: 'public-key', response: {} }], ['[]'], ['null'], ['{']])(
    '%j is 400',
    async (body) => {
      expect((await gateway.rest('POST', '/api/auth/passkey', { body })).status).toBe(400);
    },
  );

  test('asking again and again does not fill the database', async () => {
    await site.sql`
      insert into passkey_challenges (challenge_hash, browser_hash, created_at)
      select sha256(number::text::bytea), '', now() - number * interval '1 ms' from generate_series(1, 20100) as number`;
    await askToSignIn(gateway);
    const [{ count }] = await site.sql<[{ count: number }]>`select count(*)::integer from passkey_challenges`;
    expect(count).toBe(20_000);
  });

  test('with the account its passkeys go', async () => {
    const { passkey } = await aPasskey(gateway, ruth);
    await gateway.graphql('mutation { deleteAccount(keepPrayers: false) }', {}, { as: ruth });
    expect((await signIn(passkey)).status).toBe(401);
  });
});

describe('looking after ways to sign in', () => {
  /** A member whose only way is a passkey. */
  async function withPasskeyAlone(member: ActingMember) {
    await site.sql`delete from identities where member_id = ${member.id}`;
    return aPasskey(gateway, member);
  }

  test('renaming and removing are the same over both APIs', async () => {
    const { id } = await aPasskey(gateway, ruth);
    const { body } = await gateway.rest('PUT', `/api/passkeys/${id}`, {
      as: ruth,
      body: { name: 'Old phone' },
    });
    expect(body).toEqual({ id, name: 'Old phone', createdAt: expect.any(String), lastUsedAt: null });
    const read = '{ passkeys { id name createdAt lastUsedAt } waysToSignIn { provider address lastUsedAt } }';
    const { body: read1 } = await gateway.graphql(read, {}, { as: ruth });
    expect(read1.data).toEqual({
      passkeys: await passkeysOf(ruth),
      waysToSignIn: [{ provider: 'google', address: ruth.email, lastUsedAt: null }],
    });
    const rename = 'mutation ($id: Int!, $name: String!) { renamePasskey(id: $id, name: $name) { id name } }';
    const renamed = await gateway.graphql(rename, { id, name: 'Phone' }, { as: ruth });
    expect(renamed.body.data.renamePasskey).toEqual({ id, name: 'Phone' });
    for (const name of ['', 'x'.repeat(101)]) {
      const rest = await gateway.rest('PUT', `/api/passkeys/${id}`, { as: ruth, body: { name } });
      const graphql = await gateway.graphql(rename, { id, name }, { as: ruth });
      expect(rest.status).toBe(400);
      expect(graphql.body.errors[0].message).toBe(rest.body.message);
    }
    expect((await remove(ruth, id)).status).toBe(204);
    const again = await gateway.graphql(
      'mutation ($id: Int!) { removePasskey(id: $id) }',
      { id },
      { as: ruth },
    );
    expect(again.body.errors[0]).toMatchObject({
      message: 'Passkey not found',
      extensions: { code: 'NOT_FOUND' },
    });
    expect((await remove(ruth, id)).status).toBe(404);
    const events = await site.sql`select kind from sign_in_events where member_id = ${ruth.id} order by id`;
    expect(events.map(({ kind }) => kind)).toEqual(['passkey_added', 'passkey_removed']);
  });

  test('another member’s passkey does not exist', async () => {
    const { id } = await aPasskey(gateway, await site.aMember());
    for (const number of [id, 2_000_000_000, 'x']) {
      const path = `/api/passkeys/${number}`;
      expect((await gateway.rest('PUT', path, { as: ruth, body: {} })).status).toBe(404);
      expect((await gateway.rest('DELETE', path, { as: ruth })).status).toBe(404);
    }
  });

  test('the last way to sign in stays, over both APIs', async () => {
    const removeWay = async (id: number) => {
      const document = 'mutation ($id: Int!) { removeWayToSignIn(id: $id) }';
      return (await gateway.graphql(document, { id }, { as: ruth })).body;
    };
    const { body } = await gateway.graphql('{ waysToSignIn { id } }', {}, { as: ruth });
    const [{ id: google }] = body.data.waysToSignIn;
    expect((await removeWay(google)).errors[0].extensions.code).toBe('CONFLICT');
    const { id } = await aPasskey(gateway, ruth);
    expect((await removeWay(google)).data.removeWayToSignIn).toBe(google);
    expect((await removeWay(google)).errors[0].extensions.code).toBe('NOT_FOUND');
    const { status, body: refused } = await remove(ruth, id);
    expect([status, refused.message]).toEqual([
      409,
      'This is your last way to sign in. Add another one before you remove it.',
    ]);
    await aPasskey(gateway, ruth);
    expect((await remove(ruth, id)).status).toBe(204);
  });

  test('a way that the site does not offer does not count', async () => {
    const { id } = await withPasskeyAlone(ruth);
    await site.sql`
      insert into identities (member_id, issuer, subject, is_verified)
      values (${ruth.id}, 'https://gone.example', 'ruth', true)`;
    expect((await remove(ruth, id)).status).toBe(409);
    const { body } = await gateway.graphql('{ waysToSignIn { id } }', {}, { as: ruth });
    expect(body.data.waysToSignIn).toEqual([]);
  });

  test('of two ways that are removed at once, one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await site.aMember();
      const [one, two] = [await withPasskeyAlone(member), await aPasskey(gateway, member)];
      const statuses = await Promise.all([remove(member, one.id), remove(member, two.id)]);
      expect(statuses.map(({ status }) => status).toSorted(ascending)).toEqual([204, 409]);
    }
  });
});
