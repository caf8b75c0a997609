import * as z from 'zod/mini';
import { text } from './text';

export const updateLimits = { content: 500 } as const;

/** An update that an owner adds to a prayer. */
export const prayerUpdateRule = z.object({
  content: text({
    required: 'Update is required',
    max: { characters: updateLimits.content, message: 'Update too long' },
  }),
});
