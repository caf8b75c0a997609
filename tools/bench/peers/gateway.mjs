import { pino } from 'pino';
import { createGateway, jobs } from '../../../gateway/src/app';
import { readConfig } from '../../../gateway/src/config';
import { openDatabase } from '../../../gateway/src/platform/database/database';
import { startScheduler } from '../../../gateway/src/jobs/scheduler';
import { sendPort } from './sendPort.mjs';

// The gateway, composed as in gateway/src/main.ts, in production mode like its peers. Only the limits by address are off,
// because all calls come from one.
const config = readConfig({
  ...process.env,
  NODE_ENV: 'development',
  SITE_ORIGIN: 'http://localhost',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});
const services = {
  config: { ...config, production: true },
  database: openDatabase({ url: config.databaseUrl }),
  log: pino({ level: config.logLevel, base: undefined }),
};
const { server } = await createGateway(services);
server.listen(0, '127.0.0.1', () => {
  startScheduler(services, jobs);
  sendPort(server);
});
