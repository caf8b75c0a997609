import { chmodSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { lockDataDirectory, makeDataDirectory } from '../../../scripts/site/dataDirectory.mjs';
import { embeddedDatabase } from '../../../scripts/site/postgres/database.mjs';
import { step } from '../../../scripts/terminal/progress.mjs';
import { fillDatabase } from './fill.mjs';

/** The embedded PostgreSQL on a scratch directory, with one filled database for each size. */
export async function openDatabases({ directory, sizes }) {
  makeDataDirectory(directory);
  chmodSync(directory, 0o711);
  const unlock = lockDataDirectory(directory);
  const server = await embeddedDatabase(directory);
  await server.open();
  const urlOf = (size) => server.url.replace(/[^/]+$/, nameOf(size));

  for (const size of sizes) {
    await step(`${size} prayers`, async () => {
      await createDatabase(server.url, nameOf(size));
      await fillDatabase(urlOf(size), size);
    });
  }
  return {
    urlOf,
    log: path.join(directory, 'postgres.log'),
    /** Of the server, whose process is the parent of every backend. */
    stateFile: path.join(directory, 'postgres', 'postmaster.pid'),
    /** Of each size, in MB, with its indexes. */
    diskOf: () => Promise.all(sizes.map(async (size) => ({ size, disk: await diskOf(urlOf(size)) }))),
    async stop() {
      await server.stop();
      unlock();
    },
  };
}

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
  await sql.end();
  return Math.round(bytes / 2 ** 20);
}
