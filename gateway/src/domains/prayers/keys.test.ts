import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let boaz: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
  boaz = await site.aMember();
});
afterAll(() => site.close());

describe('a repeated Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'one-and-the-same' };

  test('returns the first prayer again and creates nothing', async () => {
    const before = await site.sql`select count(*)::integer as count from prayers`;
    const first = await gateway.rest('POST', '/api/prayers', { as: ruth, body: prayerForm, headers });
    const again = await gateway.rest('POST', '/api/prayers', { as: ruth, body: prayerForm, headers });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await site.sql`select count(*)::integer - 1 as count from prayers`).toEqual(before);
  });

  test('with another body is 422', async () => {
    const body = { ...prayerForm, title: 'Something else' };
    expect(await gateway.rest('POST', '/api/prayers', { as: ruth, body, headers })).toMatchObject({
      status: 422,
    });
  });

  test('of another member is a different key', async () => {
    const other = await gateway.rest('POST', '/api/prayers', { as: boaz, body: prayerForm, headers });
    expect(other).toMatchObject({ status: 201, body: { isOwner: true } });
  });

  test('sent twenty times at once creates one prayer and counts its points once', async () => {
    const naomi = await site.aMember();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        gateway.rest('POST', '/api/prayers', {
          as: naomi,
          body: prayerForm,
          headers: { 'idempotency-key': 'twenty' },
        }),
      ),
    );
    const made = responses.filter(({ status }) => status === 201);
    const repeated = responses.filter(
      ({ status, headers: answered }) => status === 409 && answered.has('retry-after'),
    );
    expect(made.length + repeated.length).toBe(20);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    const [row] = await site.sql`
      select (select count(*)::integer from prayers where author_id = members.id) as prayers, total_prayers, experience_points
      from members
      where id = ${naomi.id}`;
    expect(row).toEqual({ prayers: 1, total_prayers: 1, experience_points: 20 });
  });
});
