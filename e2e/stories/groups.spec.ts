import type { Page } from '@playwright/test';
import { post } from '../calls';
import { expect, test } from '../fixtures';
import { aComment, aGroup, aName, aPost } from '../groups';
import { expectLoaded } from '../interactive';
import { aPerson } from '../people';

test('the form for a group names what is missing; the new group is found by its theme, and its link can be shared', async ({
  member,
  pageOf,
}) => {
  const name = aName('Gleaners');
  await openGroups(member);
  await member.getByRole('button', { name: 'Start New Group' }).click();
  const form = member.getByRole('dialog', { name: 'Start New Group' });
  const create = form.getByRole('button', { name: 'Create Group' });
  await create.click();
  await expect(form.getByText('Group name is required')).toBeVisible();
  await expect(form.getByText('Theme is required')).toBeVisible();
  await expect(form.getByLabel('Require approval to join')).toHaveCount(0);
  await form.getByLabel('Group Name').fill('x'.repeat(101));
  await expect(form.getByText('Name too long')).toBeVisible();
  await form.getByLabel('Max Members').fill('4');
  await form.getByLabel('Group Name').fill(name);
  await expect(form.getByText('Members must be from 5 to 1000')).toBeVisible();
  await form.getByLabel('Max Members').fill('');
  await form.getByLabel('Theme').selectOption('Grief & Loss');
  await form.getByLabel('Description').fill('We pray for those who grieve.');
  await create.click();
  await expect(member.getByText('Prayer Group Created')).toBeVisible();
  const card = cardOf(member, name);
  await expect(card.getByText('1/100 members')).toBeVisible();
  await expect(card.getByText('You are an admin')).toBeAttached();

  const themes = member.getByRole('group', { name: 'Which groups to show' });
  await themes.getByRole('button', { name: 'Career & Work' }).click();
  await expect(member).toHaveURL(/theme=career/);
  await expect(card).toHaveCount(0);
  await themes.getByRole('button', { name: 'Grief & Loss' }).click();
  await expect(member).toHaveURL(/theme=grief/);
  await expect(card).toBeVisible();

  await member.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const alerts = alertsOf(member);
  await card.getByRole('button', { name: 'Share group' }).click();
  const share = member.getByRole('dialog', { name: 'Share Group' });
  const link = await share.getByLabel('Invite link').inputValue();
  expect(link).toMatch(new RegExp(`^${process.env.SITE_ORIGIN}/join/.+`));
  await share.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => alerts).toEqual(['Invite link copied to clipboard!']);
  expect(await member.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const guest = await pageOf(aPerson('Boaz Salmon'));
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  await guest.getByRole('button', { name: 'Join Group' }).click();
  await expect(guest).toHaveURL(/\/prayer-groups\/\d+$/);
  await expect(guest.getByText('2 members', { exact: true })).toBeVisible();
  await expect(guest.getByPlaceholder('Share something with the group...')).toBeVisible();
});

test('a leader, a member and an outsider use a public group, each with their own rights', async ({
  owner: leader,
  member,
  pageOf,
}) => {
  const { id, name } = await aGroup(leader);
  const outsider = await pageOf(aPerson('Orpah Moab'));
  await openGroups(member);
  await cardOf(member, name).getByRole('button', { name: 'Join' }).click();
  await expect(cardOf(member, name).getByText('Joined')).toBeVisible();
  await cardOf(member, name).getByRole('link', { name: 'View Group' }).click();
  await expect(member.getByText('Be the first to start a discussion!')).toBeVisible();

  const words = 'Please pray for Naomi, who has come home.';
  await member.getByPlaceholder('Share something with the group...').fill(words);
  await member.getByLabel('Post type').selectOption('Prayer Request');
  await expect(member.getByRole('option', { name: 'Announcement' })).toHaveCount(0);
  await member.getByRole('button', { name: 'Post', exact: true }).click();
  const written = member.getByRole('article', { name: 'Post by Ruth Moab' });
  await expect(written.getByText(words)).toBeVisible();
  await expect(written.getByRole('img', { name: 'Prayer Request' })).toBeVisible();

  await Promise.all([leader, outsider].map((page) => page.goto(`/prayer-groups/${id}`)));
  const led = leader.getByRole('article', { name: 'Post by Ruth Moab' });
  const box = led.getByPlaceholder('Write a comment...');
  await box.fill('I will,');
  await box.press('Shift+Enter');
  await box.pressSequentially('and my house.');
  await expect(box).toHaveValue('I will,\nand my house.');
  await expect(led.getByText('0 comments')).toBeVisible();
  await box.press('Enter');
  await expect(led.getByText('1 comment', { exact: true })).toBeVisible();
  await expect(led.getByRole('listitem').getByText('and my house.')).toBeVisible();
  await expect(box).toHaveValue('');

  await led.getByRole('button', { name: 'Like (0)' }).click();
  await expect(led.getByRole('button', { name: 'Like (1)' })).toHaveAttribute('aria-pressed', 'true');
  await leader.getByPlaceholder('Share something with the group...').fill('Welcome.');
  await leader.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(leader.getByRole('article').first()).toContainText('Welcome.');
  await led.getByRole('button', { name: 'More options (Ruth Moab)' }).click();
  await leader.getByRole('menuitem', { name: 'Pin' }).click();
  await expect(leader.getByRole('article').first()).toContainText(words);
  await expect(led.getByRole('img', { name: 'Pinned' })).toBeVisible();

  // Others' activity appears without a reload.
  await expect(written.getByText('1 comment', { exact: true })).toBeVisible();
  await expect(written.getByRole('img', { name: 'Pinned' })).toBeVisible();

  await outsider.reload();
  const read = outsider.getByRole('article', { name: 'Post by Ruth Moab' });
  await expect(read.getByText(words)).toBeVisible();
  await expect(read.getByRole('button', { name: 'Like (1)' })).toBeDisabled();
  await expect(outsider.getByPlaceholder('Write a comment...')).toHaveCount(0);
  await expect(outsider.getByPlaceholder('Share something with the group...')).toHaveCount(0);
});

