import type { Logger } from 'pino';
import { ConfigError, type Config } from '../../config';
import type { Sql } from '../database/sql';
import { keyIds, sealedBy } from './words';

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
  const used = await sql<{ keyId: string | null }[]>`
    select distinct case when title like ${`${sealedBy()}%`} then split_part(title, '.', 2) end as "keyId"
    from prayers
    where visibility = 'team'`;
  const known = keyIds(config);
  const unknown = used.find(({ keyId }) => (keyId === null ? known.length === 0 : !known.includes(keyId)));
  if (!unknown) return;
  const refusal =
    known.length === 0
      ? 'CARE_KEY: required, because prayers were confided to the prayer team'
      : 'CARE_KEY: is not the key that the words for the prayer team are encrypted with; give that one as CARE_KEY_PREVIOUS';
  if (config.production) throw new ConfigError(refusal);
  log.warn(refusal);
}
