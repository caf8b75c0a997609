import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Mails that have arrived, parsed. */
  mails: ParsedMail[];
  /** Recipients of every mail, from the envelopes. */
  recipients: string[];
  /** Breaks every connection, as a crash would. */
  breakOff(): void;
  close(): Promise<void>;
}

interface Behaviour {
  /** Refuses a recipient with this code. */
  refuse?: (address: string) => number | null;
  /** Runs when the whole mail has arrived, before the server accepts it. */
  beforeAccepting?: (mail: ParsedMail) => Promise<void> | void;
}

/** A real mail server that stores every mail. */
export async function openMailServer({ refuse, beforeAccepting }: Behaviour = {}): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const code = refuse?.(address);
      if (!code) return done();
      done(Object.assign(new Error('Refused'), { responseCode: code }));
    },
    onData(stream, { envelope }, done) {
      void simpleParser(stream).then(async (mail) => {
        await beforeAccepting?.(mail);
        mails.push(mail);
        recipients.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  // Tests break connections on purpose.
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
