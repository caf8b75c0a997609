import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Carrier, CarrierOutcome } from './carrier';
import type { Letter } from './compose';

/** Well below the time after which a claim counts as lost. */
const connectWithin = 10_000;
const silenceWithin = 25_000;
const sendWithin = 80_000;

/**
 * Sends each letter over a connection of its own. Nodemailer's transports repeat a letter, or hide how far it came, when
 * the connection breaks; here an attempt that broke after the words had begun to leave is uncertain, and final.
 */
export function carryOverSmtp(smtpUrl: string): Carrier {
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  const credentials = auth?.user ? { user: auth.user, pass: auth.pass } : null;

  return async (letter) => {
    const connection = new SMTPConnection({
      ...options,
      connectionTimeout: connectWithin,
      greetingTimeout: connectWithin,
      dnsTimeout: connectWithin,
      socketTimeout: silenceWithin,
    });
    const words = { haveLeft: false };
    try {
      await converse(connection, credentials, letter, words);
      return { state: 'sent', error: null };
    } catch (error) {
      return judge(error as SmtpError, words.haveLeft);
    } finally {
      connection.close();
    }
  };
}

/** What nodemailer says of a refusal or a break. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

function converse(
  connection: SMTPConnection,
  credentials: { user: string; pass?: string } | null,
  { from, to, message }: Letter,
  words: { haveLeft: boolean },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The mail server is too slow')), sendWithin);
    const end = (error?: Error | null) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    };
    connection.on('error', end);
    connection.connect((refusal) => {
      if (refusal) return end(refusal);
      if (!credentials || !connection.allowsAuth) return send();
      connection.login({ credentials: { user: credentials.user, pass: credentials.pass ?? '' } }, (denied) =>
        denied ? end(denied) : send(),
      );
    });

    function send() {
      connection.send({ from, to: [to] }, Readable.from(pages()), (error) => end(error));
    }

    /** Read when the server has asked for the words, not before. */
    function* pages() {
      words.haveLeft = true;
      yield message;
    }
  });
}

/** An answer is an answer, however late it came. Without one, it counts whether the words had begun to leave. */
function judge(error: SmtpError, haveLeft: boolean): CarrierOutcome {
  const { responseCode, command, code } = error;
  const text = [code, command, responseCode].filter(Boolean).join(' ') || 'The connection broke';
  // A sign-in that is refused is this site's trouble, never the recipient's.
  if (code === 'EAUTH') return { state: 'waiting', error: text };
  if (responseCode && responseCode >= 500) {
    return { state: 'failed', error: text, suppress: command === 'RCPT TO' };
  }
  if (responseCode || !haveLeft) return { state: 'waiting', error: text };
  return { state: 'uncertain', error: text };
}
