import { encouragementEditRule } from 'schema/rules/encouragement';
import type { AdminUser, CareCase, CareState } from '../../gen/resolvers';
import { makeOnce } from '../../platform/database/idempotency';
import { firstWithin, pageBytes } from '../../platform/database/pageSize';
import { Conflict, Forbidden, parse, parseId, requireById, requireFound } from '../../platform/errors';
import type { AppServices } from '../../platform/services';
import { viewUser } from '../admin/view';
import { mayReadTeam, type Context, type Member } from '../members/context';
import { withinQuota } from '../members/quota';
import { viewPrayer } from '../prayers/view';
import {
  claimCase,
  findCase,
  findCases,
  findTeam,
  insertNote,
  notifyOfNew,
  remindOfWaiting,
  updateState,
  updateTeam,
  type CaseRow,
} from './sql';

/** The members of the prayer team. @throws Unauthenticated, Forbidden */
export async function listTeam(ctx: Context): Promise<AdminUser[]> {
  await ctx.requireSiteAdmin();
  return (await findTeam(ctx.sql)).map((user) => viewUser(user, ctx.config));
}

/** Adds a member to the prayer team, or removes them. @throws Unauthenticated, Forbidden, NotFound, Conflict */
export async function setTeamMember(ctx: Context, rawId: unknown, isOnTeam: boolean): Promise<AdminUser> {
  const { id: actorId } = await ctx.requireSiteAdmin();
  const id = parseId(rawId, 'Account not found');
  const user = requireFound(await updateTeam(ctx.sql, { id, isOnTeam, actorId }), 'Account not found');
  if (isOnTeam && !user.isOnTeam) throw new Conflict('This account is suspended');
  return viewUser(user, ctx.config);
}

/**
 * The prayers that were confided to the team. Administrators who are not on it see no notes. @throws Unauthenticated,
 * Forbidden
 */
export async function listTeamPrayers(ctx: Context): Promise<CareCase[]> {
  const caller = await ctx.requireCaller();
  if (!mayReadTeam(caller)) throw new Forbidden();
  return firstWithin(pageBytes.ofMembers, (await findCases(ctx)).map(viewCase));
}

/** The caller follows a prayer up. @throws Unauthenticated, Forbidden, NotFound */
export async function claimPrayer(ctx: Context, rawId: unknown): Promise<CareCase> {
  const { caller, id } = await requireCase(ctx, rawId);
  if (!(await claimCase(ctx.sql, id, caller.id))) throw new Forbidden();
  return readCase(ctx, id);
}

/** Adds a private note about a prayer. @throws Unauthenticated, Forbidden, NotFound, BadInput */
export async function addCareNote(ctx: Context, rawId: unknown, input: unknown): Promise<CareCase> {
  const { caller, id } = await requireCase(ctx, rawId);
  const { content } = parse(encouragementEditRule, { content: input });
  await makeOnce(ctx, caller, {
    operation: 'addCareNote',
    input: { prayerId: id, content },
    make: (recordKey) =>
      withinQuota(ctx, caller, 'messages', (counted) =>
        insertNote(ctx, { id, authorId: caller.id, content }, ctx.sql`${recordKey} ${counted}`),
      ),
    find: (prayerId) => Promise.resolve({ id: prayerId }),
  });
  return readCase(ctx, id);
}

/** Sets how far the team is with a prayer. @throws Unauthenticated, Forbidden, NotFound */
export async function setCareState(ctx: Context, rawId: unknown, state: CareState): Promise<CareCase> {
  const { id } = await requireCase(ctx, rawId);
  await updateState(ctx.sql, id, state);
  return readCase(ctx, id);
}

/** Notifies the team of new prayers, and of those that have waited for a day. */
export async function notifyTeam({ database }: AppServices): Promise<void> {
  await notifyOfNew(database.sql);
  await remindOfWaiting(database.sql);
}

/** @throws Unauthenticated; Forbidden for everybody but the team; NotFound */
async function requireCase(ctx: Context, rawId: unknown): Promise<{ caller: Member; id: number }> {
  const caller = await ctx.requireCaller();
  if (!caller.isOnTeam) throw new Forbidden();
  const { id } = await requireById(rawId, notFound, (given) => findCase(ctx, given));
  return { caller, id };
}

async function readCase(ctx: Context, id: number): Promise<CareCase> {
  return viewCase(requireFound(await findCase(ctx, id), notFound));
}

function viewCase({ careCase, ...prayer }: CaseRow): CareCase {
  const { waitsSince, notes, ...of } = careCase;
  return {
    ...of,
    prayer: viewPrayer(prayer) as CareCase['prayer'],
    waitsSince: new Date(waitsSince),
    notes: (notes ?? []).map((note) => ({ ...note, createdAt: new Date(note.createdAt) })),
  };
}

const notFound = 'Prayer not found';
