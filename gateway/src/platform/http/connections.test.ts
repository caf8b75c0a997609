import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../testing/eventually';
import { boundConnections } from './connections';

const large = Buffer.alloc(16 * 1024 * 1024, 'x');

let server: Server;
let stop: () => void;
let sockets: Socket[];

async function listen(bounds: Parameters<typeof boundConnections>[1]) {
  server = createServer((request, response) => {
    response.end(request.url === '/large' ? large : 'small');
  });
  stop = boundConnections(server, { checkEvery: 20, ...bounds });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

beforeEach(() => {
  sockets = [];
});
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy());
  stop();
  await new Promise((resolve) => server.close(resolve));
});

function open(): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
}

const ended = () => sockets.filter(({ destroyed }) => destroyed).length;

const get = (address: string) => `GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test('a reader that does not read is disconnected, one that reads gets everything', async () => {
  await listen({ stalledFor: 2_000 });
  const connections = new Promise<void>((resolve) =>
    server.once('request', (_, response) => response.once('close', resolve)),
  );
  open().pause().write(get('/large'));
  await connections;
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/large`);
  expect((await response.arrayBuffer()).byteLength).toBe(large.length);
});

test('a reader that could not be served for a while is not slow', async () => {
  await listen({ stalledFor: 500 });
  const socket = open();
  socket.pause().write(get('/large'));
  await pause(200);
  const end = performance.now() + 800;
  while (performance.now() < end);
  await pause(100);
  expect(ended()).toBe(0);
  socket.resume();
  await pause(50);
  expect(ended()).toBe(0);
});

test('all readers together make only so many bytes wait', async () => {
  await listen({ maxWaiting: 40 * 1024 * 1024 });
  for (let count = 0; count < 8; count += 1) open().pause().write(get('/large'));
  let openNow = 0;
  const count = () => server.getConnections((_, connections) => (openNow = connections));
  await eventually(async () => {
    count();
    await pause(20);
    return openNow > 0 && openNow <= 3;
  });
  expect(openNow).toBeGreaterThan(0);
});

test('an address has only so many idle connections: the one that was idle for longest is closed', async () => {
  await listen({ maxIdle: 5 });
  for (let count = 0; count < 5; count += 1) {
    const socket = open();
    socket.resume();
    await new Promise((resolve) => socket.once('connect', resolve));
  }
  await pause(50);
  expect(ended()).toBe(0);
  open().resume();
  await eventually(() => ended() === 1);
  expect(sockets.findIndex(({ destroyed }) => destroyed)).toBe(0);
  // A connection with a request in progress is not idle, and one that was just used goes last.
  sockets[1]!.write(get('/'));
  await new Promise((resolve) => sockets[1]!.once('data', resolve));
  await pause(20);
  open().resume();
  await eventually(() => ended() === 2);
  expect(sockets[1]!.destroyed).toBe(false);
  expect(sockets[2]!.destroyed).toBe(true);
});
