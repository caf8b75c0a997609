import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { remoteVersions, shellVersions, startSiteOfVersions, type SiteOfVersions } from '../siteOfVersions';

/** A region that another area fills, and how one sees that it is there. */
const regions = [
  {
    name: 'the feed',
    remote: 'mf-wall',
    address: '/prayers',
    heading: 'The prayer wall could not be loaded',
    module: 'PrayerWall',
    part: 'exposed module',
    expectThere: (page: Page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'the slot of the chains',
    remote: 'mf-groups',
    address: '/features?tab=chains',
    heading: 'Prayer chains could not be loaded',
    module: 'Chains',
    part: 'entry',
    expectThere: (page: Page) =>
      expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Prayer Chains' })).toBeVisible(),
  },
];

const script = (body: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body });

/** A container that a deployment could have left: its only module is `exposed`. */
const container = (remote: string, exposed: string) =>
  script(`var ${remote.replace('-', '_')} = { init() {}, get: async () => () => (${exposed}) };`);

const faults = [
  { name: 'is missing', code: 'PW-101', answer: (route: Route) => route.fulfill({ status: 404 }) },
  { name: 'answers 500', code: 'PW-102', answer: (route: Route) => route.fulfill({ status: 500 }) },
  { name: 'never arrives', code: 'PW-103', answer: () => undefined },
  {
    name: 'has the wrong content type',
    code: 'PW-104',
    answer: (route: Route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'X-Content-Type-Options': 'nosniff' },
        body: '<!doctype html>',
      }),
  },
  { name: 'ends half-way', code: 'PW-105', answer: script('var mf_wall; (() => { const half =') },
  { name: 'throws when it is loaded', code: 'PW-105', answer: script('throw new Error("at load");') },
];

for (const region of regions) {
  const folder = `/mf/(~\\d+/)?${region.remote}/[^/]+/`;
  const entry = new RegExp(`${folder}remoteEntry\\.js`);
  const broken =
    region.part === 'entry' ? entry : new RegExp(`${folder}__federation_expose_${region.module}\\.`);

  for (const { name, code, answer } of faults) {
    test(`${region.name}: an ${region.part} that ${name} costs its region alone, and Try Again heals it`, async ({
      page,
    }) => {
      await expectFault(page, region, broken, code, answer);
    });
  }

  for (const { name, code, exposed } of [
    {
      name: 'throws while it renders',
      code: 'PW-108',
      exposed: `{ ${region.module}() { throw new Error('at render'); } }`,
    },
    { name: 'lacks its module', code: 'PW-106', exposed: '{}' },
  ]) {
    test(`${region.name}: an area that ${name} costs its region alone`, async ({ page }) => {
      await expectFault(page, region, entry, code, container(region.remote, exposed), { heals: false });
    });
  }

  test(`${region.name}: an area that needs another kit is never loaded`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (entry.test(request.url()) && request.resourceType() === 'script') asked.push(request.url());
    });
    let isForeign = true;
    for (const source of [region.address, '**/mf/registry']) {
      await page.route(source, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(
          new RegExp(`("entry":"/mf/${region.remote}/[^"]+","kit":)"[^"]+"`),
          (all, before: string) => (isForeign ? `${before}"^99.0.0"` : all),
        );
        await route.fulfill({ response: answer, body });
      });
    }
    await page.goto(region.address);
    await expectFallback(page, region.heading, 'PW-107');
    expect(await page.evaluate((name) => name in window, region.remote.replace('-', '_'))).toBe(false);

    isForeign = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await region.expectThere(page);
  });
}

async function expectFault(
  page: Page,
  region: (typeof regions)[number],
  address: RegExp,
  code: string,
  answer: (route: Route) => unknown,
  { heals = true } = {},
) {
  let isBroken = true;
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) reports.push(request.postData()!);
  });
  await page.route(address, (route) => (isBroken ? answer(route) : route.continue()));
  if (code === 'PW-103') await page.clock.install();
  await page.goto(region.address);
  if (code === 'PW-103') {
    await expect(page.getByRole('banner')).toBeVisible();
    await expect
      .poll(async () => {
        await page.clock.fastForward(10_000);
        return page.getByRole('heading', { name: region.heading }).count();
      })
      .toBe(1);
  }
  await expectFallback(page, region.heading, code);
  await expect
    .poll(() => reports.map((report) => JSON.parse(report)))
    .toEqual([{ code, area: region.remote, version: expect.stringMatching(/^[0-9a-f]{12}$/) }]);
  if (!heals) return;

  isBroken = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await region.expectThere(page);
}

/** The region says what is wrong; the header is alive. */
async function expectFallback(page: Page, heading: string, code: string) {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByText(code)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeEnabled();
}

test('another area is there although the one before broke', async ({ page }) => {
  await page.route('**/mf/mf-wall/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/prayers');
  await expectFallback(page, 'The prayer wall could not be loaded', 'PW-102');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Testimonials' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Testimonies' })).toBeVisible();
});

