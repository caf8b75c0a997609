import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
});
afterAll(() => site.close());

let keys = 0;
const aKey = () => ({ 'idempotency-key': `key-${++keys}` });

const post = (path: string, body: object, headers = {}) =>
  gateway.rest('POST', path, { as: ruth, body, headers });

const aPrayer = async () => (await post('/api/prayers', prayerForm)).body.id as number;
const aGroup = async () =>
  (await post('/api/prayer-groups', { name: 'Morning', theme: 'general' })).body.id as number;
const words = { content: 'Peace be with you' };
const testimony = { title: 'Answered', testimony: 'We came home safely.' };

/** For each kind of text: the function that creates it, its input, and its table. */
const creations = [
  ['a prayer', 'prayers', prayerForm, async () => '/api/prayers'],
  ['encouragement', 'comments', words, async () => `/api/prayers/${await aPrayer()}/comments`],
  ['a testimony', 'testimonials', testimony, async () => `/api/prayers/${await aPrayer()}/testimonial`],
  ['a post', 'group_posts', words, async () => `/api/prayer-groups/${await aGroup()}/posts`],
  [
    'a comment on a post',
    'group_post_comments',
    words,
    async () => {
      const made = await post(`/api/prayer-groups/${await aGroup()}/posts`, words);
      return `/api/group-posts/${made.body.id}/comments`;
    },
  ],
] as const;

test.each(creations)(
  '%s that moderation has hidden is still returned for its author’s repeated call',
  async (_, table, body, address) => {
    const path = await address();
    const key = aKey();
    const first = await post(path, body, key);
    expect(first.status).toBe(201);
    await site.sql`update ${site.sql(table)} set status = 'hidden' where id = ${first.body.id}`;
    const again = await post(path, body, key);
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } });
    const [{ count }] = await site.sql<[{ count: number }]>`
      select count(*)::integer as count from ${site.sql(table)} where id > ${first.body.id}`;
    expect(count).toBe(0);
  },
);

test.each([
  ['encouragement', 'comments'],
  ['news', 'updates'],
])(
  '%s on a prayer that was hidden later is returned for the repeated call, and a new call is refused',
  async (_, last) => {
    const prayer = await aPrayer();
    const path = `/api/prayers/${prayer}/${last}`;
    const key = aKey();
    const first = await post(path, words, key);
    await site.sql`update prayers set status = 'hidden' where id = ${prayer}`;
    expect(await post(path, words, key)).toMatchObject({ status: 201, body: { id: first.body.id } });
    for (const headers of [{}, aKey()]) {
      expect(await post(path, words, headers)).toMatchObject({
        status: 409,
        body: { message: 'This prayer is hidden' },
      });
    }
  },
);
