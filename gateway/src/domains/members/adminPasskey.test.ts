import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { aPasskey, askToSignIn } from '../../testing/passkeys';

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;

beforeAll(async () => {
  site = await openTestSite({ adminPasskey: true });
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org' });
});
afterAll(() => site.close());

const refusal = 'Please sign in with a passkey';
const stats = (as: ActingMember) => gateway.rest('GET', '/api/admin/stats', { as });
const query = (text: string, as: ActingMember) => gateway.graphql(text, {}, { as });

/** The administrator in a session that began with a passkey. */
async function signedInWithPasskey(): Promise<ActingMember> {
  const { passkey } = await aPasskey(gateway, admin);
  const { options, headers } = await askToSignIn(gateway);
  const response = await gateway.rest('POST', '/api/auth/passkey', { headers, body: passkey.sign(options) });
  const [, session = ''] = /pw_session=([\w-]+)/.exec(response.headers.getSetCookie().join('\n')) ?? [];
  return { ...admin, session };
}

test('an administrator acts over both APIs only in a session that began with a passkey', async () => {
  expect(await stats(admin)).toMatchObject({ status: 403, body: { message: refusal } });
  const { body } = await query('{ adminStats { totalUsers } }', admin);
  expect(body.errors).toMatchObject([{ message: refusal, extensions: { code: 'FORBIDDEN' } }]);
  const withPasskey = await signedInWithPasskey();
  expect((await stats(withPasskey)).status).toBe(200);
  expect((await query('{ adminStats { totalUsers } }', withPasskey)).body.errors).toBeUndefined();
  expect((await stats(admin)).status).toBe(403);
});

test('a member learns nothing of it, and other pages of such an administrator work', async () => {
  const ruth = await site.aMember();
  await aPasskey(gateway, ruth);
  expect(await stats(ruth)).toMatchObject({ status: 403, body: { message: 'Forbidden' } });
  const { body } = await query('{ moderationCount viewer { isSiteAdmin } stats { totalPrayers } }', admin);
  expect(body.errors).toBeUndefined();
  expect(body.data).toMatchObject({ moderationCount: 0, viewer: { isSiteAdmin: true } });
});

test('the operator lets an administrator in for one hour, as the log says', async () => {
  await site.sql`
    insert into audit_log (actor_id, action, subject)
    values (${admin.id}, 'allow_without_passkey', ${`member ${admin.id}`})`;
  site.statements();
  expect((await stats(admin)).status).toBe(200);
  expect(site.statements().filter((text) => text.includes('from sessions'))).toHaveLength(1);
  const { body } = await query('{ auditLog { entries { action subject } } }', admin);
  expect(JSON.stringify(body)).toContain('allow_without_passkey');
});

test('an hour later it is over', async () => {
  const boaz = await site.aMember({ email: 'admin@example.org' });
  await site.sql`
    insert into audit_log (actor_id, action, subject, created_at)
    values (${boaz.id}, 'allow_without_passkey', ${`member ${boaz.id}`}, now() - interval '61 minutes')`;
  expect((await stats(boaz)).status).toBe(403);
});
