import { connect, Socket } from 'node:net';

const connectWithin = 5_000;

/** What postgres.js says of the server. */
interface Server {
  host: string[];
  port: number[];
  path?: string | false;
}

/**
 * Makes the sockets of one pool, and none any more when one that stood has closed. postgres.js connects again with what
 * it remembers of the connection before: questions that nobody answered are still in its line, and each of them is then
 * given the answer to the next, one member's to another's. A pool that makes no second socket cannot do that.
 *
 * @param onLost called once, when the pool has to be replaced
 */
export function openSockets(onLost: () => void): (server: Server) => Promise<Socket> {
  let isSpent = false;

  return ({ host, port, path }) =>
    new Promise((resolve, reject) => {
      if (isSpent) return reject(connectionError('CONNECTION_ENDED'));
      const socket = path ? connect({ path }) : connect({ host: host[0], port: port[0]!, noDelay: true });
      // By this name postgres.js checks the server's certificate.
      Object.assign(socket, { host: host[0] });
      const timer = setTimeout(() => socket.destroy(connectionError('CONNECT_TIMEOUT')), connectWithin);
      socket.once('error', reject);
      socket.once('close', () => clearTimeout(timer));
      socket.once('connect', () => {
        clearTimeout(timer);
        watch(socket);
        resolve(socket);
      });
    });

  /** postgres.js takes every listener away, before TLS begins and at the end. */
  function watch(socket: Socket): void {
    const listen = () => socket.on('error', spend).on('close', spend);
    listen();
    socket.removeAllListeners = (event) => {
      Socket.prototype.removeAllListeners.call(socket, event);
      return listen();
    };
  }

  function spend(): void {
    if (isSpent) return;
    isSpent = true;
    onLost();
  }
}

function connectionError(code: string): Error {
  return Object.assign(new Error(code), { code });
}
