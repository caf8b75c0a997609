import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';
import { decideOn } from '../moderation/moderation';
import { giveAmen } from '../prayers/amens';
import { submitPrayer } from '../prayers/prayers';
import { announceAnswer } from './sql';
import { announceAnswers, givePraise, listTestimonials, shareTestimony } from './testimonials';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let boaz: ActingMember;

const words = { title: 'Answered Prayer: Safe travel', testimony: 'We came home by the short road.' };

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember({ firstName: 'Ruth', lastName: 'Moab' });
  boaz = await site.aMember();
});
afterAll(() => site.close());

const goingOn = () => false;

const aPrayer = (given: object = {}) => submitPrayer(ruth.context, { ...prayerForm, ...given });

async function aTestimony(given: object = {}) {
  const prayer = await aPrayer(given);
  return shareTestimony(ruth.context, prayer.id, words);
}

const share = (prayerId: unknown, as: ActingMember | null, body: unknown = words, headers = {}) =>
  gateway.rest('POST', `/api/prayers/${String(prayerId)}/testimonial`, { as, body, headers });

const shareByGraphql = (prayerId: number, as: ActingMember | null, input: object = words) =>
  gateway.graphql(
    'mutation ($prayerId: Int!, $input: TestimonyInput!) { shareTestimony(prayerId: $prayerId, input: $input) { id title testimony isAnonymous visibility authorName praiseCount prayer { id title } hasPraised isOwner } }',
    { prayerId, input },
    { as },
  );

test('an owner converts an answered prayer; both APIs return the same', async () => {
  const [one, other] = [await aPrayer(), await aPrayer()];
  const rest = await share(one.id, ruth);
  expect(rest.status).toBe(201);
  expect(rest.body).toMatchObject({
    ...words,
    isAnonymous: false,
    authorName: 'Ruth Moab',
    praiseCount: 0,
    prayer: { id: one.id, title: one.title },
  });
  const { body } = await shareByGraphql(other.id, ruth);
  const { id: _id, createdAt: _createdAt, prayer: _prayer, ...same } = rest.body;
  expect(body.data.shareTestimony).toMatchObject(same);
});

test('it moves from the wall and the search to the testimonial wall, and the prayer links to it', async () => {
  const prayer = await aPrayer({ title: 'Cornerstone unheardof' });
  const testimony = await shareTestimony(ruth.context, prayer.id, words);
  const feed = await gateway.rest('GET', '/api/prayers?limit=100');
  expect(feed.body.prayers.map(({ id }: { id: number }) => id)).not.toContain(prayer.id);
  expect((await gateway.rest('GET', '/api/prayers?search=unheardof')).body.prayers).toEqual([]);
  expect((await gateway.rest('GET', `/api/prayers/${prayer.id}`)).body).toMatchObject({
    status: 'answered',
    testimonialId: testimony.id,
  });
  expect((await gateway.rest('GET', '/api/testimonials')).body[0]).toMatchObject({ id: testimony.id });
});

test('all who said amen are told once that it is answered, and not by whom; its author is not', async () => {
  const prayer = await aPrayer({ title: 'Bread for the journey', isAnonymous: true });
  const silent = await site.aMember();
  const praying = [boaz, await site.aMember(), ruth];
  for (const member of praying) await giveAmen(member.context, prayer.id);
  const testimonial = await shareTestimony(ruth.context, prayer.id, words);
  await expect(shareTestimony(ruth.context, prayer.id, words)).rejects.toMatchObject({ kind: 'conflict' });

  // Two gateways at once, as often as there is something to do, and once more.
  await Promise.all([announceAnswers(site.services, goingOn), announceAnswers(site.services, goingOn)]);
  await announceAnswers(site.services, goingOn);

  const told = await site.sql`
    select member_id as "memberId", title, body, link
    from notifications
    where kind = 'answered' and member_id in ${site.sql([...praying, silent].map(({ id }) => id))}
    order by member_id`;
  expect([...told]).toEqual(
    praying.slice(0, 2).map(({ id }) => ({
      memberId: id,
      title: 'A prayer that you prayed for is answered',
      body: 'Bread for the journey',
      link: `/testimonials#${testimonial.id}`,
    })),
  );
});

test('more members than one statement notifies are told by several, each once', async () => {
  const prayer = await aPrayer();
  const praying = await Promise.all(Array.from({ length: 7 }, () => site.aMember()));
  for (const member of praying) await giveAmen(member.context, prayer.id);
  const testimonial = await shareTestimony(ruth.context, prayer.id, words);
  for (let statements = 0; statements < 4; statements += 1) await announceAnswer(site.sql, 3);
  expect(await announceAnswer(site.sql, 3)).toBe(false);
  const [told] = await site.sql`
    select count(*)::integer as rows, count(distinct member_id)::integer as members
    from notifications
    where kind = 'answered' and link = ${`/testimonials#${testimonial.id}`}`;
  expect(told).toEqual({ rows: 7, members: 7 });
});

