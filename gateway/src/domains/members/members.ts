import type { Viewer } from '../../gen/resolvers';
import { Unauthenticated } from '../../platform/errors';
import type { Context } from './context';

const pointsPerLevel = 100;

/** The caller's own account, or null for a visitor. */
export async function findViewer(ctx: Context): Promise<Viewer | null> {
  const caller = await ctx.findCaller();
  return caller && { ...caller, spiritualLevel: levelOf(caller.experiencePoints) };
}

/** The caller's own account (contract, GET /api/auth/user). @throws Unauthenticated, also for a suspended member */
export async function requireViewer(ctx: Context): Promise<Viewer> {
  const viewer = await findViewer(ctx);
  if (!viewer) throw new Unauthenticated();
  return viewer;
}

/** 100 points a level (specification, section 9). */
export function levelOf(experiencePoints: number): number {
  return Math.floor(experiencePoints / pointsPerLevel) + 1;
}
