import { post, responseTo } from '../calls';
import { expect, test } from '../fixtures';
import { expectInteractive } from '../interactive';
import { boxOf } from '../layout';
import { anyPage } from '../open';
import { anyWidth, phone } from '../widths';

test(
  'the bell counts an amen and an encouragement until they are read',
  phone,
  async ({ owner, ownPrayer, member, expectAccessible }) => {
    await post(member, `/api/prayers/${ownPrayer.id}/amen`, undefined, 200);

    await owner.goto(anyPage);
    await owner.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const list = owner.getByRole('dialog', { name: 'Notifications' });
    await expect(list.getByRole('link')).toHaveCount(1);
    await expect(list.getByRole('link')).toHaveAccessibleName(/^Unread /);
    await expect(owner.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await expectAccessible(owner);

    await list.getByRole('link').click();
    await expect(owner).toHaveURL(new RegExp(`/prayer/${ownPrayer.id}$`));
    await expect(list).toBeHidden();
    await owner.reload();
    await expect(owner.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  },
);

test('a visitor has no bell', anyWidth, async ({ visitor }) => {
  await visitor.goto(anyPage);
  await expect(visitor.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
});

test('a switch keeps its state', anyWidth, async ({ member, expectAccessible }) => {
  await member.goto(anyPage);
  await member.getByRole('banner').getByRole('button', { name: 'Ruth Moab' }).click();
  await member.getByRole('menuitem', { name: 'Notification settings' }).click();
  const settings = member.getByRole('dialog', { name: 'Notification settings' });
  const mail = settings
    .getByRole('group', { name: 'Somebody prays for my request' })
    .getByRole('switch', { name: 'E-mail' });
  await expect(mail).not.toBeChecked();
  await expectAccessible(member);
  const saved = responseTo(member, 'SetNotification');
  await mail.check();
  await saved;

  await member.reload();
  await member.getByRole('button', { name: /^Notifications/ }).click();
  await member.getByRole('button', { name: 'Settings' }).click();
  await expect(mail).toBeChecked();
});

test('the bell fits into the header of a small phone', phone, async ({ member }) => {
  await member.setViewportSize({ width: 360, height: 740 });
  await member.goto(anyPage);
  await expectInteractive(member);
  const bell = member.getByRole('button', { name: 'Notifications' });
  const home = member.getByRole('banner').getByRole('link', { name: /home/ });
  const [bellBox, homeBox] = [await boxOf(bell), await boxOf(home)];
  expect(Math.abs(bellBox.y + bellBox.height / 2 - (homeBox.y + homeBox.height / 2))).toBeLessThan(4);
  expect(bellBox.width).toBeGreaterThanOrEqual(44);
  expect(await member.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
