import { columns } from '../../../platform/database/columns';
import type { Sql } from '../../../platform/database/sql';
import type { Tally } from './rule';

/** A visitor of a version, and whether it failed for them. */
export interface Seen {
  area: string;
  since: string;
  version: string;
  visitor: string;
  hasFailed: boolean;
}

/** A canary that was stopped, with what was known then. */
export interface StoppedCanary extends Tally {
  area: string;
  since: string;
  version: string;
  stoppedAt: Date;
  liveVisitors: number;
  liveFailed: number;
}

const maxVisitors = 5_000;

/** Records visitors. Those beyond the most that are stored of a version are left out, with their faults. */
export async function recordVisitors(sql: Sql, seen: Seen[]): Promise<void> {
  // In one order everywhere, so that gateways do not wait for each other in a circle.
  const rows = seen.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await sql`
    with counted as (
      select area, since, version, count(*) as visitors
      from canary_visitors
      group by area, since, version
    )
    insert into canary_visitors as known (area, since, version, visitor, failed_at)
    select area, since, version, visitor, case when has_failed::boolean then now() end
    from unnest(
      ${rows.map(({ area }) => area)}::text[], ${rows.map(({ since }) => since)}::text[],
      ${rows.map(({ version }) => version)}::text[], ${rows.map(({ visitor }) => visitor)}::text[],
      ${rows.map(({ hasFailed }) => String(hasFailed))}::text[]
    ) as given (area, since, version, visitor, has_failed)
    left join counted using (area, since, version)
    left join canary_visitors as earlier using (area, since, version, visitor)
    where coalesce(counted.visitors, 0) < ${maxVisitors} or earlier.visitor is not null
    on conflict (area, since, version, visitor) do update
    set seen_at = now(), failed_at = coalesce(excluded.failed_at, known.failed_at)`;
}

const keyOf = ({ area, since, version, visitor }: Seen) => `${area} ${since} ${version} ${visitor}`;

/** The figures of a version since the canary was started or changed, for a day at most. */
export async function findTally(sql: Sql, area: string, since: string, version: string): Promise<Tally> {
  const [tally] = await sql<Tally[]>`
    select
      count(*)::integer as visitors,
      count(*) filter (where failed_at > now() - interval '1 day')::integer as failed
    from canary_visitors
    where (area, since, version) = (${area}, ${since}, ${version}) and seen_at > now() - interval '1 day'`;
  return tally!;
}

const stoppedColumns = columns<StoppedCanary>({
  area: 'area',
  since: 'since',
  version: 'version',
  stoppedAt: 'stopped_at',
  visitors: 'visitors',
  failed: 'failed',
  liveVisitors: 'live_visitors',
  liveFailed: 'live_failed',
});

/** Stops a canary. Returns null if another gateway was first. */
export async function insertStopped(
  sql: Sql,
  { area, since, version }: Pick<StoppedCanary, 'area' | 'since' | 'version'>,
  canary: Tally,
  live: Tally,
): Promise<StoppedCanary | null> {
  const [stopped = null] = await sql<StoppedCanary[]>`
    insert into stopped_canaries as known
      (area, since, version, visitors, failed, live_visitors, live_failed)
    values (
      ${area}, ${since}, ${version}, ${canary.visitors}, ${canary.failed}, ${live.visitors}, ${live.failed}
    )
    on conflict (area) do update
    set
      since = excluded.since,
      version = excluded.version,
      stopped_at = excluded.stopped_at,
      visitors = excluded.visitors,
      failed = excluded.failed,
      live_visitors = excluded.live_visitors,
      live_failed = excluded.live_failed
    where (known.since, known.version) <> (excluded.since, excluded.version) and known.since <= excluded.since
    returning ${stoppedColumns(sql)}`;
  return stopped;
}

export function findStopped(sql: Sql): Promise<StoppedCanary[]> {
  return sql<StoppedCanary[]>`
    select ${stoppedColumns(sql)}
    from stopped_canaries
    order by area`;
}

export async function deleteOldVisitors(sql: Sql): Promise<void> {
  await sql`delete from canary_visitors where seen_at < now() - interval '1 day'`;
}
