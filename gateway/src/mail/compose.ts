import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { email } from 'schema/rules/email';
import type { Config } from '../config';
import type { ClaimedMail } from './sql';
import type { Site } from './templates/site';

type Sender = Site & Pick<Config, 'prayersMailbox'>;

/** A mail as it goes over the wire. */
export interface Letter {
  /** Id of the row: letters with one id are one letter. */
  id: number;
  from: string;
  to: string;
  message: Buffer;
}

/** The mail cannot be written, today or ever. */
export class Unwritable extends Error {}

/**
 * Writes a mail: subject, words as HTML and as text, headers. Nothing that people typed can add a header or a
 * recipient: addresses are given as structures, and every header is one line.
 *
 * @throws Unwritable
 */
export async function compose(config: Sender, mail: ClaimedMail): Promise<Letter> {
  const to = email.safeParse(mail.recipient);
  if (!to.success) throw new Unwritable('The recipient is not one address');
  // The templates take longer to load than all the rest of the gateway: at the first mail, not at every start.
  const { renderTemplate } = await import('./templates/templates');
  const words = renderTemplate(config, mail);
  const composer = new MailComposer({
    from: { name: oneLine(config.productName), address: config.prayersMailbox },
    to: { name: '', address: to.data },
    subject: asItIs(oneLine(mail.subject)),
    ...words,
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
    message: await composer.compile().build(),
  };
}

/** Control characters, line breaks of every kind among them, become blanks. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** What looks like a MIME word would be decoded on arrival, line breaks in it too: it is encoded itself. */
function asItIs(subject: string): string {
  return subject.includes('=?') ? encodeWord(subject, 'B', longestWord) : subject;
}

/** Characters of one MIME word without its frame (RFC 2047 allows 75 in all). */
const longestWord = 52;

const allowedHeaders = /^(list-(unsubscribe|unsubscribe-post|id|help)|precedence)$/i;

function safeHeaders(headers: Record<string, string>): Record<string, string> {
  for (const [name, value] of Object.entries(headers)) {
    if (!allowedHeaders.test(name) || value !== oneLine(value))
      throw new Unwritable(`The header ${oneLine(name)} is refused`);
  }
  return headers;
}
