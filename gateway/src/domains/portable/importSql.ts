import type { ReservedSql } from 'postgres';
import type { Sql } from '../../platform/database/sql';
import type { ImportedPrayer } from './readLines';

/** Any number, as long as every gateway uses the same. */
const importLock = 7_296_046;
/** All prayers are read once: with a million of them longer than a statement usually may take. */
const searchTimeout = '60s';

/**
 * Runs an import in a connection of its own, alone among all gateways. Waits for another one no longer than a statement
 * may take: then the database cancels it, which is 503.
 */
export async function withImportConnection<Result>(
  direct: Sql,
  act: (connection: ReservedSql) => Promise<Result>,
): Promise<Result> {
  const connection = await direct.reserve();
  try {
    await connection`select pg_advisory_lock(${importLock})`;
    return await act(connection);
  } finally {
    // A lost connection has neither lock nor settings.
    await connection`select pg_advisory_unlock_all(), set_config('prayer_wall.importing', '', false)`.catch(
      () => undefined,
    );
    await connection`reset statement_timeout`.catch(() => undefined);
    connection.release();
  }
}

/** The positions of those prayers whose title and description a prayer of the site has or had, in whatever state. */
export async function findKnown(
  connection: ReservedSql,
  prayers: readonly ImportedPrayer[],
): Promise<Set<number>> {
  await connection`select set_config('statement_timeout', ${searchTimeout}, false)`;
  const rows = await connection<{ position: number }[]>`
    select distinct sought.position::integer - 1 as position
    from unnest(
      ${prayers.map(({ title }) => title)}::text[],
      ${prayers.map(({ description }) => description)}::text[]
    ) with ordinality as sought (title, description, position)
    join prayers on prayers.title = sought.title and prayers.description = sought.description`;
  await connection`reset statement_timeout`;
  return new Set(rows.map(({ position }) => position));
}

/**
 * Inserts prayers of nobody's account, all or none. Those that speak of self-harm wait for the moderators, who are not
 * notified.
 */
export async function insertImported(
  connection: ReservedSql,
  prayers: readonly (ImportedPrayer & { needsCare: boolean })[],
): Promise<void> {
  const given = prayers.map((prayer) => ({ ...prayer, createdAt: prayer.createdAt?.toISOString() ?? null }));
  await connection`select set_config('prayer_wall.importing', 'on', false)`;
  await connection`
    with given as (
      select *
      from rows from (
        jsonb_to_recordset(${connection.json(given)}) as (
          title text, description text, category text, name text, "isAnonymous" boolean, visibility text,
          "createdAt" timestamptz, "needsCare" boolean
        )
      ) with ordinality as given (
        title, description, category, name, is_anonymous, visibility, created_at, needs_care, position
      )
    ), made as (
      insert into prayers (typed_name, typed_email, title, description, category, is_anonymous, visibility, created_at)
      select name, '', title, description, category, is_anonymous, visibility, coalesce(created_at, now())
      from given
      order by position
      returning id, title, description
    )
    insert into moderation_cases (kind, target_id, needs_care)
    select 'prayer', made.id, true
    from made
    join given using (title, description)
    where given.needs_care`;
}

/** Open pages learn the figures of the community, once. */
export async function recordImport(connection: ReservedSql): Promise<void> {
  await connection`select set_config('prayer_wall.importing', '', false)`;
  await connection`select note_change('stats', 0)`;
}
