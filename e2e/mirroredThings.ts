import type { Page } from '@playwright/test';
import { post } from './calls';

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
    post(member, '/api/prayers', {
      ...prayerOf('Ruth Moab'),
      title: 'Bread for the way',
      description: 'Please pray for the two of us, who are on our way.',
    }),
    post(member, '/api/prayer-groups', {
      name: 'Gleaners',
      theme: 'grief',
      isPrivate: true,
      joinApprovalRequired: true,
    }),
    post(member, '/api/prayer-chains', {
      title: 'Rain',
      startTime: new Date(startTime),
      endTime: new Date(startTime + 2 * day),
      slotDuration: 60,
    }),
    post(member, '/api/reminders', { title: 'For Naomi', frequency: 'daily', reminderTime: '07:30' }),
    post(member, '/api/tokens', { name: 'Parish bulletin', scope: 'read', expiresInDays: 30 }),
    post(guest, '/api/prayers', {
      ...prayerOf('Boaz'),
      title: `The nights are long ${crypto.randomUUID().slice(0, 8)}`,
      description: 'Some evenings I do not want to live anymore.',
    }),
  ]);
  const [inGroup] = await Promise.all([
    post(member, `/api/prayer-groups/${group.id}/posts`, { content: 'Where did you glean today?' }),
    post(member, `/api/prayer-chains/${chain.id}/join`, { hourSlot: 7 }, 200),
    post(guest, `/api/prayer-groups/${group.id}/request-join`, { message: 'Your people are my people.' }),
  ]);
  await post(member, `/api/group-posts/${inGroup.id}/comments`, { content: 'In the field of Boaz.' });
  return { prayer: `/prayer/${prayer.id}`, group: `/prayer-groups/${group.id}` };
}

const prayerOf = (name: string) => ({
  name,
  email: 'ruth@example.org',
  category: 'family',
  isAnonymous: false,
});
