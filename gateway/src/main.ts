import { createGateway, jobs, schema, type Gateway } from './app';
import { ConfigError, readConfig, type Config } from './config';
import { findSetupLink } from './domains/settings/setup';
import { openDatabase } from './platform/database/database';
import { requireDirect } from './platform/database/direct';
import { migrate, MigrationError } from './platform/database/migrate';
import { requireCareKeys } from './platform/confided/requireCareKeys';
import { openReplica, type Replica } from './platform/database/replica';
import { startScheduler, type Scheduler } from './jobs/scheduler';
import { openLog } from './platform/log';
import { openTracing } from './platform/tracing/openTracing';
import { readAreaKeys } from './web/areas/areaKeys';
import { requireRegistry } from './web/areas/requireRegistry';
import { requireSchema } from './web/areas/requireSchema';
import { seedIfEmpty } from './seed/seed';

/** Milliseconds after the signal in which requests are still accepted. */
const lastCallsWithin = 250;

const setupSentence =
  'This site has no administrator yet. Name it and become the first, by this link that works once:';

// Their reader may have gone, and their disk may be full.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

run().catch((error: unknown) => {
  const isForOperators = error instanceof ConfigError || error instanceof MigrationError;
  process.stderr.write(
    isForOperators ? `${error.message}\n` : `The gateway cannot start: ${String(error)}\n`,
  );
  process.exit(1);
});

/** config → database → migrate → seed → listen → jobs → stop */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  await requireRegistry(config.siteDir, readAreaKeys(config));
  await requireSchema(config, log, schema);
  const tracing = await openTracing(config, log);
  const { databaseUrl: url, directUrl } = config;
  const database = openDatabase({ url, directUrl, tracing });
  let gateway: Gateway | null = null;
  let scheduler: Scheduler | null = null;
  let replica: Replica | undefined;
  stopOnSignal(async () => {
    await Promise.all([scheduler?.stop(), gateway?.stop(lastCallsWithin)]);
    await Promise.all([database.close(), replica?.close(), tracing?.stop()]);
  });

  await requireDirect(database, config);
  const applied = await migrate(database.direct, config.migrationsDir);
  if (applied.length > 0) log.info({ applied }, 'migrated');
  await requireCareKeys(database.sql, config, log);
  if (config.seed === 'demo') await seedIfEmpty(database.sql);

  if (config.replicaUrl) replica = openReplica(config.replicaUrl, database, log, tracing);
  const services = { config, database, replica, log, tracing };
  gateway = await createGateway(services);
  const setupLink = await findSetupLink(services);
  if (setupLink) process.stdout.write(`${setupSentence} ${setupLink}\n`);
  await listen(gateway, config);
  scheduler = startScheduler(gateway.services, jobs);
  log.info({ port: config.port, host: config.host }, 'ready');
  process.send?.({ ready: true });

  const die = (error: unknown) => {
    log.fatal({ err: error }, 'an uncaught error');
    process.exit(1);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
}

/** Stops once, in order, on a signal or when the parent process has exited, because nothing would stop it later. */
function stopOnSignal(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

function listen({ server }: Gateway, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
