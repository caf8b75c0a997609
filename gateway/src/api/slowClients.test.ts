import { connect, type Socket } from 'node:net';
import { eventually } from '../testing/eventually';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../testing/testSite';
import { prayerForm } from '../testing/prayerForms';

/** More connections of each kind than a gateway works on at a time. */
const many = 500;

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let sockets: { socket: Socket; heard: string }[];

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

/** Connections that say this, and then a letter now and then without ever coming to an end. */
async function openSlow(begin: string): Promise<void> {
  const { hostname, port } = new URL(gateway.url);
  for (let count = 0; count < many; count += 1) {
    const socket = connect(Number(port), hostname);
    const one = { socket, heard: '' };
    socket.on('data', (data) => {
      one.heard += data.toString();
    });
    socket.on('error', () => undefined);
    sockets.push(one);
  }
  await eventually(() => sockets.every(({ socket }) => !socket.connecting));
  sockets.forEach(({ socket }) => socket.write(begin));
}

async function expectAnswers() {
  expect((await gateway.rest('GET', '/healthz')).status).toBe(200);
  expect((await gateway.rest('GET', '/api/prayers')).status).toBe(200);
  expect((await gateway.graphql('{ stats { totalPrayers } }')).status).toBe(200);
  expect((await gateway.rest('POST', '/api/prayers', { as: ruth, body: prayerForm })).status).toBe(201);
}

const dribble = () => setInterval(() => sockets.forEach(({ socket }) => socket.write('x')), 1_000);

test('hundreds who never finish their headers keep nobody waiting, and are sent away', async () => {
  await openSlow('GET /api/prayers HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const letters = dribble();
  await expectAnswers();
  await eventually(() => sockets.every(({ socket }) => socket.destroyed));
  clearInterval(letters);
  expect(sockets.every(({ heard }) => heard.startsWith('HTTP/1.1 408'))).toBe(true);
  await expectAnswers();
});

test.each([
  ['REST', '/api/prayers'],
  ['GraphQL', '/graphql'],
])('hundreds who never finish a body for %s keep nobody waiting', async (_, path) => {
  const head = ['Host: localhost', `Cookie: pw_session=${ruth.session}`, 'Content-Type: application/json'];
  await openSlow(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\nContent-Length: 1000\r\n\r\n{"title":"`);
  const letters = dribble();
  await expectAnswers();
  // Were all of them gone by now, the others would only have waited for that.
  expect(sockets.filter(({ socket }) => !socket.destroyed).length).toBeGreaterThan(0);
  clearInterval(letters);
});
