import * as z from 'zod/mini';
import { instant } from './instant';
import { prayerRule } from './prayer';

/** Bytes of a file to import. */
export const maxImportBytes = 10 * 1024 * 1024;

/** Prayers of a file to import. */
export const maxImportLines = 40_000;

/** The columns of a file to import, in the order of an export; the first two are needed. */
export const importColumns = [
  'title',
  'description',
  'category',
  'isAnonymous',
  'name',
  'createdAt',
] as const;

const dryRunMessage = 'dryRun must be true or false';

/** The query of an import. */
export const importQueryRule = z.strictObject(
  {
    dryRun: z
      ._default(z.enum(['true', 'false'], { error: dryRunMessage }), 'false')
      .check(z.describe('Only say what would happen.')),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `The parameter ${issue.keys[0]} is unknown` : undefined,
  },
);

const createdAtMessage = 'createdAt must be a date or an instant, such as 2024-05-31 or 2024-05-31T09:30:00Z';

const createdAt = z.nullable(
  z
    .pipe(
      z.pipe(
        z.string(),
        z.transform((words) => (/^\d{4}-\d{2}-\d{2}$/.test(words) ? `${words}T00:00:00Z` : words)),
      ),
      instant(createdAtMessage),
    )
    .check(z.refine((at) => at.getTime() <= Date.now(), { error: 'createdAt must not be in the future' })),
);

const ofSigned = z.extend(z.omit(prayerRule, { email: true }), { createdAt });

/** A signed prayer of an import: what the prayer form takes, without an address. */
export const signedImportRule = ofSigned;

/** An anonymous prayer of an import: a name is neither needed nor stored. */
export const anonymousImportRule = z.omit(ofSigned, { name: true });
