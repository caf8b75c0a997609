import * as z from 'zod/mini';
import type { Message } from '../messages';
import { isBlank } from '../visibleText';
import { withFallback } from './withFallback';

/** A number of characters, and what is said about a text beyond it. */
export interface Bound {
  characters: number;
  message: Message;
}

interface TextLimits {
  required: Message;
  max: Bound;
  min?: Bound;
}

/** PostgreSQL stores every character but NUL; half a surrogate pair, valid in JSON, is no character. */
export const storable = z.regex(/^[^\0\p{Surrogate}]*$/u, {
  error: 'This text contains a character that cannot be stored',
});

/** Nobody meets it while writing (contract, section 7). */
export const longestText: Bound = { characters: 10_000, message: 'Please use at most 10,000 characters' };

/**
 * Text that is trimmed before it is measured in Unicode code points; blank counts as missing. The bounds are repeated as
 * JSON Schema, which counts code points too.
 */
export function text({ required, min, max }: TextLimits) {
  return z.string({ error: required }).check(
    storable,
    z.trim(),
    z.superRefine((value, refusal) => {
      if (isBlank(value)) return refuse(required);
      if (min && countCharacters(value) < min.characters) return refuse(min.message);
      if (isLonger(value, max)) return refuse(max.message);

      function refuse(message: Message) {
        refusal.addIssue({ code: 'custom', message });
      }
    }),
    z.meta({ minLength: min?.characters ?? 1, maxLength: max.characters }),
  );
}

interface OptionalLimits {
  error: Message;
  max: Bound;
}

/** Text that may be missing: blank is null. */
export const optionalText = (limits: OptionalLimits) =>
  z.pipe(
    perhapsText(limits),
    z.transform((value) => (value && !isBlank(value) ? value : null)),
  );

/** The same for an edit: undefined if it is left out, so that it stays. */
export const changedText = (limits: OptionalLimits) =>
  z.pipe(
    perhapsText(limits),
    z.transform((value) => (value && !isBlank(value) ? value : value === undefined ? value : null)),
  );

const perhapsText = ({ error, max }: OptionalLimits) =>
  z.nullish(
    z.string({ error }).check(
      storable,
      z.trim(),
      z.refine((value) => !isLonger(value, max), { error: max.message }),
      z.meta({ maxLength: max.characters }),
    ),
  );

/** A boolean that defaults to false. */
export const flag = withFallback(z.boolean({ error: 'Must be true or false' }), false);

function isLonger(value: string, { characters }: Bound): boolean {
  return value.length > characters && countCharacters(value) > characters;
}

function countCharacters(value: string): number {
  return Array.from(value).length;
}
