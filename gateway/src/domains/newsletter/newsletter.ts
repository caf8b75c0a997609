import { newsletterRule } from 'schema/rules/newsletter';
import type { Context } from '../members/context';
import { nextDigest } from '../digest/week';
import { NotFound, parse, requireFound, TryAgainLater } from '../../platform/errors';
import type { AppServices } from '../../platform/services';
import { preferencesRule } from './preferences';
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  startSubscription,
  storeRequest,
  updatePreferences,
  type Purpose,
  type Subscription,
} from './sql';
import { makeToken, readToken } from './token';

const thanks = { message: 'Thank you for subscribing!' };

/**
 * Requests the weekly digest for an address, pending its confirmation. Response and work are the same for every address,
 * known or not: a job looks at it afterwards, and the outcome is only mailed to that address.
 *
 * @throws BadInput, TryAgainLater
 */
export async function subscribe(ctx: Context, input: unknown): Promise<{ message: string }> {
  const form = parse(newsletterRule, input);
  await ctx.admitMail();
  const isStored = await storeRequest(ctx.sql, { ...form, locale: ctx.requestLocale });
  if (!isStored) throw new TryAgainLater('overloaded', 60);
  return thanks;
}

/** Starts the subscriptions that were requested, one after the other. */
export async function startSubscriptions(
  { database }: AppServices,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) {
    const isStarted = await startSubscription(database.sql, makeToken());
    if (!isStarted) return;
  }
}

/** The subscription of a link of this kind. @throws NotFound for a link that is invalid, used or expired */
export async function getSubscription(
  ctx: Context,
  rawToken: unknown,
  purpose: Purpose,
): Promise<Subscription> {
  const token = requireToken(rawToken);
  return requireFound(await findSubscription(ctx.sql, token, purpose));
}

/**
 * Confirms an address by the token that was sent to it. A token can be used once.
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

/** Saves when the digest is sent. @throws NotFound, BadInput */
export async function savePreferences(
  ctx: Context,
  rawToken: unknown,
  input: unknown,
): Promise<Subscription> {
  const subscription = await requireActive(ctx, rawToken);
  const preferences = parse(preferencesRule, input);
  const nextAt = preferences.isPaused ? null : nextDigest(preferences, new Date());
  const isSaved = await updatePreferences(ctx.sql, subscription.id, preferences, nextAt);
  if (!isSaved) throw new NotFound();
  return { ...subscription, ...preferences, nextAt };
}

/** The subscription that a link may change. @throws NotFound, also if it has ended */
export async function requireActive(ctx: Context, rawToken: unknown): Promise<Subscription> {
  const subscription = await getSubscription(ctx, rawToken, 'manage');
  if (subscription.status === 'ended') throw new NotFound();
  return subscription;
}

/** Ends a subscription and deletes its address. Ending it again changes nothing. @throws NotFound */
export async function unsubscribe(ctx: Context, rawToken: unknown): Promise<void> {
  const isKnown = await endSubscription(ctx.sql, requireToken(rawToken));
  if (!isKnown) throw new NotFound();
}

function requireToken(raw: unknown): Buffer {
  const token = readToken(raw);
  if (!token) throw new NotFound();
  return token;
}