test('nobody is told of a testimony that moderation has hidden before', async () => {
  const prayer = await aPrayer();
  await giveAmen(boaz.context, prayer.id);
  const testimonial = await shareTestimony(ruth.context, prayer.id, words);
  const moderator = await site.aMember({ email: 'admin@example.org' });
  await decideOn(moderator.context, 'hide', {
    kind: 'testimonial',
    targetId: testimonial.id,
    reason: 'A name',
  });
  await announceAnswers(site.services, goingOn);
  const told = await site.sql`
    select
    from notifications
    where kind = 'answered' and link = ${`/testimonials#${testimonial.id}`}`;
  expect(told).toHaveLength(0);
});

test('a second conversion is a conflict, and of fifty at once one wins', async () => {
  const prayer = await aPrayer();
  const responses = await Promise.all(Array.from({ length: 50 }, () => share(prayer.id, ruth)));
  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201,
    ...Array.from({ length: 49 }, () => 409),
  ]);
  expect((await shareByGraphql(prayer.id, ruth)).body.errors[0].extensions.code).toBe('CONFLICT');
  const [{ experience_points: points }] = await site.sql<[{ experience_points: number }]>`
    select count(*)::integer as experience_points from testimonials where prayer_id = ${prayer.id}`;
  expect(points).toBe(1);
});

test('the same key returns the first testimony again', async () => {
  const prayer = await aPrayer();
  const headers = { 'idempotency-key': 'told once' };
  const first = await share(prayer.id, ruth, words, headers);
  const again = await share(prayer.id, ruth, words, headers);
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect((await share(prayer.id, ruth, { ...words, title: 'Other' }, headers)).status).toBe(422);
});

