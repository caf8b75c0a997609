import { expect, type Page } from '@playwright/test';

/** A region that another area fills, and how to check that it is shown. */
export interface FilledRegion {
  name: string;
  remote: string;
  address: string;
  /** The heading of its fallback. */
  heading: string;
  module: string;
  /** The file that stories break. */
  part: 'entry' | 'exposed module';
  expectThere: (page: Page) => Promise<void>;
}

export const feed: FilledRegion = {
  name: 'the feed',
  remote: 'mf-wall',
  address: '/prayers',
  heading: 'The prayer wall could not be loaded',
  module: 'PrayerWall',
  part: 'exposed module',
  expectThere: (page) => expect(page.getByRole('article').first()).toBeVisible(),
};

export const chains: FilledRegion = {
  name: 'the slot of the chains',
  remote: 'mf-groups',
  address: '/features?tab=chains',
  heading: 'Prayer chains could not be loaded',
  module: 'Chains',
  part: 'entry',
  expectThere: (page) =>
    expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Prayer Chains' })).toBeVisible(),
};

/** Goes to the slot of the chains from any other page without a reload. */
export async function goToChains(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click();
  await page.getByRole('tab', { name: 'Chains' }).click();
}

/** The version of a remote in the page's registry. */
export function versionOn(page: Page, remote: string): Promise<string> {
  return page.evaluate((name) => {
    const { registry } = JSON.parse(document.getElementById('page')!.textContent) as {
      registry: { remotes: Record<string, { version: string }> };
    };
    return registry.remotes[name]!.version;
  }, remote);
}
