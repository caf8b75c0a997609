import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { openTestSite, type TestSite } from '../../testing/testSite';
import { openMailServer } from '../../testing/mailServer';
import { chooseTransport } from './chooseTransport';
import { deliverMail } from './deliver';
import { postMail, type Mail } from '../../testing/postMail';
import { giveUpLostMail } from './sql';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

let posted = 0;

async function post(given: Partial<Mail> = {}) {
  posted += 1;
  await postMail(site.sql, {
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
  deliverMail(site.services, chooseTransport({ ...site.services.config, smtpUrl }), () => false);

const rows = () =>
  site.sql`select recipient, state, attempts, error, not_before > now() as "isLater" from outbox order by id`;

test('a mail arrives with its subject, its content as HTML and text, and a link to turn it off', async () => {
  const server = await openMailServer();
  await post();
  await deliver(server.url);
  const [mail] = server.mails;
  expect(mail).toMatchObject({
    subject: 'Pray for Naomi',
    from: { value: [{ name: 'Prayer Wall', address: 'prayers@example.org' }] },
    to: { value: [{ address: 'ruth@example.org' }] },
  });
  for (const content of [mail!.text, mail!.html]) {
    expect(content).toContain('At breakfast');
    expect(content).toContain('http://localhost:4000/features?tab=reminders');
  }
  expect(mail!.headers.get('auto-submitted')).toBe('auto-generated');
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, error: null }]);
  await server.close();
});

test('without a mail server a mail is a file in the data directory', async () => {
  await post();
  await deliver(null);
  const directory = path.join(site.services.config.dataDir, 'outbox');
  const files = await readdir(directory);
  expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
  const mail = await simpleParser(await readFile(path.join(directory, files[0]!)));
  expect(mail).toMatchObject({ subject: 'Pray for Naomi', to: { text: 'ruth@example.org' } });
});

test('two gateways send each mail once', async () => {
  const server = await openMailServer();
  for (let mail = 1; mail <= 12; mail++)
    await post({ props: { kind: 'reminder', title: `Mail ${mail}`, body: null, link: '/features' } });
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

test('a gateway that is killed after the claim leaves a mail that is visible and never sent again', async () => {
  const server = await openMailServer();
  await post();
  await site.sql`update outbox set state = 'sending', attempts = 1, claimed_at = now() - interval '3 minutes'`;
  await deliver(server.url);
  expect(server.mails).toEqual([]);
  expect(await giveUpLostMail(site.sql, 120)).toBe(1);
  await deliver(server.url);
  expect(server.mails).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'uncertain' }]);
  await server.close();
});

test('a mail whose connection breaks after its data has left is not sent again', async () => {
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

test('a mail that the server refuses for now is retried later', async () => {
  const server = await openMailServer({ refuse: () => 451 });
  await post();
  await deliver(server.url);
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, isLater: true }]);
  await server.close();
});

test('no mail is lost while the mail server is unavailable', async () => {
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

test('text that looks like HTML stays text', async () => {
  const server = await openMailServer();
  const props = { kind: 'reminder', title: '<b>Naomi</b>', body: '<img src=x>', link: '/features' } as const;
  await post({ props });
  await deliver(server.url);
  expect(server.mails[0]!.html).toContain('&lt;b&gt;Naomi&lt;/b&gt;');
  expect(server.mails[0]!.html).not.toContain('<img');
  await server.close();
});
