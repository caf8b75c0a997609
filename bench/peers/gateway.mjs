import { pino } from 'pino';
import { createGateway } from '../../gateway/src/app';
import { readConfig } from '../../gateway/src/config';
import { openDatabase } from '../../gateway/src/db/database';
import { startWorker } from '../../gateway/src/jobs/worker';
import { tellPort } from './tellPort.mjs';

// The gateway's own parts, put together as gateway/src/main.ts does, in production mode as its peers are. Only the
// limits per address are off: all calls come from one.
const config = readConfig({
  ...process.env,
  NODE_ENV: 'development',
  SITE_ORIGIN: 'http://localhost',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});
const house = {
  config: { ...config, production: true },
  database: openDatabase({ url: config.databaseUrl }),
  log: pino({ level: config.logLevel, base: undefined }),
};
const { server } = await createGateway(house);
server.listen(0, '127.0.0.1', () => {
  startWorker(house);
  tellPort(server);
});
