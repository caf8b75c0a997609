import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The embedded database's password: generated at the first start, stored beside the data, readable only by its owner. */
export function storedPassword(dataDir) {
  const file = path.join(dataDir, 'database-password');
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (/^[0-9a-f]{48}$/.test(stored)) return { text: stored, isNew: false };
  const text = randomBytes(24).toString('hex');
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return { text, isNew: true };
}
