import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { aPerson, continueAs } from '../people';
import { root } from '../../scripts/tree/root.mjs';
import { addPrayer, anyWidth } from '../widths';

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
  ownPrayer,
}) => {
  const context = visitor.context();
  const ofOwnPrayer = { name: ownPrayer.title };
  await visitor.goto('/prayers');
  await expect(visitor.getByRole('article', ofOwnPrayer)).toBeVisible();
  await ready(visitor);
  await context.setOffline(true);
  await visitor.close();

  const page = await context.newPage();
  const requests = countRequests(page);
  await page.goto('/prayers');
  await expect(page.getByRole('article', ofOwnPrayer)).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(Object.entries(requests).filter(([, count]) => count > 2)).toEqual([]);

  await page.goto('/features');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.goto('/prayers');
  await expect(page.getByRole('article', ofOwnPrayer)).toBeVisible();
  await page.goto('/features');
  // It opens by itself, and not before the server responds: that would cancel the reader's way to another page.
  const asked = page.waitForEvent('requestfailed');
  await page.evaluate(() => {
    document.title = 'The same page';
    dispatchEvent(new Event('online'));
  });
  await asked;
  await expect(page).toHaveTitle('The same page');
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
  // Another page that is loaded keeps what was read within the one before.
  await member.goto('/testimonials');
  await expect.poll(() => readPaths(member)).toContain('/testimonials');

  await context.setOffline(true);
  await member.goto(`/prayer/${ownPrayer.id}`);
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

test('a prayer written without a connection waits on the wall as it will be, and what is refused keeps its words', async ({
  member,
  owner,
  ownPrayer,
}) => {
  const context = member.context();
  await member.goto('/prayers');
  await ready(member);
  const gone = member.getByRole('article', { name: ownPrayer.title });
  await gone.getByRole('button', { name: /^Words of Encouragement/ }).click();
  await member.getByRole('button', { name: addPrayer }).click();
  const dialog = member.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  const title = `From the train ${crypto.randomUUID().slice(0, 8)}`;
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('We are late, and she waits for us.');
  await dialog.getByLabel('For somebody else?').check();
  await dialog.getByLabel('Whom is it for?').fill('my neighbour');
  await dialog.getByLabel('Who may read this?').selectOption('members');
  await dialog.getByRole('button', { name: 'Submit Prayer' }).click();
  await expect(dialog).toBeHidden();
  await gone.getByPlaceholder('Share words of encouragement...').fill('Be of good courage');
  await gone.getByRole('button', { name: 'Share Encouragement' }).click();
  await expect(gone.getByText('Waiting to be sent')).toBeVisible();
  await member.close();
  expect((await owner.request.delete(`/api/prayers/${ownPrayer.id}`)).ok()).toBe(true);

  const page = await context.newPage();
  await page.goto('/prayers');
  const card = page.getByRole('article', { name: title });
  for (const text of ['Ruth Moab for my neighbour', 'Members', 'Waiting to be sent'])
    await expect(card).toContainText(text);
  await context.setOffline(false);
  await expect(card.getByText('Waiting to be sent')).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Amen (0)' })).toBeVisible();
  const words = page.getByRole('region', { name: 'Your words of encouragement' });
  await expect(words).toContainText('Be of good courage');
  await expect(words).toContainText('It could not be sent');
  await words.getByRole('button', { name: 'Remove' }).click();
  await expect(words).toHaveCount(0);
});

test('a prayer that waits is said where the page does not show it; the wall opens within the page, and shows it', async ({
  member,
  ownPrayer,
}) => {
  const context = member.context();
  await member.goto('/prayers');
  await ready(member);
  await expect(member.getByRole('article', { name: ownPrayer.title })).toBeVisible();
  await expect.poll(() => readPaths(member)).toContain('/prayers');
  // This document has not read the wall itself.
  await member.goto(`/prayer/${ownPrayer.id}`);
  await expect.poll(() => readPaths(member)).toContain(`/prayer/${ownPrayer.id}`);
  await context.setOffline(true);
  await member.getByRole('button', { name: addPrayer }).click();
  const dialog = member.getByRole('dialog');
  const title = `From the hall ${crypto.randomUUID().slice(0, 8)}`;
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('There is no connection here.');
  await dialog.getByRole('button', { name: 'Submit Prayer' }).click();
  await expect(dialog).toBeHidden();
  await expect(member.getByText('Waiting to be sent')).toBeVisible();
  await expect(member.getByText('goes out when you are online again')).toBeVisible();

  await member.setViewportSize({ width: 390, height: 844 });
  const back = member.getByRole('link', { name: 'Back to Prayer Wall' });
  // On a phone the line about the connection is close above, and does not cover its words.
  const isFree = await back.evaluate((link) => {
    const { left, top, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + 60, top + height / 3));
  });
  expect(isFree).toBe(true);
  await back.click();
  await expect(member.getByRole('article', { name: title })).toContainText('Waiting to be sent');
  await expect(member.getByRole('article', { name: ownPrayer.title })).toBeVisible();
  await expect(member.getByText('could not be loaded')).toHaveCount(0);
  await context.setOffline(false);
  const card = member.getByRole('article', { name: title });
  await expect(card.getByRole('button', { name: 'Amen (0)' })).toBeVisible();
  await expect(member.getByText('Waiting to be sent')).toHaveCount(0);
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

test(
  'signing out without a connection leaves nothing to see, and is sent before anything else',
  anyWidth,
  async ({ member, ownPrayer }) => {
    const context = member.context();
    await member.goto(`/prayer/${ownPrayer.id}`);
    await ready(member);
    await context.setOffline(true);
    await member.getByRole('button', { name: 'Amen (0)' }).click();
    await expect(member.getByText('Waiting to be sent')).toBeVisible();
    const question = member.getByRole('alertdialog', { name: 'Sign out before it is sent?' });
    await member.getByRole('button', { name: 'Sign Out' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(member.getByText('Waiting to be sent')).toBeVisible();
    await member.getByRole('button', { name: 'Sign Out' }).click();
    await question.getByRole('button', { name: 'Sign Out' }).click();
    const offline = member.getByRole('heading', { name: 'You are offline' });
    await expect(offline).toBeVisible();
    await expect(member.getByText('unless you have signed out since')).toBeVisible();
    await member.goto(`/prayer/${ownPrayer.id}`);
    await expect(offline).toBeVisible();
    expect(await onDevice(member)).toEqual({ writes: 0, readOf: [], pagesOf: [] });
    await member.close();

    const page = await context.newPage();
    await context.setOffline(false);
    await page.goto(`/prayer/${ownPrayer.id}`);
    await expect(page.getByRole('button', { name: 'Amen (0)' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  },
);

test(
  'where the storage is full, what is sent says so and its words stay',
  anyWidth,
  async ({ member, ownPrayer, baseURL }) => {
    const devtools = await member.context().newCDPSession(member);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 1 });
    await member.goto(`/prayer/${ownPrayer.id}`);
    await member.evaluate(async () => void (await navigator.serviceWorker.ready));
    // The worker may come from an earlier page. With this file the page knows what to do with what is sent.
    await expect.poll(() => hasLoaded(member, '/offline.')).toBe(true);
    await member.context().setOffline(true);
    const words = member.getByPlaceholder('Share words of encouragement...');
    await words.fill('From the train');
    await member.getByRole('button', { name: 'Share Encouragement' }).click();
    await expect(member.getByText('this device has no room to hold it')).toBeVisible();
    await expect(words).toHaveValue('From the train');
    await expect(member.getByText('Waiting to be sent')).toHaveCount(0);
  },
);

test(
  'with SERVICE_WORKER=off an installed worker and what it stored are removed, and pages work on',
  anyWidth,
  async ({ visitor, baseURL }) => {
    const { origin, turnOff, stop } = await startFront(baseURL!);
    // It polls nothing. The browser looks for another script after a visit, too, but then while the page requests much.
    await visitor.goto(`${origin}/features`);
    await ready(visitor);

    await turnOff();
    await visitor.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect.poll(() => workerAndCaches(visitor)).toEqual([0, []]);
    for (const _visit of ['first', 'second']) {
      await visitor.goto(`${origin}/prayers`);
      await expect(visitor.getByRole('article').first()).toBeVisible();
      await expect.poll(() => workerAndCaches(visitor)).toEqual([0, []]);
    }
    await stop();
  },
);

function hasLoaded(page: Page, file: string): Promise<boolean> {
  return page.evaluate(
    (part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
    file,
  );
}

/** How often the page sends each operation, by its name. */
function countRequests(page: Page): Record<string, number> {
  const counts: Record<string, number> = {};
  page.on('request', (sent) => {
    if (!sent.url().endsWith('/graphql')) return;
    const { operationName } = sent.postDataJSON() as { operationName: string };
    counts[operationName] = (counts[operationName] ?? 0) + 1;
  });
  return counts;
}

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

function workerAndCaches(page: Page) {
  return page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    await caches.keys(),
  ]);
}

/**
 * The site at another address, where the other script of the worker can be served as with SERVICE_WORKER=off, from when the
 * page has requested nothing for a second: a request that arrives while the former worker is being stopped starts it
 * again, and Chromium then lets it go after a minute and a half, or later if a debugger, as Playwright's, watches it.
 */
async function startFront(site: string) {
  let worker: Buffer | null = null;
  let lastRequest = 0;
  const front = createServer((incoming, outgoing) => {
    if (worker && incoming.url === '/service-worker.js') {
      outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(worker);
      return;
    }
    lastRequest = Date.now();
    const { host: _, origin, ...headers } = incoming.headers;
    const passed = request(site + incoming.url, {
      method: incoming.method,
      headers: { ...headers, ...(origin && { origin: site }) },
    });
    passed.on('response', (response) => {
      outgoing.writeHead(response.statusCode!, response.headers);
      response.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(front.address() as AddressInfo).port}`,
    turnOff: async () => {
      while (Date.now() - lastRequest < 1_000) await setTimeout(100);
      worker = await readFile(path.join(root, '.site/shell/remove-service-worker.js'));
    },
    stop: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}
