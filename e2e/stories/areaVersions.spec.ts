import type { Browser, Page } from '@playwright/test';
import { container } from '../faults';
import { expect, test } from '../fixtures';
import { aPerson, continueAs } from '../people';
import { chains, feed, goToChains, versionOn } from '../regions';
import {
  remotes,
  remoteVersions,
  shellVersions,
  startSiteOfVersions,
  type SiteOfVersions,
} from '../siteOfVersions';
import { buildStoryArea } from '../storyArea';

let site: SiteOfVersions;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSiteOfVersions();
});
test.afterAll(() => site?.stop());

test('the release commands give a changed area to some visitors, to all, and roll it back; open pages keep their version', async ({
  browser,
}) => {
  const before = 'Read without hurry.';
  const after = 'Read slowly.';
  await site.publishOther('mf-wall', after, before);
  const few = await visitorOfShare(browser, 7);
  const others = await visitorOfShare(browser, 70);

  expect(await site.command('release', 'mf-wall', '--canary', '50')).toContain(`${site.origin} serves it.`);
  for (const _visit of ['first', 'second']) {
    await expectWall(few, after);
    await expectWall(others, before);
  }

  await site.command('promote', 'mf-wall');
  await openComposer(others);
  await expect(others.getByText(before)).toBeVisible();
  expect(await versionOn(others, 'mf-wall')).toBe('other');
  await expectWall(others, after);

  expect(await site.command('rollback', 'mf-wall')).not.toMatch(/built|installed/);
  await openComposer(others);
  await expect(others.getByText(after)).toBeVisible();
  await expectWall(others, before);
  expect(await versionOn(others, 'mf-wall')).toBe('other');
  await Promise.all([few, others].map((page) => page.context().close()));
});

