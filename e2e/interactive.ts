import { expect, type Page } from '@playwright/test';

/** Waits until the shell has taken over the prerendered page and its controls are enabled. */
export async function expectInteractive(page: Page): Promise<void> {
  await expect(page.locator('[data-waits]')).toHaveCount(0);
}

/** What stands in the place of what is loading. */
export const skeletons = '[data-skeleton]';

/** Waits until nothing is loading in a place of its own, and nothing has changed for a moment. */
export async function expectLoaded(page: Page): Promise<void> {
  await expectInteractive(page);
  await expect(async () => {
    await quiet(page);
    expect(await page.locator(skeletons).count()).toBe(0);
  }).toPass();
}

/** Waits until the page has drawn so many frames. */
export function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (total) => {
    for (let frame = 0; frame < total; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** Waits until the page has not changed for a moment. */
export function quiet(page: Page): Promise<void> {
  return page.evaluate(async () => {
    let last = performance.now();
    const observer = new MutationObserver(() => (last = performance.now()));
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    const end = last + 5000;
    while (performance.now() < Math.min(last + 120, end)) await new Promise((done) => setTimeout(done, 30));
    observer.disconnect();
  });
}
