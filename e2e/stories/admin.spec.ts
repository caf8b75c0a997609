import type { Page } from '@playwright/test';
import { post } from '../calls';
import { expect, test } from '../fixtures';
import { expectLoaded } from '../interactive';
import { anyPage } from '../open';

const tabs = [
  'Overview',
  'Prayers',
  'Users',
  'Content',
  'Settings',
  'Moderation',
  'Team',
  'Jobs',
  'Log',
  'Export and import',
];

test('nobody but an administrator finds the dashboard', async ({ visitor, member }) => {
  for (const page of [visitor, member]) {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
  }
});

test('no tab of the dashboard breaks a rule of WCAG 2.2 AA', async ({ admin, expectAccessible }) => {
  await admin.goto('/admin');
  for (const name of tabs) {
    await tabOf(admin, name).click();
    await expect(tabOf(admin, name)).toHaveAttribute('aria-selected', 'true');
    await expectLoaded(admin);
    await expectAccessible(admin);
    if (name === 'Users') {
      const table = admin.getByRole('region', { name: 'Accounts, newest first' });
      const hidden = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(hidden).toBe(0);
    }
  }
});

test('a prayer is reported, hidden with a reason, restored, and the log keeps both', async ({
  owner,
  ownPrayer,
  member,
  admin,
  expectAccessible,
}) => {
  await member.goto(`/prayer/${ownPrayer.id}`);
  await member.getByRole('button', { name: 'Report' }).click();
  const report = member.getByRole('dialog', { name: 'Report this prayer' });
  await report.getByRole('radio', { name: 'Not a prayer' }).check();
  await expectAccessible(member);
  await report.getByRole('button', { name: 'Send Report' }).click();
  await expect(member.getByText('A moderator will look at it.')).toBeVisible();

  const because = `Because of ${ownPrayer.title}`;
  await admin.goto('/admin?tab=moderation');
  const waiting = admin.getByRole('article', { name: ownPrayer.title });
  await expect(waiting.getByText('1 report')).toBeVisible();
  await waiting.getByRole('button', { name: 'Hide' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(because);
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(admin.getByText('The text is hidden and its author is told.')).toBeVisible();
  await expect(waiting).toHaveCount(0);

  expect((await member.request.get(`/api/prayers/${ownPrayer.id}`)).status()).toBe(404);
  await owner.goto(anyPage);
  await owner.getByRole('button', { name: /^Notifications, / }).click();
  await expect(owner.getByRole('dialog', { name: 'Notifications' }).getByText(because)).toBeVisible();

  await tabOf(admin, 'Log').click();
  await expect(admin.getByText(because).first()).toBeVisible();

  await admin.goto(`/prayer/${ownPrayer.id}`);
  await expect(admin.getByRole('heading', { level: 1, name: ownPrayer.title })).toBeVisible();
  await expect(admin.getByText(banner)).toBeVisible();
  await expect(admin.getByText(because)).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Restore' }).click();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('It was fine after all.');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(admin.getByText(banner)).toHaveCount(0);
  await expect(admin.getByRole('heading', { level: 1, name: ownPrayer.title })).toBeVisible();
  expect((await member.request.get(`/api/prayers/${ownPrayer.id}`)).status()).toBe(200);
});

const banner = 'Hidden by moderation: only moderators see this page';

test('a moderator writes to an anonymous author who speaks of self-harm, closes the alert, and opens it again', async ({
  owner,
  admin,
  expectAccessible,
}) => {
  const title = `The nights are long ${crypto.randomUUID().slice(0, 8)}`;
  await post(owner, '/api/prayers', {
    name: 'Naomi',
    email: 'naomi@example.org',
    title,
    description: 'Some evenings I do not want to live anymore.',
    category: 'grief',
    isAnonymous: true,
  });
  await admin.goto('/admin?tab=moderation');
  const waiting = admin.getByRole('article', { name: title });
  await waiting.getByRole('button', { name: 'Write to them' }).click();
  const dialog = admin.getByRole('dialog');
  const words = `You are not alone in ${title}`;
  await dialog.getByRole('textbox', { name: 'Message' }).fill(words);
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(waiting.getByText(/wrote to them/)).toBeVisible();

  await owner.goto(anyPage);
  await owner.getByRole('button', { name: /^Notifications, / }).click();
  await expect(owner.getByRole('dialog', { name: 'Notifications' }).getByText(words)).toBeVisible();

  await waiting.getByRole('button', { name: 'Looked after' }).click();
  await expect(waiting).toHaveCount(0);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting).toBeVisible();
  await waiting.getByRole('button', { name: 'Looked after' }).click();
  await expect(waiting).toHaveCount(0);
});

test('the banner of a page is changed for everybody', async ({ admin, visitor }) => {
  const before = (await (await visitor.request.get('/api/banners')).json()) as object;
  const text = `Give thanks ${crypto.randomUUID().slice(0, 8)}`;
  await admin.goto('/admin?tab=content');
  await admin.getByRole('button', { name: 'Edit' }).click();
  await admin.getByRole('textbox', { name: 'Testimonials banner' }).fill(text);
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByRole('button', { name: 'Edit' })).toBeVisible();
  await visitor.goto('/testimonials');
  await expect(visitor.getByText(text).first()).toBeVisible();
  await admin.request.put('/api/admin/banners', { data: before });
});

function tabOf(admin: Page, name: string) {
  return admin.getByRole('tab', { name: new RegExp(`^${name}`) });
}
