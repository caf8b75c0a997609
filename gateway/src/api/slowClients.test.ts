import { connect, type Socket } from 'node:net';
import { eventually } from '../testing/eventually';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../testing/testSite';
import { prayerForm } from '../testing/prayerForms';

/** More connections of each kind than a gateway's concurrency limit. */
const many = 500;

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let sockets: { socket: Socket; received: string }[];

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
});
beforeEach(() => {
  sockets = [];
});
afterEach(() => sockets.forEach(({ socket }) => socket.destroy()));
afterAll(() => site.close());

/** Opens connections that send this, and then single characters without ever ending. */
async function openSlow(begin: string): Promise<void> {
  const { hostname, port } = new URL(gateway.url);
  for (let count = 0; count < many; count += 1) {
    const socket = connect(Number(port), hostname);
    const one = { socket, received: '' };
    socket.on('data', (data) => {
      one.received += data.toString();
    });
    socket.on('error', () => undefined);
    sockets.push(one);
  }
  await eventually(() => sockets.every(({ socket }) => !socket.connecting));
  sockets.forEach(({ socket }) => socket.write(begin));
}

async function expectResponses() {
  expect((await gateway.rest('GET', '/healthz')).status).toBe(200);
  expect((await gateway.rest('GET', '/api/prayers')).status).toBe(200);
  expect((await gateway.graphql('{ stats { totalPrayers } }')).status).toBe(200);
  expect((await gateway.rest('POST', '/api/prayers', { as: ruth, body: prayerForm })).status).toBe(201);
}

const sendSlowly = () => setInterval(() => sockets.forEach(({ socket }) => socket.write('x')), 1_000);

test('hundreds of unfinished headers delay no other request, and are disconnected', async () => {
  expect(gateway.server.headersTimeout).toBe(10_000);
  gateway.server.headersTimeout = 2_000;
  await openSlow('GET /api/prayers HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const timer = sendSlowly();
  await expectResponses();
  await eventually(() => sockets.every(({ socket }) => socket.destroyed));
  clearInterval(timer);
  expect(sockets.every(({ received }) => received.startsWith('HTTP/1.1 408'))).toBe(true);
  await expectResponses();
});

test.each([
  ['REST', '/api/prayers'],
  ['GraphQL', '/graphql'],
])('hundreds of unfinished bodies for %s delay no other request', async (_, path) => {
  const head = ['Host: localhost', `Cookie: pw_session=${ruth.session}`, 'Content-Type: application/json'];
  await openSlow(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\nContent-Length: 1000\r\n\r\n{"title":"`);
  const timer = sendSlowly();
  await expectResponses();
  // They must still be open: otherwise the others may only have waited for them to be closed.
  expect(sockets.filter(({ socket }) => !socket.destroyed).length).toBeGreaterThan(0);
  clearInterval(timer);
});
