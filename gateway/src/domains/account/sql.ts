import type { Locale } from 'schema/locales';
import type { Sql } from '../../platform/database/sql';

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

/** Deletes an account, unless it is the last admin of groups with other members: returns their names then. */
export async function deleteMember(
  sql: Sql,
  id: number,
  { keepPrayers, anonymousAtOnce }: { keepPrayers: boolean; anonymousAtOnce: boolean },
): Promise<string[]> {
  const [{ groups }] = await sql<[{ groups: string[] }]>`
    select delete_account(${id}, ${keepPrayers}, ${anonymousAtOnce}) as groups`;
  return groups;
}
