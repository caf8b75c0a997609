import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { openTestSite, type TestSite } from '../testing/testSite';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('a request that was sent before the stop gets a response, although it had not been read yet', async () => {
  const { port, hostname } = new URL((await site.gateway()).url);
  const connection = connect(Number(port), hostname);
  await once(connection, 'connect');

  connection.write('GET /api/stats HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const stopped = site.stopGateway(50);

  expect(await text(connection)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"totalPrayers":0/);
  await stopped;
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow('fetch failed');
});
