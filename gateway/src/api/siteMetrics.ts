import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, Registry } from 'prom-client';
import { findInstants } from '../domains/backups/sql';
import { countUnsettled } from '../domains/operations/mailSql';
import { findRuns } from '../domains/operations/sql';
import type { Database } from '../platform/database/database';
import type { Sql } from '../platform/database/sql';

/** Milliseconds. */
const readWithin = 1_500;

/**
 * Metrics of the site, which are the same from every gateway, as Prometheus text. They are read from the database; while
 * it does not respond they stay as they were.
 */
export function createSiteMetrics(database: Database): () => Promise<string> {
  const registry = new Registry();
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  const isUp = gauge('prayer_wall_database_up', '1 if the database responded to this gateway, else 0.');
  const backedUp = gauge(
    'prayer_wall_backup_last_success_timestamp_seconds',
    'When the last good backup was finished; 0 for never.',
  );
  const proved = gauge(
    'prayer_wall_backup_last_proved_timestamp_seconds',
    'When a backup was last restored and was the same as the site; 0 for never.',
  );
  const mails = gauge('prayer_wall_mails', 'Mails that are not settled, by state.', ['state']);
  const oldestMail = gauge(
    'prayer_wall_mail_due_since_timestamp_seconds',
    'When the oldest waiting mail should have been sent; 0 if none is due.',
  );
  // Prometheus sets a label `job` by itself.
  const jobRuns = gauge(
    'prayer_wall_job_last_run_timestamp_seconds',
    'When a job last began, in any gateway.',
    ['task'],
  );
  const jobFailures = gauge(
    'prayer_wall_job_failed_runs',
    'Runs of a job that failed, in all gateways together.',
    ['task'],
  );

  return async () => {
    const state = await Promise.race([
      read(database.sql).catch(() => null),
      pause(readWithin, null, { ref: false }),
    ]);
    isUp.set(state ? 1 : 0);
    if (state) {
      backedUp.set(state.backups.success);
      proved.set(state.backups.proved);
      const { dueSince, ...counts } = state.mails;
      for (const [name, count] of Object.entries(counts)) mails.set({ state: name }, count);
      oldestMail.set(seconds(dueSince));
      for (const { name: task, startedAt, failures } of state.runs) {
        jobRuns.set({ task }, seconds(startedAt));
        jobFailures.set({ task }, failures);
      }
    }
    return registry.metrics();
  };
}

async function read(sql: Sql) {
  const [backups, mails, runs] = await Promise.all([findInstants(sql), countUnsettled(sql), findRuns(sql)]);
  return { backups, mails, runs };
}

const seconds = (instant: Date | null) => (instant ? instant.getTime() / 1000 : 0);
