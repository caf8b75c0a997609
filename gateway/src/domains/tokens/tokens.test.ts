import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { prayerForm } from '../../testing/prayerForms';
import { aSecondGateway } from '../../testing/secondGateway';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
});
beforeEach(async () => {
  ruth = await site.aMember();
});
afterAll(() => site.close());

const form = { name: ' Bulletin ', scope: 'write', expiresInDays: 30 };

const create = (body: object = form, as: ActingMember | null = ruth, headers = {}) =>
  gateway.rest('POST', '/api/tokens', { as, body, headers });

const createOverGraphql = async (input: object, as: ActingMember | null = ruth) =>
  (
    await gateway.graphql(
      'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { id name scope createdAt expiresAt token } }',
      { input },
      { as },
    )
  ).body;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const me = (headers: Record<string, string>, as: ActingMember | null = null) =>
  gateway.rest('GET', '/api/auth/user', { as, headers });

async function aToken(given: object = {}): Promise<{ id: number; token: string }> {
  return (await create({ ...form, ...given })).body;
}

describe('a member makes a token', () => {
  test('its secret is shown once, and both APIs answer alike', async () => {
    const made = await create();
    expect(made.status).toBe(201);
    expect(made.headers.get('cache-control')).toContain('no-store');
    const graphql = (await createOverGraphql(form)).data.createApiToken;
    for (const token of [made.body, graphql]) {
      expect(Object.keys(token).toSorted()).toEqual(
        ['createdAt', 'expiresAt', 'id', 'name', 'scope', 'token'].toSorted(),
      );
      expect(token).toMatchObject({ name: 'Bulletin', scope: 'write' });
      expect(Date.parse(token.expiresAt) - Date.parse(token.createdAt)).toBe(30 * 86_400_000);
    }
    const listed = (await gateway.rest('GET', '/api/tokens', { as: ruth })).body;
    const { data } = (
      await gateway.graphql(
        '{ apiTokens { id name scope createdAt expiresAt lastUsedAt } }',
        {},
        { as: ruth },
      )
    ).body;
    expect(listed).toEqual(data.apiTokens);
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([graphql.id, made.body.id]);
    expect(JSON.stringify(listed)).not.toContain('pw_');
  });

  test('programs that search for secrets recognise it: prefix, 160 random bits, checksum', async () => {
    const { token } = await aToken();
    expect(token).toMatch(/^pw_[0-9a-f]{48}$/);
    expect(Number.parseInt(token.slice(-8), 16)).toBe(crc32(token.slice(0, -8)));
  });

  test('the database holds its SHA-256 alone, also with an Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'one' };
    const [first, again] = [await create(form, ruth, key), await create(form, ruth, key)];
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect((await create({ ...form, name: 'Other' }, ruth, key)).status).toBe(422);
    const input = { title: 'x', reminderTime: '09:00', frequency: 'daily' };
    const { body: both } = await gateway.graphql(
      `mutation ($token: ApiTokenInput!, $reminder: ReminderInput!) {
        createReminder(input: $reminder) { id }
        createApiToken(input: $token) { token }
      }`,
      { token: form, reminder: input },
      { as: ruth, headers: { 'idempotency-key': 'two' } },
    );
    const secrets = [first.body.token, both.data.createApiToken.token];
    const [row] = await site.sql`select token_hash from api_tokens where id = ${first.body.id}`;
    expect(row!.token_hash).toEqual(createHash('sha256').update(secrets[0]).digest());
    for (const table of ['api_tokens', 'idempotency_keys', 'idempotent_responses', 'outbox']) {
      const rows = await site.sql`select ${site.sql(table)}::text as text from ${site.sql(table)}`;
      for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret.slice(0, 20));
    }
    const own = (await gateway.rest('GET', '/api/my-data', { as: ruth })).body;
    expect(own.apiTokens).toHaveLength(2);
    expect(JSON.stringify(own)).not.toMatch(/pw_|hash/i);
  });

  test.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name too long'],
    [{ scope: 'admin' }, 'scope', 'Scope must be read or write'],
    [{ scope: undefined }, 'scope', 'Scope must be read or write'],
    [{ expiresInDays: 0 }, 'expiresInDays', 'Please choose 1 to 365 days'],
    [{ expiresInDays: 366 }, 'expiresInDays', 'Please choose 1 to 365 days'],
    [{ expiresInDays: 1.5 }, 'expiresInDays', 'Please choose 1 to 365 days'],
    [{ expiresInDays: undefined }, 'expiresInDays', 'Please choose 1 to 365 days'],
  ])('%j is refused', async (given, path, message) => {
    const { status, body } = await create({ ...form, ...given });
    expect([status, body]).toMatchObject([400, { message, errors: [{ path, message }] }]);
  });

  test('at most twenty, also when they are made at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 24 }, () => create()));
    const left = await Promise.all(Array.from({ length: 24 }, () => create()));
    const count = [...made, ...left].filter(({ status }) => status === 201).length;
    expect(count).toBe(20);
    const message = 'You have 20 API tokens. Please delete one first.';
    expect(await create()).toMatchObject({ status: 409, body: { message } });
    expect((await createOverGraphql({ ...form })).errors[0]).toMatchObject({
      message,
      extensions: { code: 'CONFLICT' },
    });
    await gateway.rest('DELETE', `/api/tokens/${made.find(({ status }) => status === 201)!.body.id}`, {
      as: ruth,
    });
    expect((await create()).status).toBe(201);
  });
});