test('up to three comments are shown, all of them on demand', async ({ owner: leader }) => {
  const { id } = await aGroup(leader);
  const written = await aPost(leader, id, 'Who keeps watch?');
  for (const word of ['one', 'two', 'three', 'four']) await aComment(leader, written, `Watch ${word}`);
  await leader.goto(`/prayer-groups/${id}`);
  const card = leader.getByRole('article', { name: 'Post by Hannah Ramah' });
  await expect(card.getByText(/^Watch/)).toHaveText(['Watch two', 'Watch three', 'Watch four']);
  await card.getByRole('button', { name: 'View all comments' }).click();
  await expect(card.getByText(/^Watch/)).toHaveText(['Watch one', 'Watch two', 'Watch three', 'Watch four']);
});

test('joining a private group needs a request, and only members see its posts', async ({
  owner: leader,
  member,
  pageOf,
}) => {
  const { id, name } = await aGroup(leader, { isPrivate: true, joinApprovalRequired: true });
  await aPost(leader, id, 'Only among us.');
  const outsider = await pageOf(aPerson('Orpah Moab'));

  await openGroups(member);
  await cardOf(member, name).getByRole('button', { name: 'Request Join' }).click();
  const request = member.getByRole('dialog', { name: 'Ask to Join' });
  await request.getByLabel('Message (optional)').fill('Your people are my people.');
  await request.getByRole('button', { name: 'Send Request' }).click();
  await expect(member.getByText('Your request is on its way')).toBeVisible();
  await expect(cardOf(member, name).getByRole('button', { name: 'Request sent' })).toBeDisabled();

  for (const page of [member, outsider]) {
    await page.goto(`/prayer-groups/${id}`);
    await expect(page.getByText('No posts yet')).toBeVisible();
    await expect(page.getByText('Join the group to see posts and discussions.')).toBeVisible();
    await expect(page.getByText('Only among us.')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Members' }).click();
    await expect(page.getByText('Members are shown to members only')).toBeVisible();
    await page.getByRole('tab', { name: 'Discussion' }).click();
  }
  expect(await (await outsider.request.get(`/api/prayer-groups/${id}/posts`)).json()).toEqual([]);
  await expect(outsider.getByRole('button', { name: 'Request to Join' })).toBeVisible();

  await leader.goto(`/prayer-groups/${id}`);
  await expect(leader.getByRole('button', { name: 'Manage' })).toHaveAccessibleDescription(
    '1 request to join',
  );
  await leader.getByRole('button', { name: 'Manage' }).click();
  const manage = leader.getByRole('dialog', { name: 'Manage Group' });
  await expect(manage.getByText('Your people are my people.')).toBeVisible();
  await manage.getByRole('button', { name: 'Approve' }).click();
  await expect(leader.getByText('Ruth Moab is a member now')).toBeVisible();
  await manage.getByRole('tab', { name: 'Members' }).click();
  await expect(manage.getByText('Ruth Moab')).toBeVisible();

  await expect(member.getByText('Only among us.')).toBeVisible();
  await expect(outsider.getByText('Only among us.')).toHaveCount(0);
});

test('a group that fills up meanwhile accepts nobody else', async ({ owner: leader, member, pageOf }) => {
  const { id, name } = await aGroup(leader, { maxMembers: 5 });
  await openGroups(member);
  await expect(cardOf(member, name).getByRole('button', { name: 'Join' })).toBeVisible();
  const others = ['Boaz Salmon', 'Obed Salmon', 'Jesse Obed', 'Naomi Elimelech'];
  await Promise.all(others.map(async (other) => joinAs(await pageOf(aPerson(other)), id)));

  const alerts = alertsOf(member);
  await cardOf(member, name).getByRole('button', { name: 'Join' }).click();
  await expect.poll(() => alerts).toEqual(['This group is at maximum capacity']);
  await expect(cardOf(member, name).getByRole('button', { name: 'Group Full (5/5)' })).toBeDisabled();
  await member.goto(`/prayer-groups/${id}`);
  await expect(member.getByRole('button', { name: 'Group Full (5/5)' })).toBeDisabled();
});

test('members can leave; the last admin must appoint another one first', async ({
  owner: leader,
  member,
}) => {
  const { id } = await aGroup(leader);
  await joinAs(member, id);
  await Promise.all([leader, member].map((page) => page.goto(`/prayer-groups/${id}`)));

  await leave(leader);
  await expect(leader.getByText('Please make somebody else an admin of')).toBeVisible();
  await leader.getByRole('button', { name: 'Manage' }).click();
  const manage = leader.getByRole('dialog', { name: 'Manage Group' });
  await manage.getByRole('tab', { name: 'Members' }).click();
  await manage.getByRole('button', { name: 'Manage Ruth Moab' }).click();
  await leader.getByRole('menuitem', { name: 'Make admin' }).click();
  await leader.getByRole('alertdialog').getByRole('button', { name: 'Make admin' }).click();
  await expect(leader.getByRole('alertdialog')).toBeHidden();
  await leader.keyboard.press('Escape');
  await expect(manage).toBeHidden();

  await leave(leader);
  await expect(leader.getByText('You have left the group')).toBeVisible();
  await expect(leader.getByRole('button', { name: 'Join Group' })).toBeVisible();
  await expect(leader.getByRole('button', { name: 'Manage' })).toHaveCount(0);
  await expect(member.getByRole('button', { name: 'Manage' })).toBeVisible();
  await expect(member.getByText('1 member', { exact: true })).toBeVisible();
});

test('an invite link that was reset is not found, the new one leads to the group', async ({
  owner: leader,
  visitor,
}) => {
  const { id, name, inviteLinkToken } = await aGroup(leader, { isPrivate: true });
  await visitor.goto(`/join/${inviteLinkToken}`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await leader.goto(`/prayer-groups/${id}`);
  await leader.getByRole('button', { name: 'Manage' }).click();
  const manage = leader.getByRole('dialog', { name: 'Manage Group' });
  await manage.getByRole('tab', { name: 'Settings' }).click();
  const field = manage.getByLabel('Invite link');
  const before = await field.inputValue();
  await manage.getByRole('button', { name: 'Reset link' }).click();
  await leader.getByRole('alertdialog').getByRole('button', { name: 'Reset link' }).click();
  await expect(leader.getByText('New invite link')).toBeVisible();
  await expect(field).not.toHaveValue(before);

  await visitor.goto(before);
  await expect(visitor.getByRole('heading', { name: 'Group not found' })).toBeVisible();
  await visitor.goto(await field.inputValue());
  await expect(visitor.getByRole('button', { name: 'Sign in to join' })).toBeVisible();
});

test('a visitor is asked to sign in, with an alert', async ({ owner: leader, visitor }) => {
  const { name } = await aGroup(leader);
  const alerts = alertsOf(visitor);
  const dialog = visitor.getByRole('dialog', { name: 'Join Our Prayer Community' });
  await openGroups(visitor);
  await cardOf(visitor, name).getByRole('button', { name: 'Join' }).click();
  await expect(dialog).toBeVisible();
  await visitor.keyboard.press('Escape');
  await visitor.getByRole('button', { name: 'Start New Group' }).click();
  await expect(dialog).toBeVisible();
  expect(alerts).toEqual(['Please sign in to join a prayer group', 'Please sign in to start a prayer group']);
});

test('an unknown group says so', async ({ visitor }) => {
  await visitor.goto('/prayer-groups/2147483647');
  await expect(visitor.getByRole('heading', { name: 'Group not found' })).toBeVisible();
  await expect(visitor.getByText("The prayer group you're looking for doesn't exist.")).toBeVisible();
});

test('the wall lists all groups and the member’s own, and has a short form for a new one', async ({
  owner: leader,
  member,
}) => {
  const known = await aGroup(leader);
  await member.goto('/prayers');
  await member.getByRole('tab', { name: 'Prayer Groups' }).click();
  await expect(cardOf(member, known.name)).toBeVisible();

  const form = member.getByRole('form', { name: 'Create Group' });
  const create = form.getByRole('button', { name: 'Create Group' });
  await expect(create).toBeDisabled();
  const name = aName('At the gate');
  await form.getByLabel('Name').fill(name);
  await expect(create).toBeDisabled();
  await form.getByLabel('Theme').selectOption('thanksgiving');
  await create.click();
  await expect(member.getByText('Prayer Group Created')).toBeVisible();
  await member.getByRole('tab', { name: 'My groups' }).click();
  await expect(member.getByRole('article', { name })).toBeVisible();
  await expect(cardOf(member, known.name)).toHaveCount(0);
});

test('groups and their pages fit a small phone', async ({ owner: leader, visitor }) => {
  const { id, inviteLinkToken } = await aGroup(leader, { description: 'word '.repeat(60) });
  await aPost(leader, id, 'a-very-long-word-'.repeat(20));
  await visitor.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/features?tab=groups', `/prayer-groups/${id}`, `/join/${inviteLinkToken}`]) {
    await visitor.goto(path);
    await expect(visitor.getByRole('article').first()).toBeVisible();
    const width = await visitor.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 360]);
  }
});

