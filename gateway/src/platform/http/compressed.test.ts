import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { submitPrayer } from '../../domains/prayers/prayers';
import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';
import { sendText } from './compressed';

let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  const ruth = await site.aMember();
  const description = 'Молитва о доме — and a long one. '.repeat(12);
  for (const title of ['One', 'Two', 'Three'])
    await submitPrayer(ruth.context, { ...prayerForm, title, description });
});
afterAll(() => site.close());

const wall = '{ prayers { prayers { description } } }';
const short = '{ stats { totalPrayers } }';

/** The raw response to one request. */
function send(query: string, accepted?: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(accepted !== undefined && { 'accept-encoding': accepted }),
      },
    });
    sent.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    });
    sent.end(JSON.stringify({ query }));
  });
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['gzip;q=0', undefined],
  [undefined, undefined],
])('a client that accepts %s gets %s with the same text', async (accepted, encoding) => {
  const uncompressed = await send(wall);
  // The first are executed by Apollo Server, the last are compiled.
  for (let turn = 0; turn < 6; turn += 1) {
    const { headers, body } = await send(wall, accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    const read = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : Buffer.from;
    expect(read(body).equals(uncompressed.body)).toBe(true);
  }
  expect(uncompressed.body.toString()).toContain('Молитва о доме — and');
});

test('a short response is not compressed', async () => {
  const { headers, body } = await send(short, 'br, gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe('{"data":{"stats":{"totalPrayers":3}}}\n');
});

test.each(['br', 'gzip'])('a text that the thread pool compresses arrives whole (%s)', async (encoding) => {
  const text = Array.from({ length: 30_000 }, (_, line) => `${line} — for rain`).join('\n');
  const server = createServer((received, response) => void sendText(received, response, text, ['Cookie']));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect(await response.text()).toBe(text);
  } finally {
    server.close();
  }
});
