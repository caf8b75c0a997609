import type { Page, Route } from '@playwright/test';
import { container, faults } from '../faults';
import { expect, test } from '../fixtures';
import { chains, feed, versionOn, type FilledRegion } from '../regions';

for (const region of [feed, chains]) {
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
  region: FilledRegion,
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

test('another area is there although the one before broke', async ({ page, expectAccessible }) => {
  await page.route('**/mf/mf-wall/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/prayers');
  await expectFallback(page, 'The prayer wall could not be loaded', 'PW-102');
  await expectAccessible(page);
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
  await chains.expectThere(page);
  await page.goto('/prayers');
  await feed.expectThere(page);
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
  expectAccessible,
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
  const version = await versionOn(page, 'mf-wall');

  await page.goto('/override?remote=mf-wall&entry=http://localhost:4401/remoteEntry.js');
  await page.getByRole('button', { name: 'Use it here' }).click();
  await expect(page).toHaveURL(/\/prayers$/);
  await expect(page.getByText('mf-wall comes from http://localhost:4401')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await expectAccessible(page);

  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/comes from/)).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});
