import type { Logger } from 'pino';
import { ConfigError, type Config } from '../../config';
import type { Sql } from '../database/sql';
import { keyIds, sealedBy, type CareKeys } from './words';

/**
 * Checks that what was confided to the prayer team can be encrypted and read here. In production the gateway does not
 * start otherwise; elsewhere, where the database may be somebody's copy, it says so.
 *
 * @throws ConfigError
 */
export async function requireCareKeys(
  sql: Sql,
  config: Pick<Config, 'careKeys' | 'production'>,
  log: Logger,
): Promise<void> {
  const fault = await findKeyFault(sql, config);
  if (fault === null) return;
  if (config.production) throw new ConfigError(fault);
  log.warn(fault);
}

/** Why words that were confided cannot be read with these keys, or nothing can be added to them; null if they can. */
export async function findKeyFault(sql: Sql, keys: CareKeys): Promise<string | null> {
  const used = await sql<{ keyId: string | null }[]>`
    select distinct case when title like ${`${sealedBy()}%`} then split_part(title, '.', 2) end as "keyId"
    from prayers
    where visibility = 'team'`;
  const known = keyIds(keys);
  if (used.length > 0 && known.length === 0)
    return 'CARE_KEY: required, because prayers were confided to the prayer team';
  return used.every(({ keyId }) => keyId === null || known.includes(keyId))
    ? null
    : 'CARE_KEY: is not the key that the words for the prayer team are encrypted with; give that one as CARE_KEY_PREVIOUS';
}
