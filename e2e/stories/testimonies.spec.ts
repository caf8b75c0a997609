import type { Page } from '@playwright/test';
import { holdOperation, post } from '../calls';
import { expect, test, type OwnPrayer } from '../fixtures';
import { expectInteractive } from '../interactive';
import { boxOf } from '../layout';
import { aPerson, continueAs } from '../people';
import { anyWidth, phone } from '../widths';

const story = 'Within a year I held my son Samuel in my arms. I asked, and I was heard.';

test(
  'an owner turns an answered prayer into a testimony, and the prayer moves to the testimonial wall',
  phone,
  async ({ owner, ownPrayer, visitor }) => {
    await owner.goto(`/prayer/${ownPrayer.id}`);
    await owner.getByRole('button', { name: 'Prayer Answered? Share Testimony' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Share Your Testimony' });
    await expect(dialog.getByText(ownPrayer.description)).toBeVisible();
    await expect(dialog.getByLabel('Testimonial Title')).toHaveValue(`Answered Prayer: ${ownPrayer.title}`);
    await expect(dialog.getByText('0/2000')).toBeVisible();
    await dialog.getByLabel('Your Testimony').fill(story);
    await expect(dialog.getByText(`${story.length}/2000`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Share Testimony' }).click();

    await expect(owner.getByText('Testimonial Created!')).toBeVisible();
    await expect(owner).toHaveURL(/\/testimonials$/);
    await expect(owner.getByRole('heading', { level: 1, name: 'Testimonies' })).toBeVisible();
    const card = owner.getByRole('article', { name: `Answered Prayer: ${ownPrayer.title}` });
    await expect(card).toContainText(story);
    await expect(card).toContainText('Hannah Ramah');
    await expect(card.getByText('Answered Prayer', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Praise God! (0)' })).toBeDisabled();

    await visitor.goto(`/prayers?search=${encodeURIComponent(ownPrayer.title)}`);
    await expect(visitor.getByText('No prayers found')).toBeVisible();

    await card.getByRole('link', { name: ownPrayer.title }).click();
    await owner.getByRole('link', { name: 'Read the testimony' }).click();
    await expect(owner).toHaveURL(/\/testimonials#\d+$/);
    await expect(card).toBeFocused();
  },
);

test(
  'texts that are too short are refused at their fields, and the draft survives closing the dialog',
  anyWidth,
  async ({ owner, ownPrayer }) => {
    await owner.goto(`/prayer/${ownPrayer.id}`);
    const open = owner.getByRole('button', { name: 'Prayer Answered? Share Testimony' });
    await open.click();
    const dialog = owner.getByRole('dialog', { name: 'Share Your Testimony' });
    await dialog.getByLabel('Testimonial Title').fill('');
    await dialog.getByLabel('Your Testimony').fill('Too short');
    await dialog.getByRole('button', { name: 'Share Testimony' }).click();
    await expect(dialog.getByText('Title is required')).toBeVisible();
    await expect(dialog.getByText('Testimony must be at least 10 characters')).toBeVisible();

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await expect(dialog.getByLabel('Your Testimony')).toHaveValue('Too short');
  },
);

test('another member praises a testimony once', anyWidth, async ({ owner, ownPrayer, member }) => {
  await testify(owner, ownPrayer);
  await member.goto('/testimonials');
  const card = member.getByRole('article', { name: ownPrayer.title });
  await card.getByRole('button', { name: 'Praise God! (0)' }).click();
  await expect(member.getByRole('status').getByText('Praise God!')).toBeVisible();
  const praised = card.getByRole('button', { name: 'Praise God! (1)' });
  await expect(praised).toBeDisabled();

  await member.reload();
  await expect(praised).toBeDisabled();
});

test(
  'a visitor who praises is sent to sign-in after a second, and comes back',
  anyWidth,
  async ({ owner, ownPrayer, visitor }) => {
    await testify(owner, ownPrayer);
    await visitor.goto('/testimonials');
    const praise = visitor
      .getByRole('article', { name: ownPrayer.title })
      .getByRole('button', { name: 'Praise God! (0)' });
    await expect(praise).toBeVisible();
    await visitor.clock.install();
    await visitor.clock.pauseAt(Date.now() + 60_000);
    await praise.click();
    await expect(visitor.getByText('Sign in required')).toBeVisible();

    await visitor.clock.runFor(1000);
    await visitor.clock.resume();
    await continueAs(visitor, aPerson('Anna Phanuel'));
    await expect(visitor).toHaveURL(/\/testimonials$/);
    await expect(visitor.getByRole('banner')).toContainText('Anna Phanuel');
  },
);

for (const [banner, kind] of [
  ['#GiveThanksAlways', 'with a banner'],
  [null, 'without a banner'],
] as const)
  test(`a testimonial wall that was opened by a link stays where it is, ${kind}`, async ({ visitor }) => {
    const release = await holdOperation(visitor, 'TestimonialWall', { banner });
    await visitor.goto('/prayers?sort=amens');
    await expectInteractive(visitor);
    await visitor.getByRole('link', { name: 'Testimonials' }).filter({ visible: true }).click();
    const heading = visitor.getByRole('heading', { level: 1, name: 'Testimonies' });
    await expect(visitor.getByText('Loading testimonies')).toBeAttached();
    const before = await boxOf(heading);
    release();
    await expect(visitor.getByRole('article').first()).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Encouragements' })).toHaveCount(banner ? 1 : 0);
    expect((await boxOf(heading)).y).toBe(before.y);
  });

test(
  'the testimonial wall and the testimony dialog break no rule of WCAG 2.2 AA',
  phone,
  async ({ owner, ownPrayer, member, expectAccessible }) => {
    await owner.goto(`/prayer/${ownPrayer.id}`);
    await owner.getByRole('button', { name: 'Prayer Answered? Share Testimony' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Share Your Testimony' });
    await dialog.getByRole('button', { name: 'Share Testimony' }).click();
    await expect(dialog.getByText('Testimony must be at least 10 characters')).toBeVisible();
    await expectAccessible(owner);

    await testify(owner, ownPrayer);
    await member.goto('/testimonials');
    await member
      .getByRole('article', { name: ownPrayer.title })
      .getByRole('button', { name: 'Praise God! (0)' })
      .click();
    await expect(member.getByRole('button', { name: 'Praise God! (1)' }).first()).toBeDisabled();
    await expectAccessible(member);
  },
);

test(
  'the testimonial wall fits a small phone without horizontal scrolling',
  phone,
  async ({ owner, ownPrayer, visitor }) => {
    await testify(owner, ownPrayer);
    await visitor.setViewportSize({ width: 360, height: 740 });
    await visitor.goto('/testimonials');
    await expect(visitor.getByRole('article', { name: ownPrayer.title })).toBeVisible();
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

/** Turns the prayer into a testimony under the same title. */
async function testify(owner: Page, { id, title }: OwnPrayer): Promise<void> {
  await post(owner, `/api/prayers/${id}/testimonial`, { title, testimony: story });
}
