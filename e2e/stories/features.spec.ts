import type { Page } from '@playwright/test';
import { post, responseTo } from '../calls';
import { expect, test } from '../fixtures';
import { expectLoaded } from '../interactive';
import { anyWidth, phone } from '../widths';

const tabs = ['Overview', 'Reminders', 'Chains', 'Groups', 'Scripture'] as const;

test('the tab is in the address, and an address leads to its tab', anyWidth, async ({ visitor }) => {
  await visitor.goto('/features');
  await expect(visitor.getByRole('tab')).toHaveText([...tabs]);
  await expect(visitor.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await visitor.getByRole('tab', { name: 'Scripture' }).click();
  await expect(visitor).toHaveURL(/\/features\?tab=scripture$/);
  await visitor.reload();
  await expect(visitor.getByRole('tab', { name: 'Scripture' })).toHaveAttribute('aria-selected', 'true');

  for (const name of tabs.slice(1)) {
    await visitor.goto(`/features?tab=${name.toLowerCase()}`);
    await expect(visitor.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
});

test('the arrow keys move between the tabs', anyWidth, async ({ visitor }) => {
  await visitor.goto('/features');
  const overview = visitor.getByRole('tab', { name: 'Overview' });
  await overview.focus();
  await visitor.keyboard.press('End');
  await expect(visitor.getByRole('tab', { name: 'Scripture' })).toBeFocused();
  await expect(visitor).toHaveURL(/tab=scripture$/);
  await visitor.keyboard.press('ArrowRight');
  await expect(overview).toBeFocused();
  await expect(visitor).toHaveURL(/\/features$/);
});

test("the overview shows the server's scripture and challenge of the day", anyWidth, async ({ visitor }) => {
  const scripture = (await (await visitor.request.get('/api/daily-scripture')).json()) as {
    verse: string;
    reference: string;
  };
  const challenge = (await (await visitor.request.get('/api/daily-challenge')).json()) as {
    title: string;
    description: string;
  };
  await visitor.goto('/features');
  for (const words of [scripture.verse, scripture.reference, challenge.title, challenge.description]) {
    await expect(visitor.getByText(words)).toBeVisible();
  }
  await visitor.getByRole('link', { name: 'Words of Scripture' }).click();
  await expect(visitor.getByRole('heading', { name: 'About Daily Scripture' })).toBeVisible();
  await expect(visitor.getByText(scripture.verse)).toBeVisible();
  await expect(visitor.getByText(/Hope, Peace, Faith, Comfort, Strength, Love/)).toBeVisible();
});

test('a visitor is asked to sign in for reminders', anyWidth, async ({ visitor }) => {
  await visitor.goto('/features?tab=reminders');
  await visitor.getByRole('button', { name: 'Sign in to set reminders' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Join Our Prayer Community' })).toBeVisible();
});

test('a member creates a reminder, edits it, pauses it and deletes it', anyWidth, async ({ member }) => {
  await member.goto('/features?tab=reminders');
  await expect(member.getByText('No reminders yet')).toBeVisible();
  await member.getByRole('button', { name: 'New Reminder' }).click();
  const creation = member.getByRole('dialog', { name: 'Create Prayer Reminder' });
  await expect(creation.getByLabel('Time')).toHaveValue('09:00');
  await expect(creation.getByLabel('Frequency')).toHaveValue('daily');
  await creation.getByLabel('Title').fill('Morning prayer');
  await creation.getByLabel('Description').fill('For the city');
  await creation.getByRole('button', { name: 'Create Reminder' }).click();
  await expect(member.getByText('Reminder created')).toBeVisible();
  await expect(creation).toBeHidden();

  const card = member.getByRole('article', { name: 'Morning prayer' });
  await expect(card.getByText('9:00 AM')).toBeVisible();
  await expect(card.getByText('Daily', { exact: true })).toBeVisible();
  await expect(card.getByText('For the city')).toBeVisible();
  await expect(card.getByText(/^Created /)).toBeVisible();
  await expect(card.getByText(/^Rings next /)).toBeVisible();

  await card.getByRole('button', { name: 'Edit' }).click();
  const editing = member.getByRole('dialog', { name: 'Edit Prayer Reminder' });
  await expect(editing.getByLabel('Title')).toHaveValue('Morning prayer');
  await editing.getByLabel('Title').fill('Evening prayer');
  await editing.getByLabel('Time').fill('21:30');
  await editing.getByLabel('Frequency').selectOption('weekly');
  await editing.getByLabel('Day of the week').selectOption({ label: 'Sunday' });
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(member.getByText('Reminder updated')).toBeVisible();

  const changed = member.getByRole('article', { name: 'Evening prayer' });
  await expect(changed.getByText('9:30 PM')).toBeVisible();
  await expect(changed.getByText('Weekly', { exact: true })).toBeVisible();
  await expect(changed.getByText('on Sundays')).toBeVisible();
  await member.reload();
  await expect(changed.getByText('9:30 PM')).toBeVisible();

  const saved = responseTo(member, 'PauseReminder');
  // Not `uncheck`, which looks at once: the card hears of the change a task after the press.
  await changed.getByRole('switch', { name: 'Active' }).click();
  await expect(changed.getByRole('switch', { name: 'Active' })).not.toBeChecked();
  await saved;
  await expect(changed.getByText('Paused')).toBeVisible();
  await member.reload();
  await expect(changed.getByRole('switch', { name: 'Active' })).not.toBeChecked();
  await expect(changed.getByText(/^Rings next /)).toHaveCount(0);

  await changed.getByRole('button', { name: 'Delete' }).click();
  const confirmation = member.getByRole('alertdialog', { name: 'Delete this reminder?' });
  const deleted = responseTo(member, 'DeleteReminder');
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  expect(await (await deleted).json()).not.toHaveProperty('errors');
  await expect(member.getByText('Reminder deleted')).toBeVisible();
  await expect(member.getByText('No reminders yet')).toBeVisible();
});

test('a reminder without a title or a time is refused at its fields', anyWidth, async ({ member }) => {
  await member.goto('/features?tab=reminders');
  await member.getByRole('button', { name: 'New Reminder' }).click();
  const dialog = member.getByRole('dialog', { name: 'Create Prayer Reminder' });
  await dialog.getByLabel('Time').fill('');
  await dialog.getByRole('button', { name: 'Create Reminder' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByText('Invalid time format (HH:MM)')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();

  await dialog.getByLabel('Title').fill('t'.repeat(201));
  await expect(dialog.getByText('Title too long')).toBeVisible();
});

test(
  'no tab of the features breaks a rule of WCAG 2.2 AA for a visitor',
  anyWidth,
  async ({ visitor, expectAccessible }) => {
    for (const name of tabs) {
      await openTab(visitor, name);
      await expectAccessible(visitor);
    }
  },
);

test(
  'no tab breaks one for a member, nor do the dialogs of chains and groups',
  phone,
  async ({ member, expectAccessible }) => {
    for (const [tab, name] of [
      ['Chains', 'Create Prayer Chain'],
      ['Groups', 'Start New Group'],
    ] as const) {
      await openTab(member, tab);
      await expectAccessible(member);
      await member.getByRole('button', { name }).first().click();
      await expect(member.getByRole('dialog', { name })).toBeVisible();
      await expectAccessible(member);
      await member.keyboard.press('Escape');
    }
    for (const tab of ['Overview', 'Scripture'] as const) {
      await openTab(member, tab);
      await expectAccessible(member);
    }
  },
);

test(
  'the dialogs of a reminder break no rule of WCAG 2.2 AA',
  phone,
  async ({ member, expectAccessible }) => {
    await remind(member, { title: 'Morning prayer', reminderTime: '09:00', frequency: 'monthly' });
    await openTab(member, 'Reminders');
    const card = member.getByRole('article', { name: 'Morning prayer' });
    await expectAccessible(member);
    await card.getByRole('button', { name: 'Edit' }).click();
    const editing = member.getByRole('dialog', { name: 'Edit Prayer Reminder' });
    await editing.getByLabel('Title').fill('');
    await editing.getByRole('button', { name: 'Save Changes' }).click();
    await expect(editing.getByText('Title is required')).toBeVisible();
    await expectAccessible(member);
    await editing.getByRole('button', { name: 'Cancel' }).click();

    await card.getByRole('button', { name: 'Delete' }).click();
    await expect(member.getByRole('alertdialog', { name: 'Delete this reminder?' })).toBeVisible();
    await expectAccessible(member);
  },
);

test('the features fit a small phone without horizontal scrolling', phone, async ({ member }) => {
  await remind(member, { title: 'Unceasingly'.repeat(18), reminderTime: '21:30', frequency: 'weekly' });
  await member.setViewportSize({ width: 360, height: 740 });
  for (const name of tabs) {
    await openTab(member, name);
    const width = await member.evaluate(() => document.documentElement.scrollWidth);
    expect([name, width]).toEqual([name, 360]);
  }
});

async function openTab(page: Page, name: (typeof tabs)[number]): Promise<void> {
  if (!page.url().includes('/features')) await page.goto('/features');
  const tab = page.getByRole('tab', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expectLoaded(page);
}

const remind = (member: Page, reminder: object) => post(member, '/api/reminders', reminder);
