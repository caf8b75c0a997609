import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/**
 * The document, two fonts, the shell and the lines that begin it; on the first page its file, and the italics of what is
 * painted already; for an area's page its entry and its file, and on the wall a part of it that is only there on some days.
 */
const pages = [
  { address: '/', requests: 7 },
  { address: '/prayers', requests: 8 },
  { address: '/prayer/1', requests: 7 },
];

for (const { address, requests } of pages) {
  test(`${address} is there after ${requests} requests, and nothing moves while it arrives`, async ({
    page,
  }) => {
    await watchArrival(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');

    const { asked, shifts } = await page.evaluate(() => window.firstLoad);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(requests);
    expect(shifts).toEqual([]);
  });
}

test('the first page can be read before its program has come, and becomes that program where it stands', async ({
  page,
}) => {
  const problems = watchProblems(page);
  const bringProgram = await holdProgram(page);

  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Prayer Wall' })).toHaveAttribute('href', '/prayers');
  await expect(page.getByRole('button', { name: 'Join Community' })).toBeDisabled();
  await expect(page.getByRole('textbox').first()).not.toBeEditable();
  await heading.evaluate((painted) => (painted.dataset.painted = 'yes'));

  bringProgram();
  await page.getByRole('button', { name: 'Join Community' }).click();
  await expect(page.getByRole('dialog', { name: 'Join Our Prayer Community' })).toBeVisible();
  await expect(page.locator('h1')).toHaveAttribute('data-painted', 'yes');
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('the wall can be read before its program has come, which takes its place and moves nothing', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await watchArrival(page);
  const bringProgram = await holdProgram(page);

  await page.goto('/prayers', { waitUntil: 'commit' });
  const title = page.getByRole('link', { name: 'Waiting for biopsy results' });
  await expect(title).toHaveAttribute('href', /^\/prayer\/\d+$/);
  await expect(page.getByText('They took a sample on Monday')).toBeVisible();
  await expect(page.getByText('Hannah Whitfield')).toBeVisible();
  await expect(page.getByRole('status').getByText('Loading prayers')).toBeAttached();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share a Prayer' })).toBeDisabled();
  const painted = await placesOf(page);

  bringProgram();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('[data-waits], [data-stand-in]')).toHaveCount(0);
  expect(await placesOf(page)).toEqual(painted);
  await expect(title).toHaveCount(1);
  await page.getByRole('button', { name: 'Share a Prayer' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => window.firstLoad.shifts)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a prayer can be read before its program has come, which takes its place and moves nothing', async ({
  page,
}) => {
  const problems = watchProblems(page);
  const bringProgram = await holdProgram(page);

  await page.goto('/prayer/1?fbclid=shared', { waitUntil: 'commit' });
  await expect(page.getByText('The ferry has not run for a week')).toBeVisible();
  await expect(page.getByText('The ferry came on Thursday')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Prayer Wall' })).toHaveAttribute('href', '/prayers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  const painted = await placesOf(page);

  bringProgram();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await placesOf(page)).toEqual(painted);
  await page.getByRole('link', { name: 'Back to Prayer Wall' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(problems).toEqual([]);
});

/** Keeps the shell's file back until it is told to let it go. */
async function holdProgram(page: Page): Promise<() => void> {
  let bring: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => (bring = resolve));
  await page.route(/\/assets\/shell\./, async (route) => {
    await isWanted;
    await route.continue();
  });
  return bring;
}

function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** Where people's words stand that are in sight. */
function placesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Before its fonts are there a text is as wide as in their fallbacks.
    await document.fonts.ready;
    return [...document.querySelectorAll('main h1, main p, main a[href^="/prayer/"], main div')]
      .filter((part) => part.childElementCount === 0 && part.textContent.length > 15)
      .map((part) => ({ part, place: part.getBoundingClientRect() }))
      .filter(({ place }) => place.width > 1 && place.top < window.innerHeight)
      .map(({ part, place }) => `${part.textContent.trim()} ${JSON.stringify(place)}`);
  });
}

test('what the build has painted wears the same classes as what the program draws', async ({ page }) => {
  // The slogans are the administrators', once they have come.
  const parts = page.locator('#root *:not([aria-label="Slogans"] *)');
  const classes = () =>
    parts.evaluateAll((found) => found.map((part) => `${part.tagName} ${part.getAttribute('class')}`));
  const program = /\/assets\/shell\./;
  await page.route(program, (route) => route.abort());
  await page.goto('/');
  const painted = await classes();
  await page.unroute(program);

  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replace(/<style [^>]*data-styled.*?<\/style>/s, '')
        .replace(/<div id="root">.*<\/div>(?=\s*<noscript>)/s, '<div id="root"></div>');
      expect(html.length - body.length).toBeGreaterThan(20_000);
      await route.fulfill({ response, body });
    },
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(painted.length).toBeGreaterThan(100);
  await expect.poll(classes).toEqual(painted);
});

declare global {
  interface Window {
    firstLoad: { asked: string[]; shifts: string[] };
  }
}

/**
 * Notes what had been asked for when the page's heading had come and it had its program, and whatever moved by more than
 * a number's width, or than a font does that takes its fallback's place.
 */
async function watchArrival(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.firstLoad = { asked: [], shifts: [] };
    const arrival = new MutationObserver(() => {
      if (!document.querySelector('h1') || document.querySelector('[data-waits]')) return;
      arrival.disconnect();
      const isLater = (name: string) =>
        document.querySelector(`link[rel="prefetch"][href="${new URL(name).pathname}"]`) !== null ||
        name.endsWith('.svg');
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      window.firstLoad.asked = [location.pathname, ...files.filter((name) => !isLater(name))];
    });
    arrival.observe(document, { childList: true, subtree: true, attributes: true });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; sources: object[] })[]) {
        if (shift.value > 0.005) window.firstLoad.shifts.push(JSON.stringify(shift));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
