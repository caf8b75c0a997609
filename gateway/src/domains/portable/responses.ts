import { z } from 'zod';
import { number, part } from '../responses';

export const importResult = part('ImportResult', {
  dryRun: z.boolean().describe('Whether nothing was made.'),
  created: number.describe('Prayers that were made, or would be.'),
  skipped: number.describe('Prayers that are already there: the same title and description.'),
  failed: number.describe('Lines that are no valid prayer.'),
  lines: z
    .array(
      part('ImportedLine', {
        line: number.describe('The line of the file on which the prayer begins; the header is line 1.'),
        action: z.enum(['create', 'skip', 'error']).describe('What happens to it.'),
        message: z.string().describe('Why, for people to read.'),
      }),
    )
    .describe(
      'Each line. Of a very long list not all, those that failed before the others: the figures count all.',
    ),
});
