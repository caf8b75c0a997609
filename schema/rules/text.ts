import { z } from 'zod';

interface TextLimits {
  required: string;
  max?: { characters: number; message: string };
  min?: { characters: number; message: string };
}

/** Text that is trimmed before it is measured in Unicode code points; blank counts as missing. */
export function text({ required, min, max }: TextLimits) {
  return storable(z.string({ error: required }))
    .trim()
    .superRefine((value, refusal) => {
      const characters = Array.from(value).length;
      if (characters === 0) return refuse(required);
      if (min && characters < min.characters) return refuse(min.message);
      if (max && characters > max.characters) return refuse(max.message);

      function refuse(message: string) {
        refusal.addIssue({ code: 'custom', message });
      }
    });
}

/** A boolean that defaults to false. */
export const flag = z
  .boolean({ error: 'Must be true or false' })
  .nullish()
  .transform((value) => value ?? false);

/** PostgreSQL stores every character but NUL. A lone surrogate, valid in JSON, is stored as U+FFFD. */
export function storable(string: z.ZodString) {
  return string
    .regex(/^[^\0]*$/, { error: 'This text contains a character that cannot be stored' })
    .overwrite((text) => text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
