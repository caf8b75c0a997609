import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { chains, feed, versionOn } from '../regions';
import { remoteVersions, shellVersions, startSiteOfVersions, type SiteOfVersions } from '../siteOfVersions';

let site: SiteOfVersions;
let prayerId: number;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSiteOfVersions();
  const answer = await fetch(`${site.origin}/api/prayers`);
  const { prayers } = (await answer.json()) as { prayers: { id: number }[] };
  prayerId = prayers[0]!.id;
});
test.afterAll(() => site?.stop());

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
      await feed.expectThere(page);
      expect(await versionOn(page, 'mf-wall')).toBe(version);
    }
    await context.close();
  }
});

test('after a rollback the next page has the version before, and the open one goes on', async ({ page }) => {
  await site.publish('mf-wall', {});
  await page.goto(`${site.origin}/prayers`);
  await feed.expectThere(page);

  await site.publish('mf-wall', { live: 'previous', previous: 'live' });
  await page.getByRole('button', { name: 'Share a Prayer' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await versionOn(page, 'mf-wall')).toBe('live');

  await page.goto(`${site.origin}/prayers`);
  await feed.expectThere(page);
  expect(await versionOn(page, 'mf-wall')).toBe('previous');
});

test('an open page whose version is gone takes the one that is there', async ({ page }) => {
  await site.publish('mf-wall', {});
  await page.goto(`${site.origin}/prayers`);
  await feed.expectThere(page);

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
      return feed.expectThere(page);
    case 'mf-testimonials':
      await page.goto(`${site.origin}/testimonials`);
      return expect(page.getByRole('heading', { level: 1, name: 'Testimonies' })).toBeVisible();
    case 'mf-groups':
      await page.goto(`${site.origin}/features?tab=chains`);
      return chains.expectThere(page);
    default:
      // The dashboard is for administrators; everybody meets the area in its report dialog.
      await page.goto(`${site.origin}/prayer/${prayerId}`);
      await page.getByRole('button', { name: 'Report' }).first().click();
      return expect(page.getByRole('dialog')).toBeVisible();
  }
}
