import { profileRule } from 'schema/rules/profile';
import { timeZone } from 'schema/rules/timeZone';
import { z } from 'zod';
import type { Viewer } from '../../gen/resolvers';
import { parse } from '../../platform/errors';
import type { Context } from '../members/context';
import { requireViewer } from '../members/members';
import { deleteMember, findOwnData, updateMember, updateZone, type OwnData } from './sql';

/** Changes the name and the zone of the caller's own account. @throws Unauthenticated, BadInput */
export async function updateProfile(ctx: Context, input: unknown): Promise<Viewer> {
  const caller = await ctx.requireCaller();
  await updateMember(ctx.sql, caller.id, parse(profileRule, input));
  return requireViewer(ctx.renewed());
}

/** Records the zone of the caller's browser, unless the member has chosen one. @throws Unauthenticated, BadInput */
export async function recordTimeZone(ctx: Context, input: unknown): Promise<Viewer> {
  const caller = await ctx.requireCaller();
  await updateZone(ctx.sql, caller.id, parse(z.object({ timeZone }), input).timeZone);
  return requireViewer(ctx.renewed());
}

/** Returns everything that this site stores about the caller. @throws Unauthenticated */
export async function exportOwnData(ctx: Context): Promise<OwnData> {
  const caller = await ctx.requireCaller();
  return findOwnData(ctx.sql, caller.id);
}

/**
 * Deletes the caller's account with all its sessions. What they wrote is deleted too, or stays without author, name and
 * address.
 *
 * @throws Unauthenticated
 */
export async function deleteAccount(ctx: Context, keepsWords: boolean): Promise<true> {
  const caller = await ctx.requireCaller();
  await deleteMember(ctx.sql, caller.id, keepsWords);
  return true;
}
