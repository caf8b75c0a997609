import type { Page } from '@playwright/test';
import { holdOperation, post, responseTo, saveData } from '../calls';
import { expect, test, type OwnPrayer } from '../fixtures';
import { aGroup } from '../groups';
import { expectInteractive } from '../interactive';
import { boxOf } from '../layout';
import { anyWidth, phone } from '../widths';

const pageSize = 20;

test('a prayer that is opened from its card has its title, words and author before the server responds', async ({
  visitor,
  ownPrayer,
}) => {
  const card = await openWall(visitor, ownPrayer);
  const release = await holdOperation(visitor, 'PrayerPage');
  await card.getByRole('link', { name: ownPrayer.title }).click();

  const title = visitor.getByRole('heading', { level: 1, name: ownPrayer.title });
  await expect(title).toBeFocused();
  const article = visitor.getByRole('article', { name: ownPrayer.title });
  await expect(article.getByText(ownPrayer.description)).toBeVisible();
  await expect(article.getByText('Hannah Ramah')).toBeVisible();
  await expect(visitor.getByText('Loading prayer')).toBeAttached();
  const before = await boxOf(title);
  await title.evaluate((heading) => heading.setAttribute('data-first', ''));

  release();
  await expect(visitor.getByRole('heading', { name: /^Words of Encouragement/ })).toBeVisible();
  await expect(visitor.getByText('Loading prayer')).toHaveCount(0);
  await expect(title).toHaveAttribute('data-first');
  await expect(title).toBeFocused();
  expect(await boxOf(title)).toEqual(before);
});

test(
  'a prayer that is gone since its card was read is not found',
  anyWidth,
  async ({ visitor, owner, ownPrayer }) => {
    const card = await openWall(visitor, ownPrayer);
    const withdrawn = await owner.request.delete(`/api/prayers/${ownPrayer.id}`);
    expect(withdrawn.ok(), await withdrawn.text()).toBe(true);
    await card.getByRole('link', { name: ownPrayer.title }).click();
    await expect(visitor.getByRole('heading', { name: 'Prayer Not Found' })).toBeVisible();
  },
);

test(
  'a finger on a title requests the prayer before it is lifted, and the page needs no other request',
  phone,
  async ({ visitor, ownPrayer }) => {
    const card = await openWall(visitor, ownPrayer);
    await operationsAreKnown(visitor);
    const sent = countOperations(visitor);
    const link = card.getByRole('link', { name: ownPrayer.title });
    const responded = responseTo(visitor, 'PrayerPage');
    await link.dispatchEvent('pointerdown');
    await responded;

    await link.tap();
    await expect(visitor.getByRole('heading', { name: /^Words of Encouragement/ })).toBeVisible();
    expect(sent['PrayerPage']).toBe(1);
  },
);

for (const [tab, operation, loading] of [
  ['chains', 'ChainList', 'Loading prayer chains'],
  ['groups', 'GroupList', 'Loading groups'],
] as const) {
  const cardsOf = (page: Page) => page.getByRole('tabpanel').getByRole('article');

  for (const isSlow of [false, true])
    test(
      `a finger on the bar's link to the ${tab} requests them, and the page needs no other request${isSlow ? ', on a slow line' : ''}`,
      phone,
      async ({ visitor }) => {
        await visitor.goto('/prayers');
        await expectInteractive(visitor);
        await operationsAreKnown(visitor);
        const sent = countOperations(visitor);
        const release = isSlow ? await holdOperation(visitor, operation) : () => undefined;
        const link = visitor.locator(`[data-bottom-bar] a[href="/features?tab=${tab}"]`);
        const responded = responseTo(visitor, operation);
        await link.dispatchEvent('pointerdown');
        if (!isSlow) await responded;
        await link.tap();
        if (isSlow) await expect(visitor.getByText(loading)).toBeAttached();
        release();
        await expect(cardsOf(visitor).first()).toBeVisible();
        expect(sent[operation]).toBe(1);
      },
    );

  test(
    `the ${tab} come with their page, for visitors and for members`,
    anyWidth,
    async ({ visitor, member }) => {
      for (const page of [visitor, member]) {
        const sent = countOperations(page);
        await page.goto(`/features?tab=${tab}`);
        await expect(cardsOf(page).first()).toBeVisible();
        expect(sent[operation]).toBeUndefined();
      }
    },
  );
}

