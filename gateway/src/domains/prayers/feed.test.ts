import type { Context } from '../members/context';
import { openTestSite, type ActingMember, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';
import { giveAmen } from './amens';
import { encourage } from './encouragement';
import { listPrayers, listPrayersByPage } from './feed';
import { submitPrayer } from './prayers';
import type { PrayerView } from './view';

let site: TestSite;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(async () => {
  await site.sql`delete from prayers`;
  ruth = await site.aMember();
});
afterAll(() => site.close());

async function aPrayer(given: object = {}): Promise<PrayerView> {
  return submitPrayer(ruth.context, { ...prayerForm, ...given });
}

async function manyPrayers(count: number) {
  for (let turn = 1; turn <= count; turn += 1) await aPrayer({ title: `Prayer ${turn}` });
}

const titles = ({ prayers }: { prayers: readonly { title: string }[] }) => prayers.map(({ title }) => title);

/** Every prayer of an order, page by page, as a member or a visitor. */
async function readAll(ctx: Context, options: object): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await listPrayers(ctx, { ...options, first: 2, after });
    found.push(...titles(page));
    if (!page.hasMore) return found;
    after = page.endCursor;
  }
}

test('paging through each order and filter has no gaps, for every caller and repeatedly', async () => {
  for (const [turn, category] of (
    ['health', 'family', 'praise', 'health', 'health', 'family'] as const
  ).entries())
    await aPrayer({ title: `${category} ${turn}`, category });
  for (const sort of ['recent', 'amens', 'trending'] as const) {
    for (const categories of [
      undefined,
      ['health'],
      ['praise'],
      ['health', 'praise'],
      ['family', 'family', 'health'],
    ]) {
      const all = await listPrayersByPage(site.visitor, { sortBy: sort, limit: 50 });
      const expected = titles(all).filter(
        (title) => !categories || categories.includes(title.split(' ')[0]!),
      );
      for (const ctx of [site.visitor, ruth.context, site.visitor])
        expect(await readAll(ctx, { sort, categories })).toEqual(expected);
    }
  }
});

