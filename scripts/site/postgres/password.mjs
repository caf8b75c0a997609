import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The embedded database's password, made at the first start and kept beside the data, readable by its owner alone. */
export function keptPassword(dataDir) {
  const file = path.join(dataDir, 'database-password');
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (/^[0-9a-f]{48}$/.test(kept)) return { text: kept, isNew: false };
  const text = randomBytes(24).toString('hex');
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return { text, isNew: true };
}
