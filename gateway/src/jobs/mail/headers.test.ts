import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParsedMail } from 'mailparser';
import { createChain } from '../../domains/chains/chains';
import { sendDigests } from '../../domains/digest/send';
import { createGroup } from '../../domains/groups/groups';
import { joinGroup } from '../../domains/groups/membership';
import { postInGroup } from '../../domains/groups/posts';
import { startSubscriptions } from '../../domains/newsletter/newsletter';
import { submitPrayer } from '../../domains/prayers/prayers';
import { sendCodes } from '../../domains/signIn/emailCodes';
import { createReminder } from '../../domains/reminders/reminders';
import { ringReminders } from '../../domains/reminders/ring';
import { openSession } from '../../domains/signIn/sessions';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { openMailServer, type MailServer } from '../../testing/mailServer';
import { prayerForm } from '../../testing/prayerForms';
import { aSubscriber } from '../../testing/subscriber';
import { chooseTransport } from './chooseTransport';
import { deliverMail } from './deliver';

let site: TestSite;
let gateway: TestGateway;
let server: MailServer;
let ruth: ActingMember;
let boaz: ActingMember;

beforeAll(async () => {
  server = await openMailServer();
  site = await openTestSite({ smtpUrl: server.url });
  gateway = await site.gateway();
  ruth = await site.aMember({ name: 'Ruth Moab' });
  boaz = await site.aMember();
});
beforeEach(async () => {
  await site.sql`truncate newsletter_subscriptions, outbox, prayers, reminders, invitation_mails cascade`;
  server.mails.length = 0;
  server.recipients.length = 0;
});
afterAll(async () => {
  await site.close();
  await server.close();
});

/** For each kind of mail: an action that sends one, with the given user input. */
const occasions = {
  notification: aReminderThatRings,
  chain_invitation: anInvitation,
  confirm_subscription: () => subscribe('naomi@example.org'),
  async already_subscribed() {
    await aSubscriber(site.sql, { email: 'naomi@example.org' });
    await site.sql`update newsletter_subscriptions set mailed_at = now() - interval '1 day'`;
    await subscribe('naomi@example.org');
  },
  digest: aDigest,
  async sign_in_code() {
    await gateway.rest('POST', '/api/auth/email', { body: { email: 'naomi@example.org' } });
    await sendCodes(site.services, () => false);
  },
  new_sign_in: aSignIn,
};

describe.each(Object.keys(occasions) as (keyof typeof occasions)[])('%s', (kind) => {
  test('has the headers of docs/mail.md and no others', async () => {
    await occasions[kind]();
    const headers = headersOf(await delivered());
    const listed = listedHeaders(kind);
    expect(Object.keys(headers).toSorted()).toEqual(Object.keys(listed).toSorted());
    const fixed = Object.entries(listed).filter(([, value]) => value !== null);
    expect(headers).toMatchObject(Object.fromEntries(fixed));
    expect(headers['message-id']).toMatch(/^<[0-9a-f]{32}@localhost>$/);
    expect(headers['content-type']).toMatch(/^multipart\/alternative;/);
    expect(headers.to).toMatch(/^[^\s,;<>]+@example\.org$/);
  });
});

describe.each([
  ['line breaks', 'Naomi\r\nBcc: orpah@example.org'],
  ['a bare line feed', 'Naomi\nBcc: orpah@example.org'],
  ['a bare carriage return', 'Naomi\rBcc: orpah@example.org'],
  ['an end of the headers', 'Naomi\r\n\r\n<script>'],
  ['Unicode line breaks', 'Naomi\u2028Bcc: orpah@example.org\u2029To: orpah@example.org\u0085Cc: x'],
  ['a MIME encoded word', '=?utf-8?Q?Naomi=0D=0ABcc:_orpah@example.org?='],
])('%s add no header and no recipient', (_, typed) => {
  test.each([
    ['the title of a reminder', 'notification', () => aReminderThatRings(typed)],
    ['the name of a group', 'notification', () => aPostInAGroup(typed)],
    ['the title of a chain', 'chain_invitation', () => anInvitation({ title: typed })],
    ['the name of the inviter', 'chain_invitation', () => anInvitation({ inviter: typed })],
    ['the title of a prayer', 'digest', () => aDigest(typed)],
  ] as const)('from %s', async (_field, kind, occasion) => {
    await occasion();
    const mail = await delivered();
    expect(Object.keys(headersOf(mail)).toSorted()).toEqual(Object.keys(listedHeaders(kind)).toSorted());
    expect(server.recipients).toHaveLength(1);
    expect(server.recipients).not.toContain('orpah@example.org');
    expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });
});

