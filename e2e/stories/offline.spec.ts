import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { aPerson, continueAs } from '../people';

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

test('what is sent without a connection waits, also in other tabs and after closing them, and goes out once', async ({
  member,
  ownPrayer,
}) => {
  const context = member.context();
  await member.goto('/prayers');
  await ready(member);
  const card = member.getByRole('article', { name: ownPrayer.title });
  await card.getByRole('link').first().click();
  await expect(member.getByRole('heading', { level: 1, name: ownPrayer.title })).toBeVisible();
  await expect.poll(() => readPaths(member)).toContain(`/prayer/${ownPrayer.id}`);

  await context.setOffline(true);
  await member.getByRole('button', { name: 'Amen (0)' }).click();
  await expect(member.getByRole('button', { name: 'Amen (1)' })).toBeDisabled();
  await expect(member.getByText('Waiting to be sent')).toBeVisible();
  await expect(member.getByText('Amen added')).toHaveCount(0);
  await member.close();

  const page = await context.newPage();
  await page.goto(`/prayer/${ownPrayer.id}`);
  await expect(page.getByRole('button', { name: 'Amen (1)' })).toBeDisabled();
  const words = page.getByPlaceholder('Share words of encouragement...');
  await words.fill('From the train');
  await page.getByRole('button', { name: 'Share Encouragement' }).click();
  await expect(words).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: 'From the train' })).toContainText(
    'Waiting to be sent',
  );
  const other = await context.newPage();
  await other.goto(`/prayer/${ownPrayer.id}`);
  await expect(other.getByText('Waiting to be sent')).toHaveCount(2);

  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(tab.getByText('Waiting to be sent')).toHaveCount(0);
    await expect(tab.getByText('From the train')).toHaveCount(1);
    await expect(tab.getByText('You are offline')).toHaveCount(0);
  }
  const response = await page.request.get(`/api/prayers/${ownPrayer.id}`);
  expect(await response.json()).toMatchObject({ amenCount: 1, commentCount: 1 });
});

test('what waits is never sent as somebody else, and signing out removes everything', async ({
  member,
  ownPrayer,
}) => {
  const context = member.context();
  await member.goto(`/prayer/${ownPrayer.id}`);
  await ready(member);
  await context.setOffline(true);
  await member.getByRole('button', { name: 'Amen (0)' }).click();
  await expect(member.getByText('Waiting to be sent')).toBeVisible();
  // The session ends without a sign-out, and somebody else signs in.
  await member.goto('about:blank');
  await context.clearCookies();
  await context.setOffline(false);
  await member.goto('/api/login');
  await continueAs(member, aPerson('Orpah Moab'));
  await member.waitForURL('/prayers');
  await member.goto(`/prayer/${ownPrayer.id}`);
  // The browser may have sent it by itself before the session ended, as the amen of its owner.
  await expect(member.getByRole('button', { name: /^Amen \([01]\)$/ })).toBeEnabled();
  await expect(member.getByText('Waiting to be sent')).toHaveCount(0);
  const seen = await member.request.get(`/api/prayers/${ownPrayer.id}`);
  expect(await seen.json()).toMatchObject({ hasAmened: false });

  await member.getByRole('button', { name: 'Sign Out' }).click();
  await expect(member.getByText('You are signed out')).toBeVisible();
  await expect.poll(() => onDevice(member)).toEqual({ writes: 0, readOf: [0], pagesOf: ['pages-0'] });
});

/** The paths that open again without a connection. */
function readPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const [read] = await window.valuesOf('lastRead');
    return Object.keys((read as { paths: object } | undefined)?.paths ?? {});
  });
}

/** What is private on this device. */
function onDevice(page: Page) {
  return page.evaluate(async () => {
    const writes = (await window.valuesOf('writes')).length;
    const reads = (await window.valuesOf('lastRead')) as { member: number }[];
    return {
      writes,
      readOf: reads.map(({ member }) => member),
      pagesOf: (await caches.keys()).filter((name) => name.startsWith('pages-')),
    };
  });
}

declare global {
  interface Window {
    valuesOf(store: string): Promise<unknown[]>;
  }
}

test.beforeEach(({ member }) =>
  member.context().addInitScript(() => {
    window.valuesOf = (store) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('prayer-wall');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.addEventListener('success', () => resolve(reading.result));
          reading.addEventListener('error', () => reject(new Error(store)));
          opening.result.close();
        });
      });
  }),
);
