import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The site behind a server that sends a document up to `mark`, which follows `<header`, and the rest when `release` is
 * called. Only for what is read.
 */
export async function siteWithSlowDocuments(mark: string) {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));

  const server = createServer((request, response) => {
    void forward(request.url!).then(async ({ headers, status, body }) => {
      const type = headers.get('content-type') ?? '';
      response.writeHead(status, { 'content-type': type });
      const half = type.startsWith('text/html') ? body.indexOf(mark, body.indexOf('<header')) : -1;
      if (half > 0) {
        response.write(body.subarray(0, half));
        await isReleased;
      }
      response.end(body.subarray(Math.max(half, 0)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => release(),
    close: () => server.close(),
  };
}

async function forward(path: string) {
  const response = await fetch(process.env.SITE_ORIGIN + path);
  return {
    headers: response.headers,
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
  };
}
