import { connect } from 'node:net';

const connections = 512;

/**
 * Sends ready-made requests over connections that stay, as cheaply as can be, so that the gateway is what is measured.
 *
 * @param {number} port
 * @param {() => string} nextRequest HTTP/1.1, whole
 */
export async function openFlood(port, nextRequest) {
  const free = [];
  const waiting = [];
  const sockets = await Promise.all(Array.from({ length: connections }, open));

  return {
    /** When one of the connections is free, `{ status, retryAfter }`; status 0 where the connection broke. */
    ask: () =>
      new Promise((resolve) => {
        const send = (line) => line(nextRequest(), resolve);
        // In turn, so that none rests until the gateway closes it.
        const line = free.shift();
        if (line) send(line);
        else waiting.push(send);
      }),
    close: () => sockets.forEach((socket) => socket.destroy()),
  };

  function open() {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let text = '';
      let done = null;
      const line = (request, answer) => {
        done = answer;
        text = '';
        socket.write(request);
      };
      const end = (answer) => {
        const tell = done;
        done = null;
        tell?.(answer);
      };
      socket.setEncoding('latin1');
      socket.on('connect', () => {
        free.push(line);
        resolve(socket);
      });
      socket.on('data', (piece) => {
        text += piece;
        const answer = readAnswer(text);
        if (!answer) return;
        end(answer);
        const next = waiting.shift();
        if (next) next(line);
        else free.push(line);
      });
      socket.on('error', reject);
      socket.on('close', () => {
        const place = free.indexOf(line);
        if (place >= 0) free.splice(place, 1);
        end({ status: 0, retryAfter: null });
      });
    });
  }
}

/** Null until the answer is whole. */
function readAnswer(text) {
  const headEnds = text.indexOf('\r\n\r\n');
  if (headEnds < 0) return null;
  const head = text.slice(0, headEnds);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
  if (text.length < headEnds + 4 + length) return null;
  return { status: Number(head.slice(9, 12)), retryAfter: /^retry-after: (\d+)/im.exec(head)?.[1] ?? null };
}
