import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';

/** The last run of a job, in any gateway. */
interface RunRow {
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

/** Records a run. Of concurrent runs, the one that began last counts as the last. */
export async function recordRun(sql: Sql, { name, startedAt, durationMs, failure }: Run): Promise<void> {
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

const runColumns = columns<RunRow>({
  name: 'name',
  startedAt: 'started_at',
  durationMs: 'duration_ms',
  runs: 'runs',
  failures: 'failures',
  lastError: 'last_error',
  lastErrorAt: 'last_error_at',
});

export function findRuns(sql: Sql): Promise<RunRow[]> {
  return sql<RunRow[]>`
    select ${runColumns(sql)}
    from job_runs`;
}

/** Requests every gateway to run a job now. */
export async function requestRun(sql: Sql, name: string): Promise<void> {
  await sql`select pg_notify('jobs', ${name})`;
}
