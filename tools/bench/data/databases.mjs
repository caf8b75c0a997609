import { chmodSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { lockDataDirectory, makeDataDirectory } from '../../../scripts/site/dataDirectory.mjs';
import { embeddedDatabase } from '../../../scripts/site/postgres/database.mjs';
import { step } from '../../../scripts/terminal/progress.mjs';
import { fillDatabase, secondsOfFill } from './fill.mjs';

/** For the fill alone: a crash would lose it. Measurements run on a server with its defaults. */
const fillSettings = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=16GB',
  'autovacuum=off',
];

/** The embedded PostgreSQL on a scratch directory, with one filled database for each size. */
export async function openDatabases({ directory, sizes }) {
  makeDataDirectory(directory);
  chmodSync(directory, 0o711);
  const unlock = lockDataDirectory(directory);
  await fillMissing(directory, sizes);
  const server = await embeddedDatabase(directory);
  await server.open();
  const urlOf = urlsOn(server);

  return {
    urlOf,
    log: path.join(directory, 'postgres.log'),
    /** Of the server, whose process is the parent of every backend. */
    stateFile: path.join(directory, 'postgres', 'postmaster.pid'),
    /** Of each size, in MB, with its indexes, and how long it took to fill. */
    diskOf: () => Promise.all(sizes.map(async (size) => ({ size, ...(await diskOf(urlOf(size))) }))),
    async stop() {
      await server.stop();
      unlock();
    },
  };
}

async function fillMissing(directory, sizes) {
  const server = await embeddedDatabase(directory, fillSettings);
  await server.open();
  const urlOf = urlsOn(server);
  for (const size of sizes) {
    await createDatabase(server.url, nameOf(size));
    await step(`${size} prayers`, () => fillDatabase(urlOf(size), size));
  }
  await server.stop();
}

const urlsOn = (server) => (size) => server.url.replace(/[^/]+$/, nameOf(size));

const nameOf = (size) => `bench_${size}`;

async function createDatabase(url, name) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const [found] = await sql`select from pg_database where datname = ${name}`;
  if (!found) await sql.unsafe(`create database ${name}`);
  await sql.end();
}

async function diskOf(url) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const [{ bytes }] = await sql`select pg_database_size(current_database())::float8 as bytes`;
  const seconds = await secondsOfFill(sql);
  await sql.end();
  return { disk: Math.round(bytes / 2 ** 20), fillSeconds: seconds };
}