describe('the wall', () => {
  test('recent is newest first, amens is most amens first', async () => {
    const [one, two, three] = [
      await aPrayer({ title: 'One' }),
      await aPrayer({ title: 'Two' }),
      await aPrayer({ title: 'Three' }),
    ];
    const boaz = await site.aMember();
    for (const prayer of [one, two]) await giveAmen(boaz.context, prayer.id);
    await giveAmen(ruth.context, one.id);
    expect(titles(await listPrayersByPage(site.visitor, {}))).toEqual(['Three', 'Two', 'One']);
    expect(titles(await listPrayersByPage(site.visitor, { sortBy: 'amens' }))).toEqual([
      'One',
      'Two',
      'Three',
    ]);
    expect(three.amenCount).toBe(0);
  });

  test('trending weights amens and encouragement by age', async () => {
    const [old, loved, fresh] = [
      await aPrayer({ title: 'Old' }),
      await aPrayer({ title: 'Loved' }),
      await aPrayer({ title: 'Fresh' }),
    ];
    await site.sql`update prayers set created_at = now() - interval '3 days' where id = ${old.id}`;
    await site.sql`update prayers set created_at = now() - interval '3 hours' where id = ${loved.id}`;
    for (const content of ['Courage', 'Strength', 'Peace'])
      await encourage(ruth.context, loved.id, { content });
    expect(titles(await listPrayersByPage(site.visitor, { sortBy: 'trending' }))).toEqual([
      'Loved',
      'Fresh',
      'Old',
    ]);
    expect(fresh.commentCount).toBe(0);
  });

  test('a page has 20 prayers, and tells whether more follow', async () => {
    await manyPrayers(21);
    const first = await listPrayersByPage(site.visitor, {});
    const second = await listPrayersByPage(site.visitor, { page: '2' });
    expect(first).toMatchObject({ hasMore: true });
    expect(first.prayers).toHaveLength(20);
    expect(second).toMatchObject({ hasMore: false });
    expect(titles(second)).toEqual(['Prayer 1']);
    expect(await listPrayersByPage(site.visitor, { page: '3' })).toEqual({ prayers: [], hasMore: false });
    expect(await listPrayersByPage(site.visitor, { page: '1000000', limit: '100' })).toEqual({
      prayers: [],
      hasMore: false,
    });
  });

  test('a list of exactly one page has no next page', async () => {
    await manyPrayers(4);
    expect(await listPrayersByPage(site.visitor, { limit: '4' })).toMatchObject({ hasMore: false });
    expect(await listPrayers(site.visitor, { first: 4 })).toMatchObject({ hasMore: false, endCursor: null });
  });

  test('category is a list; "all" and none mean every category', async () => {
    for (const category of ['health', 'family', 'grief']) await aPrayer({ title: category, category });
    expect(titles(await listPrayersByPage(site.visitor, { category: 'health' }))).toEqual(['health']);
    expect(titles(await listPrayersByPage(site.visitor, { category: 'health,grief' }))).toEqual([
      'grief',
      'health',
    ]);
    expect(titles(await listPrayersByPage(site.visitor, { category: 'health,health' }))).toEqual(['health']);
    for (const category of ['all', 'all,health', '', undefined]) {
      expect(titles(await listPrayersByPage(site.visitor, { category }))).toEqual([
        'grief',
        'family',
        'health',
      ]);
    }
    expect(titles(await listPrayers(site.visitor, { categories: ['family', 'grief'] }))).toEqual([
      'grief',
      'family',
    ]);
    expect(titles(await listPrayers(site.visitor, { categories: [] }))).toEqual([
      'grief',
      'family',
      'health',
    ]);
  });

  test.each(['answered', 'hidden', 'removed'])(
    'a prayer that is %s is neither listed nor found',
    async (status) => {
      const unlisted = await aPrayer({ title: 'Jericho' });
      const stays = await aPrayer({ title: 'Jericho stays' });
      await site.sql`update prayers set status = ${status} where id = ${unlisted.id}`;
      for (const search of [undefined, 'jericho']) {
        for (const sortBy of ['recent', 'amens', 'trending']) {
          expect(titles(await listPrayersByPage(ruth.context, { sortBy, search }))).toEqual([stays.title]);
        }
      }
    },
  );

  test('it includes the caller’s own amens and prayers, and none for a visitor', async () => {
    const boaz = await site.aMember();
    const prayer = await aPrayer();
    await giveAmen(boaz.context, prayer.id);
    const firstPrayerFor = async (context = site.visitor) =>
      (await listPrayersByPage(context, {})).prayers[0];
    expect(await firstPrayerFor()).toMatchObject({ hasAmened: false, isOwner: false, amenCount: 1 });
    expect(await firstPrayerFor(boaz.context)).toMatchObject({ hasAmened: true, isOwner: false });
    expect(await firstPrayerFor(ruth.context)).toMatchObject({ hasAmened: false, isOwner: true });
  });

  test.each([
    [{ sortBy: 'oldest' }, 'sortBy'],
    [{ page: '0' }, 'page'],
    [{ page: '1.5' }, 'page'],
    [{ page: 'two' }, 'page'],
    [{ page: '0x1' }, 'page'],
    [{ page: '1e1' }, 'page'],
    [{ page: '' }, 'page'],
    [{ limit: '1e1' }, 'limit'],
    [{ page: ['1', '2'] }, 'page'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ limit: '-1' }, 'limit'],
    [{ category: 'weather' }, 'category'],
    [{ category: 'health,weather' }, 'category'],
    [{ category: ['health', 'family'] }, 'category'],
    [{ search: 'a\0b' }, 'search'],
    [{ search: 'x'.repeat(501) }, 'search'],
  ])('%j is refused', async (query, path) => {
    await expect(listPrayersByPage(site.visitor, query)).rejects.toMatchObject({
      status: 400,
      fieldErrors: [{ path: expect.stringMatching(new RegExp(`^${path}`)) }],
    });
  });
});

