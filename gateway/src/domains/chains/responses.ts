import { chainVisibilityValues } from 'schema/vocabulary';
import { z } from 'zod';
import { author, instant, number, part } from '../responses';

export const chainSlot = part('ChainSlot', {
  hourSlot: number.min(0).max(23),
  user: author,
  isMine: z.boolean(),
  isOffered: z.boolean(),
});

export const chain = part('PrayerChain', {
  id: number,
  title: z.string(),
  description: z.string().nullable(),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  visibility: z.enum(chainVisibilityValues),
  createdAt: instant,
  createdByUser: author.nullable(),
  isCreator: z.boolean(),
  slots: z.array(chainSlot),
  slotDuration: z.literal(60),
  inviteEmails: z.array(z.string()).nullable(),
  selectedGroups: z.array(number).nullable(),
});

export const chainList = z.array(chain);
