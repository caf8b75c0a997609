import { createChain } from '../../domains/chains/chains';
import { openContext } from '../../domains/members/context';
import { startSubscriptions } from '../../domains/newsletter/newsletter';
import { sendCodes } from '../../domains/signIn/emailCodes';
import { openSession } from '../../domains/signIn/sessions';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { claimMail } from './sql';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
});
afterEach(() => site.sql`truncate outbox, newsletter_subscriptions cascade`);
afterAll(() => site.close());

const french = { 'accept-language': 'fr-CA' };
const choose = (as: ActingMember, locale: string | null) =>
  gateway.rest('PUT', '/api/auth/user', { as, body: { locale } });
const next = async () => (await claimMail(site.sql))?.locale;

async function aCode(email: string) {
  await gateway.rest('POST', '/api/auth/email', { headers: french, body: { email } });
  await sendCodes(site.services, () => false);
}

test('the mails to a stranger are in the language of the request that caused them, the digest later too', async () => {
  await aCode('stranger@example.org');
  expect(await next()).toBe('fr');

  await gateway.rest('POST', '/api/newsletter/subscribe', {
    headers: { cookie: 'locale=zh-CN' },
    body: { email: 'reader@example.org' },
  });
  await startSubscriptions(site.services, () => false);
  expect(await next()).toBe('zh-Hans');
  const [subscription] = await site.sql`select locale from newsletter_subscriptions`;
  expect(subscription).toEqual({ locale: 'zh-Hans' });
});

test('an invitation is in the language of whoever invites', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const headers = { ...french, cookie: `pw_session=${ruth.session}` };
  await createChain(openContext(site.services, headers), {
    title: 'A day for the harvest',
    startTime: inHours(1),
    endTime: inHours(25),
    slotDuration: 60,
    visibility: 'private',
    inviteEmails: ['naomi@example.org'],
  });
  expect(await next()).toBe('fr');
});

test('a member’s own choice goes first, as it is when the mail is sent', async () => {
  await choose(ruth, 'de');
  await aCode(ruth.email);
  await choose(ruth, 'ar');
  expect(await next()).toBe('ar');

  await site.sql`insert into known_devices (member_id, device_hash) values (${ruth.id}, 'another browser')`;
  const signIn = () =>
    openSession(site.services, { memberId: ruth.id, way: 'google', device: 'A browser', headers: french });
  await signIn();
  expect(await next()).toBe('ar');
  await choose(ruth, null);
  await signIn();
  expect(await next()).toBe('fr');
});

test('an address that nobody has proved tells nothing of its member', async () => {
  const orpah = await site.aMember({ isVerified: false });
  await choose(orpah, 'ko');
  await aCode(orpah.email);
  expect(await next()).toBe('fr');
});
