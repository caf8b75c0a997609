import { expect, test } from '../fixtures';
import { anyWidth } from '../widths';

test.beforeEach(async ({ visitor }) => {
  await visitor.goto('/');
});

test('the hero leads to the wall and to sign-up, and shows the counters 6, 8 and 2', async ({ visitor }) => {
  for (const [label, count] of [
    ['active prayers', '6'],
    ['amens given', '8'],
    ['testimonies', '2'],
  ]) {
    await expect(visitor.getByText(label!, { exact: true }).locator('xpath=..')).toContainText(count!);
  }
  await visitor.getByRole('button', { name: 'Join Community' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Join Our Prayer Community' })).toBeVisible();
  await visitor.keyboard.press('Escape');
  await visitor.getByRole('link', { name: 'View Prayer Wall' }).click();
  await expect(visitor).toHaveURL(/\/prayers$/);
});

test('there are three feature cards, a scripture, stories labelled as samples, and a second call to action', async ({
  visitor,
}) => {
  for (const title of ['Share your heart', 'Unite in faith', 'Celebrate miracles']) {
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(visitor.getByText('Matthew 11:28')).toBeVisible();
  await expect(visitor.getByText('Sample story')).toHaveCount(2);
  await visitor.getByRole('button', { name: 'Create Account' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Join Our Prayer Community' })).toBeVisible();
  await visitor.keyboard.press('Escape');
  await visitor.getByRole('link', { name: 'Start Praying Now' }).click();
  await expect(visitor).toHaveURL(/\/prayers$/);
});

test(
  'the latest prayers are in the niches, and the candles can be kept still',
  anyWidth,
  async ({ visitor }) => {
    const niches = visitor.getByRole('list', { name: 'The latest prayers' }).getByRole('link');
    await expect(niches).toHaveCount(12);
    await visitor.emulateMedia({ reducedMotion: 'no-preference' });
    await visitor.getByRole('button', { name: 'Keep the candles still' }).click();
    const moving = visitor
      .locator('[data-arches] li > *')
      .evaluateAll((parts) => parts.filter((part) => part.getAnimations().length > 0).length);
    expect(await moving).toBe(0);
    await niches.first().click();
    await expect(visitor).toHaveURL(/\/prayer\/\d+$/);
  },
);

test('the header has the logo, Prayer Wall and Sign In', async ({ visitor }) => {
  const header = visitor.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Prayer Wall', exact: true })).toHaveAttribute(
    'href',
    '/prayers',
  );
  await header.getByRole('button', { name: 'Sign In' }).click();
  const dialog = visitor.getByRole('dialog', { name: 'Join Our Prayer Community' });
  await expect(dialog).toContainText('prayer chains');
  await expect(dialog).toContainText('keeps your account secure');
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(visitor.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
});

test(
  'Never Miss a Miracle accepts an address, clears the field and shows a welcome',
  anyWidth,
  async ({ visitor }) => {
    await expect(visitor.getByRole('heading', { name: 'Never Miss a Miracle' })).toBeVisible();
    const email = visitor.getByRole('main').getByLabel('Email address');
    await email.fill(`reader.${crypto.randomUUID()}@example.org`);
    await visitor.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(visitor.getByText('Welcome to our prayer community!')).toBeVisible();
    await expect(email).toHaveValue('');
  },
);

test(
  'the footer has the verse, mailbox, mission, copyright of 2025, and a newsletter form',
  anyWidth,
  async ({ visitor }) => {
    const footer = visitor.getByRole('contentinfo');
    await expect(footer).toContainText('Matthew 18:19');
    await expect(footer).toContainText('© 2025');
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(footer.getByRole('link', { name: 'Support Our Mission' })).toHaveAttribute(
      'href',
      /^https?:/,
    );
    await expect(footer.getByRole('heading', { name: 'Stay Connected' })).toBeVisible();

    const email = footer.getByLabel('Email address');
    await email.fill('no address');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(visitor.getByText('Successfully subscribed!')).toBeHidden();
    await email.fill(`reader.${crypto.randomUUID()}@example.org`);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(visitor.getByText('Successfully subscribed!')).toBeVisible();
  },
);

test('a failed subscription says so and keeps the typed address', anyWidth, async ({ visitor }) => {
  await visitor.route('**/graphql', (route) => route.abort());
  const email = visitor.getByRole('contentinfo').getByLabel('Email address');
  await email.fill('reader@example.org');
  await visitor.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  await expect(visitor.getByText('Subscription failed')).toBeVisible();
  await expect(visitor.getByText('Please try again later.')).toBeVisible();
  await expect(email).toHaveValue('reader@example.org');
});
