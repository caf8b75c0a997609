import './steps/node.mjs';
import path from 'node:path';
import { lockData, makeDataDirectory } from './site/dataDirectory.mjs';
import { embeddedDatabase } from './site/postgres/database.mjs';
import { tell } from './terminal/progress.mjs';
import { onStop } from './terminal/signals.mjs';
import { root } from './tree/root.mjs';

// The embedded PostgreSQL alone, on DATA_DIR, until it is stopped: prints its DATABASE_URL, and sends it to a parent
// that has a channel. Arguments are settings of the server, name=value.
await tell(async () => {
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  makeDataDirectory(dataDir);
  const giveBack = lockData(dataDir);
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
    giveBack();
  }
});
process.exit();
