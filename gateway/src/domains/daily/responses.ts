import { z } from 'zod';
import { part } from '../responses';

export const scripture = part('DailyScripture', {
  verse: z.string(),
  reference: z.string(),
  translation: z.string().describe('The name of the Bible translation, as it calls itself.'),
  theme: z.enum(['Hope', 'Peace', 'Faith', 'Comfort', 'Strength', 'Love']),
});

export const challenge = part('DailyChallenge', { title: z.string(), description: z.string() });
