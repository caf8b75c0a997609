import { createHash } from 'node:crypto';
import type { PageResult } from 'schema/page';
import { areaOf, openBuiltSite, registryOf, type BuiltSite } from '../../testing/builtSite';
import type { ActingMember } from '../../testing/testSite';

let site: BuiltSite;

beforeAll(async () => {
  site = await openBuiltSite();
});
afterAll(() => site.close());

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

test('a file that only one page needs is preloaded there and nowhere else', async () => {
  const landing = '<link rel="preload" as="script" href="/assets/landing.abc.js" />';
  expect((await site.rest('GET', '/')).body).toContain(landing);
  expect((await site.rest('GET', '/?error=auth_failed')).body).toContain(landing);
  expect((await site.rest('GET', '/prayers')).body).not.toContain('landing.abc.js');
});

test('visitors get the first page prerendered, with the settings of this site; members and other pages do not', async () => {
  const { body, headers } = await site.rest('GET', '/?auth=failed');
  const { productName, prayersMailbox } = await site.pageData('/');
  expect(body).toContain(`<h1>${productName}</h1><a href="mailto:${prayersMailbox}"></a>`);
  expect(body).toContain('<style></style>');
  expect(headers.get('content-security-policy')).toContain(hashOf(''));
  expect(body).not.toContain('{{');

  for (const [address, as] of [
    ['/', site.ruth],
    ['/features', null],
  ] as const) {
    const other = await site.rest('GET', address, { as });
    expect(other.body).toContain('<div id="root"></div>');
    expect(other.body).not.toContain('mailto:');
  }
});

test("visitors get an area's prerendered page inside the shell's frame, filled with its result", async () => {
  await site.aPrayer({ title: 'A prerendered road & {{nonce}}' });
  const { body, headers } = await site.rest('GET', '/prayers');
  const { productName } = await site.pageData('/prayers');
  expect(headers.get('content-security-policy')).toContain(hashOf('p{margin:0}'));
  expect(body).toContain(
    `<div id="root"><header>${productName}<a href="/testimonials">Testimonials</a></header><div data-placeholder><style>p{margin:0}</style><p>A prerendered road &amp; {{nonce}}</p>`,
  );

  for (const address of ['/prayers?sort=amens', '/prayer/1']) {
    const other = await site.rest('GET', address);
    expect(other.body).toContain('<div id="root"></div>');
    expect(other.body).not.toContain('data-placeholder');
  }
});

test('members get it with their own name and what they may read, and nobody else gets that', async () => {
  const member = await site.aMember({ name: 'Naomi & Orpah' });
  await site.aPrayer({ title: 'For the way home' });
  const [own, ofRuth, ofVisitor] = await Promise.all(
    [member, site.ruth, null].map((as) => site.rest('GET', '/prayers', { as })),
  );
  expect(own!.body).toContain('<header>Naomi &amp; Orpah</header><div data-placeholder>');
  expect(own!.body).toContain('<p>For the way home</p>');
  expect(own!.headers.get('cache-control')).toContain('no-store');
  for (const { body } of [ofRuth!, ofVisitor!]) expect(body).not.toContain('Naomi');
});

test('a matched area is preloaded, and the result of its first operation comes with the page', async () => {
  const { body } = await site.rest('GET', '/prayers');
  expect(body).toContain('<link rel="preload" as="script" href="/mf/mf-wall/v1/remoteEntry.js" />');
  expect(body).toContain('<link rel="preload" as="script" href="/mf/mf-wall/v1/wall.js" />');
  expect(body).not.toContain('prayer.js');

  const [response] = (await site.pageData('/prayers?sort=amens')).results;
  expect(response).toMatchObject({
    operationName: 'Feed',
    variables: { sort: 'amens' },
    result: { data: { prayers: {} } },
  });
  const { results } = await site.pageData('/prayers?sort=nonsense');
  expect(results.map((result: PageResult) => result.operationName)).toEqual(['Banner']);
});

const other = (operationName: string, data: object) => ({
  operationName,
  variables: {},
  result: { data },
  isOther: true,
});
const unread = other('Unread', { unreadNotificationCount: 0 });

test('what else the page and the shell request comes with it too, for members what is theirs', async () => {
  const resultsOf = async (address: string, as: ActingMember | null = null) =>
    (await site.pageData(address, as)).results;
  const namesAt = async (address: string, as: ActingMember | null = null) =>
    (await resultsOf(address, as)).map((result: PageResult) => result.operationName);
  const slogans = other('Slogans', { banner: null });
  expect(await resultsOf('/')).toEqual([slogans]);
  expect(await resultsOf('/', site.ruth)).toEqual([slogans]);

  const banner = other('Banner', { banner: null });
  const own = other('Own', { viewer: { id: site.ruth.id } });
  const feed = expect.objectContaining({ operationName: 'Feed' });
  expect(await resultsOf('/prayers')).toEqual([feed, banner]);
  expect(await resultsOf('/prayers', site.ruth)).toEqual([feed, banner, own, unread]);
  expect(await namesAt('/testimonials')).toEqual([]);
  expect(await namesAt('/testimonials', site.ruth)).toEqual(['Unread']);
  // They have no bell, or no data of an area.
  expect(await namesAt('/alone', site.ruth)).toEqual([]);
  expect(await namesAt('/nowhere', site.ruth)).toEqual([]);
});

test('what a slot of the page needs at its address comes with it, for visitors and for members', async () => {
  const resultsOf = async (address: string, as: ActingMember | null = null) =>
    (await site.pageData(address, as)).results;
  const page = { hasMore: false };
  expect(await resultsOf('/features?tab=chains')).toEqual([
    { operationName: 'Chains', variables: { isMember: false }, result: { data: { prayerChainPage: page } } },
  ]);
  expect(await resultsOf('/features?tab=chains', site.ruth)).toEqual([
    {
      operationName: 'Chains',
      variables: { isMember: true },
      result: { data: { myChains: page, prayerChainPage: page } },
    },
    unread,
  ]);
  const { body } = await site.rest('GET', '/features?tab=chains');
  expect(body).toContain('<link rel="preload" as="script" href="/mf/mf-wall/v1/chains.js" />');
  expect(body.split('mf-wall/v1/remoteEntry.js" />')).toHaveLength(2);

  for (const other of ['/features', '/features?tab=groups', '/testimonials?tab=chains']) {
    expect(await resultsOf(other)).toEqual([]);
    expect((await site.rest('GET', other)).body).not.toContain('chains.js');
  }
});

test('with an ended session it is what visitors get', async () => {
  const naomi = await site.aMember();
  await site.sql`delete from sessions where member_id = ${naomi.id}`;
  const [result] = (await site.pageData('/features?tab=chains', naomi)).results;
  expect(result).toMatchObject({ operationName: 'Chains', variables: { isMember: false } });
});

test('a build without first operations of slots, or a slot that no area fills, leaves its page as it is', async () => {
  const { slotNeeds: _, ...older } = areaOf('v3');
  for (const area of [older, { ...older, slots: {} }]) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    site.write('registry.json', JSON.stringify(registryOf(area)));
    expect((await site.pageData('/features?tab=chains')).results).toEqual([]);
    const { body } = await site.rest('GET', '/features?tab=chains');
    expect(body).toContain('mf-wall/v3/remoteEntry.js');
    expect(body).not.toContain('chains.js');
  }
  site.publish('v1');
});
