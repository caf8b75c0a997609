import { Cron } from 'croner';
import type { BackupState } from './sql';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A backup that failed is made again after this time. */
const retryBackupAfter = 15 * minute;
const retryProofAfter = hour;
const proofEvery = 7 * day;
/** A backup that is later than this is late. */
const backupGrace = hour;
const proofGrace = day;

/** The first instant of the schedule after the given one. */
export const nextAfter = (schedule: string, instant: Date): Date =>
  new Cron(schedule, { paused: true, mode: '5-part' }).nextRun(instant)!;

/** Whether a backup is to be made now: the first one at once. */
export function isBackupDue(schedule: string, state: BackupState, now = new Date()): boolean {
  const { lastAttemptAt, isLastUnfinished, isRequested } = state;
  if (isRequested || lastAttemptAt === null) return true;
  const next = nextAfter(schedule, lastAttemptAt).getTime();
  const retry = isLastUnfinished ? lastAttemptAt.getTime() + retryBackupAfter : Infinity;
  return Math.min(next, retry) <= now.getTime();
}

/** Whether the last good backup is to be proved now: the first one at once, then one a week. */
export function isProofDue(state: BackupState, now = Date.now()): boolean {
  const { good, lastProvedAt, lastProofFailedAt } = state;
  if (!good || (lastProvedAt && now - lastProvedAt.getTime() < proofEvery)) return false;
  return lastProofFailedAt === null || now - lastProofFailedAt.getTime() >= retryProofAfter;
}

/** Overdue backups and proofs. */
export function findLate(
  schedule: string,
  state: BackupState,
  now = Date.now(),
): { backup: boolean; proof: boolean } {
  const { good, firstAttemptAt, lastProvedAt } = state;
  const dueAt = good ? nextAfter(schedule, good.startedAt) : firstAttemptAt;
  const provedAt = lastProvedAt?.getTime();
  const proofDueAt = provedAt === undefined ? good?.finishedAt.getTime() : provedAt + proofEvery;
  return {
    backup: dueAt !== null && now > dueAt.getTime() + backupGrace,
    proof: proofDueAt !== undefined && now > proofDueAt + proofGrace,
  };
}
