import { prayerForm } from '../../testing/prayerForms';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';

let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
});
afterAll(() => site.close());

const make = async (as: ActingMember, path: string, body: object): Promise<number> =>
  (await gateway.rest('POST', path, { as, body })).body.id;

test.each([true, false])(
  'whoever has left a group (private: %s) can still remove their comment',
  async (isPrivate) => {
    const [ruth, boaz] = [await site.aMember(), await site.aMember()];
    const group = await make(ruth, '/api/prayer-groups', { name: 'Gleaners', theme: 'general', isPrivate });
    await gateway.rest('POST', `/api/prayer-groups/${group}/join`, { as: boaz });
    const post = await make(ruth, `/api/prayer-groups/${group}/posts`, { content: 'Among us' });
    const comment = await make(boaz, `/api/group-posts/${post}/comments`, { content: 'Canary' });
    await gateway.graphql(`mutation { leaveGroup(id: ${group}) { id } }`, {}, { as: boaz });
    const { body } = await gateway.graphql(
      `mutation { removeGroupPostComment(id: ${comment}) { id commentCount } }`,
      {},
      { as: boaz },
    );
    expect(body).toEqual({
      data: { removeGroupPostComment: isPrivate ? null : { id: post, commentCount: 0 } },
    });
    const [row] = await site.sql`select status from group_post_comments where id = ${comment}`;
    expect(row).toEqual({ status: 'removed' });
  },
);

test('once a prayer is taken down, nobody learns from the amen check or a repeated amen that it was there', async () => {
  const admin = await site.aMember({ email: 'admin@example.org' });
  const [ruth, boaz] = [await site.aMember(), await site.aMember()];
  const prayer = await make(ruth, '/api/prayers', prayerForm);
  const amen = () => gateway.rest('POST', `/api/prayers/${prayer}/amen`, { as: boaz });
  const check = () => gateway.rest('GET', `/api/prayers/${prayer}/amen/check`, { as: boaz });
  await amen();
  expect((await check()).body).toEqual({ hasAmened: true });
  await gateway.rest('DELETE', `/api/admin/prayers/${prayer}`, { as: admin });
  expect([(await check()).status, (await amen()).status]).toEqual([404, 404]);
  const { body } = await gateway.graphql(`{ prayer(id: ${prayer}) { hasAmened } }`, {}, { as: boaz });
  expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
});
