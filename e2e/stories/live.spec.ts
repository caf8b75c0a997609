import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const soon = { timeout: 3000 };

test("an amen by one person shows on another's screen by itself, although nothing can be asked", async ({
  visitor,
  ownPrayer,
  member,
}) => {
  await openTold(visitor, '/prayers');
  const card = visitor.getByRole('article', { name: ownPrayer.title });
  await expect(card).toBeVisible();
  await refuseQuestions(visitor);

  const amen = await member.request.post(`/api/prayers/${ownPrayer.id}/amen`);
  expect(amen.ok(), await amen.text()).toBe(true);
  await expect(card.getByRole('button', { name: 'Amen (1)' })).toBeVisible(soon);
});

test('who reads a prayer sees the encouragement that another one writes', async ({
  owner,
  ownPrayer,
  member,
}) => {
  await openTold(owner, `/prayer/${ownPrayer.id}`);
  const word = `The Lord hears you, ${crypto.randomUUID().slice(0, 8)}.`;
  const comment = await member.request.post(`/api/prayers/${ownPrayer.id}/comments`, {
    data: { content: word, isAnonymous: true },
  });
  expect(comment.ok(), await comment.text()).toBe(true);
  await expect(owner.getByText(word)).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'Words of Encouragement (1)' })).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

test('a new prayer waits behind its button, and moves nothing that is being read', async ({
  visitor,
  owner,
}) => {
  await openTold(visitor, '/prayers');
  await refuseQuestions(visitor);
  const first = await visitor.getByRole('article').first().getAttribute('aria-labelledby');

  const prayer = await owner.request.post('/api/prayers', {
    data: {
      name: 'Hannah Ramah',
      email: 'hannah@example.org',
      title: 'For the temple',
      description: 'Please pray with me.',
      category: 'general',
      isAnonymous: true,
    },
  });
  expect(prayer.ok(), await prayer.text()).toBe(true);
  await expect(visitor.getByRole('button', { name: /^\d+ new prayers?$/ })).toBeVisible(soon);
  expect(await visitor.getByRole('article').first().getAttribute('aria-labelledby')).toBe(first);
});

/** Opens a page and waits until its live connection stands. */
async function openTold(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((answer) =>
    (answer.headers()['content-type'] ?? '').startsWith('text/event-stream'),
  );
  await page.goto(path);
  await stream;
}

/** From here on only what the page is told can change it. */
async function refuseQuestions(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/graphql',
    (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()),
  );
}
