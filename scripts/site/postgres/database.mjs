import path from 'node:path';
import { Failure } from '../../terminal/failure.mjs';
import { inRoot } from '../../tree/root.mjs';
import { isInUse } from '../dataDirectory.mjs';
import { logTail, startLogged } from '../log.mjs';
import { freePort } from '../ports.mjs';
import { supervise, waitUntil } from '../supervise.mjs';
import { asAccount, findAccount } from './account.mjs';
import { postgresPrograms } from './binaries.mjs';
import { databaseName, postgresEnvironment, prepareCluster, readServerState, superuser } from './cluster.mjs';
import { storedPassword } from './password.mjs';

const stopTimeout = 15_000;
/** Left by a killed server until its children have noticed. */
const transient = /pre-existing shared memory block|could not bind/;

/**
 * A real PostgreSQL under the data directory, reachable only on loopback. Its address survives restarts by the
 * supervisor.
 *
 * @param {string} dataDir
 * @param {string[]} [settings] server settings, `name=value`
 * @returns a supervised service with `url`
 */
export async function embeddedDatabase(dataDir, settings = []) {
  const { url, ...child } = await postgresServer(dataDir, settings);
  return { ...supervise('The database', child), url };
}

/**
 * The same server for callers that start and stop it themselves: `start` returns a child as startChild does, untilReady
 * rejects when it ends first.
 */
export async function postgresServer(dataDir, settings = []) {
  const programs = await postgresPrograms();
  const cluster = clusterOf(dataDir);
  const log = path.join(dataDir, 'postgres.log');
  const port = await freePort();
  let password = storedPassword(dataDir);
  let account = null;

  return {
    url: addressOf(password, port),
    async start() {
      account ??= findAccount({ dataDir, cluster, initdb: programs.initdb });
      await prepareCluster({ dataDir, cluster, programs, account, password });
      password = { ...password, isNew: false };
      return startServer({
        ...asAccount(account, programs.postgres, serverArguments(cluster, port, settings)),
        log,
      });
    },
    untilReady: (server) => untilReady(server, cluster, log),
    stopTimeout,
    transient,
  };
}

/**
 * The address of the embedded database of a running site.
 *
 * @throws {Failure} when there is none
 */
export function addressOfRunning(dataDir) {
  if (!isInUse(dataDir))
    throw new Failure(`No site runs on ${dataDir}. Start it with npm start, and run this again beside it.`);
  const { port } = readServerState(clusterOf(dataDir));
  if (port === null)
    throw new Failure(`The site on ${dataDir} is starting or stopping. Try again in a moment.`);
  return addressOf(storedPassword(dataDir), port);
}

const clusterOf = (dataDir) => path.join(dataDir, 'postgres');

const addressOf = ({ text }, port) => `postgres://${superuser}:${text}@127.0.0.1:${port}/${databaseName}`;

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
  return startLogged(log, [inRoot('scripts/site/stopWithParent.mjs'), argument], postgresEnvironment());
}

const untilReady = (server, cluster, log) =>
  waitUntil(
    server,
    () => readServerState(cluster).isReady,
    (reason) => `The database did not start (${reason}):\n${logTail(log)}`,
  );
