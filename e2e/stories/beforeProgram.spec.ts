import type { Locator, Page } from '@playwright/test';
import { beforeProgram, holdProgram } from '../firstLoad';
import { expect, test } from '../fixtures';
import { aGroup, aPost } from '../groups';
import { frames } from '../interactive';
import { aPerson } from '../people';
import { addPrayer, anyWidth } from '../widths';

test('a visitor can read the first page before its program has loaded, which then hydrates it', async ({
  page,
}) => {
  const { problems, releaseProgram } = await beforeProgram(page);

  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Prayer Wall' })).toHaveAttribute('href', '/prayers');
  // The starter keeps presses, and runs before this event.
  await page.waitForLoadState('domcontentloaded');
  await page.getByRole('button', { name: 'Join Community' }).click();
  await expect(page.getByRole('textbox').first()).not.toBeEditable();
  await heading.evaluate((prerendered) => (prerendered.dataset.prerendered = 'yes'));

  releaseProgram();
  await expect(page.getByRole('dialog', { name: 'Join Our Prayer Community' })).toBeVisible();
  await expect(page.locator('h1')).toHaveAttribute('data-prerendered', 'yes');
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a member can read their first page before its program has loaded, which then hydrates it', async ({
  pageOf,
}) => {
  const page = await pageOf(aPerson('Ruth Moab'));
  const { releaseProgram, expectSteady } = await beforeProgram(page);

  await page.goto('/', { waitUntil: 'commit' });
  const welcome = page.getByText('Welcome back, Ruth');
  await expect(welcome).toBeVisible();
  await expect(page.getByText('Ruth Moab')).toBeVisible();
  await expect(page.getByRole('button', { name: /Sign In|Join Community|Create Account/ })).toHaveCount(0);
  await welcome.evaluate((prerendered) => (prerendered.dataset.prerendered = 'yes'));

  releaseProgram();
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await expect(welcome).toHaveAttribute('data-prerendered', 'yes');
  await expect(page.getByText('Ruth Moab')).toHaveCount(1);
  await expectSteady();
});

asVisitorAndMember(
  'the wall before its program has loaded, which then takes it over and moves nothing',
  async ({ page, isMember, releaseProgram, expectSteady }) => {
    await page.goto('/prayers', { waitUntil: 'commit' });
    const title = page.getByRole('link', { name: 'Waiting for biopsy results' });
    await expect(title).toHaveAttribute('href', /^\/prayer\/\d+$/);
    await expect(page.getByText('They took a sample on Monday')).toBeVisible();
    await expect(page.getByText('Hannah Whitfield')).toBeVisible();
    await expect(page.getByRole('status').getByText('Loading prayers')).toBeAttached();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('button', { name: isMember ? 'Sign Out' : 'Sign In' })).toBeVisible();
    await expect(page.getByText('Ruth Moab')).toHaveCount(isMember ? 1 : 0);
    await page.waitForLoadState('domcontentloaded');
    const prerendered = await positionsOf(page);

    releaseProgram();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('[data-waits], [data-placeholder]')).toHaveCount(0);
    // The member's journey has its figures later.
    const expected = isMember ? expect.arrayContaining(prerendered) : prerendered;
    expect(await positionsOf(page)).toEqual(expected);
    await expect(title).toHaveCount(1);
    await page.getByRole('button', { name: addPrayer }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSteady();
  },
);