describe('a call with a token', () => {
  test('acts for its member over REST and GraphQL, without an Origin', async () => {
    const { token } = await aToken();
    expect((await me(bearer(token))).body).toMatchObject({ id: ruth.id, isSiteAdmin: false });
    const { body } = await gateway.graphql('{ viewer { id } }', {}, { headers: bearer(token) });
    expect(body.data.viewer.id).toBe(ruth.id);
    for (const headers of [undefined, { origin: 'https://elsewhere.example' }])
      expect(
        await gateway.rest('POST', '/api/prayers', {
          body: prayerForm,
          headers: { ...bearer(token), ...headers },
        }),
      ).toMatchObject({ status: 201, body: { isOwner: true } });
    for (const path of ['/api/prayers', '/api/prayers?search=rain', '/api/prayers?page=1&sortBy=amens'])
      expect((await gateway.rest('GET', path, { headers: bearer(token) })).status).toBe(200);
    const wall = await gateway.rest('GET', '/api/prayers?limit=1', { headers: bearer(token) });
    expect(wall.body.prayers[0].isOwner).toBe(true);
  });

  test('the token wins over a cookie', async () => {
    const { token } = await aToken();
    const boaz = await site.aMember();
    expect((await me(bearer(token), boaz)).body.id).toBe(ruth.id);
    expect((await me(bearer('pw_nothing'), boaz)).status).toBe(401);
    const { body } = await gateway.graphql('{ viewer { id } }', {}, { as: boaz, headers: bearer(token) });
    expect(body.data.viewer.id).toBe(ruth.id);
  });

  test('an unknown, malformed or ended one is 401 everywhere, also where visitors may read', async () => {
    const { token, id } = await aToken();
    const expired = await aToken();
    await site.sql`update api_tokens set expires_at = now() where id = ${expired.id}`;
    const mistyped = `${token.slice(0, 10)}${token[10] === '0' ? '1' : '0'}${token.slice(11)}`;
    await gateway.rest('DELETE', `/api/tokens/${id}`, { as: ruth });
    for (const wrong of [token, expired.token, mistyped, 'pw_', 'x', '']) {
      for (const path of ['/api/stats', '/api/auth/user', '/api/tokens', '/api/admin/stats'])
        expect([path, wrong, (await gateway.rest('GET', path, { headers: bearer(wrong) })).status]).toEqual([
          path,
          wrong,
          401,
        ]);
      const refused = await gateway.graphql('{ stats { totalAmens } }', {}, { headers: bearer(wrong) });
      expect(refused).toMatchObject({
        status: 401,
        body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
      });
    }
    const { headers } = await me(bearer(token));
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect((await me({ authorization: 'Basic cnV0aDpy' }, ruth)).status).toBe(200);
  });

  test('the checksum is checked without asking the database', async () => {
    site.statements();
    await me(bearer(`pw_${'0'.repeat(48)}`));
    expect(site.statements()).toEqual([]);
  });

  test('with scope read it writes nothing', async () => {
    const { token } = await aToken({ scope: 'read' });
    expect((await me(bearer(token))).status).toBe(200);
    expect(
      await gateway.rest('POST', '/api/prayers', { body: prayerForm, headers: bearer(token) }),
    ).toMatchObject({ status: 403, body: { message: 'Forbidden' } });
    const mutation = 'mutation ($input: SubmitPrayerInput!) { submitPrayer(input: $input) { id } }';
    const key = { 'idempotency-key': 'prayer' };
    const first = await gateway.graphql(mutation, { input: prayerForm }, { as: ruth, headers: key });
    expect(first.body.errors).toBeUndefined();
    const { body } = await gateway.graphql(
      mutation,
      { input: prayerForm },
      { headers: { ...bearer(token), ...key } },
    );
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    const [count] = await site.sql`select count(*)::int from prayers where author_id = ${ruth.id}`;
    expect(count!.count).toBe(1);
  });

  test('signs nobody in or out', async () => {
    const { token } = await aToken();
    for (const path of [
      '/api/login',
      '/api/logout',
      '/api/auth/google',
      '/api/auth/google/callback?code=1',
    ]) {
      const { status, headers } = await gateway.rest('GET', path, { as: ruth, headers: bearer(token) });
      expect([path, status, headers.get('set-cookie')]).toEqual([path, 403, null]);
      expect((await gateway.rest('GET', path, { headers: bearer('pw_x') })).status).toBe(401);
    }
    expect((await me({}, ruth)).status).toBe(200);
  });

  test('records its use at most once a minute, in the statement that authenticates it', async () => {
    const { token, id } = await aToken();
    const usedAt = async () =>
      (await site.sql<[{ at: Date | null }]>`select last_used_at as at from api_tokens where id = ${id}`)[0]
        .at;
    expect(await usedAt()).toBeNull();
    site.statements();
    await gateway.rest('GET', '/api/auth/user', { headers: bearer(token) });
    expect(site.statements()).toHaveLength(1);
    const first = await usedAt();
    await me(bearer(token));
    expect(await usedAt()).toEqual(first);
    await site.sql`update api_tokens set last_used_at = now() - interval '2 minutes' where id = ${id}`;
    await me(bearer(token));
    expect((await usedAt())!.getTime()).toBeGreaterThanOrEqual(first!.getTime());
  });

  test('an administrator’s token has the rights of any member', async () => {
    const admin = await site.aMember({ email: 'admin@example.org' });
    const { body: made } = await create(form, admin);
    const { body: prayer } = await gateway.rest('POST', '/api/prayers', { as: ruth, body: prayerForm });
    await site.sql`update prayers set status = 'hidden' where id = ${prayer.id}`;
    const read = (call: object) => gateway.rest('GET', `/api/prayers/${prayer.id}`, call);
    expect((await read({ as: admin })).status).toBe(200);
    expect((await read({ headers: bearer(made.token) })).status).toBe(404);
    expect((await me(bearer(made.token))).body.isSiteAdmin).toBe(false);
  });
});

