import { SMTPServer } from 'smtp-server';

/** A mail server that accepts everything, and counts what reaches each address. */
export async function openMailServer() {
  const received = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) {
          const recipient = address.toLowerCase();
          received.set(recipient, (received.get(recipient) ?? 0) + 1);
        }
        done();
      });
    },
  });
  // Faults break connections.
  server.on('error', () => undefined);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    /** How many messages have reached an address. */
    countOf: (address) => received.get(address) ?? 0,
    close: () => server.close(),
  };
}
