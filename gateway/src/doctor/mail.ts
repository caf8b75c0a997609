import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Config } from '../config';
import { chooseTransport } from '../jobs/mail/chooseTransport';
import type { Sql } from '../platform/database/sql';
import { findingsAbout, type Finding } from './finding';

const { ok, note, problem } = findingsAbout('Mail');

type MailConfig = Pick<
  Config,
  'production' | 'smtpUrl' | 'dataDir' | 'productName' | 'prayersMailbox' | 'adminEmails' | 'siteOrigin'
>;

/** Sends one message as the site would; the configuration has what administrators changed. @param to null for the community's mailbox, or else an administrator */
export async function examineMail(config: MailConfig, given: string | null): Promise<Finding[]> {
  const isExample = config.prayersMailbox.endsWith('@example.org');
  const to = given ?? (isExample ? config.adminEmails[0] : null) ?? config.prayersMailbox;
  if (!config.smtpUrl && !existsSync(config.dataDir))
    return [ok('Without SMTP_URL it is going to be written to DATA_DIR/outbox.')];
  const { state, error } = await chooseTransport(config)({
    id: Number.parseInt(randomBytes(3).toString('hex'), 16),
    from: config.prayersMailbox,
    to,
    raw: await messageTo(config, to),
  });
  if (state !== 'sent') return [problem(config.smtpUrl ? sentenceOf(error ?? '', to) : unwritable(config))];
  if (!config.smtpUrl) {
    const folder = path.join(config.dataDir, 'outbox');
    return [
      config.production
        ? note(`Without SMTP_URL nobody gets mail: it is written to ${folder}. Set SMTP_URL.`)
        : ok(`It is written to ${folder}, because SMTP_URL is not set; a test message is there.`),
    ];
  }
  return [
    ok(`The mail server took a test message to ${to}. Look whether it arrives.`),
    ...(isExample && config.production
      ? [note(`It comes from ${config.prayersMailbox}, which is an example. Set PRAYERS_MAILBOX.`)]
      : []),
  ];
}

const messageTo = ({ productName, prayersMailbox, siteOrigin }: MailConfig, to: string): Promise<Buffer> =>
  new MailComposer({
    from: { name: productName, address: prayersMailbox },
    to: { name: '', address: to },
    subject: `${productName}: a test message`,
    text: `This is a test message of ${siteOrigin}: its mail works. Nothing needs to be done.\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();

const unwritable = ({ dataDir }: MailConfig) =>
  `It cannot be written to ${path.join(dataDir, 'outbox')}. Let the site's user write there, or set SMTP_URL.`;

/** @param error codes of Nodemailer, SMTP command and reply */
function sentenceOf(error: string, to: string): string {
  if (error.includes('EAUTH'))
    return `The mail server refuses the user or the password (${error}). Correct them in SMTP_URL.`;
  if (error.includes('RCPT TO')) return `The mail server refuses messages to ${to} (${error}).`;
  if (error.includes('MAIL FROM'))
    return `The mail server refuses the sender (${error}). Correct PRAYERS_MAILBOX or the mailbox in /admin, or allow it there.`;
  if (/ETLS|ESOCKET/.test(error))
    return `The mail server cannot be reached (${error}). Is it running? Look at smtp:// or smtps://, host and port in SMTP_URL.`;
  return `The mail server did not take a test message (${error}). Look at host and port in SMTP_URL, and into its log.`;
}

/** Mails that have waited for an hour, or were refused since yesterday. */
export async function examineOutbox(sql: Sql): Promise<Finding[]> {
  const [{ late, failed }] = await sql<[{ late: number; failed: number }]>`
    select
      count(*) filter (where state = 'waiting' and created_at < now() - interval '1 hour')::integer as late,
      count(*) filter (where state = 'failed' and settled_at > now() - interval '1 day')::integer as failed
    from outbox`;
  return [
    ...(late > 0
      ? [
          problem(
            `${late} of the site's mails wait for more than an hour. Look at /admin, tab Jobs, and into the log.`,
          ),
        ]
      : []),
    ...(failed > 0
      ? [note(`${failed} mails were refused since yesterday. /admin, tab Jobs, lists them.`)]
      : []),
  ];
}