test('what is pressed before the program has loaded is done by it', async ({ page }) => {
  const releaseProgram = await openWallBeforeProgram(page);
  const button = page.getByRole('button', { name: addPrayer });
  await button.click();
  await expect(button).toHaveAttribute('data-pressed');
  await expect(button).toBeFocused();

  releaseProgram();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test(
  'the menu that a member presses before the program has loaded is opened by it',
  anyWidth,
  async ({ pageOf }) => {
    const page = await pageOf(aPerson('Ruth Moab'));
    const releaseProgram = await openWallBeforeProgram(page);
    await page.getByRole('banner').getByRole('button', { name: 'Ruth Moab' }).click();

    releaseProgram();
    const entry = page.getByRole('menuitem', { name: 'My account' });
    await expect(entry).toBeVisible();

    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Waiting for biopsy results' }).click();
    await expect(page).toHaveURL(/prayer\/\d+$/);
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    await frames(page, 5);
    await expect(entry).toHaveCount(0);
  },
);

test(
  'a press that begins before the program has loaded, and ends after it, is done',
  anyWidth,
  async ({ pageOf }) => {
    const page = await pageOf(aPerson('Ruth Moab'));
    const releaseProgram = await openWallBeforeProgram(page);
    await page.getByRole('banner').getByRole('button', { name: 'Ruth Moab' }).hover();
    await page.mouse.down();
    releaseProgram();
    await expect(page.locator('[data-announcer]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-placeholder]')).toBeAttached();

    await page.mouse.up();
    await expect(page.getByRole('menuitem', { name: 'My account' })).toBeVisible();
  },
);

test(
  'one who goes back before the program has loaded gets the page to which they went',
  anyWidth,
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'View Prayer Wall' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    const releaseProgram = await holdProgram(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-placeholder]')).toBeAttached();
    await page.goBack();

    releaseProgram();
    await expect(page.getByRole('link', { name: 'View Prayer Wall' })).toBeVisible();
    await expect(page.locator('[data-placeholder]')).toHaveCount(0);
  },
);

asVisitorAndMember(
  'a prayer before its program has loaded, which then takes it over and moves nothing',
  async ({ page, problems, releaseProgram }) => {
    await page.goto('/prayer/1?fbclid=shared', { waitUntil: 'commit' });
    await expect(page.getByText('The ferry has not run for a week')).toBeVisible();
    await expect(page.getByText('The ferry came on Thursday')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Prayer Wall' })).toHaveAttribute('href', '/prayers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    const prerendered = await positionsOf(page);

    releaseProgram();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The words of encouragement come with the program, below what is there.
    expect(await positionsOf(page)).toEqual(expect.arrayContaining(prerendered));
    await page.getByRole('link', { name: 'Back to Prayer Wall' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(problems).toEqual([]);
  },
);

asVisitorAndMember(
  'the testimonies before their program has loaded, which then takes them over and moves nothing',
  async ({ page, releaseProgram, expectSteady }) => {
    await page.goto('/testimonials', { waitUntil: 'commit' });
    const title = page.getByText('A visa for my wife');
    await expect(title).toHaveAttribute('href', /^\/prayer\/\d+$/);
    await expect(page.getByText('Selam lands on Saturday')).toBeVisible();
    const anonymous = page.getByText('He stood at the door with bread under his arm');
    await expect(anonymous).toBeAttached();
    await expect(page.getByText('Anonymous')).toHaveCount(1);
    await expect(page.getByText('Marisol')).toHaveCount(0);
    await expect(page.getByRole('status').getByText('Loading testimonies')).toBeAttached();
    await expect(page.locator('[data-bottom-bar] [aria-current]')).toHaveAttribute('href', '/testimonials');
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.waitForLoadState('domcontentloaded');
    const prerendered = await positionsOf(page);
    expect(prerendered.length).toBeGreaterThan(3);

    releaseProgram();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('[data-waits], [data-placeholder]')).toHaveCount(0);
    expect(await positionsOf(page)).toEqual(expect.arrayContaining(prerendered));
    await expect(title).toHaveCount(1);
    await expectSteady();
  },
);

for (const who of ['a visitor', 'somebody who could join', 'its admin'] as const)
  test(`${who} can read a group before its program has loaded, which then takes it over and moves nothing`, async ({
    page: visitor,
    pageOf,
  }) => {
    const leader = await pageOf(aPerson('Ruth Moab'));
    const address = await ownGroup(leader);
    const isAdmin = who === 'its admin';
    const page = isAdmin ? leader : who === 'a visitor' ? visitor : await pageOf(aPerson('Orpah Moab'));
    const { releaseProgram, expectSteady } = await beforeProgram(page);

    await page.goto(address, { waitUntil: 'commit' });
    const discussion = page.getByRole('tabpanel');
    await expect(page.getByRole('status').getByText('Loading group')).toBeAttached();
    await expect(discussion.getByText('Ruth Moab')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Manage' })).toHaveCount(isAdmin ? 1 : 0);
    await expect(page.getByLabel('Share something with the group')).toHaveCount(isAdmin ? 1 : 0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await page.waitForLoadState('domcontentloaded');
    const words = [
      page.getByText('Gleaners of Bethlehem'),
      page.getByText('Grief & Loss'),
      page.getByRole('tab', { name: 'About' }),
      ...['Pray for Naomi, who is on her way.', 'The barley harvest has begun.'].map((post) =>
        discussion.getByText(post),
      ),
      discussion.getByText('Like (0)').last(),
    ];
    const prerendered = await boxesOf(words);
    await page.getByRole('tab', { name: 'About' }).click();

    releaseProgram();
    await expect(page.getByText('We pray for those who grieve.')).toBeVisible();
    await page.getByRole('tab', { name: 'Discussion' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    expect(await boxesOf(words)).toEqual(prerendered);
    await expectSteady();
  });

for (const who of ['a visitor', 'a member of the group'] as const)
  test(`${who} can read an invitation before its program has loaded, which then takes it over and moves nothing`, async ({
    page: visitor,
    pageOf,
  }) => {
    const leader = await pageOf(aPerson('Ruth Moab'));
    const { name, inviteLinkToken } = await aGroup(leader, { isPrivate: true });
    const isMember = who === 'a member of the group';
    const page = isMember ? leader : visitor;
    const { releaseProgram, expectSteady } = await beforeProgram(page);

    await page.goto(`/join/${inviteLinkToken}`, { waitUntil: 'commit' });
    const words = [
      page.getByText('Back to Prayer Groups'),
      page.getByText(isMember ? 'You already pray together' : 'You are invited to pray together'),
      page.getByText(name, { exact: true }),
      page.getByText('Grief & Loss'),
      page.getByText('Private'),
      page.getByText('We pray for those who grieve.'),
      ...(isMember ? [page.getByText('You are a member'), page.getByText('View Group')] : []),
    ];
    for (const text of words) await expect(text).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await page.waitForLoadState('domcontentloaded');
    const prerendered = await boxesOf(words);

    releaseProgram();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in to join' })).toHaveCount(isMember ? 0 : 1);
    await expect(page.getByRole('link', { name: 'View Group' })).toHaveCount(isMember ? 1 : 0);
    await expect(page.getByText('1/100 members')).toBeVisible();
    expect(await boxesOf(words)).toEqual(prerendered);
    await expectSteady();
  });

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('the wall has its names and titles where the program will have them', async ({ page }) => {
    const { problems, releaseProgram } = await beforeProgram(page);
    await page.goto('/prayers', { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    const words = [
      page.getByRole('link', { name: 'Waiting for biopsy results' }),
      page.getByText('Hannah Whitfield'),
    ];
    const boxes = () => Promise.all(words.map(boxOfText));
    const prerendered = await boxes();

    releaseProgram();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await boxes()).toEqual(prerendered);
    expect(problems).toEqual([]);
  });
});

type Story = (
  reader: { page: Page; isMember: boolean } & Awaited<ReturnType<typeof beforeProgram>>,
) => Promise<void>;

/** The same story of what both can read. */
function asVisitorAndMember(what: string, story: Story): void {
  for (const who of ['a visitor', 'a member'] as const)
    test(`${who} can read ${what}`, async ({ page: visitor, pageOf }) => {
      const isMember = who === 'a member';
      const page = isMember ? await pageOf(aPerson('Ruth Moab')) : visitor;
      await story({ page, isMember, ...(await beforeProgram(page)) });
    });
}

/** The boxes of the elements with these words, in the fonts of the page. */
async function boxesOf(words: Locator[]) {
  await words[0]!.page().evaluate(() => document.fonts.ready);
  return Promise.all(words.map((text) => text.boundingBox()));
}

/** The box of the words themselves, however wide their element is. */
function boxOfText(part: Locator): Promise<string> {
  return part.evaluate(async (element) => {
    await document.fonts.ready;
    const range = document.createRange();
    range.selectNodeContents(element);
    return JSON.stringify(range.getBoundingClientRect());
  });
}

/** Opens the wall without its program. Returns the function that lets the program through. */
async function openWallBeforeProgram(page: Page): Promise<() => void> {
  const releaseProgram = await holdProgram(page);
  await page.goto('/prayers', { waitUntil: 'commit' });
  // The starter keeps presses, and runs before this event.
  await page.waitForLoadState('domcontentloaded');
  return releaseProgram;
}

/** A new member's own group, with two posts. */
async function ownGroup(leader: Page): Promise<string> {
  const { id } = await aGroup(leader, { name: 'Gleaners of Bethlehem' });
  await aPost(leader, id, 'The barley harvest has begun.');
  await aPost(leader, id, 'Pray for Naomi, who is on her way.');
  return `/prayer-groups/${id}`;
}

/** The positions of the visible texts that people wrote. */
function positionsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Before the fonts have loaded, texts have the width of the fallback fonts; the loading begins with a frame.
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    const texts = 'main :is(h1, h2, p, a[href^="/prayer/"], div, [data-heading])';
    return [...document.querySelectorAll(texts)]
      .filter((part) => !part.querySelector(':not(bdi)') && part.textContent.length > 15)
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.top < window.innerHeight)
      .map(({ part, box }) => `${part.textContent.trim()} ${JSON.stringify(box)}`);
  });
}
