import type { Sql } from '../../platform/database/sql';
import { columns } from '../../platform/database/columns';

/** The last good backup, and the last attempt. */
export interface BackupState {
  /** The last good backup; null if there is none. */
  good: { id: number; name: string; startedAt: Date; finishedAt: Date; bytes: number } | null;
  lastProvedAt: Date | null;
  /** When the last attempt began, good or not. */
  lastAttemptAt: Date | null;
  /** Whether it failed, or is still being made. */
  isLastUnfinished: boolean;
  /** When the first attempt began. */
  firstAttemptAt: Date | null;
  /** Of the last attempt. */
  lastError: string | null;
  /** Of the last good backup. */
  lastProofError: string | null;
  lastProofFailedAt: Date | null;
  isRequested: boolean;
}

const stateColumns = columns<BackupState>({
  good: `(
    select json_build_object(
      'id', id, 'name', name, 'bytes', bytes,
      'startedAt', extract(epoch from started_at) * 1000, 'finishedAt', extract(epoch from finished_at) * 1000
    )
    from backups where finished_at is not null order by id desc limit 1
  )`,
  lastProvedAt: '(select max(proved_at) from backups)',
  lastAttemptAt: '(select max(started_at) from backups)',
  isLastUnfinished: `coalesce((select finished_at is null from backups where started_at is not null order by id desc limit 1), false)`,
  firstAttemptAt: '(select min(started_at) from backups)',
  lastError: '(select error from backups where started_at is not null order by id desc limit 1)',
  lastProofError: '(select proof_error from backups where finished_at is not null order by id desc limit 1)',
  lastProofFailedAt:
    '(select proof_failed_at from backups where finished_at is not null order by id desc limit 1)',
  isRequested: '(select exists (select from backups where started_at is null))',
});

export async function findState(sql: Sql): Promise<BackupState> {
  const [state] = await sql<[BackupState]>`select ${stateColumns(sql)}`;
  const { good } = state;
  return {
    ...state,
    good: good && { ...good, startedAt: new Date(good.startedAt), finishedAt: new Date(good.finishedAt) },
  };
}

/** The next run of the job makes a backup, whatever the schedule says. */
export async function requestBackup(sql: Sql): Promise<void> {
  await sql`
    insert into backups (requested_at)
    select now()
    where not exists (select from backups where started_at is null)`;
}

/** Records the start of a backup, which answers every request. Earlier ones that are not finished never will be. */
export async function recordStart(sql: Sql): Promise<number> {
  const [{ id }] = await sql<[{ id: number }]>`
    with abandoned as (
      update backups
      set error = 'The gateway ended while it made this backup.'
      where started_at is not null and finished_at is null and error is null
    ), answered as (
      delete from backups where started_at is null
    )
    insert into backups (started_at)
    values (now())
    returning id`;
  return id;
}

export async function recordGood(
  sql: Sql,
  id: number,
  { name, bytes }: { name: string; bytes: number },
): Promise<void> {
  await sql`
    update backups
    set finished_at = now(), name = ${name}, bytes = ${bytes}
    where id = ${id}`;
}

export async function recordFailure(sql: Sql, id: number, error: string): Promise<void> {
  await sql`update backups set error = ${error} where id = ${id}`;
}

/** A backup that was given up because the gateway stops is made at the next start. */
export async function deleteStart(sql: Sql, id: number): Promise<void> {
  await sql`delete from backups where id = ${id}`;
}

export async function recordProof(sql: Sql, id: number): Promise<void> {
  await sql`
    update backups
    set proved_at = now(), proof_error = null, proof_failed_at = null
    where id = ${id}`;
}

export async function recordProofFailure(sql: Sql, id: number, error: string): Promise<void> {
  await sql`
    update backups
    set proof_error = ${error}, proof_failed_at = now()
    where id = ${id}`;
}

/** The newest rows, and the one that was proved last, are all that anybody is shown. */
export async function deleteOldRows(sql: Sql): Promise<void> {
  await sql`
    delete from backups
    where id <= (select max(id) from backups) - ${keptRows}
      and id <> coalesce((select id from backups where proved_at is not null order by proved_at desc limit 1), 0)
      and id <> coalesce((select max(id) from backups where finished_at is not null), 0)`;
}

const keptRows = 200;

/** Unix times in seconds; 0 for never. */
export async function findInstants(sql: Sql): Promise<{ success: number; proved: number }> {
  const [instants] = await sql<[{ success: number; proved: number }]>`
    select
      coalesce(extract(epoch from max(finished_at)), 0)::float8 as success,
      coalesce(extract(epoch from max(proved_at)), 0)::float8 as proved
    from backups`;
  return instants;
}
