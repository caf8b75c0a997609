import { profileRule } from 'schema/rules/profile';
import { timeZone } from 'schema/rules/timeZone';
import { z } from 'zod';
import type { Context } from '../context';
import { parse } from '../errors';
import { requireViewer } from '../members/members';
import type { ViewerView } from '../members/view';
import { deleteMember, findOwnData, noteZone, updateMember, type OwnData } from './sql';

/** Changes the name and the zone of the caller's own account. @throws Unauthenticated, BadInput */
export async function updateProfile(ctx: Context, input: unknown): Promise<ViewerView> {
  const caller = await ctx.requireCaller();
  await updateMember(ctx.sql, caller.id, parse(profileRule, input));
  return requireViewer(ctx.renewed());
}

/** Notes where the caller's browser is, unless a zone was chosen. @throws Unauthenticated, BadInput */
export async function noteTimeZone(ctx: Context, input: unknown): Promise<ViewerView> {
  const caller = await ctx.requireCaller();
  await noteZone(ctx.sql, caller.id, parse(z.object({ timeZone }), input).timeZone);
  return requireViewer(ctx.renewed());
}

/** Everything that this site knows of the caller. @throws Unauthenticated */
export async function exportOwnData(ctx: Context): Promise<OwnData> {
  const caller = await ctx.requireCaller();
  return findOwnData(ctx.sql, caller.id);
}

/**
 * Deletes the caller's account and with it every session. What they wrote goes too, or stays without author, name and
 * address.
 *
 * @throws Unauthenticated
 */
export async function deleteAccount(ctx: Context, keepsWords: boolean): Promise<true> {
  const caller = await ctx.requireCaller();
  await deleteMember(ctx.sql, caller.id, keepsWords);
  ctx.kept.forgetAll();
  return true;
}
