import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { openHouse, type TestHouse } from '../testing/house';
import { openMailServer } from '../testing/mailServer';
import { chooseCarrier } from './chooseCarrier';
import { deliverMail } from './deliver';
import { postMail, type Mail } from './outbox';
import { giveUpLostMail } from './sql';

let house: TestHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

let posted = 0;

async function post(given: Partial<Mail> = {}) {
  posted += 1;
  await postMail(house.sql, {
    dedupeKey: `mail-${posted}`,
    memberId: null,
    recipient: 'ruth@example.org',
    subject: 'Pray for Naomi',
    template: 'notification',
    props: {
      kind: 'reminder',
      title: 'Pray for Naomi',
      body: 'At breakfast',
      link: '/features?tab=reminders',
    },
    ...given,
  });
}

const deliver = (smtpUrl: string | null) =>
  deliverMail(house.house, chooseCarrier({ ...house.house.config, smtpUrl }), () => false);

const rows = () =>
  house.sql`select recipient, state, attempts, error, not_before > now() as "isLater" from outbox order by id`;

test('a mail arrives with subject, words in both forms, and the way to turn it off', async () => {
  const server = await openMailServer();
  await post();
  await deliver(server.url);
  const [mail] = server.mails;
  expect(mail).toMatchObject({
    subject: 'Pray for Naomi',
    from: { value: [{ name: 'Prayer Wall', address: 'prayers@example.org' }] },
    to: { value: [{ address: 'ruth@example.org' }] },
  });
  for (const words of [mail!.text, mail!.html]) {
    expect(words).toContain('At breakfast');
    expect(words).toContain('http://localhost:4000/features?tab=reminders');
  }
  expect(mail!.headers.get('auto-submitted')).toBe('auto-generated');
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, error: null }]);
  await server.close();
});

test('without a mail server it is a file in the data directory', async () => {
  await post();
  await deliver(null);
  const directory = path.join(house.house.config.dataDir, 'outbox');
  const files = await readdir(directory);
  expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
  const mail = await simpleParser(await readFile(path.join(directory, files[0]!)));
  expect(mail).toMatchObject({ subject: 'Pray for Naomi', to: { text: 'ruth@example.org' } });
});

test('two gateways send each mail once', async () => {
  const server = await openMailServer();
  for (let mail = 1; mail <= 12; mail++) await post({ subject: `Mail ${mail}` });
  await Promise.all([deliver(server.url), deliver(server.url)]);
  expect(server.mails).toHaveLength(12);
  expect(new Set(server.mails.map(({ subject }) => subject)).size).toBe(12);
  await server.close();
});

test('two mails with one key are one mail', async () => {
  const server = await openMailServer();
  await post({ dedupeKey: 'digest:2026-W20:ruth' });
  await post({ dedupeKey: 'digest:2026-W20:ruth' });
  await deliver(server.url);
  expect(server.mails).toHaveLength(1);
  await server.close();
});

test('a sender who is killed after the claim leaves a mail that is visible and never sent again', async () => {
  const server = await openMailServer();
  await post();
  await house.sql`update outbox set state = 'sending', attempts = 1, claimed_at = now() - interval '3 minutes'`;
  await deliver(server.url);
  expect(server.mails).toEqual([]);
  expect(await giveUpLostMail(house.sql, 120)).toBe(1);
  await deliver(server.url);
  expect(server.mails).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'uncertain' }]);
  await server.close();
});

test('a connection that breaks once the words have left is not tried again', async () => {
  const arrived: string[] = [];
  const server = await openMailServer({
    beforeAccepting: ({ subject }) => {
      arrived.push(subject!);
      server.breakOff();
      return new Promise(() => undefined);
    },
  });
  await post();
  await deliver(server.url);
  expect(await rows()).toMatchObject([{ state: 'uncertain', attempts: 1 }]);
  await deliver(server.url);
  expect(arrived).toEqual(['Pray for Naomi']);
  await server.close();
});

test('what the server refuses for now is tried again later', async () => {
  const server = await openMailServer({ refuse: () => 451 });
  await post();
  await deliver(server.url);
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, isLater: true }]);
  await server.close();
});

test('a mail server that is away costs no mail', async () => {
  const server = await openMailServer();
  await server.close();
  await post();
  await deliver(server.url);
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, isLater: true }]);
});

test('nothing more is sent to an address that its server refuses for good', async () => {
  const server = await openMailServer({ refuse: (address) => (address.startsWith('ruth') ? 550 : null) });
  await post();
  await deliver(server.url);
  await post({ recipient: 'Ruth@Example.org' });
  await post({ recipient: 'boaz@example.org' });
  await deliver(server.url);
  expect(await rows()).toMatchObject([{ state: 'failed' }, { state: 'suppressed' }, { state: 'sent' }]);
  expect(server.recipients).toEqual(['boaz@example.org']);
  await server.close();
});

test.each([
  'ruth@example.org, boaz@example.org',
  'ruth@example.org\r\nBcc: boaz@example.org',
  '<ruth@example.org> boaz@example.org',
  'ruth@example.org\0',
  'family: ruth@example.org, boaz@example.org;',
])('%j is no recipient', async (recipient) => {
  const server = await openMailServer();
  // PostgreSQL stores no NUL at all.
  await post({ recipient }).catch(() => undefined);
  await deliver(server.url);
  expect(server.recipients).toEqual([]);
  expect((await rows()).every(({ state }) => state === 'failed')).toBe(true);
  await server.close();
});

test.each([
  'Naomi\r\nBcc: boaz@example.org',
  'Naomi\nBcc: boaz@example.org',
  'Naomi\u2028Bcc: boaz@example.org',
])('a title %j adds no header and no recipient', async (subject) => {
  const server = await openMailServer();
  const props = { kind: 'reminder', title: subject, body: null, link: '/features' } as const;
  await post({ subject, props });
  await deliver(server.url);
  expect(server.recipients).toEqual(['ruth@example.org']);
  expect(server.mails[0]!.headers.has('bcc')).toBe(false);
  expect(server.mails[0]!.subject).toBe('Naomi Bcc: boaz@example.org');
  await server.close();
});

test.each([
  [{ Bcc: 'boaz@example.org' }],
  [{ 'List-Unsubscribe': '<https://example.org/>\r\nBcc: boaz@example.org' }],
  [{ 'List-Unsubscribe\r\nBcc': 'boaz@example.org' }],
])('the headers %j are refused', async (headers) => {
  const server = await openMailServer();
  await post({ headers });
  await deliver(server.url);
  expect(server.mails).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'failed' }]);
  await server.close();
});

test('words that look like HTML are words', async () => {
  const server = await openMailServer();
  const props = { kind: 'reminder', title: '<b>Naomi</b>', body: '<img src=x>', link: '/features' } as const;
  await post({ props });
  await deliver(server.url);
  expect(server.mails[0]!.html).toContain('&lt;b&gt;Naomi&lt;/b&gt;');
  expect(server.mails[0]!.html).not.toContain('<img');
  await server.close();
});
