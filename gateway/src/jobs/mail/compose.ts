import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { email } from 'schema/rules/email';
import type { Config } from '../../config';
import { storedLocale } from '../../platform/storedLocale';
import { open, type CareKeys } from '../../platform/confided/words';
import { unseal } from '../../platform/outbox/sealed';
import type { ClaimedMail } from './sql';
import type { Site } from './templates/site';

type Sender = Omit<Site, 'texts'> &
  Pick<Config, 'prayersMailbox' | 'jwtSecret' | 'careKeys' | 'defaultLocale'>;

/** A mail as it is sent. */
export interface Message {
  /** Id of the row: messages with one id are the same. */
  id: number;
  from: string;
  to: string;
  /** Head and body (RFC 5322). */
  raw: Buffer;
}

/** The mail can never be sent: its recipient or a header is refused. */
export class Unwritable extends Error {}

/**
 * Composes a mail: subject, headers, the content as HTML and as text. Nothing that people typed can add a header or a
 * recipient: addresses are given as structures, and every header is one line.
 *
 * @throws Unwritable
 */
export async function compose(config: Sender, mail: ClaimedMail): Promise<Message> {
  const to = email.safeParse(mail.recipient);
  if (!to.success) throw new Unwritable('The recipient is not one address');
  // The templates take longer to load than the rest of the gateway, so they are loaded at the first mail.
  const { renderTemplate } = await import('./templates/templates');
  const { subject, ...content } = renderTemplate(config, {
    template: mail.template,
    props: openBody(config, mail, unseal(config, mail.props)),
    locale: storedLocale(mail.locale) ?? config.defaultLocale,
  });
  const composer = new MailComposer({
    from: { name: oneLine(config.productName), address: config.prayersMailbox },
    to: { name: '', address: to.data },
    subject: encodeSubject(oneLine(subject)),
    ...content,
    messageId: `<${mail.messageId}@${new URL(config.siteOrigin).hostname}>`,
    date: mail.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated', ...safeHeaders(mail.headers) },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    id: mail.id,
    from: config.prayersMailbox,
    to: to.data,
    raw: await composer.compile().build(),
  };
}

/** The title of a prayer that was confided to the prayer team is encrypted in the outbox. */
function openBody(keys: CareKeys, { template, aboutId }: ClaimedMail, props: unknown): unknown {
  const { body } = (props ?? {}) as { body?: unknown };
  if (template !== 'notification' || typeof body !== 'string') return props;
  return { ...(props as object), body: open(keys, 'title', aboutId, body) };
}

/** Control characters and line breaks of every kind become spaces. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** A subject with a MIME encoded word in it would be decoded by the recipient's program, line breaks included. */
function encodeSubject(subject: string): string {
  return subject.includes('=?') ? encodeWord(subject, 'B', maxWordLength) : subject;
}

/** Characters of one MIME word without its frame (RFC 2047 allows 75 in all). */
const maxWordLength = 52;

const allowedHeaders = /^(list-(unsubscribe|unsubscribe-post|id|help)|precedence)$/i;

function safeHeaders(headers: Record<string, string>): Record<string, string> {
  for (const [name, value] of Object.entries(headers)) {
    if (!allowedHeaders.test(name) || value !== oneLine(value))
      throw new Unwritable(`The header ${oneLine(name)} is refused`);
  }
  return headers;
}
