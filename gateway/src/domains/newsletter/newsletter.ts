import { newsletterRule } from 'schema/rules/newsletter';
import type { Context } from '../members/context';
import { nextDigest } from '../digest/week';
import { NotFound, parse, requireFound } from '../../platform/errors';
import { preferencesRule } from './preferences';
import {
  askForConfirmation,
  confirmSubscription,
  endSubscription,
  findSubscription,
  updatePreferences,
  type Purpose,
  type Subscription,
} from './sql';
import { makeToken, readToken } from './token';

const thanks = { message: 'Thank you for subscribing!' };

/**
 * Asks for the weekly digest. Answer and work are the same for every address, known or not; what becomes of it is said
 * by mail alone, to that address.
 *
 * @throws BadInput
 */
export async function subscribe(ctx: Context, input: unknown): Promise<{ message: string }> {
  const { email, timeZone } = parse(newsletterRule, input);
  await askForConfirmation(ctx.sql, { email, timeZone }, makeToken());
  return thanks;
}

/** The subscription that a link of this kind is about. @throws NotFound for a link that is wrong, used up or too old */
export async function getSubscription(
  ctx: Context,
  rawToken: unknown,
  purpose: Purpose,
): Promise<Subscription> {
  const token = requireToken(rawToken);
  return requireFound(await findSubscription(ctx.sql, token, purpose));
}

/**
 * Confirms an address with the token that was sent to it, once.
 *
 * @returns the subscription, and a token for its preferences
 * @throws NotFound
 */
export async function confirm(
  ctx: Context,
  rawToken: unknown,
): Promise<{ subscription: Subscription; token: string }> {
  const subscription = await getSubscription(ctx, rawToken, 'confirm');
  const fresh = makeToken();
  const nextAt = nextDigest(subscription, new Date());
  const isConfirmed = await confirmSubscription(ctx.sql, requireToken(rawToken), nextAt, fresh);
  if (!isConfirmed) throw new NotFound();
  return {
    subscription: { ...subscription, status: 'confirmed', nextAt: subscription.nextAt ?? nextAt },
    token: fresh.text,
  };
}

/** Saves when the digest comes. @throws NotFound, BadInput */
export async function savePreferences(
  ctx: Context,
  rawToken: unknown,
  input: unknown,
): Promise<Subscription> {
  const subscription = await requireLiving(ctx, rawToken);
  const preferences = parse(preferencesRule, input);
  const nextAt = preferences.isPaused ? null : nextDigest(preferences, new Date());
  const isSaved = await updatePreferences(ctx.sql, subscription.id, preferences, nextAt);
  if (!isSaved) throw new NotFound();
  return { ...subscription, ...preferences, nextAt };
}

/** The subscription that a link may still change. @throws NotFound also where it has ended */
export async function requireLiving(ctx: Context, rawToken: unknown): Promise<Subscription> {
  const subscription = await getSubscription(ctx, rawToken, 'manage');
  if (subscription.status === 'ended') throw new NotFound();
  return subscription;
}

/** Ends a subscription and forgets its address. Ending it again changes nothing. @throws NotFound */
export async function unsubscribe(ctx: Context, rawToken: unknown): Promise<void> {
  const isKnown = await endSubscription(ctx.sql, requireToken(rawToken));
  if (!isKnown) throw new NotFound();
}

function requireToken(raw: unknown): Buffer {
  const token = readToken(raw);
  if (!token) throw new NotFound();
  return token;
}
