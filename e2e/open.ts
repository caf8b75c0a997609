import { expect, type Page } from '@playwright/test';
import { quiet } from './interactive';

/** Goes to a page without loading the program again. */
export async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await quiet(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
