import { expect, test } from '../fixtures';
import { expectInteractive, expectLoaded } from '../interactive';
import { open } from '../open';
import { addPrayer, anyWidth, phone } from '../widths';

/** The pages of a visitor, with their first heading. The first one is loaded, the others are opened in the program. */
const pages = [
  ['/nowhere', 'Oops! Page Not Found'],
  ['/', 'You do not have to carry it alone.'],
  ['/prayers', 'Prayer Wall'],
  ['/prayers?search=zzz', 'Prayer Wall'],
  ['/prayer/1', 'Typhoon season and my mother’s medicine'],
  ['/prayer/999999', 'Prayer Not Found'],
  ['/testimonials', 'Testimonies'],
  ['/prayer-groups/1', 'Parents who pray'],
  ['/join/nothing', 'Group not found'],
  ['/sign-in', 'Sign in'],
  ['/pray', 'Pray through the wall'],
] as const;
test('no page of visitors breaks a rule of WCAG 2.2 AA', phone, async ({ visitor, expectAccessible }) => {
  await visitor.goto(pages[0][0]);
  for (const [path, name] of pages) {
    if (path !== pages[0][0]) await open(visitor, path);
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    if (path.includes('search')) await expect(visitor.getByText('No prayers found')).toBeVisible();
    if (path === '/') await expect(visitor.locator('main a[href^="/prayer/"]').first()).toBeVisible();
    await expectLoaded(visitor);
    await expectAccessible(visitor);
  }
});

test(
  'the sign-in dialog, the prayer form and its messages break no rule of WCAG 2.2 AA',
  phone,
  async ({ visitor, expectAccessible }) => {
    await visitor.goto('/prayers');
    await visitor.getByRole('button', { name: 'Sign In' }).click();
    await expect(visitor.getByRole('dialog', { name: 'Join Our Prayer Community' })).toBeVisible();
    // The one story that checks the page below a dialog with it.
    await expectAccessible(visitor, { within: 'html' });
    await visitor.keyboard.press('Escape');

    await visitor.getByRole('button', { name: addPrayer }).click();
    const form = visitor.getByRole('dialog', { name: 'Share a Prayer Request' });
    await form.getByRole('button', { name: 'Submit Prayer' }).click();
    await expect(form.getByText('Title is required')).toBeVisible();
    await expectAccessible(visitor);
  },
);

test(
  'an open card of a member and the owner’s tools break no rule of WCAG 2.2 AA',
  phone,
  async ({ owner, ownPrayer, expectAccessible }) => {
    await owner.goto('/prayers');
    const card = owner.getByRole('article', { name: ownPrayer.title });
    await card.getByRole('button', { name: /Words of Encouragement/ }).click();
    await expect(card.getByPlaceholder('Share words of encouragement...')).toBeVisible();
    await expectAccessible(owner);

    await owner.goto(`/prayer/${ownPrayer.id}`);
    await owner.getByRole('button', { name: 'Options' }).click();
    await owner.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(owner.getByRole('dialog', { name: 'Edit Your Prayer' })).toBeVisible();
    await expectAccessible(owner);
  },
);

test('the page fits a small phone without horizontal scrolling', phone, async ({ visitor }) => {
  await visitor.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/prayers', '/prayer/1', '/nowhere']) {
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expectInteractive(visitor);
    const tooWide = await visitor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, tooWide]).toEqual([path, 0]);
  }
});

test("the browser's large text fits a small phone", phone, async ({ member }) => {
  await member.setViewportSize({ width: 360, height: 740 });
  const session = await member.context().newCDPSession(member);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  for (const path of ['/prayers', '/prayer/1', '/features?tab=groups', '/pray']) {
    await member.goto(path);
    await expect(member.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectInteractive(member);
    expect([path, await member.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360]);
    if (path === '/pray') continue;
    const bar = member.getByRole('navigation', { name: 'Main' }).last();
    await expect(bar.getByRole('button', { name: 'Me' })).toBeInViewport({ ratio: 1 });
  }
  const isOneLine = (word: Element) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return range.getClientRects().length === 1;
  };
  expect(await member.getByText('Amen', { exact: true }).evaluate(isOneLine)).toBe(true);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
});

test(
  'the keyboard alone is enough: skip the header, open a prayer, write, and close with Escape',
  anyWidth,
  async ({ visitor }) => {
    await visitor.goto('/prayers');
    await expect(visitor.getByRole('article').first()).toBeVisible();
    await visitor.keyboard.press('Tab');
    await expect(visitor.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await visitor.keyboard.press('Enter');

    const share = visitor.getByRole('button', { name: addPrayer });
    await share.focus();
    await visitor.keyboard.press('Enter');
    const form = visitor.getByRole('dialog', { name: 'Share a Prayer Request' });
    await expect(form).toBeVisible();
    await form.getByLabel('Title').focus();
    await visitor.keyboard.type('Written without a mouse');
    await visitor.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(share).toBeFocused();

    await visitor.keyboard.press('Enter');
    await expect(form.getByLabel('Title')).toHaveValue('Written without a mouse');
  },
);
