import type { Context, Member } from '../context';
import type { ViewerView } from './view';

const pointsPerLevel = 100;

/** The caller's own account, or null for a visitor. */
export async function findViewer(ctx: Context): Promise<ViewerView | null> {
  const caller = await ctx.findCaller();
  return caller && viewerOf(caller);
}

/** The caller's own account (contract, GET /api/auth/user). @throws Unauthenticated */
export async function requireViewer(ctx: Context): Promise<ViewerView> {
  return viewerOf(await ctx.requireCaller());
}

function viewerOf(member: Member): ViewerView {
  return { ...member, spiritualLevel: Math.floor(member.experiencePoints / pointsPerLevel) + 1 };
}
