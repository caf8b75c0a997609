import { expect, test } from '../fixtures';
import { expectInteractive } from '../interactive';
import { boxOf } from '../layout';
import { anyPage } from '../open';
import { aPerson, continueAs } from '../people';
import { addPrayer, anyWidth } from '../widths';

test(
  'what is shared to the installed site opens the form with it, and stays through signing in',
  anyWidth,
  async ({ visitor }) => {
    const response = await visitor.request.get('/manifest.webmanifest');
    const { share_target } = (await response.json()) as { share_target: ShareTarget };
    const { action, params } = share_target;
    const shared = new URLSearchParams({
      [params.title]: 'Rain for the fields',
      [params.text]: 'The barley is thirsty.',
      [params.url]: 'https://example.org/fields',
    });
    await visitor.goto(`${action}?${shared.toString()}`);
    const dialog = visitor.getByRole('dialog');
    await expect(dialog.getByLabel('Title')).toHaveValue('Rain for the fields');
    await expect(visitor).toHaveURL(/\/prayers$/);
    await dialog.getByLabel('Name').fill('Ruth Moab');
    await dialog.getByLabel('Email').fill('ruth@example.org');
    await dialog.getByRole('button', { name: 'Submit Prayer' }).click();
    await continueAs(visitor, aPerson('Ruth Moab'));
    await expect(dialog.getByLabel('Title')).toHaveValue('Rain for the fields');
    await expect(dialog.getByLabel('Description')).toHaveValue(
      'The barley is thirsty.\nhttps://example.org/fields',
    );
  },
);

interface ShareTarget {
  action: string;
  params: { title: string; text: string; url: string };
}

test(
  'the icon of the installed site has the number of unread notifications, until the member signs out',
  anyWidth,
  async ({ owner, ownPrayer, member }) => {
    // Each page adds to one list, which lasts over the sign-out.
    await owner.addInitScript(() => {
      const record = async (badge: number) =>
        localStorage.setItem('badges', `${localStorage.getItem('badges') ?? ''} ${badge}`);
      Object.assign(navigator, { setAppBadge: record, clearAppBadge: () => record(0) });
    });
    const badge = () => owner.evaluate(() => localStorage.getItem('badges')?.split(' ').at(-1));
    const words = { data: { content: 'Be of good courage.' } };
    expect((await member.request.post(`/api/prayers/${ownPrayer.id}/comments`, words)).status()).toBe(201);

    await owner.goto(anyPage);
    await expect.poll(badge).toBe('1');
    await owner.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await expect.poll(badge).toBe('0');

    await owner.evaluate(() => navigator.setAppBadge(1));
    await owner.keyboard.press('Escape');
    await owner.getByRole('button', { name: 'Sign Out' }).click();
    await expect(owner.getByText('You are signed out')).toBeVisible();
    await expect.poll(badge).toBe('0');
  },
);

test('the hint that the site can be installed covers neither bar nor button, moves nothing, and gives way to a dialog', async ({
  visitor,
  expectAccessible,
}) => {
  await visitor.addInitScript(() => {
    if (!localStorage.getItem('visits')) localStorage.setItem('visits', '{"days":2,"last":"yesterday"}');
  });
  await visitor.goto('/prayers');
  await expectInteractive(visitor);
  const hint = visitor.getByRole('complementary', { name: 'On your device' });
  const heading = visitor.getByRole('heading', { level: 1 });
  const aside = visitor.getByRole('complementary', { name: 'Sort, filter and figures' });
  const places = () => Promise.all([heading, aside].map((part) => part.boundingBox()));
  // The height of cards below the screen is a guess until the page has been drawn.
  await expect(visitor.getByRole('article').nth(10)).toHaveCSS('content-visibility', 'visible');
  const before = await places();
  await visitor.evaluate(() =>
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined })),
  );
  await expect(hint).toBeVisible();
  await expectAccessible(visitor);
  const { x, y, width, height } = await boxOf(hint);
  for (const other of await visitor.locator('[data-bottom-bar], [aria-label="Add a New Prayer"]').all()) {
    const box = await other.boundingBox();
    if (!box) continue;
    expect(box.x >= x + width || box.y >= y + height || box.y + box.height <= y).toBe(true);
  }
  // What others write meanwhile may move cards, nothing else.
  expect(await places()).toEqual(before);

  await visitor.getByRole('button', { name: addPrayer }).click();
  await expect(visitor.getByRole('dialog')).toBeVisible();
  await expect(hint).toBeHidden();
  await visitor.reload();
  await expectInteractive(visitor);
  await visitor.waitForTimeout(3_000);
  await expect(hint).toHaveCount(0);
});
