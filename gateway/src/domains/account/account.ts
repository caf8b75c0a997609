import { accountRule, localeRule } from 'schema/rules/account';
import { profileRule } from 'schema/rules/profile';
import { timeZone } from 'schema/rules/timeZone';
import { z } from 'zod';
import type { Viewer } from '../../gen/resolvers';
import { Conflict, parse } from '../../platform/errors';
import type { Context } from '../members/context';
import { requireViewer } from '../members/members';
import { deleteMember, updateLocale, updateMember, updateZone } from './sql';

/** Changes the name and the zone of the caller's own account. @throws Unauthenticated, BadInput */
export async function updateProfile(ctx: Context, input: unknown): Promise<Viewer> {
  const caller = await ctx.requireCaller();
  await updateMember(ctx.sql, caller.id, parse(profileRule, input));
  return requireViewer(ctx.renewed());
}

/** Changes name, language or both of the caller's own account. @throws Unauthenticated, BadInput */
export async function changeAccount(ctx: Context, input: unknown): Promise<Viewer> {
  const caller = await ctx.requireCaller();
  const { name, locale } = parse(accountRule, input);
  if (locale !== undefined) await updateLocale(ctx.sql, caller.id, locale);
  if (name !== undefined) await updateMember(ctx.sql, caller.id, { displayName: name, timeZone: null });
  return requireViewer(ctx.renewed());
}

/** Chooses the caller's language; null for that of the browser. @throws Unauthenticated, BadInput */
export async function chooseLocale(ctx: Context, input: unknown): Promise<Viewer> {
  const caller = await ctx.requireCaller();
  await updateLocale(ctx.sql, caller.id, parse(localeRule, input).locale);
  return requireViewer(ctx.renewed());
}

/** Records the zone of the caller's browser, unless the member has chosen one. @throws Unauthenticated, BadInput */
export async function recordTimeZone(ctx: Context, input: unknown): Promise<Viewer> {
  const caller = await ctx.requireCaller();
  await updateZone(ctx.sql, caller.id, parse(z.object({ timeZone }), input).timeZone);
  return requireViewer(ctx.renewed());
}

/** The fate of the texts of a deleted account. */
export interface Leaving {
  /** Whether they stay, without author, name and address. */
  keepPrayers: boolean;
  /** Whether anonymous texts go with the others, not at random times within a day. */
  anonymousAtOnce: boolean;
}

/**
 * Deletes the caller's account with all its sessions. Signed texts go at once; anonymous ones lose their author at once
 * and go at different times, so that their going does not show whose they were.
 *
 * @throws Unauthenticated, Conflict for the last administrator, and the last admin of a group with other members
 */
export async function deleteAccount(ctx: Context, leaving: Leaving): Promise<true> {
  const caller = await ctx.requireCaller();
  const { isLastAdministrator, groups } = await deleteMember(ctx, caller.id, leaving);
  if (isLastAdministrator) {
    throw new Conflict('The site needs an administrator: please make somebody else one first');
  }
  if (groups.length > 0) {
    throw new Conflict(`Please make somebody else an admin of these groups first: ${groups.join(', ')}`);
  }
  return true;
}
