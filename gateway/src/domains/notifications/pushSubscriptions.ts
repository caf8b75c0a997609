import { storable } from 'schema/rules/text';
import type { Message } from 'schema/messages';
import { z } from 'zod';
import type { Context } from '../members/context';
import { parse } from '../../platform/errors';
import { mayPushTo } from './pushEndpoint';
import { deleteSubscription, saveSubscription } from './pushSubscriptionsSql';

/** Subscribes the caller's browser to pushes. @throws Unauthenticated, BadInput */
export async function subscribeToPush(ctx: Context, input: unknown): Promise<true> {
  const caller = await ctx.requireCaller();
  await saveSubscription(ctx.sql, caller.id, parse(subscriptionRule(ctx.config), input));
  return true;
}

/** Unsubscribes a browser if it is the caller's. @throws Unauthenticated, BadInput */
export async function unsubscribeFromPush(ctx: Context, endpoint: string): Promise<true> {
  const caller = await ctx.requireCaller();
  await deleteSubscription(ctx.sql, caller.id, parse(z.string().check(storable), endpoint));
  return true;
}

const subscriptionRule = (config: Context['config']) =>
  z.object({
    endpoint: z
      .string({ error: 'This is not the address of a push service' })
      .check(storable)
      .refine((endpoint) => mayPushTo(endpoint, config), {
        error: 'This is not the address of a push service',
      }),
    p256dh: key(65, 'This is not the key of a browser'),
    auth: key(16, 'This is not the secret of a browser'),
  });

/** Base64url of a given number of bytes. */
function key(bytes: number, error: Message) {
  return z
    .string({ error })
    .refine((text) => /^[\w-]+={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === bytes, {
      error,
    });
}
