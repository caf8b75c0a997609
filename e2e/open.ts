import { expect, type Page } from '@playwright/test';
import { quiet } from './interactive';

/** A page for what all pages have. Loading the wall takes nearly twice as much of the processor. */
export const anyPage = '/prayer/1';

/** Goes to a page without loading the program again. */
export async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await quiet(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
