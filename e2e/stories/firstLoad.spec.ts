import { hold, holdProgram, watchFirstLoad } from '../firstLoad';
import { expect, test } from '../fixtures';
import { aPerson } from '../people';
import { siteWithSlowDocuments } from '../slowDocument';

declare global {
  interface Window {
    /** How often the first of a page's figures was seen to be 0. */
    zeros: number;
  }
}

/**
 * The document, two fonts, the shell's program and its starter; on the landing page its chunk and the italic font; on
 * an area's page its entry and its chunk, on the wall a chunk that only some days need, and for testimonies the lighter
 * serif.
 */
const pages = [
  { address: '/', requests: 7 },
  { address: '/prayers', requests: 8 },
  { address: '/prayer/1', requests: 7 },
  { address: '/testimonials', requests: 8 },
  { address: '/prayer-groups/1', requests: 7 },
];

for (const { address, requests } of pages) {
  test(`${address} is interactive after ${requests} requests, and nothing moves while it loads`, async ({
    page,
  }) => {
    await watchFirstLoad(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');

    const { requested, shifts } = await page.evaluate(() => window.firstLoad);
    expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(requests);
    expect(shifts).toEqual([]);
  });
}

for (const address of ['/', '/prayers'])
  for (const who of ['a visitor', 'a member'] as const)
    test(`${address} has what ${who} needs in its document`, async ({ page: visitor, pageOf }) => {
      const page = who === 'a visitor' ? visitor : await pageOf(aPerson('Ruth Moab'));
      const sent: string[] = [];
      page.on('request', (request) => {
        const body =
          request.method() === 'POST' && request.url().endsWith('/graphql') && request.postDataJSON();
        if (body) sent.push(body.operationName);
      });
      await page.goto(address);
      const last = address === '/' ? 'The latest prayers' : 'Prayer tools';
      await expect(page.getByLabel(last).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      // Once a day.
      expect(sent.filter((name) => !name.endsWith('TimeZone'))).toEqual([]);
    });

for (const { address } of pages) {
  test(`${address} does not move when its fonts load late`, async ({ page }) => {
    await watchFirstLoad(page);
    const releaseFonts = await hold(page, /\.woff2$/);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-waits], [data-placeholder]')).toHaveCount(0);

    releaseFonts();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px Atkinson'))).toBe(true);
    expect(await page.evaluate(() => window.firstLoad.shifts)).toEqual([]);
  });
}

test('the wall has the figures of the community before its program has loaded, and never zeros', async ({
  page,
}) => {
  const releaseProgram = await holdProgram(page);
  const figures = page.locator('dl', { hasText: 'Total Prayers' }).locator('dd');
  await page.goto('/prayers', { waitUntil: 'commit' });
  await expect(figures.first()).toHaveText(/^[1-9]/);

  await page.evaluate(() => {
    window.zeros = 0;
    new MutationObserver(() => {
      if (document.querySelector('dl dd')?.textContent === '0') window.zeros += 1;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  releaseProgram();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(figures.first()).toHaveText(/^[1-9]/);
  expect(await page.evaluate(() => window.zeros)).toBe(0);
});

for (const [address, part, mark] of [
  ['/prayers', 'the header', 'Refresh'],
  ['/prayers', 'the first cards', 'data-heading'],
  ['/', 'the slogans', '<bdi>Carry one another'],
] as const)
  test(`${address} is not drawn while only half of ${part} has arrived, and nothing moves when it has`, async ({
    page,
  }) => {
    const site = await siteWithSlowDocuments(mark);
    try {
      await watchFirstLoad(page);
      await page.goto(site.origin + address, { waitUntil: 'commit' });
      await expect(page.getByRole('banner').getByRole('link', { name: 'Prayer Wall, home' })).toBeAttached();
      // Long enough to draw it.
      await page.waitForTimeout(500);
      const released = await page.evaluate(() => performance.now());

      site.release();
      const drawn = () => page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime);
      await expect.poll(drawn).toBeGreaterThan(released);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.firstLoad.shifts)).toEqual([]);
    } finally {
      site.close();
    }
  });

for (const address of ['/prayers', '/prayer/1'])
  test(`${address} is drawn when its first screen has arrived, while the footer has not`, async ({
    page,
  }) => {
    const site = await siteWithSlowDocuments('<footer');
    try {
      await page.goto(site.origin + address, { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
      await expect(page.getByRole('contentinfo')).not.toBeAttached();
    } finally {
      site.close();
    }
  });

test('while only half of the wall has arrived, nothing on a phone is where its prayers will be', async ({
  page,
  viewport,
}) => {
  await holdProgram(page);
  await page.route(
    (url) => url.pathname === '/prayers',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const half = html.indexOf('<section', html.indexOf('Community Impact'));
      expect(half).toBeGreaterThan(0);
      await route.fulfill({ response, body: html.slice(0, half) });
    },
  );
  await page.goto('/prayers', { waitUntil: 'commit' });
  await expect(page.getByText('Health', { exact: true })).toBeVisible();
  await expect(page.getByText('Community Impact')).toBeVisible({ visible: viewport!.width >= 1024 });
});

for (const who of ['a visitor', 'a member'] as const)
  test(`the first page of ${who} has the same classes as the one that the program renders`, async ({
    page: visitor,
    pageOf,
  }) => {
    const page = who === 'a visitor' ? visitor : await pageOf(aPerson('Ruth Moab'));
    // The slogans change when the administrators' texts have loaded, and the niches when the latest prayers have.
    const parts = page.locator('#root *:not([aria-label="Slogans"] *, [data-arches] *)');
    const classes = () =>
      parts.evaluateAll((found) => found.map((part) => `${part.tagName} ${part.getAttribute('class')}`));
    const program = /\/assets\/shell\./;
    await page.route(program, (route) => route.abort());
    await page.goto('/');
    const prerendered = await classes();
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
    expect(prerendered.length).toBeGreaterThan(100);
    await expect.poll(classes).toEqual(prerendered);
  });
