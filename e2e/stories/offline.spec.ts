import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';

test.use({ serviceWorkers: 'allow' });

/** Waits until what the page shows can be opened again without a connection. */
async function ready(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('files')).keys()).length))
    .toBeGreaterThan(12);
}

test('without a connection a page that was read opens again, also in a new window; any other says so', async ({
  visitor,
}) => {
  const context = visitor.context();
  await visitor.goto('/prayers');
  const title = await visitor.getByRole('article').first().getByRole('heading').textContent();
  await ready(visitor);
  await context.setOffline(true);
  await visitor.close();

  const page = await context.newPage();
  await page.goto('/prayers');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(title!);
  await expect(page.getByText('You are offline.')).toBeVisible();

  await page.goto('/features');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  // It opens by itself.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Features', level: 1 })).toBeVisible();
  await expect(page.getByText('You are offline')).toHaveCount(0);
});
