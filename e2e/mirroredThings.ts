import { expect, type Page } from '@playwright/test';

/** The pages of what the member has, by path. */
interface Things {
  prayer: string;
  group: string;
}

/**
 * Everything that a member needs so that none of their pages is empty: a prayer, a token, a reminder, an hour in a chain of their own,
 * and a group with a post, a comment and a guest's request. The guest asks for prayer with words that moderators look at, so
 * that their queue and their bell are not empty either.
 */
export async function thingsOf(member: Page, guest: Page): Promise<Things> {
  const day = 24 * 60 * 60 * 1000;
  const startTime = Math.floor(Date.now() / day) * day;
  const [prayer, group, chain] = await Promise.all([
    make(member, '/api/prayers', {
      ...prayerOf('Ruth Moab'),
      title: 'Bread for the way',
      description: 'Please pray for the two of us, who are on our way.',
    }),
    make(member, '/api/prayer-groups', {
      name: 'Gleaners',
      theme: 'grief',
      isPrivate: true,
      joinApprovalRequired: true,
    }),
    make(member, '/api/prayer-chains', {
      title: 'Rain',
      startTime: new Date(startTime),
      endTime: new Date(startTime + 2 * day),
      slotDuration: 60,
    }),
    make(member, '/api/reminders', { title: 'For Naomi', frequency: 'daily', reminderTime: '07:30' }),
    make(member, '/api/tokens', { name: 'Parish bulletin', scope: 'read', expiresInDays: 30 }),
    make(guest, '/api/prayers', {
      ...prayerOf('Boaz'),
      title: `The nights are long ${crypto.randomUUID().slice(0, 8)}`,
      description: 'Some evenings I do not want to live anymore.',
    }),
  ]);
  const [post] = await Promise.all([
    make(member, `/api/prayer-groups/${group}/posts`, { content: 'Where did you glean today?' }),
    make(member, `/api/prayer-chains/${chain}/join`, { hourSlot: 7 }),
    make(guest, `/api/prayer-groups/${group}/request-join`, { message: 'Your people are my people.' }),
  ]);
  await make(member, `/api/group-posts/${post}/comments`, { content: 'In the field of Boaz.' });
  return { prayer: `/prayer/${prayer}`, group: `/prayer-groups/${group}` };
}

const prayerOf = (name: string) => ({
  name,
  email: 'ruth@example.org',
  category: 'family',
  isAnonymous: false,
});

/** The id of what a page's owner makes. */
async function make(page: Page, path: string, data: object): Promise<number> {
  const response = await page.request.post(path, { data });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return ((await response.json()) as { id: number }).id;
}
