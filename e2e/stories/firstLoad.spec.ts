import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { aGroup, aPost } from '../groups';
import { aPerson } from '../people';
import { siteWithSlowDocuments } from '../slowDocument';
import { addPrayer } from '../widths';

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

for (const [address, part, mark] of [
  ['/prayers', 'the header', 'Refresh'],
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

test('a visitor can read the first page before its program has loaded, which then hydrates it', async ({
  page,
}) => {
  const { problems, releaseProgram } = await beforeProgram(page);

  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Prayer Wall' })).toHaveAttribute('href', '/prayers');
  // The starter keeps presses, and runs before this event.
  await page.waitForLoadState('domcontentloaded');
  await page.getByRole('button', { name: 'Join Community' }).click();
  await expect(page.getByRole('textbox').first()).not.toBeEditable();
  await heading.evaluate((prerendered) => (prerendered.dataset.prerendered = 'yes'));

  releaseProgram();
  await expect(page.getByRole('dialog', { name: 'Join Our Prayer Community' })).toBeVisible();
  await expect(page.locator('h1')).toHaveAttribute('data-prerendered', 'yes');
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a member can read their first page before its program has loaded, which then hydrates it', async ({
  pageOf,
}) => {
  const page = await pageOf(aPerson('Ruth Moab'));
  const { problems, releaseProgram } = await beforeProgram(page);

  await page.goto('/', { waitUntil: 'commit' });
  const welcome = page.getByText('Welcome back, Ruth');
  await expect(welcome).toBeVisible();
  await expect(page.getByText('Ruth Moab')).toBeVisible();
  await expect(page.getByRole('button', { name: /Sign In|Join Community|Create Account/ })).toHaveCount(0);
  await welcome.evaluate((prerendered) => (prerendered.dataset.prerendered = 'yes'));

  releaseProgram();
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await expect(welcome).toHaveAttribute('data-prerendered', 'yes');
  await expect(page.getByText('Ruth Moab')).toHaveCount(1);
  expect(await page.evaluate(() => window.firstLoad.shifts)).toEqual([]);
  expect(problems).toEqual([]);
});

for (const who of ['a visitor', 'a member'] as const)
  test(`${who} can read the wall before its program has loaded, which then takes it over and moves nothing`, async ({
    page: visitor,
    pageOf,
  }) => {
    const page = who === 'a visitor' ? visitor : await pageOf(aPerson('Ruth Moab'));
    const { problems, releaseProgram } = await beforeProgram(page);

    await page.goto('/prayers', { waitUntil: 'commit' });
    const title = page.getByRole('link', { name: 'Waiting for biopsy results' });
    await expect(title).toHaveAttribute('href', /^\/prayer\/\d+$/);
    await expect(page.getByText('They took a sample on Monday')).toBeVisible();
    await expect(page.getByText('Hannah Whitfield')).toBeVisible();
    await expect(page.getByRole('status').getByText('Loading prayers')).toBeAttached();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: who === 'a visitor' ? 'Sign In' : 'Sign Out' }),
    ).toBeVisible();
    await expect(page.getByText('Ruth Moab')).toHaveCount(who === 'a visitor' ? 0 : 1);
    await page.waitForLoadState('domcontentloaded');
    const prerendered = await positionsOf(page);

    releaseProgram();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('[data-waits], [data-placeholder]')).toHaveCount(0);
    // The member's journey has its figures later.
    const expected = who === 'a visitor' ? prerendered : expect.arrayContaining(prerendered);
    expect(await positionsOf(page)).toEqual(expected);
    await expect(title).toHaveCount(1);
    await page.getByRole('button', { name: addPrayer }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => window.firstLoad.shifts)).toEqual([]);
    expect(problems).toEqual([]);
  });

test('what is pressed before the program has loaded is done by it', async ({ page }) => {
  const releaseProgram = await holdProgram(page);
  await page.goto('/prayers', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: addPrayer });
  // The starter keeps presses, and runs before this event.
  await page.waitForLoadState('domcontentloaded');
  await button.click();
  await expect(button).toHaveAttribute('data-pressed');
  await expect(button).toBeFocused();

  releaseProgram();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the menu that a member presses before the program has loaded is opened by it', async ({ pageOf }) => {
  const page = await pageOf(aPerson('Ruth Moab'));
  const releaseProgram = await holdProgram(page);
  await page.goto('/prayers', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await page.getByRole('banner').getByRole('button', { name: 'Ruth Moab' }).click();

  releaseProgram();
  await expect(page.getByRole('menuitem', { name: 'My account' })).toBeVisible();
});

