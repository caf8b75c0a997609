import { expect, type Page } from '@playwright/test';

/** Goes to a page without loading the program again. */
export async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await quiet(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
