import type { Locale } from 'schema/locales';
import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';
import { isAdministrator, lockAdministrators } from '../members/roles';

/** A chosen name replaces the provider's names; null restores them. */
export async function updateMember(
  sql: Sql,
  id: number,
  { displayName, timeZone }: { displayName: string | null; timeZone: string | null },
): Promise<void> {
  await sql`
    update members
    set
      display_name = ${displayName},
      first_name = case when ${displayName}::text is null then coalesce(provider_names ->> 'firstName', first_name) end,
      last_name = case when ${displayName}::text is null then coalesce(provider_names ->> 'lastName', last_name) end,
      name = coalesce(${displayName}, case when provider_names is null then name else provider_names ->> 'name' end),
      time_zone = coalesce(${timeZone}, time_zone),
      has_chosen_time_zone = has_chosen_time_zone or ${timeZone}::text is not null
    where id = ${id}`;
}

/** Records the time zone of a member's browser, unless the member has chosen one. */
export async function updateZone(sql: Sql, id: number, timeZone: string): Promise<void> {
  await sql`
    update members
    set time_zone = ${timeZone}
    where id = ${id} and not has_chosen_time_zone and time_zone <> ${timeZone}`;
}

export async function updateLocale(sql: Sql, id: number, locale: Locale | null): Promise<void> {
  await sql`update members set locale = ${locale} where id = ${id}`;
}

/**
 * Deletes an account. Nothing changes for the last administrator, and for the last admin of groups with other members,
 * whose names are returned then.
 */
export async function deleteMember(
  { sql, config }: Context,
  id: number,
  { keepPrayers, anonymousAtOnce }: { keepPrayers: boolean; anonymousAtOnce: boolean },
): Promise<{ isLastAdministrator: boolean; groups: string[] }> {
  const goes = sql`exists (select from members where members.id = ${id} and ${isAdministrator(sql, config)})`;
  const [left] = await sql<[{ isLastAdministrator: boolean; groups: string[] }]>`
    with ${lockAdministrators(sql, config, goes)}, last as materialized (
      select count(*) = 1 and bool_and(id = ${id}) as is_last
      from administrators
    )
    select
      is_last as "isLastAdministrator",
      case when is_last then '{}' else delete_account(${id}, ${keepPrayers}, ${anonymousAtOnce}) end as groups
    from last`;
  return left;
}
