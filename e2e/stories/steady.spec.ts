import type { Page } from '@playwright/test';
import { saveData } from '../calls';
import { expect, test } from '../fixtures';
import { expectInteractive, frames } from '../interactive';
import { boxOf } from '../layout';
import { anyPage } from '../open';
import { restyledBy, restyledInside } from '../restyled';
import { anyWidth, phone } from '../widths';

test('a press keeps the focus: an amen, more prayers, a search', anyWidth, async ({ member }) => {
  // The newest ones belong to other stories.
  await member.goto('/prayers?sort=amens');
  await expectInteractive(member);
  const amen = member.getByRole('article').first().getByRole('button', { name: /^Amen/ });
  await amen.focus();
  await member.keyboard.press('Enter');
  await expect(member.getByText('Your support has been recorded.')).toBeVisible();
  await expect(amen).toBeDisabled();
  await expect(amen).toBeFocused();

  const search = member.getByRole('searchbox', { name: 'Search prayer requests' });
  await search.fill('nothing has these words');
  await expect(member.getByText('Nothing was found')).toBeAttached();
  await expect(search).toBeFocused();
});

test(
  'Escape belongs to the menu below a toast, and the focus of what is removed goes near there',
  anyWidth,
  async ({ member, ownPrayer }) => {
    await member.goto('/prayers');
    await expectInteractive(member);
    const card = member.getByRole('article', { name: ownPrayer.title });
    await card.getByRole('button', { name: /^Amen/ }).click();
    await expect(member.getByText('Your support has been recorded.')).toBeVisible();
    await card.getByRole('button', { name: 'Share' }).click();
    await expect(member.getByRole('menu')).toBeVisible();
    await member.keyboard.press('Escape');
    await expect(member.getByRole('menu')).toBeHidden();
    await expect(member.getByText('Your support has been recorded.')).toBeVisible();

    await card.getByRole('button', { name: /^Words of Encouragement/ }).click();
    await card.getByPlaceholder('Share words of encouragement...').fill('You are not alone in this.');
    await card.getByRole('button', { name: 'Share Encouragement' }).click();
    await expect(card.getByRole('button', { name: /^Words of Encouragement/ })).toBeFocused();
  },
);

test('what changes in one place does not restyle the page', anyWidth, async ({ visitor }) => {
  for (const path of ['/prayers?sort=amens', '/testimonials']) {
    await visitor.goto(path);
    await expectInteractive(visitor);
    await expect.poll(() => visitor.locator('*').count()).toBeGreaterThan(300);
    expect(await restyledInside(visitor, 'article')).toBeGreaterThan(0);
    // What still arrives may restyle the page once.
    await expect.poll(() => restyledInside(visitor, 'article')).toBeLessThan(100);
  }
});

test(
  'a dialog with styles of its own does not restyle the page, neither opened nor closed',
  anyWidth,
  async ({ page }) => {
    await page.goto('/prayers?sort=amens');
    await expectInteractive(page);
    await expect.poll(() => restyledInside(page, 'article')).toBeLessThan(100);
    const all = await page.locator('*').count();
    const dialog = page.getByRole('dialog');
    const opening = await restyledBy(page, async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
      await expect(dialog).toBeVisible();
    });
    const closing = await restyledBy(page, async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
    expect(opening).toBeLessThan(all / 2);
    expect(closing).toBeLessThan(all / 2);
  },
);

test(
  'going back returns to the same place of the wall, and a search is one step',
  anyWidth,
  async ({ visitor }) => {
    // The newest ones belong to other stories, which may remove them.
    await visitor.goto('/prayers?sort=amens');
    await expectInteractive(visitor);
    const link = visitor.getByRole('article').nth(8).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const before = (await boxOf(link)).y;
    await link.click();
    await expect(visitor).toHaveURL(/\/prayer\/\d+$/);
    await visitor.getByRole('link', { name: 'Back to Prayer Wall' }).click();
    await expect(visitor).toHaveURL(/\/prayers\?sort=amens$/);
    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 9999) - before)).toBeLessThan(3);

    await visitor.goto('/prayers?search=mother');
    await expectInteractive(visitor);
    await visitor.getByRole('button', { name: 'Show all' }).click();
    await expect(visitor).toHaveURL(/\/prayers$/);
    await visitor.goBack();
    await expect(visitor).toHaveURL(/search=mother$/);
  },
);

