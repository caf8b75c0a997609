import { expect, type Page } from '@playwright/test';

/** Waits until the program has taken over the page: a prerendered page can be read, and nothing else. */
export async function expectProgram(page: Page): Promise<void> {
  await expect(page.locator('[data-waits]')).toHaveCount(0);
}
