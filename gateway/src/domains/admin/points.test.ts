import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org' });
});
afterAll(() => site.close());

/** A member's points as administrators see them, the same over both APIs. */
async function shownPoints({ id }: ActingMember) {
  const { body } = await gateway.rest('GET', '/api/admin/users', { as: admin });
  const { experiencePoints, spiritualLevel } = body.find((user: { id: number }) => user.id === id);
  const graphql = await gateway.graphql(
    '{ adminUsers { users { id experiencePoints spiritualLevel } } }',
    {},
    { as: admin },
  );
  expect(graphql.body.data.adminUsers.users).toContainEqual({ id, experiencePoints, spiritualLevel });
  return [experiencePoints, spiritualLevel];
}

async function pray(as: ActingMember, isAnonymous: boolean): Promise<number> {
  const prayer = await gateway.rest('POST', '/api/prayers', { as, body: { ...prayerForm, isAnonymous } });
  await gateway.rest('POST', `/api/prayers/${prayer.body.id}/comments`, {
    as,
    body: { content: 'Courage', isAnonymous },
  });
  await gateway.rest('POST', `/api/prayers/${prayer.body.id}/testimonial`, {
    as,
    body: { title: 'Answered', testimony: 'We came home safely.' },
  });
  const { body } = await gateway.rest('GET', '/api/auth/user', { as });
  return body.experiencePoints;
}

test('an anonymous prayer, encouragement or testimony raises the points that the member sees, not those that administrators see', async () => {
  const hagar = await site.aMember();
  expect(await pray(hagar, true)).toBe(60);
  expect(await shownPoints(hagar)).toEqual([0, 1]);
  expect(await pray(hagar, false)).toBe(120);
  expect(await shownPoints(hagar)).toEqual([60, 1]);
});
