import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { boxOf, type Box } from '../layout';
import { aPerson, continueAs } from '../people';
import { addPrayer, anyWidth, phone } from '../widths';

test('a visitor browses the wall and opens a prayer', async ({ visitor }) => {
  await visitor.goto('/prayers');
  const first = visitor.getByRole('article').first();
  const title = await first.getByRole('heading').innerText();

  await first.getByRole('link', { name: title }).click();

  await expect(visitor).toHaveURL(/\/prayer\/\d+$/);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await visitor.getByRole('link', { name: /back/i }).click();
  await expect(visitor).toHaveURL(/\/prayers$/);
});

test('a browser has a random id of its own, made once', anyWidth, async ({ visitor }) => {
  const readId = () => visitor.evaluate(() => localStorage.getItem('prayer-session-id'));
  await visitor.goto('/');
  await expect.poll(readId).toMatch(/^[0-9a-f]{32}$/);
  const made = await readId();
  await visitor.goto('/prayers');
  expect(await readId()).toBe(made);
});

test('a member shares a prayer, another says amen and encourages, the first one sees it and signs out', async ({
  owner,
  member,
}) => {
  const title = `Safe birth ${Date.now()}`;

  await owner.goto('/prayers');
  await owner.getByRole('button', { name: addPrayer }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog
    .getByLabel('Description')
    .fill('Our first child is due next week. Please pray for a safe birth.');
  await dialog.getByLabel('Category').selectOption({ label: 'Family' });
  await dialog.getByRole('button', { name: 'Submit Prayer' }).click();
  await expect(owner.getByText('Prayer Submitted')).toBeVisible();
  await expect(owner.getByText('Your prayer request has been shared with the community.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(owner.getByRole('article').filter({ hasText: title })).toBeVisible();

  await member.goto('/prayers');
  const card = member.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: /Amen/ }).click();
  await expect(member.getByText('Amen added')).toBeVisible();
  await expect(card.getByRole('button', { name: /Amen/ })).toBeDisabled();

  await card.getByRole('button', { name: 'Words of Encouragement (0)' }).click();
  await card.getByPlaceholder('Share words of encouragement...').fill('We are praying with you.');
  const share = card.getByRole('button', { name: 'Share Encouragement' });
  await share.evaluate((button) => button.scrollIntoView());
  await share.click();
  await expect(member.getByText('Your words of encouragement have been shared.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Words of Encouragement (1)' })).toBeFocused();
  await expect(card.getByRole('heading')).toBeInViewport();

  await owner.getByRole('article').filter({ hasText: title }).getByRole('link', { name: title }).click();
  await expect(owner.getByText('We are praying with you.')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Prayer Answered? Share Testimony' })).toBeVisible();

  await owner.getByRole('button', { name: 'Sign Out' }).click();
  await expect(owner).toHaveURL(/\/$/);
  await owner.goto('/prayers');
  await expect(owner.getByRole('article').first()).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
});

test(
  'a visitor who fills the prayer form is asked to sign in and finds the draft again',
  phone,
  async ({ visitor }) => {
    await visitor.goto('/prayers');
    await visitor.getByRole('button', { name: addPrayer }).click();
    const dialog = visitor.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Hannah');
    await dialog.getByLabel('Email').fill('hannah@example.org');
    await dialog.getByLabel('Title').fill('A child');
    await dialog.getByLabel('Description').fill('Year after year I have asked for a child.');
    // The toast is visible for 1.5 s, so both of its texts are awaited from before the press.
    await Promise.all([
      visitor.getByText('Please Sign In').waitFor(),
      visitor.getByText('You need to sign in to post a prayer request.').waitFor(),
      dialog.getByRole('button', { name: 'Submit Prayer' }).click(),
    ]);
    await continueAs(visitor, aPerson('Hannah Ramah'));

    await expect(visitor).toHaveURL(/\/prayers/);
    await expect(visitor.getByRole('dialog').getByLabel('Title')).toHaveValue('A child');
  },
);

test('an amen without a session shows a message and leads to sign-in', anyWidth, async ({ visitor }) => {
  // The newest ones belong to other stories, which may remove them.
  await visitor.goto('/prayers?sort=amens');
  await visitor.getByRole('article').first().getByRole('button', { name: /Amen/ }).click();
  await expect(visitor.getByText('You need to sign in to give an amen.')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test(
  'on a phone a category is in view, the prayers begin near the top, Amen and Share are one row, the round button covers none, and the bar goes while one types',
  phone,
  async ({ member, ownPrayer }) => {
    await member.goto('/prayers');
    const card = member.getByRole('article').first();
    await expect(card).toBeVisible();
    expect((await boxOf(card)).y).toBeLessThanOrEqual(180);
    await expect(member.getByRole('link', { name: 'Pray through the wall' })).toBeInViewport({ ratio: 1 });
    const category = (name: string) => member.getByRole('checkbox', { name });
    await expect(category('Health')).toBeInViewport({ ratio: 1 });
    const lastChip = await boxOf(category('General'));
    const tools = await boxOf(member.getByRole('link', { name: 'Tools' }));
    expect(tools.x).toBeGreaterThanOrEqual(lastChip.x + lastChip.width);
    await expect(member.getByRole('button', { name: addPrayer })).toHaveCount(1);

    const middleOf = ({ y, height }: Box) => Math.round(y + height / 2);
    for (const width of [390, 320]) {
      await member.setViewportSize({ width, height: 844 });
      await expect.poll(() => member.evaluate(() => window.innerWidth)).toBe(width);
      // The page may still settle at its new width.
      await expect(async () => {
        const amen = await boxOf(card.getByRole('button', { name: /^Amen/ }));
        const share = await boxOf(card.getByRole('button', { name: 'Share' }));
        const title = await boxOf(card.getByRole('heading'));
        expect(middleOf(amen)).toBe(middleOf(share));
        expect(Math.abs(amen.x - title.x)).toBeLessThan(0.5);
      }).toPass();
    }

    await member.setViewportSize({ width: 390, height: 844 });
    for (const distance of [0, 40, 90, 150, 220]) {
      await member.evaluate((top) => window.scrollTo(0, top), distance);
      await expect.poll(() => coveredControls(member)).toEqual([]);
    }

    const bar = member.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Groups' })).toBeInViewport();
    // The first one may belong to another story, which removes it.
    const own = member.getByRole('article', { name: ownPrayer.title });
    await own.getByRole('button', { name: /^Words of Encouragement/ }).click();
    const words = own.getByPlaceholder('Share words of encouragement...');
    await words.focus();
    await expect(bar.getByRole('link', { name: 'Groups' })).not.toBeInViewport();
    await expect(member.getByRole('button', { name: addPrayer })).toBeHidden();
    await words.blur();
    await expect(member.getByRole('button', { name: addPrayer })).toBeVisible();
    for (const distance of [80, 160, 240]) {
      await words.evaluate(
        (area, top) => window.scrollBy(0, area.getBoundingClientRect().top + top - innerHeight),
        distance,
      );
      await expect.poll(() => coveredControls(member)).toEqual([]);
    }
  },
);

test(
  'a text has Read More where it is cut, and not in a card that is wide enough',
  anyWidth,
  async ({ visitor }) => {
    await visitor.setViewportSize({ width: 390, height: 844 });
    // Other stories write so much that it leaves the first page.
    await visitor.goto('/prayers?search=nursing');
    const card = visitor.getByRole('article', { name: 'Nursing finals start tomorrow' });
    await card.getByRole('button', { name: 'Read More' }).click();
    await card.getByRole('button', { name: 'Show Less' }).click();
    await expect(card.getByRole('button', { name: 'Read More' })).toBeFocused();
    await visitor.setViewportSize({ width: 630, height: 800 });
    await expect(card.getByRole('button', { name: 'Read More' })).toBeHidden();
  },
);

/** The cards' controls under the round button. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const round = document.querySelector('[aria-label="Add a New Prayer"]')!.getBoundingClientRect();
    return [...document.querySelectorAll('article :is(button, input, textarea)')]
      .map((control) => ({ name: control.outerHTML, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.right > round.left && box.bottom > round.top && box.top < round.bottom)
      .map(({ name }) => name);
  });
}
