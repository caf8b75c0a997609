import type { Locator, Page } from '@playwright/test';
import { holdOperation, post } from '../calls';
import { expect, test } from '../fixtures';
import { aPerson } from '../people';

const day = 24 * 60 * 60 * 1000;

test('the form for a chain names what is missing, and the new chain is scrolled into view', async ({
  member,
}) => {
  await openChains(member);
  await member.getByRole('button', { name: 'Create Prayer Chain' }).click();
  const form = member.getByRole('dialog', { name: 'Create Prayer Chain' });
  const create = form.getByRole('button', { name: 'Create Chain' });
  await create.click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await expect(form.getByText('Start date is required')).toBeVisible();
  await form.getByLabel('Duration (days)').fill('0');
  await expect(form.getByText('Duration must be at least 1 day')).toBeVisible();
  await form.getByLabel('Duration (days)').fill('8');
  await expect(form.getByText('Duration cannot exceed 7 days')).toBeVisible();

  await form.getByRole('radio', { name: 'Private' }).check();
  const address = form.getByRole('textbox', { name: 'Email address' });
  await address.fill('nobody');
  await address.press('Enter');
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await address.fill('boaz@example.org');
  await form.getByRole('button', { name: 'Add' }).click();
  await address.fill('BOAZ@example.org');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByText('This address is already invited')).toBeVisible();
  await form.getByRole('button', { name: 'Remove boaz@example.org' }).click();
  await expect(form.getByRole('listitem')).toHaveCount(0);

  const title = aTitle('Rain');
  await address.fill('nobody');
  await form.getByLabel('Duration (days)').fill('2');
  await form.getByLabel('Start Date').fill(new Date().toISOString().slice(0, 10));
  await form.getByLabel('Title').fill(title);
  await create.click();
  await expect(address).toBeFocused();
  await expect.poll(() => isUncovered(address)).toBe(true);

  await form.getByRole('radio', { name: 'Public' }).check();
  await create.click();
  await expect(member.getByText('Prayer Chain Created')).toBeVisible();
  await expect(form).toBeHidden();
  const made = card(member, title);
  await expect(made.getByText('Live now')).toBeInViewport();
  await expect(made.getByText('0% covered')).toBeVisible();
  await expect(hoursOf(made).getByRole('button')).toHaveCount(24);
});