test('visitors get 401, unknown prayers 404, others 403, over both APIs', async () => {
  const prayer = await aPrayer();
  expect(await share(prayer.id, null)).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
  expect((await share('x', null)).status).toBe(401);
  expect((await share('x', ruth)).status).toBe(404);
  expect((await share(999_999, ruth, {})).status).toBe(404);
  expect(await share(prayer.id, boaz, {})).toMatchObject({ status: 403, body: { message: 'Forbidden' } });
  const code = async (as: ActingMember | null) =>
    (await shareByGraphql(prayer.id, as)).body.errors[0].extensions.code;
  expect([await code(null), await code(boaz)]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
});

test.each([
  [{ title: '', testimony: words.testimony }, 'title', 'Title is required'],
  [{ testimony: words.testimony }, 'title', 'Title is required'],
  [{ title: 'a'.repeat(201), testimony: words.testimony }, 'title', 'Title must be less than 200 characters'],
  [{ title: 'T' }, 'testimony', 'Testimony must be at least 10 characters'],
  [{ title: 'T', testimony: ' 123456789 ' }, 'testimony', 'Testimony must be at least 10 characters'],
  [{ title: 'T', testimony: 'a'.repeat(2001) }, 'testimony', 'Testimony must be less than 2000 characters'],
])('bad input %#: the message of the specification', async (body, path, message) => {
  const prayer = await aPrayer();
  expect(await share(prayer.id, ruth, body)).toMatchObject({
    status: 400,
    body: { message, errors: [{ path, message }] },
  });
  const { errors } = (await shareByGraphql(prayer.id, ruth, body)).body;
  expect(errors[0]).toMatchObject({ message, extensions: { fieldErrors: [{ path, message }] } });
});

test('200 and 2000 characters are allowed', async () => {
  const prayer = await aPrayer();
  const response = await share(prayer.id, ruth, { title: '🕊'.repeat(200), testimony: '🕊'.repeat(2000) });
  expect(response.status).toBe(201);
});

test('a testimony of an anonymous prayer reveals nothing about its author', async () => {
  const testimony = await aTestimony({ isAnonymous: true, name: 'Canaryname' });
  expect(testimony).toMatchObject({ isAnonymous: true, authorName: null });
  const all = JSON.stringify((await gateway.rest('GET', '/api/testimonials', { as: boaz })).body);
  expect(all).not.toContain('Canaryname');
  expect(all).not.toContain(ruth.email);
});

test('praise is given once, shown by the check, and never given by the author', async () => {
  const { id } = await aTestimony();
  const check = (as: ActingMember | null) =>
    gateway.rest('GET', `/api/testimonials/${id}/praise/check`, { as });
  expect((await check(null)).body).toEqual({ hasPraised: false });
  expect((await gateway.rest('POST', `/api/testimonials/${id}/praise`)).status).toBe(401);
  for (const _ of ['first', 'again']) {
    const response = await gateway.rest('POST', `/api/testimonials/${id}/praise`, { as: boaz });
    expect(response).toMatchObject({ status: 200, body: { hasPraised: true, praiseCount: 1 } });
  }
  expect((await check(boaz)).body).toEqual({ hasPraised: true });
  expect((await gateway.rest('POST', `/api/testimonials/${id}/praise`, { as: ruth })).status).toBe(403);
  expect((await gateway.rest('POST', '/api/testimonials/x/praise', { as: ruth })).status).toBe(404);
  const { body } = await gateway.graphql(
    'mutation ($id: Int!) { praise(testimonialId: $id) { id praiseCount hasPraised } }',
    { id },
    { as: boaz },
  );
  expect(body.data.praise).toEqual({ id, praiseCount: 1, hasPraised: true });
});

test('a praise is one statement, the session included, and only of the member whom the call names', async () => {
  const { id } = await aTestimony();
  const path = `/api/testimonials/${id}/praise`;
  const naming = (member: number) =>
    gateway.rest('POST', path, { as: boaz, headers: { 'prayer-wall-member': String(member) } });
  expect((await naming(ruth.id)).status).toBe(401);
  site.statements();
  expect((await naming(boaz.id)).body).toEqual({ hasPraised: true, praiseCount: 1 });
  expect(site.statements()).toHaveLength(1);
  await site.sql`update members set suspended_at = now() where id = ${boaz.id}`;
  expect((await naming(boaz.id)).status).toBe(403);
  await site.sql`update members set suspended_at = null where id = ${boaz.id}`;
});

test('fifty praises at once count fifty', async () => {
  const { id } = await aTestimony();
  const members = await Promise.all(Array.from({ length: 50 }, () => site.aMember()));
  const responses = await Promise.all(members.map(({ context }) => givePraise(context, id)));
  expect(new Set(responses.map(({ praiseCount }) => praiseCount)).size).toBe(50);
});

test('a testimony is worth 30 points, a praise 5, and both count for the day', async () => {
  const naomi = await site.aMember();
  const prayer = await submitPrayer(naomi.context, prayerForm);
  await shareTestimony(naomi.context, prayer.id, words);
  await givePraise(naomi.context, (await aTestimony()).id);
  const user = await gateway.rest('GET', '/api/auth/user', { as: naomi });
  expect(user.body).toMatchObject({
    experiencePoints: 55,
    totalPraises: 1,
    totalPrayers: 1,
    prayerStreak: 1,
  });
});

test('the list pages by number and by cursor, newest first, one statement each', async () => {
  for (let count = 0; count < 3; count++) await aTestimony();
  const all = (await gateway.rest('GET', '/api/testimonials')).body as { id: number }[];
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((one, other) => other - one));
  const second = await gateway.rest('GET', '/api/testimonials?page=2&limit=2');
  expect(second.body.map(({ id }: { id: number }) => id)).toEqual(all.slice(2, 4).map(({ id }) => id));
  expect((await gateway.rest('GET', '/api/testimonials?limit=0')).status).toBe(400);

  site.statements();
  const first = await listTestimonials(boaz.context, { first: 2 });
  expect(site.statements()).toHaveLength(1);
  const next = await listTestimonials(boaz.context, { first: 2, after: first.endCursor });
  expect(next.testimonials.map(({ id }) => id)).toEqual(all.slice(2, 4).map(({ id }) => id));
  await expect(listTestimonials(boaz.context, { first: 2, after: 'x' })).rejects.toMatchObject({
    status: 400,
  });
});

test('a testimony whose prayer is withdrawn disappears, also from the statistics', async () => {
  const total = async () => (await gateway.rest('GET', '/api/stats')).body.totalTestimonials as number;
  const before = await total();
  const testimony = await aTestimony();
  expect(await total()).toBe(before + 1);
  await gateway.rest('DELETE', `/api/prayers/${testimony.prayer.id}`, { as: ruth });
  expect(await total()).toBe(before);
  expect((await gateway.rest('POST', `/api/testimonials/${testimony.id}/praise`, { as: boaz })).status).toBe(
    404,
  );
});

test('the list has an ETag and returns 304', async () => {
  const first = await gateway.rest('GET', '/api/testimonials');
  const again = await gateway.rest('GET', '/api/testimonials', {
    headers: { 'if-none-match': first.headers.get('etag')! },
  });
  expect(again.status).toBe(304);
});
