import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { responseTo } from '../calls';
import { expect, test } from '../fixtures';
import { anyPage } from '../open';
import { aPerson } from '../people';
import { anyWidth, phone } from '../widths';

async function openAccount(page: Page, name: string) {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  const dialog = page.getByRole('dialog', { name: 'My account' });
  await expect(dialog.getByLabel('Name shown to others')).toBeVisible();
  return dialog;
}

test(
  'a member chooses the name that others see, and removes it again',
  anyWidth,
  async ({ owner, ownPrayer }) => {
    await owner.goto(`/prayer/${ownPrayer.id}`);
    const dialog = await openAccount(owner, 'Hannah Ramah');
    await dialog.getByLabel('Name shown to others').fill('Hannah of Ramah');
    await dialog.getByLabel('Time zone').selectOption('Asia/Jerusalem');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('Account updated')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(owner.getByRole('banner')).toContainText('Hannah of Ramah');

    await owner.reload();
    await expect(owner.getByRole('main')).toContainText('Hannah of Ramah');
    await openAccount(owner, 'Hannah of Ramah');
    await expect(dialog.getByLabel('Time zone')).toHaveValue('Asia/Jerusalem');
    await dialog.getByLabel('Name shown to others').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('Account updated')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(owner.getByRole('banner')).toContainText('Hannah Ramah');
  },
);

test('a name that is too long is refused at its field', anyWidth, async ({ member }) => {
  await member.goto(anyPage);
  const dialog = await openAccount(member, 'Ruth Moab');
  await dialog.getByLabel('Name shown to others').fill('n'.repeat(101));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name too long')).toBeVisible();
});

test("the member's zone follows the browser until one is chosen", anyWidth, async ({ pageOf }) => {
  const member = await pageOf(aPerson('Ruth Moab'), { timezoneId: 'Africa/Nairobi' });
  const recorded = responseTo(member, 'RecordTimeZone');
  await member.goto(anyPage);
  await recorded;
  const dialog = await openAccount(member, 'Ruth Moab');
  await expect(dialog.getByLabel('Time zone')).toHaveValue('Africa/Nairobi');
  await expect(dialog.getByLabel('Time zone').locator('option').first()).toHaveText(/^Nairobi \(UTC\+3\)/);
});

test('a member downloads their own data', anyWidth, async ({ owner, ownPrayer }) => {
  await owner.goto(anyPage);
  const dialog = await openAccount(owner, 'Hannah Ramah');
  const download = owner.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  expect(JSON.stringify(JSON.parse(await readFile(await file.path(), 'utf8')))).toContain(ownPrayer.title);
});

test(
  'a member deletes the account and keeps a prayer on the wall, without a name',
  anyWidth,
  async ({ owner, ownPrayer, visitor }) => {
    await owner.goto(anyPage);
    const dialog = await openAccount(owner, 'Hannah Ramah');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    const confirmation = owner.getByRole('alertdialog', { name: 'Delete your account?' });
    await confirmation.getByRole('button', { name: 'Delete account' }).click();
    await expect(confirmation.getByText('Please type the word DELETE')).toBeVisible();

    await confirmation.getByRole('checkbox', { name: /^Keep my prayers/ }).check();
    await confirmation.getByLabel('Type DELETE to confirm').fill('DELETE');
    await confirmation.getByRole('button', { name: 'Delete account' }).click();
    await expect(owner).toHaveURL((url) => url.pathname === '/');
    expect((await owner.request.get('/api/auth/user')).status()).toBe(401);
    expect(await owner.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

    await visitor.goto(`/prayer/${ownPrayer.id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: ownPrayer.title })).toBeVisible();
    await expect(visitor.getByRole('main')).toContainText('Anonymous');
    await expect(visitor.getByRole('main')).not.toContainText('Hannah Ramah');
  },
);

test(
  'the menu and the dialogs of the account break no rule of WCAG 2.2 AA, and return the focus',
  phone,
  async ({ member, expectAccessible }) => {
    await member.goto(anyPage);
    const menu = member.getByRole('banner').getByRole('button', { name: 'Ruth Moab' });
    await menu.press('Enter');
    await expect(member.getByRole('menuitem', { name: 'My account' })).toBeVisible();
    await member.keyboard.press('Escape');
    await expect(member.getByRole('menu')).toBeHidden();
    await expect(menu).toBeFocused();

    const dialog = await openAccount(member, 'Ruth Moab');
    await expectAccessible(member);

    const settings = dialog.getByRole('button', { name: 'Notification settings' });
    await settings.click();
    await expect(member.getByRole('dialog', { name: 'Notification settings' })).toBeVisible();
    await expect(member.getByRole('switch').first()).toBeVisible();
    await expectAccessible(member);
    await member.keyboard.press('Escape');
    await expect(settings).toBeFocused();

    const leave = dialog.getByRole('button', { name: 'Delete account' });
    await leave.click();
    const confirmation = member.getByRole('alertdialog', { name: 'Delete your account?' });
    await confirmation.getByRole('button', { name: 'Delete account' }).click();
    await expect(confirmation.getByLabel('Type DELETE to confirm')).toBeVisible();
    await expectAccessible(member);
    await member.keyboard.press('Escape');
    await expect(confirmation).toBeHidden();
    await expect(leave).toBeFocused();
    await member.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
  },
);