test.each(['=?utf-8?Q?Naomi=0D=0A?=', `${'Pray for Naomi, 🕯 '.repeat(8)}=?utf-8?B?TmFvbWk=?=`])(
  'the title %j arrives as it was typed',
  async (title) => {
    await aReminderThatRings(title);
    expect((await delivered()).subject).toBe(title);
  },
);

test.each([
  'naomi@example.org\r\nBcc: orpah@example.org',
  'naomi@example.org, orpah@example.org',
  'Naomi <naomi@example.org>',
  'naomi@example.org\u2028Bcc: orpah@example.org',
  '"naomi\r\nBcc: orpah"@example.org',
])('no mail is sent to the address %j', async (email) => {
  expect(await subscribe(email)).toBe(400);
  await expect(anInvitation({ to: email })).rejects.toThrow('Please enter a valid email address');
  expect(await site.sql`select from outbox`).toHaveLength(0);
});

async function subscribe(email: string): Promise<number> {
  const { status } = await gateway.rest('POST', '/api/newsletter/subscribe', { body: { email } });
  await startSubscriptions(site.services, () => false);
  return status;
}

async function aReminderThatRings(title = 'Pray for Naomi'): Promise<void> {
  await createReminder(ruth.context, { title, reminderTime: '09:00', frequency: 'daily' });
  await site.sql`update reminders set next_at = now() - interval '1 second'`;
  await ringReminders(site.services, () => false);
}

async function aPostInAGroup(name: string): Promise<void> {
  const group = await createGroup(ruth.context, { name, theme: 'general' });
  await joinGroup(boaz.context, group.id);
  await site.sql`
    insert into notification_settings (member_id, kind, channel, is_on)
    values (${ruth.id}, 'group_post', 'mail', true)
    on conflict (member_id, kind, channel) do update set is_on = true`;
  await site.sql`truncate outbox cascade`;
  await postInGroup(boaz.context, group.id, { content: 'Good morning' });
}

async function anInvitation({
  title = 'A day for the harvest',
  inviter = 'Ruth Moab',
  to = 'naomi@example.org',
} = {}) {
  await site.sql`update members set name = ${inviter}, first_name = null where id = ${ruth.id}`;
  await createChain(ruth.context, {
    title,
    startTime: hours(1),
    endTime: hours(25),
    slotDuration: 60,
    visibility: 'private',
    inviteEmails: [to],
  });
}

async function aDigest(title = 'Safe travel'): Promise<void> {
  await aSubscriber(site.sql, { email: 'naomi@example.org' });
  await submitPrayer(ruth.context, { ...prayerForm, title });
  await site.sql`update prayers set created_at = date_trunc('day', now()) - interval '1 hour'`;
  await sendDigests(site.services, () => false);
}

async function aSignIn(): Promise<void> {
  await site.sql`insert into known_devices (member_id, device_hash) values (${ruth.id}, 'another browser')`;
  await openSession(site.services, { memberId: ruth.id, way: 'google', device: 'A browser', headers: {} });
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** The one mail that the server received. */
async function delivered(): Promise<ParsedMail> {
  await deliverMail(site.services, chooseTransport(site.services.config), () => false);
  expect(server.mails).toHaveLength(1);
  return server.mails[0]!;
}

function headersOf({ headerLines }: ParsedMail): Record<string, string> {
  return Object.fromEntries(
    headerLines.map(({ key, line }) => [
      key,
      line
        .slice(key.length + 1)
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );
}

/** The document's table: the headers of a kind by lower-case name; null if the value varies. */
function listedHeaders(kind: string): Record<string, string | null> {
  const document = readFileSync(path.join(__dirname, '../../../../docs/mail.md'), 'utf8');
  const [head, , ...lines] = document
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const column = head!.indexOf(kind);
  const cells = lines.map((line) => [line[0]!.toLowerCase(), line[column]!] as const);
  return Object.fromEntries(
    cells.filter(([, cell]) => cell !== '').map(([name, cell]) => [name, /^`(.*)`$/.exec(cell)?.[1] ?? null]),
  );
}
