import { frequencyValues } from 'schema/vocabulary';
import { z } from 'zod';
import { instant, number, part } from '../responses';

export const reminder = part('Reminder', {
  id: number,
  title: z.string(),
  description: z.string().nullable(),
  reminderTime: z.string(),
  frequency: z.enum(frequencyValues),
  weekday: number.min(1).max(7),
  monthDay: number.min(1).max(31),
  timeZone: z.string(),
  prayerId: number.nullable(),
  prayerTitle: z.string().nullable(),
  isStopped: z.boolean(),
  isPaused: z.boolean(),
  nextAt: instant.nullable(),
  createdAt: instant,
});

export const reminderList = z.array(reminder);
