import type { Session } from '../../gen/resolvers';
import { NotFound, parseId } from '../../platform/errors';
import type { Context } from '../members/context';
import { deleteOtherSessions, deleteSession, findSessions, type Caller } from './sessionListSql';

const notFound = 'Session not found';

/** Where the caller is signed in: this browser first, then the latest use first. @throws Unauthenticated */
export async function listSessions(ctx: Context): Promise<Session[]> {
  return findSessions(ctx.sql, await requireOwn(ctx));
}

/** Ends one of the caller's sessions. @returns its number @throws Unauthenticated, NotFound */
export async function endSession(ctx: Context, rawId: unknown): Promise<number> {
  const caller = await requireOwn(ctx);
  const id = parseId(rawId, notFound);
  if (!(await deleteSession(ctx.sql, caller, id))) throw new NotFound(notFound);
  return id;
}

/** Ends all of the caller's sessions but this one. @throws Unauthenticated */
export async function endOtherSessions(ctx: Context): Promise<true> {
  await deleteOtherSessions(ctx.sql, await requireOwn(ctx));
  return true;
}

async function requireOwn(ctx: Context): Promise<Caller> {
  const { id } = await ctx.requireCaller();
  return { id, sessionHash: ctx.sessionHash };
}
