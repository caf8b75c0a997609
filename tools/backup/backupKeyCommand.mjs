import { Failure } from '../../scripts/terminal/progress.mjs';
import { readKey } from './backupSettings.mjs';
import { identityOf } from './copy/encryption.mjs';

/** `backup-key`: the identity with which `age` opens backups, for the day on which there is no checkout. */
export async function command(settings) {
  const key = readKey(settings.env);
  if (key === null) throw new Failure('Set BACKUP_KEY to the key of your backups.');
  console.log(await identityOf(key));
}
