import { buildSchema } from 'graphql';
import sdl from '../../../schema/schema.graphql';
import { createLive } from '../../../gateway/src/api/live/live';
import { createLiveOperationReader } from '../../../gateway/src/api/live/liveOperation';
import { readConfig } from '../../../gateway/src/config';
import { openDatabase } from '../../../gateway/src/platform/database/database';

/** The live updates of a gateway without its HTTP server: the same listening, statements, permissions and texts. */
export function openLive(url) {
  const config = readConfig({
    NODE_ENV: 'development',
    DATABASE_URL: url,
    SITE_ORIGIN: 'http://localhost',
    RATE_LIMITS: 'off',
  });
  const database = openDatabase({ url });
  const log = { error: console.error, warn: console.error, info: () => undefined };
  return {
    live: createLive({ config, database, log }),
    readOperation: createLiveOperationReader(buildSchema(sdl)),
  };
}