test(
  'a press needs only the file of the page: its area has started before',
  anyWidth,
  async ({ visitor }) => {
    await visitor.goto('/prayers');
    await expectInteractive(visitor);
    await visitor.waitForFunction(() => 'mf_testimonials' in window);
    const files: string[] = [];
    visitor.on('request', (request) => {
      if (/\/mf-testimonials\/.*\.js$/.test(request.url())) files.push(request.url());
    });
    await visitor.getByRole('banner').getByRole('link', { name: 'Testimonials' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Testimonies' })).toBeVisible();
    expect(files).toEqual([expect.stringMatching(/_Testimonials\.\w+\.js$/)]);
  },
);

test('nothing is requested ahead for those who save data', anyWidth, async ({ visitor, ownPrayer }) => {
  await saveData(visitor);
  const card = await openWall(visitor, ownPrayer);
  await operationsAreKnown(visitor);
  const sent = countOperations(visitor);
  const link = card.getByRole('link', { name: ownPrayer.title });
  await link.hover();
  await link.dispatchEvent('pointerdown');
  await link.click();
  await expect(visitor.getByRole('heading', { name: /^Words of Encouragement/ })).toBeVisible();
  expect(sent['PrayerPage']).toBe(1);
});

test(
  'nothing is requested ahead for an administrator, whose reading is logged',
  anyWidth,
  async ({ admin, ownPrayer }) => {
    const card = await openWall(admin, ownPrayer);
    await operationsAreKnown(admin);
    const sent = countOperations(admin);
    const link = card.getByRole('link', { name: ownPrayer.title });
    await link.hover();
    await link.dispatchEvent('pointerdown');
    await admin.evaluate(() => fetch('/healthz'));
    expect(sent['PrayerPage']).toBeUndefined();
  },
);

test(
  'Back returns to the card that was opened, in the wall with all its loaded pages, and requests none again',
  phone,
  async ({ visitor, owner }) => {
    // Amens of other stories would make cards shorter.
    const mark = `wall${Date.now()}`;
    await writePrayers(owner, mark, 3 * pageSize + 5);
    await visitor.goto(`/prayers?search=${mark}`);
    await expectInteractive(visitor);
    const cards = visitor.getByRole('article');
    for (let loaded = 1; loaded <= 3; loaded++) {
      await visitor.getByRole('button', { name: 'Load More Prayers' }).click();
      await expect.poll(() => cards.count()).toBeGreaterThan(loaded * pageSize);
    }
    await expectBackToCard(visitor, 3 * pageSize - 4, { operation: 'FeedPage', loading: 'Loading prayers' });
  },
);

for (const [what, address] of [
  ['a search', '/prayers?search=hope'],
  ['a filter', '/prayers?category=health'],
  ['another order', '/prayers?sort=amens'],
] as const)
  test(`Back returns to the card that was opened in ${what}`, anyWidth, async ({ visitor }) => {
    await visitor.goto(address);
    await expectInteractive(visitor);
    await expect(visitor.getByRole('article').first()).toBeVisible();
    const last = (await visitor.getByRole('article').count()) - 1;
    await expectBackToCard(visitor, Math.min(last, 7), { operation: 'FeedPage', loading: 'Loading prayers' });
  });

test(
  'Back returns to the group that was opened, and forward to its page',
  anyWidth,
  async ({ visitor, owner }) => {
    // No other story starts a group of this theme: it would be the first, and move the others.
    const theme = 'career';
    await Promise.all(Array.from({ length: 6 }, () => aGroup(owner, { theme })));
    await visitor.goto(`/features?tab=groups&theme=${theme}`);
    await expectInteractive(visitor);
    const links = visitor.getByRole('tabpanel').locator('article a[href^="/prayer-groups/"]');
    await expect(links.nth(5)).toBeVisible();
    await expectBackTo(visitor, links.nth(3), /\/prayer-groups\/\d+$/, { loading: 'Loading groups' });
  },
);

interface List {
  /** The operation that must not be sent again; a list of groups is shown as it was, and renewed. */
  operation?: string;
  /** What its skeleton says. */
  loading: string;
}

async function expectBackToCard(page: Page, position: number, list: List): Promise<void> {
  const link = page.getByRole('article').nth(position).getByRole('link').first();
  await expectBackTo(page, link, /\/prayer\/\d+$/, list);
}

/** Opens a link's page and goes back, forward and back again by the browser's buttons. */
async function expectBackTo(
  page: Page,
  link: ReturnType<Page['locator']>,
  opened: RegExp,
  { operation, loading }: List,
): Promise<void> {
  // What follows Back comes when the page is idle.
  await operationsAreKnown(page);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = (await boxOf(link)).y;
  const sent = countOperations(page);
  await link.click();
  await expect(page).toHaveURL(opened);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // On the way back and forth both pages have been open before.
  const skeletons = await countSkeletons(page, 'Loading', loading);
  for (const isLast of [false, true]) {
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 9999) - before)).toBeLessThan(3);
    if (isLast) continue;
    await page.goForward();
    await expect(page).toHaveURL(opened);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  if (operation) expect(sent[operation]).toBeUndefined();
  expect(await skeletons()).toBe(0);
}

async function openWall(page: Page, { title }: OwnPrayer) {
  await page.goto(`/prayers?search=${encodeURIComponent(title)}`);
  await expectInteractive(page);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toBeVisible();
  return card;
}

/** Waits for what the page loads when it is idle: the first operations of all routes and slots. */
async function operationsAreKnown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/mf/registry')),
  );
}

/** Counts the operations that the page sends from now on. */
function countOperations(page: Page): Record<string, number> {
  const counts: Record<string, number> = {};
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    const { operationName } = request.postDataJSON() as { operationName: string };
    counts[operationName] = (counts[operationName] ?? 0) + 1;
  });
  return counts;
}

/** Counts the skeletons with one of these labels that come into the page from now on, also for one frame. */
async function countSkeletons(page: Page, ...labels: string[]): Promise<() => Promise<number>> {
  await page.evaluate((watched) => {
    const seen = window as unknown as { skeletons: number };
    seen.skeletons = 0;
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const outputs = [node, ...node.querySelectorAll('*')].filter((one) => one.localName === 'output');
        seen.skeletons += outputs.filter(({ textContent }) => watched.includes(textContent)).length;
      }
    }).observe(document.body, { childList: true, subtree: true });
  }, labels);
  return () => page.evaluate(() => (window as unknown as { skeletons: number }).skeletons);
}

async function writePrayers(owner: Page, mark: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    await post(owner, '/api/prayers', {
      name: 'Hannah Ramah',
      email: 'hannah@example.org',
      title: `A long ${mark} ${number}`,
      description: `The prayer number ${number} of a wall with many pages, written to be found again.`,
      category: 'general',
      isAnonymous: false,
    });
  }
}
