import { expect, type Page } from '@playwright/test';

/** Waits until the page is its program's: what is painted before that can be read, and does nothing yet. */
export async function expectProgram(page: Page): Promise<void> {
  await expect(page.locator('[data-waits]')).toHaveCount(0);
}
