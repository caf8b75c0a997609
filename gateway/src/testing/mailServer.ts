import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** What has arrived, as a mail program reads it. */
  mails: ParsedMail[];
  /** Recipients of every mail, as the envelopes say. */
  recipients: string[];
  /** Breaks every connection, as a crash would. */
  breakOff(): void;
  close(): Promise<void>;
}

interface Conduct {
  /** Refuses a recipient with this code. */
  refuse?: (address: string) => number | null;
  /** Runs when all words have come, before the server says so. */
  beforeAccepting?: (mail: ParsedMail) => Promise<void> | void;
}

/** A real mail server that keeps what it is given. */
export async function openMailServer({ refuse, beforeAccepting }: Conduct = {}): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, answer) {
      const code = refuse?.(address);
      if (!code) return answer();
      answer(Object.assign(new Error('Refused'), { responseCode: code }));
    },
    onData(stream, { envelope }, answer) {
      void simpleParser(stream).then(async (mail) => {
        await beforeAccepting?.(mail);
        mails.push(mail);
        recipients.push(...envelope.rcptTo.map(({ address }) => address));
        answer();
      });
    },
  });
  // A connection that a test breaks is no fault of the server.
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    recipients,
    breakOff: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
