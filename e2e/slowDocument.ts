import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * The site behind a server that sends a document up to `mark`, which follows `<header`, and the rest when `release` is
 * called. For visitors: it forwards no cookies.
 */
export async function siteWithSlowDocuments(mark: string) {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  // Live updates end with it.
  const closing = new AbortController();

  const server = createServer((request, response) => {
    void forward(request, closing.signal).then(
      async ({ type, status, body }) => {
        response.writeHead(status, { 'content-type': type });
        const half = type.startsWith('text/html') ? body.indexOf(mark, body.indexOf('<header')) : -1;
        if (half > 0) {
          response.write(body.subarray(0, half));
          await isReleased;
        }
        response.end(body.subarray(Math.max(half, 0)));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => release(),
    close() {
      release();
      closing.abort();
      server.close();
    },
  };
}

async function forward(request: IncomingMessage, signal: AbortSignal) {
  const { url = '', method, headers } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const response = await fetch(process.env.SITE_ORIGIN! + url, {
    method,
    signal,
    headers: { 'content-type': headers['content-type'] ?? '' },
    body: isRead ? null : await buffer(request),
  });
  return {
    type: response.headers.get('content-type') ?? '',
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
  };
}
