import type { FailedMail, JobName, JobRun, OutboxSummary } from '../../gen/resolvers';
import type { Context } from '../members/context';
import { Conflict, requireById } from '../../platform/errors';
import { requestBackup } from '../backups/sql';
import { countOutbox, findFailedMails, notifyDeliveries, retry } from './mailSql';
import { maskAddress } from './maskAddress';
import { jobNames, nextRun } from './schedule';
import { findRuns, requestRun } from './sql';

const maxMails = 100;

/** @throws Unauthenticated, Forbidden */
export async function getJobRuns(ctx: Context): Promise<JobRun[]> {
  await ctx.requireSiteAdmin();
  const runs = new Map((await findRuns(ctx.sql)).map((run) => [run.name, run]));
  return jobNames.map((name) => {
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
export async function getOutboxSummary(ctx: Context): Promise<OutboxSummary> {
  await ctx.requireSiteAdmin();
  return countOutbox(ctx.sql);
}

/** Mails that failed or may not have arrived, newest first. @throws Unauthenticated, Forbidden */
export async function listFailedMails(ctx: Context): Promise<FailedMail[]> {
  await ctx.requireSiteAdmin();
  const rows = await findFailedMails(ctx.sql, maxMails);
  return rows.map(({ recipient, ...mail }) => ({ ...mail, address: maskAddress(recipient) }));
}

/**
 * Sends a failed or uncertain mail again. An uncertain one may then arrive twice.
 *
 * @throws Unauthenticated, Forbidden, NotFound, Conflict
 */
export async function retryMail(ctx: Context, rawId: unknown): Promise<true> {
  const admin = await ctx.requireSiteAdmin();
  const state = await requireById(rawId, 'Mail not found', (id) => retry(ctx.sql, id, admin.id));
  if (state !== 'failed' && state !== 'uncertain') throw new Conflict('This mail has not failed');
  await notifyDeliveries(ctx.sql);
  return true;
}

/** Runs a job at once, in every gateway. @throws Unauthenticated, Forbidden */
export async function runJob(ctx: Context, name: JobName): Promise<true> {
  await ctx.requireSiteAdmin();
  if (name === 'back_up' && ctx.config.backups) await requestBackup(ctx.sql);
  await requestRun(ctx.sql, name);
  return true;
}
