import type { Sql } from '../db/sql';

/** How a task's last run went, in whichever gateway it was. */
export interface RunRow {
  name: string;
  startedAt: Date;
  durationMs: number;
  runs: number;
  failures: number;
  lastError: string | null;
  lastErrorAt: Date | null;
}

interface Run {
  name: string;
  startedAt: Date;
  durationMs: number;
  failure: string | null;
}

/** Notes a run; of two at a time the one that began last is the last. */
export async function noteRun(sql: Sql, { name, startedAt, durationMs, failure }: Run): Promise<void> {
  await sql`
    insert into job_runs as known (name, started_at, duration_ms, failures, last_error, last_error_at)
    values (
      ${name}, ${startedAt}, ${durationMs}, ${failure === null ? 0 : 1}, ${failure},
      ${failure === null ? null : startedAt}
    )
    on conflict (name) do update
    set
      duration_ms = case when excluded.started_at >= known.started_at then excluded.duration_ms else known.duration_ms end,
      started_at = greatest(known.started_at, excluded.started_at),
      runs = known.runs + 1,
      failures = known.failures + excluded.failures,
      last_error = coalesce(excluded.last_error, known.last_error),
      last_error_at = coalesce(excluded.last_error_at, known.last_error_at)`;
}

export function findRuns(sql: Sql): Promise<RunRow[]> {
  return sql<RunRow[]>`
    select
      name,
      started_at as "startedAt",
      duration_ms as "durationMs",
      runs,
      failures,
      last_error as "lastError",
      last_error_at as "lastErrorAt"
    from job_runs`;
}

/** Asks every gateway to run a task now. */
export async function callForRun(sql: Sql, name: string): Promise<void> {
  await sql`select pg_notify('jobs', ${name})`;
}
