import { connect, createServer } from 'node:net';
import { Failure } from '../terminal/progress.mjs';

/** A free port of the loopback address. */
export async function freePort() {
  const { port, close } = await listen('127.0.0.1', 0);
  await close();
  return port;
}

/** The first port from this one on that is free there. */
export async function firstFreePort(host, port) {
  try {
    const { close } = await listen(host, port);
    await close();
    return port;
  } catch (error) {
    if (error.code !== 'EADDRINUSE' || port >= 65535) throw error;
    return firstFreePort(host, port + 1);
  }
}

/** Throws a Failure when the site could not listen there. */
export async function requireFree(host, port) {
  try {
    const { close } = await listen(host, port);
    await close();
  } catch (error) {
    throw new Failure(
      sentences[error.code]?.(host, port) ?? `Cannot listen on ${host}:${port}: ${error.message}`,
    );
  }
}

/** Whether something listens there. */
export function isListening(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const settle = (listens) => () => {
      socket.destroy();
      resolve(listens);
    };
    socket.on('connect', settle(true)).on('error', settle(false)).on('timeout', settle(false));
  });
}

const sentences = {
  EADDRINUSE: (host, port) =>
    `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start`,
  EACCES: (host, port) => `Port ${port} is not allowed for this account. Choose another: PORT=4000 npm start`,
  EADDRNOTAVAIL: (host) => `HOST=${host} is no address of this machine.`,
  ENOTFOUND: (host) => `HOST=${host} is no address of this machine.`,
};

function listen(host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen({ host, port }, () =>
      resolve({ port: server.address().port, close: () => new Promise((closed) => server.close(closed)) }),
    );
  });
}
