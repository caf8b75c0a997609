import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An identity provider that returns the given claims to everybody, including claims that no honest one would. */
export async function openIdentityProvider() {
  let claims: Record<string, unknown> = {};
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    const isToken = request.url?.startsWith('/token');
    response.end(JSON.stringify(isToken ? { access_token: 'a', token_type: 'Bearer' } : claims));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setClaims(next: Record<string, unknown>) {
      claims = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
