import type { Context } from '../context';
import { Conflict, NotFound, parseId } from '../errors';
import {
  announce,
  countOutbox,
  findFailedMails,
  retry,
  type FailedMailRow,
  type OutboxCounts,
} from '../mail/attentionSql';
import { maskAddress } from '../mail/maskAddress';
import { minutesBetween, taskNames, type TaskName } from './names';
import { callForRun, findRuns } from './sql';

/** A task, and how its last run went; one that never ran has only its name and its next run. */
export interface JobRun {
  name: TaskName;
  lastRunAt: Date | null;
  lastDurationMs: number | null;
  lastError: string | null;
  lastErrorAt: Date | null;
  runs: number;
  failures: number;
  nextRunAt: Date;
}

/** Of a mail that was not sent: all but its words, and its address so that it can be recognised. */
export type FailedMail = Omit<FailedMailRow, 'recipient'> & { address: string };

const mostMails = 100;

/** @throws Unauthenticated, Forbidden */
export async function getJobRuns(ctx: Context): Promise<JobRun[]> {
  await ctx.requireSiteAdmin();
  const runs = new Map((await findRuns(ctx.sql)).map((run) => [run.name, run]));
  return taskNames.map((name) => {
    const run = runs.get(name);
    return {
      name,
      lastRunAt: run?.startedAt ?? null,
      lastDurationMs: run?.durationMs ?? null,
      lastError: run?.lastError ?? null,
      lastErrorAt: run?.lastErrorAt ?? null,
      runs: run?.runs ?? 0,
      failures: run?.failures ?? 0,
      nextRunAt: nextRun(name),
    };
  });
}

/** @throws Unauthenticated, Forbidden */
export async function getOutboxSummary(ctx: Context): Promise<OutboxCounts> {
  await ctx.requireSiteAdmin();
  return countOutbox(ctx.sql);
}

/** What failed or may not have arrived, newest first. @throws Unauthenticated, Forbidden */
export async function listFailedMails(ctx: Context): Promise<FailedMail[]> {
  await ctx.requireSiteAdmin();
  const rows = await findFailedMails(ctx.sql, mostMails);
  return rows.map(({ recipient, ...mail }) => ({ ...mail, address: maskAddress(recipient) }));
}

/**
 * Has a mail sent once more that failed, or that may have arrived already: then perhaps for the second time.
 *
 * @throws Unauthenticated, Forbidden, NotFound, Conflict
 */
export async function retryMail(ctx: Context, rawId: unknown): Promise<true> {
  const admin = await ctx.requireSiteAdmin();
  const state = await retry(ctx.sql, parseId(rawId, 'Mail not found'), admin.id);
  if (state === null) throw new NotFound('Mail not found');
  if (state !== 'failed' && state !== 'uncertain') throw new Conflict('This mail has not failed');
  await announce(ctx.sql);
  return true;
}

/** Asks for a run at once. Each gateway does its share; none comes twice. @throws Unauthenticated, Forbidden */
export async function runJob(ctx: Context, name: TaskName): Promise<true> {
  await ctx.requireSiteAdmin();
  await callForRun(ctx.sql, name);
  return true;
}

/** The clock strikes at full minutes. */
function nextRun(task: TaskName): Date {
  const interval = minutesBetween(task) * 60_000;
  return new Date((Math.floor(Date.now() / interval) + 1) * interval);
}
