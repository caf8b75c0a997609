import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailTransport, TransportOutcome } from './transport';
import type { Message } from './compose';

/** Well below the time after which a claim counts as lost. */
const connectWithin = 10_000;
const silenceWithin = 25_000;
const sendWithin = 80_000;

/**
 * Sends each message over a separate connection. When a connection breaks, Nodemailer's own transports repeat the
 * message or hide how far it got. Here an attempt that failed after the data had begun to leave is uncertain, and
 * final.
 */
export function smtpTransport(smtpUrl: string): MailTransport {
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  const credentials = auth?.user ? { user: auth.user, pass: auth.pass } : null;

  return async (message) => {
    const connection = new SMTPConnection({
      ...options,
      connectionTimeout: connectWithin,
      greetingTimeout: connectWithin,
      dnsTimeout: connectWithin,
      socketTimeout: silenceWithin,
    });
    const progress = { dataSent: false };
    try {
      await converse(connection, credentials, message, progress);
      return { state: 'sent', error: null };
    } catch (error) {
      return outcomeOf(error as SmtpError, progress.dataSent);
    } finally {
      connection.close();
    }
  };
}

/** An error of nodemailer: a refusal by the server, or a lost connection. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

function converse(
  connection: SMTPConnection,
  credentials: { user: string; pass?: string } | null,
  { from, to, raw }: Message,
  progress: { dataSent: boolean },
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
      connection.send({ from, to: [to] }, Readable.from(data()), (error) => end(error));
    }

    /** Read when the server has accepted DATA, not before. */
    function* data() {
      progress.dataSent = true;
      yield raw;
    }
  });
}

/** A reply of the server decides, however late. Without one it depends on whether sending the data had begun. */
function outcomeOf(error: SmtpError, dataSent: boolean): TransportOutcome {
  const { responseCode, command, code } = error;
  const text = [code, command, responseCode].filter(Boolean).join(' ') || 'The connection broke';
  // A refused login is a problem of this site, never of the recipient.
  if (code === 'EAUTH') return { state: 'waiting', error: text };
  if (responseCode && responseCode >= 500) {
    return { state: 'failed', error: text, suppress: command === 'RCPT TO' };
  }
  if (responseCode || !dataSent) return { state: 'waiting', error: text };
  return { state: 'uncertain', error: text };
}
