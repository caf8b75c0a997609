import { expect, type Page } from '@playwright/test';

/** Waits until the shell has taken over the prerendered page and its controls are enabled. */
export async function expectInteractive(page: Page): Promise<void> {
  await expect(page.locator('[data-waits]')).toHaveCount(0);
}
