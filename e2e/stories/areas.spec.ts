import type { Page, Route } from '@playwright/test';
import { saveData } from '../calls';
import { container, faults } from '../faults';
import { expect, test } from '../fixtures';
import { chains, feed, goToChains, versionOn, type FilledRegion } from '../regions';

for (const { name, code, part, respond } of faults) {
  test(`a remote that ${name} (${code}) costs only its region, and Try Again recovers it`, async ({
    visitor: page,
  }) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/client-errors')) reports.push(request.postData()!);
    });
    if (code === 'PW-103') await page.clock.install();
    // The second area is not there before it is broken.
    await saveData(page);

    // First in the area of the opened page, then in another area of the same page.
    for (const region of [feed, chains]) {
      let isBroken = true;
      const broken: Route[] = [];
      await page.route(brokenFile({ ...region, ...(part && { part }) }), (route) => {
        if (!isBroken) return route.continue();
        broken.push(route);
        return respond(route, region);
      });
      await (region === feed ? page.goto(region.address) : goToChains(page));
      if (code === 'PW-103') await letTenSecondsPass(page, region);
      await expectFallback(page, region, code);
      if (region === feed) await expectWorkingHeader(page);

      isBroken = false;
      // What arrives late is used when it comes.
      if (code === 'PW-103' && region === feed) await Promise.all(broken.map((route) => route.continue()));
      else await page.getByRole('button', { name: 'Try Again' }).click();
      await region.expectThere(page);
    }
    expect(reports.map((report) => JSON.parse(report))).toEqual(
      [feed, chains].map(({ remote }) => ({
        code,
        area: remote,
        version: expect.stringMatching(/^[0-9a-f]{12}$/),
      })),
    );
  });
}

test('a remote that throws while it renders (PW-108) costs only its region, and Try Again renders it again', async ({
  visitor: page,
}) => {
  const throwing = `{ ${feed.module}() { if (!window.isMended) throw new Error('at render'); return 'Mended'; } }`;
  await page.route(entryOf(feed), container(feed.remote, throwing));
  await page.goto(feed.address);
  await expectFallback(page, feed, 'PW-108');

  await page.evaluate('window.isMended = true');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('main')).toHaveText('Mended');
});

test('a remote that needs another kit (PW-107) is never loaded, and Try Again loads the one that fits', async ({
  visitor: page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (entryOf(feed).test(request.url()) && request.resourceType() === 'script')
      requested.push(request.url());
  });
  let isForeign = true;
  for (const source of [feed.address, '**/mf/registry']) {
    await page.route(source, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        new RegExp(`("entry":"/mf/${feed.remote}/[^"]+","kit":)"[^"]+"`),
        (all, before: string) => (isForeign ? `${before}"^99.0.0"` : all),
      );
      await route.fulfill({ response, body });
    });
  }
  await page.goto(feed.address);
  await expectFallback(page, feed, 'PW-107');
  expect(await page.evaluate((name) => name in window, feed.remote.replace('-', '_'))).toBe(false);

  isForeign = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await feed.expectThere(page);
  expect(requested.length).toBeGreaterThan(0);
  // A pending request would fail the next story.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a broken area does not affect the next one', async ({ visitor: page, expectAccessible }) => {
  await page.route('**/mf/mf-wall/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/prayers');
  await expectFallback(page, feed, 'PW-102');
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Testimonials' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Testimonies' })).toBeVisible();
});

test("a route's first operation is sent while its code is still loading; all areas share one React and one kit", async ({
  visitor: page,
}) => {
  await watchStarts(page);
  await page.goto('/prayers');
  await feed.expectThere(page);
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/mf/mf-testimonials/**', (route) =>
    isHeld ? void held.push(route) : route.continue(),
  );
  const firstOperation = page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && request.postData()!.includes('TestimonialWall'),
  );
  const operations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON().operationName);
  });

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Testimonials' }).click();
  await firstOperation;
  expect(held.length).toBeGreaterThan(0);
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));

  await expect(page.getByRole('heading', { level: 1, name: 'Testimonies' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(operations.filter((name) => name === 'TestimonialWall')).toHaveLength(1);

  // The third area, after the two that are loaded.
  await goToChains(page);
  await chains.expectThere(page);
  expect(await sharedOn(page)).toEqual({
    modules: ['kit of shell', 'react of shell', 'react/jsx-runtime of shell'],
    areas: ['mf_groups', 'mf_testimonials', 'mf_wall'],
  });
});

test('a banner names a remote from a developer’s machine, and Stop returns to the published version', async ({
  visitor: page,
  expectAccessible,
}) => {
  await page.route('http://localhost:4401/**', async (route) => {
    const file = new URL(route.request().url()).pathname;
    const response = await page.request.get(`/mf/mf-wall/${version}${file}`);
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'Cross-Origin-Resource-Policy': 'cross-origin' },
    });
  });
  await page.goto('/prayers');
  const version = await versionOn(page, 'mf-wall');

  await page.goto('/override?remote=mf-wall&entry=http://localhost:4401/remoteEntry.js');
  await page.getByRole('button', { name: 'Use it here' }).click();
  await expect(page).toHaveURL(/\/prayers$/);
  await expect(page.getByText('mf-wall comes from http://localhost:4401')).toBeVisible();
  await feed.expectThere(page);

  await expectAccessible(page);

  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/comes from/)).toBeHidden();
  await feed.expectThere(page);
  expect(await versionOn(page, 'mf-wall')).toBe(version);
});

function brokenFile({ remote, module, part }: FilledRegion): RegExp {
  return part === 'entry'
    ? entryOf({ remote })
    : new RegExp(`${folderOf(remote)}__federation_expose_${module}\\.`);
}

function entryOf({ remote }: Pick<FilledRegion, 'remote'>): RegExp {
  return new RegExp(`${folderOf(remote)}remoteEntry\\.js`);
}

const folderOf = (remote: string) => `/mf/(~\\d+/)?${remote}/[^/]+/`;

/** Advances the page's clock until the pending request times out. */
async function letTenSecondsPass(page: Page, { heading }: FilledRegion) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return page.getByRole('heading', { name: heading }).count();
    })
    .toBe(1);
}

async function expectFallback(page: Page, { heading }: FilledRegion, code: string) {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByText(code)).toBeVisible();
  await expect(signInButton(page)).toBeEnabled();
}

async function expectWorkingHeader(page: Page) {
  await signInButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' });

/** Records what the page gives to each area when it starts it. */
async function watchStarts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.givenTo = {};
    for (const name of ['mf_wall', 'mf_testimonials', 'mf_groups']) {
      let container: Container | undefined;
      Object.defineProperty(window, name, {
        get: () => container,
        set(entry: Container | undefined) {
          container = entry && {
            get: entry.get,
            init(scope, started) {
              window.givenTo[name] = scope;
              return entry.init(scope, started);
            },
          };
        },
      });
    }
  });
}

/** The modules that areas got from the page, with the build that provides each, and the areas. */
function sharedOn(page: Page): Promise<{ modules: string[]; areas: string[] }> {
  return page.evaluate(() => {
    const all = Object.values(window.givenTo).flatMap((scope) =>
      Object.entries(scope).flatMap(([name, versions]) =>
        Object.values(versions).map(({ from }) => `${name} of ${from}`),
      ),
    );
    return { modules: [...new Set(all)].sort(), areas: Object.keys(window.givenTo).sort() };
  });
}

type Scope = Record<string, Record<string, { from: string }>>;

interface Container {
  get: unknown;
  init(scope: Scope, started: unknown): unknown;
}

declare global {
  interface Window {
    givenTo: Record<string, Scope>;
  }
}