for (const [act, scrollsUp] of [
  ['a key', (page: Page) => page.keyboard.press('Home')],
  [
    'a press',
    async (page: Page) => {
      await page.mouse.click(5, 300);
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  ],
] as const)
  test(`going back does not undo what ${act} scrolls meanwhile`, anyWidth, async ({ visitor }) => {
    await visitor.goto('/prayers');
    await expectInteractive(visitor);
    const top = () => visitor.evaluate(() => Math.round(window.scrollY));
    await visitor.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(top).toBeGreaterThan(0);
    const lowest = await top();
    // A press by the mouse would scroll to it.
    await visitor
      .getByRole('article')
      .getByRole('link')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(visitor).toHaveURL(/\/prayer\/\d+$/);
    // In a taller window the position is never reached.
    await visitor.setViewportSize({ width: 1440, height: 1800 });
    await visitor.goBack();
    await expect.poll(top).toBeGreaterThan(0);
    expect(await top()).toBeLessThan(lowest);

    await scrollsUp(visitor);
    await expect.poll(top).toBe(0);
    await frames(visitor, 5);
    expect(await top()).toBe(0);
  });

test('more prayers come below what is being read', phone, async ({ visitor }) => {
  // The newest ones belong to other stories, which may remove them: what is below would stay in view, by a shorter page.
  await visitor.goto('/prayers?sort=amens');
  await expectInteractive(visitor);
  const more = visitor.getByRole('button', { name: 'Load More Prayers' });
  await more.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 350));
  const top = () => visitor.evaluate(() => Math.round(window.scrollY));
  const before = await top();
  await more.tap();
  await expect.poll(() => visitor.getByRole('article').count()).toBeGreaterThan(20);
  expect(await top()).toBe(before);
});

test('sign-out is said, and the other tabs follow', anyWidth, async ({ member }) => {
  const other = await member.context().newPage();
  await other.goto(anyPage);
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await member.goto(anyPage);
  await member.getByRole('button', { name: 'Sign Out' }).click();
  await expect(member.getByText('You are signed out')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test.describe('without files of the site', () => {
  test.use({ reusesPages: false });

  test(
    'without a connection a part that is not there yet costs only its place, and comes with the connection',
    phone,
    async ({ visitor }) => {
      await saveData(visitor);
      // The newest ones belong to other stories, which may remove them.
      await visitor.goto('/prayers?sort=amens');
      await expectInteractive(visitor);
      const card = visitor.getByRole('article').nth(5);
      const toggle = card.getByRole('button', { name: /^Words of Encouragement/ });
      await toggle.scrollIntoViewIfNeeded();
      await visitor.context().setOffline(true);
      const before = await boxOf(toggle);
      await toggle.click();
      await expect(card.getByText(/^You are offline/)).toBeVisible();
      await expect(card.getByPlaceholder('Share words of encouragement...')).toHaveCount(0);
      expect((await boxOf(toggle)).y).toBeCloseTo(before.y, 0);
      expect(await visitor.getByRole('article').count()).toBeGreaterThan(5);

      await visitor.context().setOffline(false);
      await expect(card.getByPlaceholder('Share words of encouragement...')).toBeVisible();
    },
  );

  test('nothing moves while chains, groups and an invitation load', async ({ visitor }) => {
    const groups = (await (await visitor.request.get('/api/prayer-groups')).json()) as {
      inviteLinkToken: string | null;
    }[];
    const { inviteLinkToken } = groups.find((group) => group.inviteLinkToken)!;
    await visitor.goto(`/join/${inviteLinkToken}`);
    await expect(visitor.getByRole('button', { name: 'Sign in to join' })).toBeVisible();
    expect(await shiftOf(visitor), 'invitation').toBeLessThan(0.05);

    for (const tab of ['chains', 'groups']) {
      await visitor.goto(`/features?tab=${tab}`);
      await expect(visitor.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
      expect(await shiftOf(visitor), tab).toBeLessThan(0.05);
    }
  });
});

/** The sum of the layout shifts since the page began to load. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift nothing is observed.
        setTimeout(() => resolve(0), 500);
      }),
  );
}
