import { DateTime } from 'luxon';
import { z } from 'zod';
import type { Context } from '../members/context';
import { parse } from '../../platform/errors';
import { textsOf } from '../../platform/texts/texts';
import { challenges, type Challenge } from './challenges';
import { scriptureIn, type TranslatedScripture } from './translations';
import { verses, type Scripture } from './verses';

/** The query of both. */
export const zoneRule = z.object({
  timeZone: z
    .string({ error: 'Unknown time zone' })
    .refine((zone) => DateTime.now().setZone(zone).isValid, { error: 'Unknown time zone' })
    .nullish(),
});

/**
 * Today's verse in the caller's time zone (specification, section 9) and language. `input.timeZone` is an IANA name.
 */
export async function getDailyScripture(ctx: Context, input: unknown): Promise<TranslatedScripture> {
  return scriptureIn(await ctx.findLocale(), scriptureOn(await today(ctx, input)));
}

/** Today's challenge in the caller's time zone and language. `input.timeZone` is an IANA name. */
export async function getDailyChallenge(
  ctx: Context,
  input: unknown,
): Promise<{ title: string; description: string }> {
  const { t } = textsOf(await ctx.findLocale());
  const { title, description } = challengeOn(await today(ctx, input));
  return { title: t(title), description: t(description) };
}

/** The thirty verses rotate by the day of the year. */
export function scriptureOn(day: DateTime): Scripture {
  return verses[(day.ordinal - 1) % verses.length]!;
}

export function challengeOn(day: DateTime): Challenge {
  return challenges[(day.ordinal - 1) % challenges.length]!;
}

async function today(ctx: Context, input: unknown): Promise<DateTime> {
  const { timeZone } = parse(zoneRule, input);
  const zone = timeZone ?? (await ctx.findCaller())?.timeZone ?? 'UTC';
  return DateTime.now().setZone(zone);
}
