import type { BackupStatus } from '../../gen/resolvers';
import type { Context } from '../members/context';
import { findLate, nextAfter } from './due';
import { findState } from './sql';

/** @throws Unauthenticated, Forbidden */
export async function getBackupStatus(ctx: Context): Promise<BackupStatus> {
  await ctx.requireSiteAdmin();
  const { backups } = ctx.config;
  const state = await findState(ctx.sql);
  const { good, lastProvedAt, lastError, lastProofError } = state;
  const late = backups ? findLate(backups.schedule, state) : null;
  return {
    isScheduled: backups !== null,
    isEncrypted: Boolean(backups?.key),
    lastGoodAt: good?.startedAt ?? null,
    lastGoodBytes: good?.bytes ?? null,
    lastProvedAt,
    nextAt: backups && nextAfter(backups.schedule, new Date()),
    isLate: Boolean(late?.backup || late?.proof),
    lastError,
    lastProofError,
  };
}