test('what a route asks first is asked while its code is still on the way', async ({ page }) => {
  await page.goto('/prayers');
  await expect(page.getByRole('article').first()).toBeVisible();
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/mf/mf-testimonials/**', (route) =>
    isHeld ? void held.push(route) : route.continue(),
  );
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && request.postData()!.includes('TestimonialWall'),
  );
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) questions.push(request.postDataJSON().operationName);
  });

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Testimonials' }).click();
  await asked;
  expect(held.length).toBeGreaterThan(0);
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));

  await expect(page.getByRole('heading', { level: 1, name: 'Testimonies' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(questions.filter((name) => name === 'TestimonialWall')).toHaveLength(1);
});

test('every area shares one React and one kit', async ({ page }) => {
  await page.goto('/features?tab=chains');
  await regions[1]!.expectThere(page);
  await page.goto('/prayers');
  await regions[0]!.expectThere(page);
  await page.getByRole('button', { name: 'Share a Prayer' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const shared = await page.evaluate(() => {
    interface Share {
      from: string;
      loaded?: boolean;
    }
    const { __FEDERATION__ } = window as unknown as {
      __FEDERATION__: { __SHARE__: Record<string, { default: Record<string, Record<string, Share>> }> };
    };
    return Object.values(__FEDERATION__.__SHARE__).flatMap((scopes) =>
      Object.entries(scopes.default).flatMap(([name, versions]) =>
        Object.values(versions).map(({ from }) => `${name} of ${from}`),
      ),
    );
  });
  expect([...new Set(shared)].sort()).toEqual([
    'kit of shell',
    'react of shell',
    'react/jsx-runtime of shell',
  ]);
});

test('a remote from a developer’s machine is named, and Stop takes what is published again', async ({
  page,
}) => {
  await page.route('http://localhost:4401/**', async (route) => {
    const file = new URL(route.request().url()).pathname;
    const answer = await page.request.get(`/mf/mf-wall/${version}${file}`);
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'Cross-Origin-Resource-Policy': 'cross-origin' },
    });
  });
  await page.goto('/prayers');
  const version = await page.evaluate(
    () =>
      JSON.parse(document.getElementById('page')!.textContent).registry.remotes['mf-wall'].version as string,
  );

  await page.goto('/override?remote=mf-wall&entry=http://localhost:4401/remoteEntry.js');
  await page.getByRole('button', { name: 'Use it here' }).click();
  await expect(page).toHaveURL(/\/prayers$/);
  await expect(page.getByText('mf-wall comes from http://localhost:4401')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/comes from/)).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('versions', () => {
  let site: SiteOfVersions;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startSiteOfVersions();
  });
  test.afterAll(() => site?.stop());

  const versionOn = (page: Page) =>
    page.evaluate(
      () =>
        JSON.parse(document.getElementById('page')!.textContent).registry.remotes['mf-wall']
          .version as string,
    );

  test('a browser that got the canary gets it again, another one never', async ({ browser }) => {
    await site.publish('mf-wall', { canary: { version: 'next', percent: 50 } });
    for (const [number, version] of [
      ['7', 'next'],
      ['70', 'live'],
    ]) {
      const context = await browser.newContext();
      await context.addCookies([{ name: 'pw_canary', value: number!, url: site.origin }]);
      const page = await context.newPage();
      for (const _visit of [1, 2]) {
        await page.goto(`${site.origin}/prayers`);
        await regions[0]!.expectThere(page);
        expect(await versionOn(page)).toBe(version);
      }
      await context.close();
    }
  });

  test('after a rollback the next page has the version before, and the open one goes on', async ({
    page,
  }) => {
    await site.publish('mf-wall', {});
    await page.goto(`${site.origin}/prayers`);
    await regions[0]!.expectThere(page);

    await site.publish('mf-wall', { live: 'previous', previous: 'live' });
    await page.getByRole('button', { name: 'Share a Prayer' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await versionOn(page)).toBe('live');

    await page.goto(`${site.origin}/prayers`);
    await regions[0]!.expectThere(page);
    expect(await versionOn(page)).toBe('previous');
  });

  test('an open page whose version is gone takes the one that is there', async ({ page }) => {
    await site.publish('mf-wall', {});
    await page.goto(`${site.origin}/prayers`);
    await regions[0]!.expectThere(page);

    await site.publish('mf-wall', { live: 'next' });
    await page.route('**/mf/mf-wall/live/**', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: 'Share a Prayer' }).first().click();
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible();
    await page.keyboard.press('Escape');

    // A part that the page itself fetches later.
    await page
      .getByRole('button', { name: /^Words of Encouragement/ })
      .first()
      .click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Words of Encouragement/ })
      .first()
      .click();
    await expect(page.getByPlaceholder('Share words of encouragement...').first()).toBeVisible();
  });

  for (const shell of shellVersions) {
    for (const remote of ['mf-wall', 'mf-testimonials', 'mf-groups', 'mf-admin']) {
      test(`the ${shell} shell stands with each version of ${remote}`, async ({ page }) => {
        await site.publishShell(shell);
        for (const version of remoteVersions) {
          await site.publish(remote, { live: version });
          await expectArea(page, remote);
          const entries = await page.evaluate(() =>
            performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
          );
          expect(entries).toContain(`/mf/${remote}/${version}/remoteEntry.js`);
          expect(entries.some((entry) => entry.startsWith('/assets/next/'))).toBe(shell === 'next');
        }
      });
    }
  }

  async function expectArea(page: Page, remote: string) {
    switch (remote) {
      case 'mf-wall':
        await page.goto(`${site.origin}/prayers`);
        return regions[0]!.expectThere(page);
      case 'mf-testimonials':
        await page.goto(`${site.origin}/testimonials`);
        return expect(page.getByRole('heading', { level: 1, name: 'Testimonies' })).toBeVisible();
      case 'mf-groups':
        await page.goto(`${site.origin}/features?tab=chains`);
        return regions[1]!.expectThere(page);
      default:
        // The dashboard is for administrators; everybody meets the area in its report dialog.
        await page.goto(`${site.origin}/prayers`);
        await regions[0]!.expectThere(page);
        await page.getByRole('article').first().getByRole('link').first().click();
        await page.getByRole('button', { name: 'Report' }).first().click();
        return expect(page.getByRole('dialog')).toBeVisible();
    }
  }
});
