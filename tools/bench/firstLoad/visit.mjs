import { emulatePhone } from './phone.mjs';

/**
 * Visits an address for the first time. Returns the requests until the page's heading is there and the page is
 * interactive (without prefetches), their transferred bytes, and the milliseconds until then.
 *
 * @param {import('@playwright/test').Browser} browser
 */
export async function visit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await emulatePhone(page);
    await page.addInitScript(recordPageReady);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => window.readyAt !== undefined);
    return await page.evaluate(figures);
  } finally {
    await context.close();
  }
}

function recordPageReady() {
  new MutationObserver((_, observer) => {
    // The controls of a prerendered page are disabled (`data-waits`) until the program has taken it over.
    if (!document.querySelector('h1') || document.querySelector('[data-waits]')) return;
    observer.disconnect();
    window.readyAt = performance.now();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

function figures() {
  const isLater = (entry) =>
    entry.startTime > window.readyAt ||
    document.querySelector(`link[rel="prefetch"][href="${new URL(entry.name).pathname}"]`) !== null;
  const requested = performance.getEntriesByType('resource').filter((entry) => !isLater(entry));
  const [page] = performance.getEntriesByType('navigation');
  const bytes = [page, ...requested].reduce((total, entry) => total + entry.encodedBodySize, 0);
  return { requests: 1 + requested.length, kilobytes: bytes / 1000, milliseconds: window.readyAt };
}
