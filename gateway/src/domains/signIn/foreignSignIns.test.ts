import { restRoutes } from '../../app';
import { openTestSite, type TestSite } from '../../testing/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const signIns = restRoutes.filter(({ method, path }) => method !== 'get' && path.startsWith('/api/auth/'));

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:4001' },
  { origin: 'https://localhost:4000' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

test.each(signIns.map(({ method, path }) => [method, path]))(
  '%s %s refuses pages of other sites, with and without a session, whatever they send',
  async (method, path) => {
    const gateway = await site.gateway();
    const ruth = await site.aMember();
    for (const headers of foreign)
      for (const as of [null, ruth])
        for (const body of [{ email: 'ruth@example.org' }, '{broken', undefined]) {
          const response = await gateway.rest(method.toUpperCase(), path, { as, headers, body });
          expect([headers, response.status, response.body]).toEqual([
            headers,
            403,
            { message: 'Forbidden', code: 'FORBIDDEN' },
          ]);
          expect(response.headers.getSetCookie()).toEqual([]);
        }
    expect(await site.sql`select from sign_in_code_requests`).toHaveLength(0);
  },
);