test('its beginning and its end are among the sign-ins that its member sees', async () => {
  const { id } = await aToken();
  await gateway.rest('DELETE', `/api/tokens/${id}`, { as: ruth });
  const events = await site.sql`select kind from sign_in_events where member_id = ${ruth.id} order by id`;
  expect(events.map(({ kind }) => kind)).toEqual(['token_added', 'token_deleted']);
  const { body } = await gateway.graphql('{ signInEvents { kind } }', {}, { as: ruth });
  expect(body.data.signInEvents).toEqual([{ kind: 'token_deleted' }, { kind: 'token_added' }]);
});

describe('a token ends', () => {
  test('at once on every gateway when its member deletes it', async () => {
    const { token, id } = await aToken();
    const other = await aSecondGateway(site);
    const askOther = async () =>
      (await fetch(`${other.url}/api/auth/user`, { headers: bearer(token) })).status;
    expect(await askOther()).toBe(200);
    expect((await gateway.rest('DELETE', `/api/tokens/${id}`, { as: await site.aMember() })).status).toBe(
      404,
    );
    expect((await gateway.rest('DELETE', `/api/tokens/${id}`, { as: ruth })).status).toBe(204);
    expect(await askOther()).toBe(401);
    expect((await gateway.rest('DELETE', `/api/tokens/${id}`, { as: ruth })).status).toBe(404);
    const again = await gateway.graphql(`mutation { deleteApiToken(id: ${id}) }`, {}, { as: ruth });
    expect(again.body.errors[0].extensions.code).toBe('NOT_FOUND');
    await other.stop();
  });

  test('when its member is suspended, for good, or deletes the account', async () => {
    const { token } = await aToken();
    await site.sql`update members set suspended_at = now() where id = ${ruth.id}`;
    expect((await me(bearer(token))).status).toBe(401);
    await site.sql`update members set suspended_at = null where id = ${ruth.id}`;
    expect((await me(bearer(token))).status).toBe(401);
    const other = await aToken();
    await gateway.graphql('mutation { deleteAccount(keepPrayers: true) }', {}, { as: ruth });
    expect((await me(bearer(other.token))).status).toBe(401);
  });
});
