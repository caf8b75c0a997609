import { connect } from 'node:net';

const connections = 512;

/**
 * Sends prepared requests over keep-alive connections as cheaply as possible, so that the gateway is the bottleneck.
 *
 * @param {number} port
 * @param {() => string} nextRequest a complete HTTP/1.1 request
 */
export async function openFlood(port, nextRequest) {
  const free = [];
  const waiting = [];
  const sockets = await Promise.all(Array.from({ length: connections }, open));

  return {
    /** Waits for a free connection. Resolves to `{ status, retryAfter }`; status 0 when the connection broke. */
    send: () =>
      new Promise((resolve) => {
        const sendOn = (connection) => connection(nextRequest(), resolve);
        // Round robin, so that none is idle until the gateway closes it.
        const connection = free.shift();
        if (connection) sendOn(connection);
        else waiting.push(sendOn);
      }),
    close: () => sockets.forEach((socket) => socket.destroy()),
  };

  function open() {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let text = '';
      let done = null;
      const connection = (request, onResponse) => {
        done = onResponse;
        text = '';
        socket.write(request);
      };
      const end = (response) => {
        const onResponse = done;
        done = null;
        onResponse?.(response);
      };
      socket.setEncoding('latin1');
      socket.on('connect', () => {
        free.push(connection);
        resolve(socket);
      });
      socket.on('data', (chunk) => {
        text += chunk;
        const response = parseResponse(text);
        if (!response) return;
        end(response);
        const next = waiting.shift();
        if (next) next(connection);
        else free.push(connection);
      });
      socket.on('error', reject);
      socket.on('close', () => {
        const index = free.indexOf(connection);
        if (index >= 0) free.splice(index, 1);
        end({ status: 0, retryAfter: null });
      });
    });
  }
}

/** Null until the response is complete. */
function parseResponse(text) {
  const headEnds = text.indexOf('\r\n\r\n');
  if (headEnds < 0) return null;
  const head = text.slice(0, headEnds);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
  if (text.length < headEnds + 4 + length) return null;
  return { status: Number(head.slice(9, 12)), retryAfter: /^retry-after: (\d+)/im.exec(head)?.[1] ?? null };
}
