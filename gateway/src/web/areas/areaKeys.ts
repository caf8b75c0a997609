import { readFileSync } from 'node:fs';
import { areaKeysRule, type AreaKeys } from 'schema/signatures';
import { ConfigError, type Config } from '../../config';

/**
 * The public keys of areas, read once: who may write the registry must not give themselves a key while the gateway runs.
 *
 * @throws ConfigError also if the file was named and is missing: it must not mean that anybody may release
 */
export function readAreaKeys({ areaKeysFile, isAreaKeysFileRequired }: AreaKeysConfig): AreaKeys {
  try {
    return areaKeysRule.parse(JSON.parse(readFileSync(areaKeysFile, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !isAreaKeysFileRequired) return {};
    throw new ConfigError(
      `AREA_KEYS_FILE: PW-228 ${areaKeysFile} cannot be read: ${(error as Error).message}`,
    );
  }
}

type AreaKeysConfig = Pick<Config, 'areaKeysFile' | 'isAreaKeysFileRequired'>;
