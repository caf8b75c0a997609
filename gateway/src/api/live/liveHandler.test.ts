import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { schema } from '../../app';
import { unlimited } from '../../platform/limits/rateLimits';
import { openTestSite, type TestSite } from '../../testing/testSite';
import { eventually } from '../../testing/eventually';
import type { Live } from './live';
import { createLiveHandler } from './liveHandler';

const path = `/graphql?${new URLSearchParams({ query: 'subscription { live(stats: true) { stats { totalPrayers } } }' })}`;
const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n`;

let site: TestSite;
let server: Server;
/** Resolves when the handler opens its stream, with the server's side of the connection. */
let opening: Promise<Socket>;
let admit: () => void;
let closed: jest.Mock;

beforeEach(async () => {
  site = await openTestSite();
  closed = jest.fn();
  const admitted = new Promise<void>((resolve) => (admit = resolve));
  server = createServer().listen(0);
  opening = new Promise((resolve) => {
    const live: Live = {
      async open() {
        resolve(connection!);
        await admitted;
        return closed;
      },
      stop: () => Promise.resolve(),
    };
    let connection: Socket | null = null;
    const handle = createLiveHandler(site.services, unlimited, schema, live);
    server.on('connection', (socket: Socket) => (connection = socket));
    server.on('request', (request, response) => void handle(request, response));
  });
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});

function open(): Socket {
  const socket = connect((server.address() as AddressInfo).port).setEncoding('utf8');
  socket.write(head);
  return socket;
}

test('the headers come in one packet with a first comment, so that proxies forward them at once', async () => {
  const socket = open();
  await opening;
  admit();
  const [packet] = (await once(socket, 'data')) as [string];
  expect(packet).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n3\r\n:\n\n\r\n$/);
  socket.destroy();
});

test('a page that leaves closes its stream', async () => {
  const socket = open();
  const connection = await opening;
  admit();
  await once(socket, 'data');
  expect(closed).not.toHaveBeenCalled();
  socket.destroy();
  await once(connection, 'close');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('so does one that leaves while its stream is opened', async () => {
  const socket = open();
  const connection = await opening;
  socket.destroy();
  await once(connection, 'close');
  admit();
  await eventually(() => closed.mock.calls.length > 0);
  expect(closed).toHaveBeenCalledTimes(1);
});
