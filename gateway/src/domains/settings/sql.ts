import type { SettingName } from 'schema/rules/settings';
import type { Config } from '../../config';
import type { Sql } from '../../platform/database/sql';
import { logging } from '../moderation/auditLog';

/** The settings of administrators; null where the configuration applies. */
export type StoredSettings = { [Name in SettingName]: Config[Name] | null };

export async function findSettings(sql: Sql): Promise<StoredSettings> {
  const [stored] = await sql<[StoredSettings]>`
    select
      product_name as "productName", prayers_mailbox as "prayersMailbox", donation_url as "donationUrl",
      default_locale as "defaultLocale", crisis_lines as "crisisLines"
    from site_settings`;
  return stored;
}

const columnOf: Record<SettingName, string> = {
  productName: 'product_name',
  prayersMailbox: 'prayers_mailbox',
  donationUrl: 'donation_url',
  defaultLocale: 'default_locale',
  crisisLines: 'crisis_lines',
};

/** The assignments of the given settings, for `update … set`. */
export function assigning(sql: Sql, changes: Partial<StoredSettings>) {
  const { crisisLines, ...texts } = changes;
  const values = Object.entries(texts).map(
    ([name, value]) => [columnOf[name as SettingName], value] as const,
  );
  return sql({
    ...Object.fromEntries(values),
    ...(crisisLines !== undefined && { crisis_lines: crisisLines && sql.json(crisisLines as never) }),
  });
}

/** Saves the given settings and records which they are in the audit log. */
export async function saveSettings(
  sql: Sql,
  changes: Partial<StoredSettings>,
  actorId: number,
): Promise<void> {
  await sql`
    with changed as (
      update site_settings
      set ${assigning(sql, changes)}
      returning is_only
    )
    ${logging(
      sql,
      { actorId, action: 'set_community', subject: 'site', reason: Object.keys(changes).join(', ') },
      sql`changed`,
    )}`;
}
