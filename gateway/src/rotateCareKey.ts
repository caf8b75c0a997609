import { pathToFileURL } from 'node:url';
import { ConfigError, readConfig } from './config';
import { rotateWords } from './platform/confided/rotate';
import { openDatabase } from './platform/database/database';

export { rotateWords };

/** Run by itself, as in a container: encrypts again with CARE_KEY what CARE_KEY_PREVIOUS has encrypted. */
async function run(): Promise<void> {
  const { careKeys, databaseUrl } = readConfig(process.env);
  const database = openDatabase({ url: databaseUrl });
  try {
    const { rotated, left } = await rotateWords(database.sql, { careKeys });
    process.stdout.write(`${rotated} texts have the newest key.\n`);
    if (left > 0) throw new ConfigError(`${left} texts have a key that is not given here.`);
  } finally {
    await database.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
