import type { Context, Member } from '../context';
import { Unauthenticated } from '../errors';
import type { ViewerView } from './view';

const pointsPerLevel = 100;

/** The caller's own account, or null for a visitor. */
export async function findViewer(ctx: Context): Promise<ViewerView | null> {
  const caller = await ctx.findCaller();
  return caller && viewerOf(caller);
}

/** The caller's own account (contract, GET /api/auth/user). @throws Unauthenticated, also for a suspended member */
export async function requireViewer(ctx: Context): Promise<ViewerView> {
  const viewer = await findViewer(ctx);
  if (!viewer) throw new Unauthenticated();
  return viewer;
}

function viewerOf(member: Member): ViewerView {
  return {
    id: member.id,
    email: member.email,
    name: member.name,
    isVerified: member.isVerified,
    firstName: member.firstName,
    lastName: member.lastName,
    displayName: member.displayName,
    profileImageUrl: member.profileImageUrl,
    timeZone: member.timeZone,
    isSiteAdmin: member.isSiteAdmin,
    experiencePoints: member.experiencePoints,
    spiritualLevel: levelOf(member.experiencePoints),
    prayerStreak: member.prayerStreak,
    totalPrayers: member.totalPrayers,
    totalAmens: member.totalAmens,
    totalEncouragements: member.totalEncouragements,
    totalPraises: member.totalPraises,
  };
}

/** 100 points a level (specification, section 9). */
export function levelOf(experiencePoints: number): number {
  return Math.floor(experiencePoints / pointsPerLevel) + 1;
}