test('a new area needs only its folder and its release: the same shell then shows its page, title, link and slot', async ({
  page,
}) => {
  // Then no area fills the slot `reportDialog`, which the new area fills.
  await site.withdraw('mf-admin');
  const missing = await page.goto(`${site.origin}/stories`);
  expect(missing!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible();
  const shell = await shellOn(page);

  const { built, remove } = await buildStoryArea();
  await site.command('release', built);
  await remove();

  await page.goto(`${site.origin}/prayers`);
  await linkToStories(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our stories' })).toBeVisible();
  await page.getByRole('link', { name: 'Ruth' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The story of ruth' })).toBeVisible();

  const found = await page.goto(`${site.origin}/stories`);
  expect(found!.status()).toBe(200);
  const html = await found!.text();
  expect(html).toContain('<title>Our stories · Prayer Wall</title>');
  expect(html).toMatch(/"operationName":"StoryFigures".*"totalPrayers":\d+/);
  await expect(page.getByRole('heading', { level: 1, name: 'Our stories' })).toBeVisible();
  await expect(linkToStories(page)).toBeHidden();
  expect(await shellOn(page)).toEqual(shell);

  await page.goto(`${site.origin}/prayers`);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Report' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Tell the storytellers' })).toBeVisible();
});

test('an area that was built for the federation runtime of former shells works beside the others', async ({
  page,
}) => {
  await site.withdraw('mf-admin');
  const { built, remove } = await buildStoryArea({ isOlder: true });
  await site.command('release', built);
  await remove();

  await page.goto(`${site.origin}/stories/ruth`);
  await expect(page.getByRole('heading', { level: 1, name: 'The story of ruth' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Prayer Wall' }).click();
  await feed.expectThere(page);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Report' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Tell the storytellers' })).toBeVisible();
});

test('an open page whose version breaks recovers after a rollback with Try Again', async ({ page }) => {
  await site.publish({ 'mf-wall': { live: 'next' } });
  await page.route(
    '**/mf/mf-wall/next/remoteEntry.js',
    container('mf-wall', `{ ${feed.module}() { throw new Error('at render'); } }`),
  );
  await page.goto(`${site.origin}/prayers`);
  await expect(page.getByText('PW-108')).toBeVisible();

  await site.publish({ 'mf-wall': { live: 'previous' } });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await feed.expectThere(page);
  expect(await entriesOn(page)).toContain('/mf/mf-wall/previous/remoteEntry.js');
});

test('an open page whose version is gone switches to the live one', async ({ page }) => {
  await site.publish({});
  await page.goto(`${site.origin}/prayers`);
  await feed.expectThere(page);

  await site.publish({ 'mf-wall': { live: 'next' } });
  await page.route('**/mf/mf-wall/live/**', (route) => route.fulfill({ status: 404 }));
  await openComposer(page);

  // A chunk that the page loads later.
  const words = page.getByRole('button', { name: /^Words of Encouragement/ }).first();
  const panel = page.getByPlaceholder('Share words of encouragement...').first();
  await expect(async () => {
    // The recovery closes it, so it is opened again.
    if ((await words.getAttribute('aria-expanded')) !== 'true') await words.click();
    await expect(panel).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test.describe('a release while somebody is offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the open page goes on with its own files and sends what waits; the next page is the new release', async ({
    page,
  }) => {
    await site.publishShell('live');
    await site.publish({});
    await page.goto(`${site.origin}/api/login?returnTo=/prayers`);
    await continueAs(page, aPerson('Ruth Moab'));
    await page.waitForURL(`${site.origin}/prayers`);
    await feed.expectThere(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));

    await page.context().setOffline(true);
    const card = page.getByRole('article').first();
    const amen = card.getByRole('button', { name: /^Amen/ });
    await amen.click();
    await expect(card.getByText('Waiting to be sent')).toBeVisible();
    await site.publishShell('next');
    await site.publish({ 'mf-wall': { live: 'next' } });
    await page.context().setOffline(false);
    await expect(card.getByText('Waiting to be sent')).toHaveCount(0);
    // A chunk that is loaded now.
    await card.getByRole('button', { name: /^Words of Encouragement/ }).click();
    await expect(card.getByPlaceholder('Share words of encouragement...')).toBeVisible();
    expect((await entriesOn(page)).filter((entry) => entry.includes('/next/'))).toEqual([]);

    await page.reload();
    await feed.expectThere(page);
    await expect(amen).toBeDisabled();
    const entries = await entriesOn(page);
    expect(entries).toContain('/mf/mf-wall/next/remoteEntry.js');
    expect(entries.some((entry) => entry.startsWith('/assets/next/'))).toBe(true);
  });
});

for (const shell of shellVersions) {
  for (const turn of remoteVersions.keys()) {
    // Over the turns each remote has each version once, and the others have different ones.
    const versions = Object.fromEntries(
      remotes.map((remote, index) => [remote, remoteVersions[(turn + index) % remoteVersions.length]!]),
    );
    const named = remotes.map((remote) => `${remote} ${versions[remote]}`).join(', ');
    test(`matrix: the ${shell} shell works with ${named}`, async ({ page }) => {
      await site.publishShell(shell);
      await site.publish(Object.fromEntries(remotes.map((remote) => [remote, { live: versions[remote]! }])));
      await visitEveryArea(page);

      const entries = await entriesOn(page);
      expect(new Set(entries.filter((entry) => entry.endsWith('/remoteEntry.js')))).toEqual(
        new Set(remotes.map((remote) => `/mf/${remote}/${versions[remote]}/remoteEntry.js`)),
      );
      expect(entries.some((entry) => entry.startsWith('/assets/next/'))).toBe(shell === 'next');
    });
  }
}

/** A page of a visitor whose browser has this number from 0 to 99, which canaries go by. */
async function visitorOfShare(browser: Browser, share: number): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'pw_canary', value: String(share), url: site.origin }]);
  return context.newPage();
}

async function expectWall(page: Page, words: string) {
  await page.goto(`${site.origin}/prayers`);
  await expect(page.getByText(words)).toBeVisible();
  await feed.expectThere(page);
}

/** Opens a part of the wall whose code is loaded on demand. */
async function openComposer(page: Page) {
  await page.getByRole('button', { name: 'New Prayer' }).click();
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Visits all four areas without reloading the page. */
async function visitEveryArea(page: Page) {
  await page.goto(`${site.origin}/prayers`);
  await feed.expectThere(page);
  // The dashboard is for administrators; everybody else uses its area in the report dialog.
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Report' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Testimonials' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Testimonies' })).toBeVisible();
  await goToChains(page);
  await chains.expectThere(page);
}

const linkToStories = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' });

/** The first scripts of the shell on the page. */
async function shellOn(page: Page): Promise<string[]> {
  const entries = await entriesOn(page);
  return entries.filter((entry) => entry.startsWith('/assets/shell.'));
}

/** The paths of all resources that the page has requested. */
function entriesOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
}
