import path from 'node:path';
import { inRoot } from '../../tree/root.mjs';
import { lastWords, startLogged } from '../log.mjs';
import { freePort } from '../ports.mjs';
import { supervise, untilAnswered } from '../supervise.mjs';
import { asAccount, findAccount } from './account.mjs';
import { postgresPrograms } from './binaries.mjs';
import { databaseName, postgresEnvironment, prepareCluster, readServerState, superuser } from './cluster.mjs';
import { keptPassword } from './password.mjs';

const patience = 15_000;
/** What a server that was killed leaves behind goes away within a moment, when its children have noticed. */
const passing = /pre-existing shared memory block|could not bind/;

/**
 * A real PostgreSQL under the data directory, for loopback alone. Its address stays the same as long as it is
 * supervised, also when it had to be started again.
 *
 * @param {string} dataDir
 * @param {string[]} [settings] of the server, as `name=value`
 * @returns a supervised service with `url`
 */
export async function embeddedDatabase(dataDir, settings = []) {
  const { url, ...child } = await postgresServer(dataDir, settings);
  return { ...supervise('The database', child), url };
}

/**
 * The same server, for whoever starts and ends it by themselves: `start` answers what startChild answers, untilReady
 * rejects when that ends first.
 */
export async function postgresServer(dataDir, settings = []) {
  const programs = await postgresPrograms();
  const cluster = path.join(dataDir, 'postgres');
  const log = path.join(dataDir, 'postgres.log');
  const port = await freePort();
  const password = keptPassword(dataDir);

  return {
    url: `postgres://${superuser}:${password.text}@127.0.0.1:${port}/${databaseName}`,
    async start() {
      const account = findAccount({ dataDir, cluster, initdb: programs.initdb });
      await prepareCluster({ dataDir, cluster, programs, account, password });
      return startServer({
        ...asAccount(account, programs.postgres, serverArguments(cluster, port, settings)),
        log,
      });
    },
    untilReady: (server) => untilReady(server, cluster, log),
    patience,
    passing,
  };
}

const serverArguments = (cluster, port, settings) => [
  ...['-D', cluster, '-p', String(port)],
  ...['-c', 'listen_addresses=127.0.0.1'],
  // A socket's path has at most 107 bytes, which a data directory's own path may exceed.
  ...['-c', 'unix_socket_directories='],
  ...['-c', 'timezone=UTC', '-c', 'log_timezone=UTC'],
  ...settings.flatMap((setting) => ['-c', setting]),
];

function startServer({ log, ...command }) {
  // SIGINT is PostgreSQL's fast shutdown: clients are cut off, data are written.
  const argument = JSON.stringify({ ...command, stopSignal: 'SIGINT' });
  return startLogged(log, [inRoot('scripts/site/keeper.mjs'), argument], postgresEnvironment());
}

const untilReady = (server, cluster, log) =>
  untilAnswered(
    server,
    () => readServerState(cluster).isReady,
    (how) => `The database did not start (${how}):\n${lastWords(log)}`,
  );
