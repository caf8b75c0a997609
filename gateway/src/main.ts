import { createGateway, type Gateway } from './app';
import { ConfigError, readConfig, type Config } from './config';
import { isConnectionLost, openDatabase } from './db/database';
import { migrate } from './db/migrate';
import { openReplica, type Replica } from './db/replica';
import { startWorker, type Worker } from './jobs/worker';
import { openLog } from './log';
import { seedIfEmpty } from './seed/seed';

/** How long after the signal calls are still taken, in milliseconds. */
const lastCallsWithin = 250;

run().catch((error: unknown) => {
  process.stderr.write(
    error instanceof ConfigError ? `${error.message}\n` : `The gateway cannot start: ${String(error)}\n`,
  );
  process.exit(1);
});

/** config → database → migrate → seed → listen → work → stop */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const database = openDatabase({ url: config.databaseUrl });
  let gateway: Gateway | null = null;
  let worker: Worker | null = null;
  let replica: Replica | undefined;
  stopWhenAsked(async () => {
    await Promise.all([worker?.stop(), gateway?.stop(lastCallsWithin)]);
    await Promise.all([database.close(), replica?.close()]);
  });

  const applied = await migrate(database.sql, config.migrationsDir);
  if (applied.length > 0) log.info({ applied }, 'migrated');
  if (config.seed === 'demo') await seedIfEmpty(database.sql);

  if (config.replicaUrl) replica = openReplica(config.replicaUrl, database, log);
  const house = { config, database, replica, log };
  gateway = await createGateway(house);
  await listen(gateway, config);
  worker = startWorker(house);
  log.info({ port: config.port, host: config.host }, 'ready');
  process.send?.({ ready: true });

  const die = (error: unknown) => {
    log.fatal({ err: error }, 'an error that nobody caught');
    process.exit(1);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', (error) => {
    // The driver asks each new connection for its types, and nobody hears when that connection is lost meanwhile.
    if (isConnectionLost(error)) log.warn({ err: error }, 'a connection was lost while it was made');
    else die(error);
  });
}

/** Stops once, in order, on a signal; or when whoever started this gateway is gone, because nobody would stop it later. */
function stopWhenAsked(close: () => Promise<void>): void {
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