/** Whether nothing that sticks to the edge of a dialog covers an element. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('the draft of a chain is still there when the dialog is opened again', async ({ member }) => {
  await openChains(member);
  await member.getByRole('button', { name: 'Create Prayer Chain' }).click();
  const form = member.getByRole('dialog', { name: 'Create Prayer Chain' });
  await form.getByLabel('Title').fill('Not yet');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await member.reload();
  await member.getByRole('button', { name: 'Create Prayer Chain' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Not yet');
});

test('hours are joined at once, and a toast names an hour that was taken meanwhile', async ({
  owner,
  member,
  pageOf,
}) => {
  const { id, title } = await aChain(owner);
  const other = await pageOf(aPerson('Boaz Salmon'));
  await openChains(member);
  const chain = card(member, title);
  for (const time of ['5:00 AM', '6:00 AM', '7:00 AM']) await choose(chain, time);
  await expect(chain.getByText('3 hours chosen')).toBeVisible();
  // Hours that have begun today are said apart.
  await expect(chain.getByRole('button', { name: 'Join 3 slots' })).toHaveAccessibleDescription(
    /^You pray .*8 AM.* your time\.$/,
  );

  const release = await holdOperation(member, 'ChainList');
  await join(other, id, 6);
  await chain.getByRole('button', { name: 'Join 3 slots' }).click();
  await expect(member.getByText('Joined Prayer Chain')).toBeVisible();
  await expect(
    member.getByText('You joined 2 time slots. 6:00 AM was already taken.', { exact: true }),
  ).toBeVisible();
  release();
  await expect(chain.getByRole('button', { name: '5:00 AM, covered by you' })).toBeDisabled();
  await expect(chain.getByRole('button', { name: '6:00 AM, covered by Boaz Salmon' })).toBeDisabled();
  await expect(chain.getByText('13% covered')).toBeVisible();
  await expect(chain.getByRole('button', { name: /^Join/ })).toHaveCount(0);
});

test('a selected hour that somebody else takes is deselected for good', async ({ owner, member, pageOf }) => {
  const { id, title } = await aChain(owner);
  const other = await pageOf(aPerson('Boaz Salmon'));
  await openChains(member);
  const chain = card(member, title);
  await choose(chain, '5:00 AM');
  await choose(chain, '6:00 AM');

  await join(other, id, 5);
  await expect(chain.getByText('5:00 AM was just taken')).toBeVisible();
  await expect(chain.getByRole('button', { name: 'Join 1 slot' })).toBeVisible();
  await giveBack(other, id, 5);
  await expect(chain.getByRole('button', { name: '5:00 AM, available' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(chain.getByRole('button', { name: 'Join 1 slot' })).toBeVisible();
});

test('members put their hours into a calendar, offer them to somebody else, and give them back', async ({
  owner,
  member,
  pageOf,
}) => {
  const { id, title } = await aChain(owner);
  await join(member, id, 5);
  await openChains(member);
  const chain = card(member, title);
  await expect(chain.getByRole('heading', { name: 'My hours' })).toBeVisible();
  const calendar = await chain.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const file = await member.request.get(calendar!);
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain(`SUMMARY:${title}`);

  await chain.getByRole('button', { name: 'Offer to someone else, 5:00 AM' }).click();
  await expect(chain.getByText('Offered', { exact: true })).toBeVisible();
  const other = await pageOf(aPerson('Boaz Salmon'));
  await openChains(other);
  const theirs = card(other, title);
  await theirs.getByRole('button', { name: '5:00 AM, offered by Ruth Moab' }).click();
  await theirs.getByRole('button', { name: 'Join 1 slot' }).click();
  await expect(other.getByText('You joined 1 time slot.', { exact: true })).toBeVisible();
  await expect(chain.getByRole('button', { name: '5:00 AM, covered by Boaz Salmon' })).toBeVisible();
  await expect(chain.getByRole('heading', { name: 'My hours' })).toHaveCount(0);

  await theirs.getByRole('button', { name: 'Give back, 5:00 AM' }).click();
  await other
    .getByRole('alertdialog', { name: 'Give back 5:00 AM?' })
    .getByRole('button', { name: 'Give back' })
    .click();
  await expect(other.getByText('Hour given back')).toBeVisible();
  await expect(theirs.getByRole('button', { name: '5:00 AM, available' })).toBeVisible();
  await expect(chain.getByRole('button', { name: '5:00 AM, available' })).toBeVisible();
});

test('only invited members see a private chain', async ({ owner, pageOf, visitor }) => {
  const invited = aPerson('Ruth Moab');
  const { title } = await aChain(owner, { visibility: 'private', inviteEmails: [invited.email] });
  const known = await aChain(owner);

  const guest = await pageOf(invited);
  await openChains(guest);
  await expect(card(guest, title).getByText('Private')).toBeVisible();
  await expect(card(guest, title).getByText(invited.email)).toHaveCount(0);

  const outsider = await pageOf(aPerson('Orpah Moab'));
  for (const page of [outsider, visitor]) {
    await openChains(page);
    await expect(card(page, known.title)).toBeVisible();
    await expect(card(page, title)).toHaveCount(0);
  }
});

test('the creator invites more people to a private chain, and deletes it', async ({ owner }) => {
  const { title } = await aChain(owner, { visibility: 'private', inviteEmails: ['naomi@example.org'] });
  await openChains(owner);
  const chain = card(owner, title);
  await expect(chain.getByText('Invited: naomi@example.org')).toBeVisible();
  await chain.getByLabel('Invite someone else by email').fill('boaz@example.org');
  await chain.getByRole('button', { name: 'Invite' }).click();
  await expect(owner.getByText('Invitation sent')).toBeVisible();
  await expect(chain.getByText(/Invited: .*boaz@example\.org/)).toBeVisible();

  await chain.getByRole('button', { name: 'Delete Chain' }).click();
  await owner
    .getByRole('alertdialog', { name: 'Delete this prayer chain?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(owner.getByText('Prayer chain deleted')).toBeVisible();
  await expect(chain).toHaveCount(0);
});

test('a visitor who selects an hour or creates a chain is asked to sign in', async ({ owner, visitor }) => {
  const { title } = await aChain(owner);
  await openChains(visitor);
  const dialog = visitor.getByRole('dialog', { name: 'Join Our Prayer Community' });
  await choose(card(visitor, title), '5:00 AM');
  await expect(dialog).toBeVisible();
  await visitor.keyboard.press('Escape');
  await visitor.getByRole('button', { name: 'Create Prayer Chain' }).click();
  await expect(dialog).toBeVisible();
});

test('hours of another zone are shown in the viewer’s time', async ({ owner, browser }) => {
  const { title } = await aChain(owner);
  const tokyo = await browser.newContext({ timezoneId: 'Asia/Tokyo', baseURL: process.env.SITE_ORIGIN });
  const page = await tokyo.newPage();
  await openChains(page);
  const chain = card(page, title);
  await expect(chain.getByRole('button', { name: '2:00 PM, 5:00 AM in UTC, available' })).toBeVisible();
  await expect(
    chain.getByRole('button', { name: '1:00 AM +1 day, 4:00 PM in UTC, available' }),
  ).toBeVisible();
  await expect(chain.getByText(/Shown in your time, Tokyo/)).toBeVisible();
  await tokyo.close();
});

test('hours are written as the browser’s language does, also half an hour apart', async ({
  owner,
  browser,
}) => {
  const { title } = await aChain(owner);
  const kolkata = await browser.newContext({
    timezoneId: 'Asia/Kolkata',
    locale: 'en-GB',
    baseURL: process.env.SITE_ORIGIN,
  });
  const page = await kolkata.newPage();
  await openChains(page);
  const chain = card(page, title);
  await expect(chain.getByRole('button', { name: '10:30, 05:00 in UTC, available' })).toBeVisible();
  await expect(chain.getByText(/Shown in your time, Kolkata/)).toBeVisible();
  await kolkata.close();
});

test('on the wall the chains are among the tools', async ({ owner, visitor }) => {
  const { title } = await aChain(owner);
  await visitor.goto('/prayers');
  await visitor.getByRole('tab', { name: 'Prayer Chains' }).click();
  await expect(hoursOf(card(visitor, title)).getByRole('button')).toHaveCount(24);
});

test('the chains fit a small phone', async ({ owner, visitor }) => {
  const { title } = await aChain(owner);
  await visitor.setViewportSize({ width: 360, height: 740 });
  await openChains(visitor);
  await expect(card(visitor, title)).toBeVisible();
  await expect(visitor.getByRole('tab', { name: 'Chains' })).toBeInViewport({ ratio: 1 });
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const cell of await hoursOf(card(visitor, title)).getByRole('button').all()) {
    const tooWide = await cell.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect([await cell.textContent(), tooWide]).toEqual([expect.stringContaining('available'), 0]);
  }
});

test('chains, a selection and the member’s own hours break no rule of WCAG 2.2 AA', async ({
  owner,
  expectAccessible,
}) => {
  const { id, title } = await aChain(owner);
  await join(owner, id, 3);
  await openChains(owner);
  const chain = card(owner, title);
  await expect(chain.getByRole('heading', { name: 'My hours' })).toBeVisible();
  await expect(chain.getByRole('heading', { name: 'Your chain' })).toBeVisible();
  await choose(chain, '5:00 AM');
  await expect(chain.getByRole('button', { name: 'Join 1 slot' })).toBeVisible();
  await expectAccessible(owner);
});

test('the form breaks no rule of WCAG 2.2 AA for any kind of chain', async ({ member, expectAccessible }) => {
  await openChains(member);
  await member.getByRole('button', { name: 'Create Prayer Chain' }).click();
  const form = member.getByRole('dialog', { name: 'Create Prayer Chain' });
  await form.getByRole('radio', { name: 'Private' }).check();
  await form.getByRole('textbox', { name: 'Email address' }).fill('naomi@example.org');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByText('naomi@example.org')).toBeVisible();
  await form.getByRole('button', { name: 'Create Chain' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await expectAccessible(member);
  await form.getByRole('radio', { name: 'Groups' }).check();
  await expect(form.getByText(/You are in no prayer group yet/)).toBeVisible();
  await expectAccessible(member);
});

const aTitle = (about: string) => `${about} ${crypto.randomUUID().slice(0, 8)}`;

/** A chain of today and tomorrow in UTC. */
async function aChain(creator: Page, own: object = {}): Promise<{ id: number; title: string }> {
  const title = aTitle('Rain for Bethlehem');
  const midnight = Math.floor(Date.now() / day) * day;
  const { id } = await post(creator, '/api/prayer-chains', {
    title,
    description: 'The barley is thirsty.',
    startTime: new Date(midnight).toISOString(),
    endTime: new Date(midnight + 2 * day).toISOString(),
    slotDuration: 60,
    timeZone: 'UTC',
    ...own,
  });
  return { id, title };
}

async function openChains(page: Page): Promise<void> {
  await page.goto('/features?tab=chains');
  await expect(page.getByRole('heading', { name: 'Prayer Chains', exact: true })).toBeVisible();
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

const hoursOf = (chain: Locator) => chain.getByRole('group', { name: /^Hours of/ });

const choose = (chain: Locator, time: string) =>
  chain.getByRole('button', { name: `${time}, available` }).click();

const join = (page: Page, id: number, hourSlot: number) =>
  post(page, `/api/prayer-chains/${id}/join`, { hourSlot }, 200);

async function giveBack(page: Page, chainId: number, hourSlot: number): Promise<void> {
  const response = await page.request.post('/graphql', {
    data: {
      query: `mutation ($chainId: Int!, $hourSlot: Int!) {
        giveBackSlot(chainId: $chainId, hourSlot: $hourSlot) { id }
      }`,
      variables: { chainId, hourSlot },
    },
  });
  expect(((await response.json()) as { errors?: unknown }).errors).toBeUndefined();
}
