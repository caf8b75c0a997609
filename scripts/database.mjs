import './steps/node.mjs';
import path from 'node:path';
import { lockDataDirectory, makeDataDirectory } from './site/dataDirectory.mjs';
import { embeddedDatabase } from './site/postgres/database.mjs';
import { runCommand } from './terminal/progress.mjs';
import { onStop } from './terminal/signals.mjs';
import { root } from './tree/root.mjs';

// Runs the embedded PostgreSQL alone on DATA_DIR until it is stopped. Prints its DATABASE_URL and sends it to a parent
// process that has a channel. Arguments are server settings, name=value.
await runCommand(async () => {
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  makeDataDirectory(dataDir);
  const unlock = lockDataDirectory(dataDir);
  const database = await embeddedDatabase(dataDir, process.argv.slice(2));
  const stopped = onStop(database.stop, database.kill);
  try {
    const running = async () => {
      await database.open();
      console.log(database.url);
      process.send?.({ url: database.url });
      await database.lost;
    };
    await Promise.race([running(), stopped]);
  } finally {
    await database.stop();
    unlock();
  }
});
process.exit();
