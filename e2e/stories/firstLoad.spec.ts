import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/**
 * The document, two fonts and the shell; for an area's page its entry and its file, and on the wall a part of it that
 * is only there on some days.
 */
const pages = [
  { address: '/', requests: 5 },
  { address: '/prayers', requests: 7 },
  { address: '/prayer/1', requests: 6 },
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

declare global {
  interface Window {
    firstLoad: { asked: string[]; shifts: string[] };
  }
}

/** Notes what had been asked for when the page's heading came, and whatever moved by more than a number's width. */
async function watchArrival(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.firstLoad = { asked: [], shifts: [] };
    const arrival = new MutationObserver(() => {
      if (!document.querySelector('h1')) return;
      arrival.disconnect();
      const isLater = (name: string) =>
        document.querySelector(`link[rel="prefetch"][href="${new URL(name).pathname}"]`) !== null ||
        name.endsWith('.svg');
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      window.firstLoad.asked = [location.pathname, ...files.filter((name) => !isLater(name))];
    });
    arrival.observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; sources: object[] })[]) {
        if (shift.value > 0.001) window.firstLoad.shifts.push(JSON.stringify(shift));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