test('what somebody sees who wants to join breaks no rule of WCAG 2.2 AA', async ({
  owner: leader,
  member,
  expectAccessible,
}) => {
  const { name, inviteLinkToken } = await aGroup(leader, closed);
  await openGroups(member, closed.theme);
  await expect(cardOf(member, name)).toBeVisible();
  await expectAccessible(member);
  await cardOf(member, name).getByRole('button', { name: 'Request Join' }).click();
  await expect(member.getByRole('dialog', { name: 'Ask to Join' })).toBeVisible();
  await expectAccessible(member);
  await member.goto(`/join/${inviteLinkToken}`);
  await expect(member.getByRole('button', { name: 'Request to Join' })).toBeVisible();
  await expectAccessible(member);
});

test('what somebody sees who starts a group and shares it breaks no rule of WCAG 2.2 AA', async ({
  owner: leader,
  expectAccessible,
}) => {
  const { name } = await aGroup(leader, closed);
  await openGroups(leader, closed.theme);
  await cardOf(leader, name).getByRole('button', { name: 'Share group' }).click();
  await expect(leader.getByRole('dialog', { name: 'Share Group' })).toBeVisible();
  await expectAccessible(leader);
  await leader.keyboard.press('Escape');
  await leader.getByRole('button', { name: 'Start New Group' }).click();
  const form = leader.getByRole('dialog', { name: 'Start New Group' });
  await form.getByLabel('Private group').check();
  await form.getByRole('button', { name: 'Create Group' }).click();
  await expect(form.getByText('Theme is required')).toBeVisible();
  await expectAccessible(leader);
});

