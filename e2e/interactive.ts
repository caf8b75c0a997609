import { expect, type Page } from '@playwright/test';

/** Waits until the shell has taken over the prerendered page and its controls are enabled. */
export async function expectInteractive(page: Page): Promise<void> {
  await expect(page.locator('[data-waits]')).toHaveCount(0);
}

/** They stand beside the text that says what is loading. */
export const skeletons = ':has(> output) span[aria-hidden="true"]:empty';

/** Waits until everything that the page shows has been loaded. */
export async function expectLoaded(page: Page): Promise<void> {
  await expectInteractive(page);
  await expect(page.locator(skeletons)).toHaveCount(0);
}
