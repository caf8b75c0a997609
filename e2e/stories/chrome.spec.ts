import { expect, test } from '../fixtures';
import { boxOf } from '../layout';
import { anyPage } from '../open';
import { anyWidth, phone } from '../widths';

test('the links of the header lead to their pages', anyWidth, async ({ visitor }) => {
  const ways = visitor.getByRole('navigation', { name: 'Main' });
  await visitor.goto('/prayers');
  await expect(ways.getByRole('link')).toHaveText(['Testimonials']);
  await visitor.goto('/testimonials');
  await expect(ways.getByRole('link')).toHaveText(['Prayer Wall', 'Features']);
  await visitor.goto('/features');
  await expect(ways.getByRole('link')).toHaveText(['Prayer Wall', 'Testimonials']);
});

test(
  'on a phone the header is one row, and a bar at the bottom has the pages',
  phone,
  async ({ visitor }) => {
    await visitor.goto('/prayers');
    await expect(visitor.getByRole('article').first()).toBeVisible();
    const header = visitor.getByRole('banner');
    const bar = visitor.getByRole('navigation', { name: 'Main' });
    const plus = visitor.getByRole('button', { name: 'New Prayer' });
    expect((await boxOf(header)).height).toBeLessThan(60);
    await expect(bar.locator('[aria-current="page"]')).toHaveText('Wall');
    await expect(plus).toHaveCount(1);

    await bar.getByRole('link', { name: 'Testimonials' }).click();
    await expect(visitor).toHaveURL(/\/testimonials$/);
    await expect(plus).toHaveCount(1);
    await visitor.getByRole('button', { name: 'Copy Link' }).first().click();
    const toast = visitor.locator('[data-toast]');
    // It rises to its place, from below; with reduced motion too it begins there, for one frame.
    await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const { y, height } = await boxOf(toast);
    expect(y + height).toBeLessThan((await boxOf(bar.getByRole('list'))).y);
    await bar.getByRole('link', { name: 'Groups' }).click();
    await expect(visitor.getByRole('tab', { name: 'Groups', selected: true })).toBeVisible();
    await expect(bar.locator('[aria-current="page"]')).toHaveText('Groups');

    await visitor.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(visitor.getByPlaceholder('Search prayer requests...')).toBeFocused();
    await expect(bar.getByRole('link', { name: 'Chains' })).not.toBeInViewport();
    await visitor.getByRole('button', { name: 'Close search' }).click();
    await expect(bar.getByRole('link', { name: 'Chains' })).toBeInViewport({ ratio: 1 });

    // At 400 % zoom it scrolls with the page, at whose end it is.
    await visitor.setViewportSize({ width: 320, height: 256 });
    await expect(bar.getByRole('link', { name: 'Chains' })).not.toBeInViewport();
    expect((await boxOf(header)).height).toBeLessThan(60);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test('a search is in the address, tolerates typos, and can be linked', async ({ visitor, ownPrayer }) => {
  await visitor.goto('/prayers');
  if (visitor.viewportSize()!.width < 1024) await visitor.getByRole('button', { name: 'Search' }).click();
  const box = visitor.getByPlaceholder('Search prayer requests...');
  await box.fill(ownPrayer.title.split(' ').at(-1)!);
  await expect(visitor).toHaveURL(/search=/);
  await expect(visitor.getByRole('article')).toHaveCount(1);
  await expect(visitor.getByRole('article')).toContainText(ownPrayer.title);

  await visitor.reload();
  await expect(visitor.getByRole('article')).toHaveCount(1);
});

test('a search without results says so and offers to share a prayer', anyWidth, async ({ visitor }) => {
  await visitor.goto('/prayers?search=zzzzqqqq');
  await expect(visitor.getByText('No prayers found')).toBeVisible();
});

test('the prayer form opens from any page of the walls, and going back closes it', async ({ visitor }) => {
  const composer = visitor.getByRole('dialog', { name: 'Share a Prayer Request' });
  await visitor.goto('/prayers');
  await visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Testimonials' }).click();
  await visitor.waitForURL('**/testimonials');
  await visitor.getByRole('button', { name: 'New Prayer' }).click();
  await expect(composer).toBeVisible();
  await visitor.goBack();
  await expect(composer).toHaveCount(0);
  // On a phone the wall's own button is the only one.
  await visitor.getByRole('button', { name: 'New Prayer' }).click();
  await expect(composer).toBeVisible();
});

test('Refresh is disabled for a second', anyWidth, async ({ visitor }) => {
  await visitor.goto('/prayers');
  await expect(visitor.getByRole('article').first()).toBeVisible();
  await visitor.clock.install();
  await visitor.clock.pauseAt(Date.now() + 60_000);
  const refresh = visitor.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await expect(refresh).toBeDisabled();
  await visitor.clock.runFor(1000);
  await expect(refresh).toBeEnabled();
});

test("a member's header is one row on a tablet that lies on its side", anyWidth, async ({ member }) => {
  await member.setViewportSize({ width: 1024, height: 768 });
  await member.goto('/testimonials');
  const header = member.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Features' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'New Prayer' })).toBeVisible();
  expect((await boxOf(header)).height).toBeLessThan(80);
});

test('signed in, the header shows the name and Sign Out', async ({ member }) => {
  await member.goto(anyPage);
  await expect(member.getByRole('banner')).toContainText('Ruth Moab');
  await member.getByRole('button', { name: 'Sign Out' }).click();
  await expect(member).toHaveURL(/\/$/);
  expect(await member.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('a stored token that is malformed or expired is discarded silently', anyWidth, async ({ visitor }) => {
  const over = `h.${Buffer.from(JSON.stringify({ id: 1, name: 'Ruth', exp: 1_000_000 })).toString('base64url')}.s`;
  for (const token of ['nonsense', over]) {
    await visitor.goto(anyPage);
    await visitor.evaluate((stored) => localStorage.setItem('authToken', stored), token);
    await visitor.reload();
    await expect(visitor.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect.poll(() => visitor.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  }
});

test('an unknown path is a 404 with a link home', anyWidth, async ({ visitor }) => {
  const response = await visitor.goto('/nowhere');
  expect(response!.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible();
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Prayer Wall' })).toHaveAttribute(
    'href',
    '/prayers',
  );
  await visitor.getByRole('link', { name: 'Go Home' }).click();
  await expect(visitor).toHaveURL(/\/$/);
});

test('/admin exists only for administrators', anyWidth, async ({ member }) => {
  const response = await member.goto('/admin');
  expect(response!.status()).toBe(404);
  await expect(member.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
});

test('a shared link opens the prayer', anyWidth, async ({ visitor, ownPrayer }) => {
  await visitor.goto(`/prayers/${ownPrayer.id}`);
  await expect(visitor).toHaveURL(new RegExp(`/prayer/${ownPrayer.id}$`));
  await expect(visitor.getByRole('heading', { level: 1, name: ownPrayer.title })).toBeVisible();
});

test('an unknown prayer says so and leads back', anyWidth, async ({ visitor }) => {
  const response = await visitor.goto('/prayer/999999');
  expect(response!.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'Prayer Not Found' })).toBeVisible();
  await expect(visitor.getByText('This prayer request could not be found.')).toBeVisible();
});