describe('pages by cursor', () => {
  test.each(['recent', 'amens', 'trending'])(
    'by %s, each prayer is listed exactly once while others are posted',
    async (sort) => {
      await manyPrayers(17);
      const boaz = await site.aMember();
      const { prayers } = await listPrayers(site.visitor, {});
      for (const [index, prayer] of prayers.entries())
        if (index % 3 === 0) await giveAmen(boaz.context, prayer.id);
      const before = titles(await listPrayers(site.visitor, { sort, first: 100 }));

      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = await listPrayers(site.visitor, { sort, first: 4, after });
        seen.push(...titles(page));
        after = page.endCursor;
        await aPrayer({ title: `Latecomer ${seen.length}` });
      } while (after);

      expect(seen.filter((title) => !title.startsWith('Latecomer'))).toEqual(before);
      expect(new Set(seen).size).toBe(seen.length);
    },
  );

  test('prayers of the same millisecond are not lost between pages', async () => {
    await manyPrayers(9);
    await site.sql`update prayers set created_at = '2026-01-01T00:00:00.123Z'`;
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await listPrayers(site.visitor, { first: 2, after });
      seen.push(...titles(page));
      after = page.endCursor;
    } while (after);
    expect(new Set(seen).size).toBe(9);
    expect(seen).toHaveLength(9);
  });

  test.each([
    ['nonsense', 'nonsense'],
    ['an empty one', ''],
    ['one of another order', Buffer.from('["amens",1,1]').toString('base64url')],
    ['one with SQL in it', Buffer.from(`["recent","'; drop table prayers",1]`).toString('base64url')],
    ['one with an invalid time', Buffer.from('["recent",8640000000000001,1]').toString('base64url')],
    ['one with a huge id', Buffer.from('["recent",1,99999999999]').toString('base64url')],
  ])('a cursor that is %s is refused', async (_, after) => {
    await expect(listPrayers(site.visitor, { after })).rejects.toMatchObject({
      status: 400,
      fieldErrors: [{ path: 'after', message: expect.any(String) }],
    });
  });

  test.each([0, 101, -1])('first = %d is refused', async (first) => {
    await expect(listPrayers(site.visitor, { first })).rejects.toMatchObject({
      status: 400,
      fieldErrors: [{ path: 'first' }],
    });
  });

  test('a cursor contains a position and nothing about the author', async () => {
    await manyPrayers(2);
    const { endCursor, prayers } = await listPrayers(site.visitor, { first: 1 });
    expect(JSON.parse(Buffer.from(endCursor!, 'base64url').toString())).toEqual([
      'recent',
      prayers[0]!.createdAt.getTime(),
      prayers[0]!.id,
    ]);
  });
});

describe('a page is one statement', () => {
  test.each([
    ['the wall without filters', {}],
    ['three categories', { category: 'health,family,grief' }],
    ['a search', { search: 'travel' }],
    ['a later page', { page: '2', limit: '1' }],
  ])('%s, for a visitor and for a member', async (_, query) => {
    await manyPrayers(3);
    for (const context of [site.visitor, ruth.context]) {
      site.statements();
      await listPrayersByPage(context, query);
      expect(site.statements()).toHaveLength(1);
    }
  });

  test('over both APIs, the session included', async () => {
    await manyPrayers(3);
    const gateway = await site.gateway();
    const document =
      '{ prayers(first: 2) { prayers { id title hasAmened isOwner user { name } } hasMore endCursor } }';
    for (const as of [null, ruth]) {
      await gateway.graphql(document, {}, { as });
      site.statements();
      expect((await gateway.rest('GET', '/api/prayers', { as })).body.prayers).toHaveLength(3);
      expect(site.statements()).toHaveLength(1);
      expect((await gateway.graphql(document, {}, { as })).body.data.prayers.prayers).toHaveLength(2);
      expect(site.statements()).toHaveLength(1);
    }
  });

  test('encouragement and updates of twenty prayers are one statement each', async () => {
    await manyPrayers(20);
    const { prayers } = await listPrayersByPage(site.visitor, {});
    for (const { id } of prayers) await encourage(ruth.context, id, { content: `On ${id}` });
    const gateway = await site.gateway();
    const document = '{ prayers { prayers { id comments { content } updates { content } } } }';
    await gateway.graphql(document, {}, { as: ruth });
    site.statements();
    const { body } = await gateway.graphql(document, {}, { as: ruth });
    expect(site.statements()).toHaveLength(3);
    for (const prayer of body.data.prayers.prayers)
      expect(prayer.comments).toEqual([{ content: `On ${prayer.id}` }]);
  });
});
