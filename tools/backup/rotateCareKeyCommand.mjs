import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isInUse } from '../../scripts/site/dataDirectory.mjs';
import { Failure, step } from '../../scripts/terminal/progress.mjs';
import { onDatabase } from './onDatabase.mjs';

/**
 * `rotate-care-key`: encrypts again what is confided to the prayer team, with `CARE_KEY` if it is set, beside the running
 * site; otherwise with a new key in the data directory, which a running site would not know.
 */
export async function command(settings) {
  const { CARE_KEY: key, CARE_KEY_PREVIOUS: previous } = settings.env;
  if (key && !previous)
    throw new Failure(
      'Set CARE_KEY to the new key and CARE_KEY_PREVIOUS to the one until now, here and for the site.',
    );
  if (key) return rotate(settings, [key, previous]);
  if (settings.env.NODE_ENV === 'production') throw new Failure('CARE_KEY is not set.');
  if (isInUse(settings.dataDir))
    throw new Failure('Stop the site first: it knows only the key that it was started with.');
  const file = path.join(settings.dataDir, 'care-key');
  if (!existsSync(file)) throw new Failure(`There is no key: ${file} does not exist.`);
  const stored = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  // Of two keys the first is new: this command was stopped.
  const keys = stored.length > 1 ? stored : [randomBytes(48).toString('base64url'), ...stored];
  replace(file, keys);
  await rotate(settings, keys);
  replace(file, keys.slice(0, 1));
}

async function rotate(settings, careKeys) {
  const program = path.join(settings.gatewayDir, 'rotateCareKey.mjs');
  if (!existsSync(program)) throw new Failure('The gateway is not built: npm run build');
  const { rotateWords } = await import(pathToFileURL(program).href);
  const { left } = await step(
    'encrypted again',
    () => onDatabase(settings, (sql) => rotateWords(sql, { careKeys })),
    ({ rotated }) => `${rotated} texts`,
  );
  if (left > 0) throw new Failure(`${left} texts have a key that is not given here.`);
}

function replace(file, keys) {
  writeFileSync(`${file}.new`, keys.join('\n'), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
