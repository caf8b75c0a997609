import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { openTestSite, type TestSite } from '../testing/testSite';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('a call that was sent before the gateway is asked to end is answered, though nothing of it had been read', async () => {
  const { port, hostname } = new URL((await site.gateway()).url);
  const connection = connect(Number(port), hostname);
  await once(connection, 'connect');

  connection.write('GET /api/stats HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const stopped = site.stopGateway(50);

  expect(await text(connection)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"totalPrayers":0/);
  await stopped;
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow('fetch failed');
});
