import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';
import { chainForm } from '../../testing/security/community';

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;
let ruth: ActingMember;
let boaz: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org' });
  ruth = await site.aMember();
  boaz = await site.aMember();
});
afterAll(() => site.close());

type Kind = 'prayer' | 'comment' | 'testimonial' | 'group_post' | 'group_post_comment';

async function send(name: string, kind: Kind, id: number, as = admin) {
  const reason = name === 'undoHide' ? '' : ', reason: "A reason"';
  const { body } = await gateway.graphql(
    `mutation { ${name}(kind: ${kind}, targetId: ${id}${reason}) }`,
    {},
    { as },
  );
  return body.errors?.[0].extensions;
}

async function act(name: string, kind: Kind, id: number, as = admin) {
  expect(await send(name, kind, id, as)).toBeUndefined();
}

async function isRefused(name: string, kind: Kind, id: number) {
  expect(await send(name, kind, id)).toMatchObject({
    code: 'CONFLICT',
    messageCode: 'PRAYER_OF_TEXT_HIDDEN',
  });
}

const make = async (as: ActingMember, path: string, body: object): Promise<number> =>
  (await gateway.rest('POST', path, { as, body })).body.id;

async function aTestimony() {
  const prayer = await make(ruth, '/api/prayers', prayerForm);
  const words = { title: 'Answered', testimony: 'We came home safely.' };
  return { prayer, testimony: await make(ruth, `/api/prayers/${prayer}/testimonial`, words) };
}

/** Whether anybody can read the testimony, over both APIs and beside its prayer. */
async function isRead({ prayer, testimony }: { prayer: number; testimony: number }) {
  const listed = await gateway.rest('GET', '/api/testimonials');
  const overRest = listed.body.some(({ id }: { id: number }) => id === testimony);
  const { body } = await gateway.graphql(`{ testimonial(id: ${testimony}) { id } }`);
  const link = (await gateway.rest('GET', `/api/prayers/${prayer}`)).body.testimonialId ?? null;
  expect([Boolean(body.data?.testimonial), link === testimony]).toEqual([overRest, overRest]);
  return overRest;
}

async function adminDelete(prayer: number, isOverRest: boolean) {
  if (isOverRest) await gateway.rest('DELETE', `/api/admin/prayers/${prayer}`, { as: admin });
  else await gateway.graphql(`mutation { adminDeletePrayer(id: ${prayer}) }`, {}, { as: admin });
  await gateway.graphql(`mutation { adminUndeletePrayer(id: ${prayer}) { id } }`, {}, { as: admin });
}

test('a hidden testimony stays hidden, whatever happens to its prayer, until it is restored itself', async () => {
  const text = await aTestimony();
  await act('hideText', 'testimonial', text.testimony);
  await act('hideText', 'prayer', text.prayer);
  await act('restoreText', 'prayer', text.prayer);
  expect(await isRead(text)).toBe(false);
  await adminDelete(text.prayer, true);
  await adminDelete(text.prayer, false);
  expect(await isRead(text)).toBe(false);
  for (const _ of [1, 2, 3]) await act('report', 'prayer', text.prayer, await site.aMember());
  await act('dismissReports', 'prayer', text.prayer);
  expect(await isRead(text)).toBe(false);
  await act('dismissReports', 'testimonial', text.testimony);
  expect(await isRead(text)).toBe(false);
  await act('restoreText', 'testimonial', text.testimony);
  expect(await isRead(text)).toBe(true);
});

test('nothing restores a testimony whose prayer is hidden; restored afterwards it can be read', async () => {
  const text = await aTestimony();
  await act('hideText', 'prayer', text.prayer);
  await isRefused('restoreText', 'testimonial', text.testimony);
  await act('dismissReports', 'testimonial', text.testimony);
  await act('hideText', 'testimonial', text.testimony);
  await isRefused('restoreText', 'testimonial', text.testimony);
  await isRefused('undoHide', 'testimonial', text.testimony);
  await act('restoreText', 'prayer', text.prayer);
  expect(await isRead(text)).toBe(false);
  await act('restoreText', 'testimonial', text.testimony);
  expect(await isRead(text)).toBe(true);
});

test('nothing restores encouragement whose prayer is hidden or removed', async () => {
  const prayer = await make(ruth, '/api/prayers', prayerForm);
  const comment = await make(boaz, `/api/prayers/${prayer}/comments`, { content: 'Courage' });
  const isShown = async () =>
    (await gateway.rest('GET', `/api/prayers/${prayer}`)).body.comments.length === 1;
  for (const _ of [1, 2, 3]) await act('report', 'comment', comment, await site.aMember());
  await act('hideText', 'prayer', prayer);
  for (const way of ['restoreText', 'dismissReports', 'undoHide']) await isRefused(way, 'comment', comment);
  await act('restoreText', 'prayer', prayer);
  expect(await isShown()).toBe(false);
  await act('dismissReports', 'comment', comment);
  expect(await isShown()).toBe(true);
  await act('hideText', 'comment', comment);
  await gateway.rest('DELETE', `/api/admin/prayers/${prayer}`, { as: admin });
  await isRefused('restoreText', 'comment', comment);
  await gateway.graphql(`mutation { adminUndeletePrayer(id: ${prayer}) { id } }`, {}, { as: admin });
  expect(await isShown()).toBe(false);
});

