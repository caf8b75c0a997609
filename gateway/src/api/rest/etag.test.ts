import { restRoutes } from '../../app';
import { submitPrayer } from '../../domains/prayers/prayers';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let prayerId: number;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember({ email: 'admin@example.org' });
  ({ id: prayerId } = await submitPrayer(ruth.context, prayerForm));
});
afterAll(() => site.close());

const request = (path: string, etag?: string) =>
  gateway.rest('GET', path, { as: ruth, headers: etag === undefined ? {} : { 'if-none-match': etag } });

const reads = restRoutes
  .filter(({ method, path }) => method === 'get' && !/:|my-data|\.zip$/.test(path))
  .map(({ path }) => path);

test('there are lists of every kind', () => {
  expect(reads).toEqual(
    expect.arrayContaining(['/api/stats', '/api/prayers', '/api/admin/users', '/api/auth/user']),
  );
});

test.each([...reads, '/api/prayers/:id', '/api/prayers/:id/ownership', '/api/prayers/:id/amen/check'])(
  '%s is not sent again to a client that has it',
  async (path) => {
    const address = path.replace(':id', String(prayerId));
    const first = await request(address);
    expect(first.status).toBe(200);
    const etag = first.headers.get('etag')!;
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await request(address, known);
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
      expect(again.headers.get('cache-control')).toBe('private, no-cache');
    }
    expect((await request(address, '"other"')).body).toEqual(first.body);
  },
);

test('a changed list is sent', async () => {
  const path = `/api/prayers/${prayerId}`;
  const etag = (await request(path)).headers.get('etag')!;
  await gateway.rest('POST', `${path}/amen`, { as: ruth });
  const changed = await request(path, etag);
  expect(changed).toMatchObject({ status: 200, body: { amenCount: 1, hasAmened: true } });
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test('refusals and responses to writes have none', async () => {
  const responses = [
    await request('/api/prayers/2000000000'),
    await gateway.rest('GET', '/api/auth/user'),
    await gateway.rest('POST', `/api/prayers/${prayerId}/amen`, { as: ruth }),
  ];
  expect(responses.map(({ status, headers }) => [status, headers.get('etag')])).toEqual([
    [404, null],
    [401, null],
    [200, null],
  ]);
});
