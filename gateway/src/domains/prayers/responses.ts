import { categoryValues, prayerVisibilityValues } from 'schema/vocabulary';
import { z } from 'zod';
import { author, instant, number, part } from '../responses';

const prayerFields = {
  id: number,
  title: z.string(),
  description: z.string(),
  category: z.enum(categoryValues),
  status: z.enum(['active', 'answered', 'resting', 'hidden', 'removed', 'waiting', 'declined']),
  isAnonymous: z.boolean(),
  onBehalfOf: z.string().nullable(),
  visibility: z.enum(prayerVisibilityValues),
  createdAt: instant,
  editedAt: instant.nullable(),
  amenCount: number,
  commentCount: number,
  user: author.nullable(),
  hasAmened: z.boolean(),
  isOwner: z.boolean(),
  testimonialId: number.nullable(),
  isQuiet: z.boolean(),
  isAskedHowItGoes: z.boolean(),
  mayBeAsked: z.boolean(),
  declineReason: z.string().nullable(),
  teamReaders: number.nullable(),
  needsCare: z.boolean(),
};

export const prayer = part('Prayer', prayerFields);

export const comment = part('Comment', {
  id: number,
  content: z.string(),
  authorName: z.string().nullable(),
  isAnonymous: z.boolean(),
  createdAt: instant,
  editedAt: instant.nullable(),
  isOwner: z.boolean(),
  needsCare: z.boolean(),
});

export const prayerUpdate = part('PrayerUpdate', { id: number, content: z.string(), createdAt: instant });

export const prayerDetail = part(
  'PrayerDetail',
  { ...prayerFields, comments: z.array(comment), updates: z.array(prayerUpdate) },
  { like: 'Prayer' },
);

export const prayerPage = part('PrayerPage', { prayers: z.array(prayer), hasMore: z.boolean() });

export const prayQueue = part('PrayQueue', { prayers: z.array(prayer) }, { like: 'PrayerPage' });

export const commentPage = part('CommentPage', {
  comments: z.array(comment).describe('Oldest first.'),
  hasMore: z.boolean().describe('Whether there are earlier ones.'),
});

export const ownership = part('Ownership', { isOwner: z.boolean() }, { like: 'Prayer' });
export const amenCheck = part('AmenCheck', { hasAmened: z.boolean() }, { like: 'Prayer' });
export const amen = part('Amen', { hasAmened: z.literal(true), amenCount: number }, { like: 'Prayer' });
