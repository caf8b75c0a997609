import { createServer } from 'node:net';

/** A mail server that accepts everything, and counts what reaches each address. */
export async function openMailServer() {
  const received = new Map();
  const server = createServer((socket) => {
    let text = '';
    let recipient = null;
    let isData = false;
    const say = (line) => socket.write(`${line}\r\n`);
    say('220 ready');
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        text += chunk.toString('latin1');
        for (let end; (end = text.indexOf('\r\n')) >= 0;) {
          const line = text.slice(0, end);
          text = text.slice(end + 2);
          if (isData) {
            if (line !== '.') continue;
            isData = false;
            received.set(recipient, (received.get(recipient) ?? 0) + 1);
            say('250 accepted');
          } else answer(line);
        }
      });

    function answer(line) {
      const address = /^RCPT TO:<([^>]+)>/i.exec(line);
      if (address) recipient = address[1].toLowerCase();
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n');
      isData = /^DATA/i.test(line);
      say(isData ? '354 go on' : '250 ok');
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${server.address().port}?ignoreTLS=true`,
    /** How many messages have reached an address. */
    countOf: (address) => received.get(address) ?? 0,
    close: () => server.close(),
  };
}