for (const who of ['a visitor', 'a member'] as const)
  test(`${who} can read a prayer before its program has loaded, which then takes it over and moves nothing`, async ({
    page: visitor,
    pageOf,
  }) => {
    const page = who === 'a visitor' ? visitor : await pageOf(aPerson('Ruth Moab'));
    const { problems, releaseProgram } = await beforeProgram(page);

    await page.goto('/prayer/1?fbclid=shared', { waitUntil: 'commit' });
    await expect(page.getByText('The ferry has not run for a week')).toBeVisible();
    await expect(page.getByText('The ferry came on Thursday')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Prayer Wall' })).toHaveAttribute('href', '/prayers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    const prerendered = await positionsOf(page);

    releaseProgram();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The words of encouragement come with the program, below what is there.
    expect(await positionsOf(page)).toEqual(expect.arrayContaining(prerendered));
    await page.getByRole('link', { name: 'Back to Prayer Wall' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(problems).toEqual([]);
  });

for (const who of ['a visitor', 'a member'] as const)
  test(`${who} can read the testimonies before their program has loaded, which then takes them over and moves nothing`, async ({
    page: visitor,
    pageOf,
  }) => {
    const page = who === 'a visitor' ? visitor : await pageOf(aPerson('Ruth Moab'));
    const { problems, releaseProgram } = await beforeProgram(page);

    await page.goto('/testimonials', { waitUntil: 'commit' });
    const title = page.getByText('A visa for my wife');
    await expect(title).toHaveAttribute('href', /^\/prayer\/\d+$/);
    await expect(page.getByText('Selam lands on Saturday')).toBeVisible();
    const anonymous = page.getByText('He stood at the door with bread under his arm');
    await expect(anonymous).toBeAttached();
    await expect(page.getByText('Anonymous')).toHaveCount(1);
    await expect(page.getByText('Marisol')).toHaveCount(0);
    await expect(page.getByRole('status').getByText('Loading testimonies')).toBeAttached();
    await expect(page.locator('[data-bottom-bar] [aria-current]')).toHaveAttribute('href', '/testimonials');
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.waitForLoadState('domcontentloaded');
    const prerendered = await positionsOf(page);
    expect(prerendered.length).toBeGreaterThan(3);

    releaseProgram();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('[data-waits], [data-placeholder]')).toHaveCount(0);
    expect(await positionsOf(page)).toEqual(expect.arrayContaining(prerendered));
    await expect(title).toHaveCount(1);
    expect(await page.evaluate(() => window.firstLoad.shifts)).toEqual([]);
    expect(problems).toEqual([]);
  });

for (const who of ['a visitor', 'somebody who could join', 'its admin'] as const)
  test(`${who} can read a group before its program has loaded, which then takes it over and moves nothing`, async ({
    page: visitor,
    pageOf,
  }) => {
    const leader = await pageOf(aPerson('Ruth Moab'));
    const address = await ownGroup(leader);
    const isAdmin = who === 'its admin';
    const page = isAdmin ? leader : who === 'a visitor' ? visitor : await pageOf(aPerson('Orpah Moab'));
    const { problems, releaseProgram } = await beforeProgram(page);

    await page.goto(address, { waitUntil: 'commit' });
    const discussion = page.getByRole('tabpanel');
    await expect(page.getByRole('status').getByText('Loading group')).toBeAttached();
    await expect(discussion.getByText('Ruth Moab')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Manage' })).toHaveCount(isAdmin ? 1 : 0);
    await expect(page.getByLabel('Share something with the group')).toHaveCount(isAdmin ? 1 : 0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await page.waitForLoadState('domcontentloaded');
    const words = [
      page.getByText('Gleaners of Bethlehem'),
      page.getByText('Grief & Loss'),
      page.getByRole('tab', { name: 'About' }),
      ...['Pray for Naomi, who is on her way.', 'The barley harvest has begun.'].map((post) =>
        discussion.getByText(post),
      ),
      discussion.getByText('Like (0)').last(),
    ];
    const prerendered = await boxesOf(words);
    await page.getByRole('tab', { name: 'About' }).click();

    releaseProgram();
    await expect(page.getByText('We pray for those who grieve.')).toBeVisible();
    await page.getByRole('tab', { name: 'Discussion' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    expect(await boxesOf(words)).toEqual(prerendered);
    expect(await page.evaluate(() => window.firstLoad.shifts)).toEqual([]);
    expect(problems).toEqual([]);
  });

for (const who of ['a visitor', 'a member of the group'] as const)
  test(`${who} can read an invitation before its program has loaded, which then takes it over and moves nothing`, async ({
    page: visitor,
    pageOf,
  }) => {
    const leader = await pageOf(aPerson('Ruth Moab'));
    const { name, inviteLinkToken } = await aGroup(leader, { isPrivate: true });
    const isMember = who === 'a member of the group';
    const page = isMember ? leader : visitor;
    const { problems, releaseProgram } = await beforeProgram(page);

    await page.goto(`/join/${inviteLinkToken}`, { waitUntil: 'commit' });
    const words = [
      page.getByText('Back to Prayer Groups'),
      page.getByText(isMember ? 'You already pray together' : 'You are invited to pray together'),
      page.getByText(name, { exact: true }),
      page.getByText('Grief & Loss'),
      page.getByText('Private'),
      page.getByText('We pray for those who grieve.'),
      ...(isMember ? [page.getByText('You are a member'), page.getByText('View Group')] : []),
    ];
    for (const text of words) await expect(text).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await page.waitForLoadState('domcontentloaded');
    const prerendered = await boxesOf(words);

    releaseProgram();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in to join' })).toHaveCount(isMember ? 0 : 1);
    await expect(page.getByRole('link', { name: 'View Group' })).toHaveCount(isMember ? 1 : 0);
    await expect(page.getByText('1/100 members')).toBeVisible();
    expect(await boxesOf(words)).toEqual(prerendered);
    expect(await page.evaluate(() => window.firstLoad.shifts)).toEqual([]);
    expect(problems).toEqual([]);
  });

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('the wall has its names and titles where the program will have them', async ({ page }) => {
    const { problems, releaseProgram } = await beforeProgram(page);
    await page.goto('/prayers', { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    const words = [
      page.getByRole('link', { name: 'Waiting for biopsy results' }),
      page.getByText('Hannah Whitfield'),
    ];
    const boxes = () => Promise.all(words.map(boxOfText));
    const prerendered = await boxes();

    releaseProgram();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await boxes()).toEqual(prerendered);
    expect(problems).toEqual([]);
  });
});

/** The boxes of the elements with these words, in the fonts of the page. */
async function boxesOf(words: Locator[]) {
  await words[0]!.page().evaluate(() => document.fonts.ready);
  return Promise.all(words.map((text) => text.boundingBox()));
}

/** The box of the words themselves, however wide their element is. */
function boxOfText(part: Locator): Promise<string> {
  return part.evaluate(async (element) => {
    await document.fonts.ready;
    const range = document.createRange();
    range.selectNodeContents(element);
    return JSON.stringify(range.getBoundingClientRect());
  });
}

/** A new member's own group, with two posts. */
async function ownGroup(leader: Page): Promise<string> {
  const { id } = await aGroup(leader, { name: 'Gleaners of Bethlehem' });
  await aPost(leader, id, 'The barley harvest has begun.');
  await aPost(leader, id, 'Pray for Naomi, who is on her way.');
  return `/prayer-groups/${id}`;
}

/** Holds the program of the next page back, and watches that page. */
async function beforeProgram(page: Page) {
  const problems = watchProblems(page);
  await watchFirstLoad(page);
  return { problems, releaseProgram: await holdProgram(page) };
}

/** Holds the shell's program back. Returns the function that lets it through. */
const holdProgram = (page: Page) => hold(page, /\/assets\/shell\./);

async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** The positions of the visible texts that people wrote. */
function positionsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Before the fonts have loaded, texts have the width of the fallback fonts; the loading begins with a frame.
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    const texts = 'main :is(h1, h2, p, a[href^="/prayer/"], div, [data-heading])';
    return [...document.querySelectorAll(texts)]
      .filter((part) => !part.querySelector(':not(bdi)') && part.textContent.length > 15)
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.top < window.innerHeight)
      .map(({ part, box }) => `${part.textContent.trim()} ${JSON.stringify(box)}`);
  });
}

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

declare global {
  interface Window {
    firstLoad: { requested: string[]; shifts: string[] };
  }
}

/**
 * Records the requests until the page has its heading and its program, and every layout shift that is larger than that
 * of a changed number or of a font that replaces its fallback.
 */
async function watchFirstLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.firstLoad = { requested: [], shifts: [] };
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1') || document.querySelector('[data-waits]')) return;
      observer.disconnect();
      const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      // On a slow machine the page responds after the time when what follows is installed (shell/remotes/ahead.ts).
      const isAhead = ({ name, startTime }: PerformanceEntry) =>
        loadEventEnd > 0 && startTime > loadEventEnd + 1_400 && /\/(ahead\.\w+\.js|mf\/registry)$/.test(name);
      const isLater = ({ name }: PerformanceEntry) =>
        document.querySelector(`link[rel="prefetch"][href="${new URL(name).pathname}"]`) !== null ||
        name.endsWith('.svg');
      const files = performance
        .getEntriesByType('resource')
        .filter((file) => !isLater(file) && !isAhead(file));
      window.firstLoad.requested = [location.pathname, ...files.map(({ name }) => name)];
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; sources: object[] })[]) {
        if (shift.value > 0.005) window.firstLoad.shifts.push(JSON.stringify(shift));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
