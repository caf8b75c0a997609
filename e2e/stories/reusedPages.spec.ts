import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { anyPage } from '../open';
import { anyWidth } from '../widths';

const nobody = { cookies: [], origins: [] };

test('a page that is used again has forgotten its last use', anyWidth, async ({ reusedPages, baseURL }) => {
  const options = { baseURL, viewport: { width: 700, height: 500 } };
  const page = await reusedPages.take(options, nobody);
  await page.goto(anyPage);
  const before = await knownTo(page);
  await page.context().addCookies([{ name: 'left', value: 'behind', url: baseURL }]);
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    return new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve));
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.route('**/graphql', (route) => route.abort());
  await page.context().route('**/api/**', (route) => route.abort());
  await page.context().newPage();
  await page.setViewportSize({ width: 300, height: 300 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.context().setOffline(true);
  await reusedPages.giveBack(page);
  const left = requests.length;

  expect(await reusedPages.take(options, nobody)).toBe(page);
  await page.goto(anyPage);
  expect(await knownTo(page)).toEqual(before);
  expect((await page.request.get('/api/stats')).ok()).toBe(true);
  expect(requests.length).toBe(left);
  await reusedPages.giveBack(page);

  // A script for every document cannot be taken back.
  expect(await reusedPages.take(options, nobody)).toBe(page);
  await page.addInitScript('window.left = true');
  await reusedPages.giveBack(page);
  expect(page.isClosed()).toBe(true);
  const next = await reusedPages.take(options, nobody);
  expect(next).not.toBe(page);
  await next.context().close();
});

/** What the page and its browser know, without what the program writes on each visit. */
async function knownTo(page: Page) {
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(async () => ({
    stored: [localStorage, sessionStorage].map((storage) => storage.getItem('left')),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    size: [innerWidth, innerHeight],
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  }));
  return { ...inPage, cookies: cookies.map(({ name }) => name), pages: page.context().pages().length };
}
