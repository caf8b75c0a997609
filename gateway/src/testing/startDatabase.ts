import { fork, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { migrate } from '../platform/database/migrate';

interface TestDatabase {
  program: ChildProcess;
  directory: string;
}

const templateName = 'prayer_wall_template';

declare global {
  var testDatabase: TestDatabase | undefined;
}

/** Starts one real PostgreSQL for all tests of the gateway, with a migrated template database. */
export default async function startDatabase(_all: unknown, { rootDir }: { rootDir: string }): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'prayer-wall-tests-'));
  // As root, the server runs as another user, who must reach its data.
  chmodSync(directory, 0o711);
  const program = fork(
    path.join(rootDir, '../scripts/database.mjs'),
    ['fsync=off', 'synchronous_commit=off', 'max_connections=400', 'autovacuum=off'],
    {
      env: { ...process.env, DATA_DIR: directory },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  globalThis.testDatabase = { program, directory };

  const { origin } = await addressOf(program);
  await onDatabase(`${origin}/postgres`, (sql) => sql.unsafe(`create database ${templateName}`));
  await onDatabase(`${origin}/${templateName}`, (sql) => migrate(sql, path.join(rootDir, 'migrations')));
  process.env.TEST_POSTGRES_URL = origin;
  // What tests leave in temporary folders goes with the database.
  process.env.TMPDIR = path.join(directory, 'temporary');
  mkdirSync(process.env.TMPDIR);
}

/** The server's address without a database's name. */
function addressOf(program: ChildProcess): Promise<{ origin: string }> {
  return new Promise((resolve, reject) => {
    program.on('message', ({ url }: { url: string }) =>
      resolve({ origin: url.slice(0, url.lastIndexOf('/')) }),
    );
    program.on('exit', (code) => reject(new Error(`The database of the tests did not start (${code})`)));
  });
}

async function onDatabase(url: string, work: (sql: postgres.Sql) => PromiseLike<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await work(sql);
  await sql.end();
}
