import { email } from 'schema/rules/email';
import { prayerForm } from './prayerForms';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from './testSite';

/** One rule for every e-mail address that enters, over both APIs (contract, section 7). */
let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
});
afterAll(() => site.close());

const label = 'd'.repeat(63);
const longest = `${'l'.repeat(64)}@${[label, label, 'd'.repeat(61)].join('.')}`;

const valid = [
  'ruth@example.org',
  ' ruth@example.org ',
  "o'brien+wall_1.=?^`{|}~!#$%&*/-@example.org",
  '.dots..anywhere.@example.org',
  'ruth@xn--mnchen-3ya.example',
  'ruth@example.xn--p1ai',
  'ruth@localhost',
  'ruth@7.example',
  `${'l'.repeat(64)}@example.org`,
  `ruth@${label}.org`,
  longest,
];

const invalid = [
  '',
  'ruth',
  '@example.org',
  'ruth@',
  'ruth@-example.org',
  'ruth@example-.org',
  'ruth@example.-org',
  'ruth@example.org-',
  'ruth@example..org',
  'ruth@.example.org',
  'ruth@example.org.',
  'ruth@exam_ple.org',
  'ruth@münchen.example',
  'rüth@example.org',
  'ruth boaz@example.org',
  'ruth@example.org, boaz@example.org',
  'ruth@boaz@example.org',
  '"ruth"@example.org',
  'ruth@[127.0.0.1]',
  'ruth(friend)@example.org',
  'ruth\0@example.org',
  'ruth@example.org\0',
  'ruth\ud800@example.org',
  'ruth@example.org\r\nBcc: boaz@example.org',
  `${'l'.repeat(65)}@example.org`,
  `ruth@${label}d.org`,
  `${longest}d`,
];

test('the longest valid address has 254 characters', () => {
  expect(longest).toHaveLength(254);
});

const chain = (address: string) => ({
  title: 'A night for the sick',
  startTime: '2030-06-01T00:00:00Z',
  endTime: '2030-06-02T00:00:00Z',
  visibility: 'private',
  inviteEmails: [address],
});

/** Where an address enters: over REST, then over GraphQL. */
const entries: [string, string, (address: string) => Promise<{ status: number; body: unknown }>][] = [
  [
    'the prayer form',
    'email',
    (address) => gateway.rest('POST', '/api/prayers', { as: ruth, body: { ...prayerForm, email: address } }),
  ],
  [
    'the prayer form',
    'email',
    (address) =>
      gateway.graphql(
        'mutation ($input: SubmitPrayerInput!) { submitPrayer(input: $input) { id } }',
        { input: { ...prayerForm, email: address } },
        { as: ruth },
      ),
  ],
  [
    'the newsletter',
    'email',
    (address) => gateway.rest('POST', '/api/newsletter/subscribe', { body: { email: address } }),
  ],
  [
    'the newsletter',
    'email',
    (address) =>
      gateway.graphql('mutation ($email: String) { subscribeToNewsletter(email: $email) }', {
        email: address,
      }),
  ],
  [
    'a new chain',
    'inviteEmails.0',
    (address) => gateway.rest('POST', '/api/prayer-chains', { as: ruth, body: chain(address) }),
  ],
  [
    'a new chain',
    'inviteEmails.0',
    (address) =>
      gateway.graphql(
        'mutation ($input: PrayerChainInput!) { createChain(input: $input) { id } }',
        { input: chain(address) },
        { as: ruth },
      ),
  ],
];

beforeEach(() => site.sql`truncate prayer_chains cascade`);

test.each(entries)('%s takes every valid address (%s) %#', async (_, _path, send) => {
  for (const address of valid) {
    const { status, body } = await send(address);
    expect([address, status < 300, (body as { errors?: unknown }).errors]).toEqual([
      address,
      true,
      undefined,
    ]);
  }
});

test.each(entries)('%s refuses every invalid address at %s %#', async (_, path, send) => {
  const message = 'Please enter a valid email address';
  for (const address of invalid) {
    const { status, body } = (await send(address)) as { status: number; body: { errors: unknown } };
    const overRest = [{ path, message }];
    const overGraphql = [{ message, extensions: { code: 'BAD_USER_INPUT', fieldErrors: overRest } }];
    expect([address, body.errors]).toMatchObject([address, status === 400 ? overRest : overGraphql]);
  }
});

test('further invitations to a chain are judged by the same rule', async () => {
  const made = await gateway.rest('POST', '/api/prayer-chains', { as: ruth, body: chain('a@example.org') });
  for (const address of [...valid, ...invalid]) {
    const { body } = await gateway.graphql(
      'mutation ($id: Int!, $emails: [String!]!) { inviteToChain(chainId: $id, emails: $emails) { id } }',
      { id: made.body.id, emails: [address] },
      { as: ruth },
    );
    expect([address, body.errors === undefined]).toEqual([address, email.safeParse(address).success]);
  }
});