test('its author is not told that a testimony can be read again while its prayer is hidden', async () => {
  const text = await aTestimony();
  const told = () =>
    site.sql`select from notifications where member_id = ${ruth.id} and title = 'Your testimony can be read again'`;
  await act('hideText', 'testimonial', text.testimony);
  await act('hideText', 'prayer', text.prayer);
  const before = await told();
  await isRefused('restoreText', 'testimonial', text.testimony);
  expect(await told()).toHaveLength(before.length);
});

test('dismissed reports restore what reports have hidden, not what a moderator has hidden', async () => {
  const prayer = await make(ruth, '/api/prayers', prayerForm);
  for (const _ of [1, 2, 3]) await act('report', 'prayer', prayer, await site.aMember());
  await act('hideText', 'prayer', prayer);
  await act('dismissReports', 'prayer', prayer);
  expect((await gateway.rest('GET', `/api/prayers/${prayer}`)).status).toBe(404);
  await act('restoreText', 'prayer', prayer);
  expect((await gateway.rest('GET', `/api/prayers/${prayer}`)).status).toBe(200);
});

test('encouragement under a hidden prayer is read by nobody else, over both APIs', async () => {
  const prayer = await make(ruth, '/api/prayers', prayerForm);
  const comment = await make(boaz, `/api/prayers/${prayer}/comments`, { content: 'Courage' });
  await act('hideText', 'comment', comment);
  await act('hideText', 'prayer', prayer);
  await act('restoreText', 'prayer', prayer);
  expect((await gateway.rest('GET', `/api/prayers/${prayer}`)).body.comments).toEqual([]);
  await act('hideText', 'prayer', prayer);
  await isRefused('restoreText', 'comment', comment);
  expect((await gateway.rest('GET', `/api/prayers/${prayer}`)).status).toBe(404);
  const { body } = await gateway.graphql(`{ prayer(id: ${prayer}) { comments { id } } }`);
  expect(JSON.stringify(body)).not.toContain(`"id":${comment}`);
});

describe('a notification holds no words of a text', () => {
  /** Every notification of a member, as the site, a push and their own data show it. */
  async function wordsFor(member: ActingMember) {
    const listed = await gateway.graphql(
      '{ notifications(first: 50) { notifications { title body } } }',
      {},
      { as: member },
    );
    const own = await gateway.rest('GET', '/api/my-data', { as: member });
    return JSON.stringify([listed.body.data, own.body.notifications]);
  }

  async function aGroup(isPrivate: boolean) {
    const group = await make(ruth, '/api/prayer-groups', { name: 'Gleaners', theme: 'general', isPrivate });
    await gateway.rest('POST', `/api/prayer-groups/${group}/join`, { as: boaz });
    return group;
  }

  test.each(['hideText', 'removeGroupPost'])('that is gone by %s', async (way) => {
    const group = await aGroup(false);
    const post = await make(ruth, `/api/prayer-groups/${group}/posts`, { content: `Canary of ${way}` });
    expect(await wordsFor(boaz)).toContain(`Canary of ${way}`);
    if (way === 'hideText') await act('hideText', 'group_post', post);
    else await gateway.graphql(`mutation { removeGroupPost(id: ${post}) }`, {}, { as: ruth });
    expect(await wordsFor(boaz)).not.toContain(`Canary of ${way}`);
  });

  test('of a private group that its reader has left, and of a comment under a post that is hidden', async () => {
    const group = await aGroup(true);
    const post = await make(boaz, `/api/prayer-groups/${group}/posts`, { content: 'Among us' });
    await make(ruth, `/api/group-posts/${post}/comments`, { content: 'Canary of a comment' });
    await make(ruth, `/api/prayer-groups/${group}/posts`, { content: 'Canary of a private group' });
    expect(await wordsFor(boaz)).toMatch(/Canary of a private group/);
    expect(await wordsFor(boaz)).toMatch(/Canary of a comment/);
    await act('hideText', 'group_post', post);
    expect(await wordsFor(boaz)).not.toMatch(/Canary of a comment/);
    await gateway.graphql(`mutation { leaveGroup(id: ${group}) { id } }`, {}, { as: boaz });
    expect(await wordsFor(boaz)).not.toMatch(/Canary of a private group/);
  });

  test('of a deleted chain or a deleted prayer', async () => {
    const prayer = await make(boaz, '/api/prayers', { ...prayerForm, title: 'Canary of a prayer' });
    await gateway.rest('POST', `/api/prayers/${prayer}/amen`, { as: ruth });
    const chain = await make(ruth, '/api/prayer-chains', {
      ...chainForm(),
      title: 'Canary of a chain',
      visibility: 'private',
      inviteEmails: [boaz.email, 'stranger@example.org'],
    });
    expect(await wordsFor(boaz)).toMatch(/Canary of a chain[^]*Canary of a prayer/);
    await gateway.graphql(`mutation { deleteChain(chainId: ${chain}) }`, {}, { as: ruth });
    await gateway.rest('DELETE', `/api/admin/prayers/${prayer}`, { as: admin });
    expect(await wordsFor(boaz)).not.toMatch(/Canary of a (chain|prayer)/);
    const waiting =
      await site.sql`select from outbox where recipient = 'stranger@example.org' and state = 'waiting'`;
    expect(waiting).toHaveLength(0);
  });
});
