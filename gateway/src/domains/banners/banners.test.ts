import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';

let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
});
afterAll(() => site.close());

test('everyone can read the texts of the four pages, empty if none is set', async () => {
  await site.sql`insert into banners (page, content) values ('prayers', '#PrayTogether')`;
  expect(await gateway.rest('GET', '/api/banners')).toMatchObject({
    status: 200,
    body: { landing: '', prayers: '#PrayTogether', testimonials: '', features: '' },
  });
});

test('GraphQL returns the text of one page, or null', async () => {
  const { body } = await gateway.graphql('{ set: banner(page: prayers) unset: banner(page: landing) }');
  expect(body.data).toEqual({ set: '#PrayTogether', unset: null });
});
