import type { Config } from '../../config';
import type { WayToSignIn } from '../../gen/resolvers';
import type { Message } from 'schema/messages';
import { Conflict, NotFound, parseId } from '../../platform/errors';
import type { Context } from '../members/context';
import { findWays, removeWay, type Removed } from './waysSql';

const notFound = 'Way to sign in not found';

/** The caller's ways to sign in, without passkeys. @throws Unauthenticated */
export async function listWays(ctx: Context): Promise<WayToSignIn[]> {
  const caller = await ctx.requireCaller();
  return findWays(ctx.sql, caller.id, offeredIssuers(ctx.config));
}

/** Removes one of the caller's ways to sign in. @returns its id @throws Unauthenticated, NotFound, Conflict */
export async function removeIdentity(ctx: Context, rawId: unknown): Promise<number> {
  const caller = await ctx.requireCaller();
  const identity = parseId(rawId, notFound);
  await removeUnlessLast(ctx, caller.id, { identity }, notFound);
  return identity;
}

/** @throws NotFound, Conflict */
export async function removeUnlessLast(
  { sql, config, sessionHash }: Context,
  memberId: number,
  way: Removed,
  unknown: Message,
): Promise<void> {
  const outcome = await removeWay(sql, memberId, way, { issuers: offeredIssuers(config), sessionHash });
  if (outcome === 'unknown') throw new NotFound(unknown);
  if (outcome === 'last')
    throw new Conflict('This is your last way to sign in. Add another one before you remove it.');
}

/** The issuers of identities with which this site signs people in. */
function offeredIssuers({ signIn, emailSignIn, oidc }: Config): string[] {
  return [...(signIn ? ['google'] : []), ...(emailSignIn ? ['email'] : []), ...(oidc ? [oidc.issuer] : [])];
}