test('a group’s page, its tabs and its admins’ dialog break no rule of WCAG 2.2 AA', async ({
  owner: leader,
  member,
  visitor,
  expectAccessible,
}) => {
  const { id } = await aGroup(leader, closed);
  const written = await aPost(leader, id, 'Only among us.');
  await aComment(leader, written, 'Amen.');
  await post(member, `/api/prayer-groups/${id}/request-join`, { message: 'May I?' });
  await visitor.goto(`/prayer-groups/${id}`);
  await expect(visitor.getByText('No posts yet')).toBeVisible();
  await expectAccessible(visitor);

  await leader.goto(`/prayer-groups/${id}`);
  await expect(leader.getByText('Only among us.')).toBeVisible();
  await expectAccessible(leader);
  for (const part of ['Members', 'About']) {
    await leader.getByRole('tab', { name: part }).click();
    await expect(leader.getByRole('tab', { name: part })).toHaveAttribute('aria-selected', 'true');
    await expectLoaded(leader);
    await expectAccessible(leader);
  }
  await leader.getByRole('button', { name: 'Manage' }).click();
  const manage = leader.getByRole('dialog', { name: 'Manage Group' });
  await expect(manage.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expectAccessible(leader);
  await manage.getByRole('tab', { name: 'Members' }).click();
  await expect(manage.getByRole('button', { name: 'Manage Hannah Ramah' })).toBeVisible();
  await expectAccessible(leader);
  await manage.getByRole('tab', { name: 'Settings' }).click();
  await expect(manage.getByRole('button', { name: 'Reset link' })).toBeVisible();
  await expectAccessible(leader);
});

/** A private group with approval; few other groups have its theme. */
const closed = { theme: 'missions', isPrivate: true, joinApprovalRequired: true };

const joinAs = (page: Page, groupId: number) =>
  post(page, `/api/prayer-groups/${groupId}/join`, undefined, 200);

async function openGroups(page: Page, theme = ''): Promise<void> {
  await page.goto(`/features?tab=groups&theme=${theme}`);
  await expect(page.getByRole('heading', { name: 'Prayer Groups', exact: true })).toBeVisible();
}

const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Group options' }).click();
  await page.getByRole('menuitem', { name: 'Leave' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave this group?' })
    .getByRole('button', { name: 'Leave' })
    .click();
}

/** The texts of all alerts of the page from now on. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}
