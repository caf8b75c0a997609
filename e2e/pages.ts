import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** What a browser has of somebody: nothing, or a session. */
export type BrowserState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface Pages {
  /** A page of a browser with these options that knows nothing of anybody but the state. */
  take(options: BrowserContextOptions, state: BrowserState): Promise<Page>;
  /** Ends the use of a page, which another story may then take. */
  giveBack(page: Page): Promise<void>;
}

/** Pages that nobody has used before, and nobody uses after. */
export function newPages(browser: Browser): Pages {
  return {
    async take(options, storageState) {
      const context = await browser.newContext({ ...options, storageState });
      return context.newPage();
    },
    giveBack: (page) => page.context().close(),
  };
}

/**
 * Pages that stories use one after another: one that has loaded the program loads it again with half the work, because its
 * process has compiled it (decision 76). Between two stories a page is reset to the site's files, or closed where
 * it cannot be.
 */
export function reusedPages(browser: Browser): Pages {
  const { take, giveBack } = newPages(browser);
  const spare = new Map<string, Page[]>();
  const reusable = new Map<Page, BrowserContextOptions>();

  return {
    async take(options, state) {
      const known = spare.get(JSON.stringify(options))?.pop();
      if (known) {
        await restore(known, state);
        return known;
      }
      const page = await take(options, state);
      reusable.set(page, options);
      watchLastingChanges(page, () => reusable.delete(page));
      return page;
    },
    async giveBack(page) {
      const options = reusable.get(page);
      if (page.isClosed() || !options) return giveBack(page);
      await reset(page, options);
      const key = JSON.stringify(options);
      spare.set(key, [...(spare.get(key) ?? []), page]);
    },
  };
}

/** Calls `onChange` for what neither a new document nor `reset` ends. */
function watchLastingChanges(page: Page, onChange: () => void): void {
  const everywhere = [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'routeWebSocket',
    'setExtraHTTPHeaders',
  ] as const;
  for (const [object, names] of [
    [page, [...everywhere, 'addLocatorHandler']],
    [page.clock, ['install', 'setFixedTime', 'setSystemTime']],
    [page.context(), [...everywhere, 'newCDPSession', 'setGeolocation']],
  ] as const)
    for (const name of names) {
      const call = Reflect.get(object, name) as (...given: unknown[]) => unknown;
      Reflect.set(object, name, (...given: unknown[]) => {
        onChange();
        return call.apply(object, given);
      });
    }
}

const nothing = '/nothing';

/** What stories listen to. Playwright's own listeners stay. */
const events = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response'];

/** Leaves an empty document of the site, whose process has compiled the program, and nothing that a story has changed. */
async function reset(page: Page, options: BrowserContextOptions): Promise<void> {
  const { viewport, colorScheme = null, reducedMotion = null } = options;
  const context = page.context();
  for (const event of events) page.removeAllListeners(event);
  const others = context.pages().filter((other) => other !== page);
  // First: what follows is for every page of the context, and fails for one that is being closed.
  await Promise.all(others.map((other) => other.close()));
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
    page.emulateMedia({ media: null, colorScheme, reducedMotion }),
    viewport && page.setViewportSize(viewport),
  ]);
  await page.route(nothing, (route) =>
    // Another opener policy than that of the program's documents would be another process.
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
      body: '',
    }),
  );
  await page.goto(nothing);
  await page.unrouteAll();
  await context.clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.mouse.move(-1, -1);
}

/** On a page that was reset. */
async function restore(page: Page, { cookies, origins }: BrowserState): Promise<void> {
  await page.context().addCookies(cookies);
  const entries = origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value);
  }, entries);
}
