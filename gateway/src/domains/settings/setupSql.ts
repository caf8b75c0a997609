import type { Sql } from '../../platform/database/sql';
import { logging } from '../moderation/auditLog';
import { assigning, type StoredSettings } from './sql';

/** Whether the site has never been set up, and has no administrator; the configuration names none. */
const waits = (sql: Sql) => sql`
  site_settings.set_up_at is null and not exists (select from members where is_admin)`;

/** The seed of the link, this one if there is none yet; null if the site does not wait. */
export async function makeSeed(sql: Sql, seed: Buffer): Promise<Buffer | null> {
  const [row] = await sql<{ seed: Buffer }[]>`
    update site_settings
    set setup_seed = coalesce(setup_seed, ${seed})
    where ${waits(sql)}
    returning setup_seed as seed`;
  return row?.seed ?? null;
}

/** The seed of the link; null if none was printed, or the site does not wait. */
export async function findSeed(sql: Sql): Promise<Buffer | null> {
  const [row] = await sql<{ seed: Buffer | null }[]>`
    select setup_seed as seed
    from site_settings
    where ${waits(sql)}`;
  return row?.seed ?? null;
}

/** Returns whether the site still waited. */
export async function saveSetup(sql: Sql, seed: Buffer, settings: Partial<StoredSettings>): Promise<boolean> {
  const saved = await sql`
    update site_settings
    set ${assigning(sql, settings)}
    where setup_seed = ${seed} and ${waits(sql)}
    returning is_only`;
  return saved.length > 0;
}

/** Makes a member the first administrator and ends the link, in one statement. Returns whether the site still waited. */
export async function makeAdministrator(sql: Sql, seed: Buffer, memberId: number): Promise<boolean> {
  const logged = await sql`
    with ended as (
      update site_settings
      set setup_seed = null, set_up_at = now()
      where setup_seed = ${seed} and ${waits(sql)}
      returning is_only
    ), changed as (
      update members
      set is_admin = true
      from ended
      where members.id = ${memberId}
      returning members.id
    ), logged as (
      ${logging(
        sql,
        {
          actorId: memberId,
          action: 'set_up_site',
          subject: `member ${memberId}`,
          reason: 'By the link of the first start',
        },
        sql`changed`,
      )}
    )
    select from ended`;
  return logged.length > 0;
}
