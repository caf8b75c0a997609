import type { Page } from '@playwright/test';
import { post } from '../calls';
import { expect, test } from '../fixtures';

test("an amen by one member appears on another's screen without a request", async ({
  visitor,
  ownPrayer,
  member,
}) => {
  await openLivePage(visitor, '/prayers');
  const card = visitor.getByRole('article', { name: ownPrayer.title });
  await expect(card).toBeVisible();
  await blockOperations(visitor);

  await post(member, `/api/prayers/${ownPrayer.id}/amen`, undefined, 200);
  await expect(card.getByRole('button', { name: 'Amen (1)' })).toBeVisible();
});

test('a new encouragement appears on the open page of the prayer', async ({ owner, ownPrayer, member }) => {
  await openLivePage(owner, `/prayer/${ownPrayer.id}`);
  const word = `The Lord hears you, ${crypto.randomUUID().slice(0, 8)}.`;
  await post(member, `/api/prayers/${ownPrayer.id}/comments`, { content: word, isAnonymous: true });
  await expect(owner.getByText(word)).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'Words of Encouragement (1)' })).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

test('a new prayer waits behind its button, and the list does not move', async ({ visitor, owner }) => {
  await openLivePage(visitor, '/prayers');
  await blockOperations(visitor);
  const first = await visitor.getByRole('article').first().getAttribute('aria-labelledby');

  await post(owner, '/api/prayers', {
    name: 'Hannah Ramah',
    email: 'hannah@example.org',
    title: 'For the temple',
    description: 'Please pray with me.',
    category: 'general',
    isAnonymous: true,
  });
  await expect(visitor.getByRole('button', { name: /^\d+ new prayers?$/ })).toBeVisible();
  expect(await visitor.getByRole('article').first().getAttribute('aria-labelledby')).toBe(first);
});

/** Opens a page and waits for its live connection. */
async function openLivePage(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) =>
    (response.headers()['content-type'] ?? '').startsWith('text/event-stream'),
  );
  await page.goto(path);
  await stream;
}

/** From here on only live updates can change the page. */
async function blockOperations(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/graphql',
    (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()),
  );
}
