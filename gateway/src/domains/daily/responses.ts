import { z } from 'zod';
import { part } from '../responses';

export const scripture = part('DailyScripture', {
  verse: z.string(),
  reference: z.string(),
  theme: z.enum(['Hope', 'Peace', 'Faith', 'Comfort', 'Strength', 'Love']),
});

export const challenge = part('DailyChallenge', { title: z.string(), description: z.string() });
