import '../../scripts/steps/node.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { installOnce } from '../../scripts/steps/prepare.mjs';
import { Failure, runCommand } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { checkOutGateway } from './checkOut.mjs';
import { digestOf } from './digest.mjs';

/** The words confided to the prayer team are encrypted with it (gateway/src/testing/releases.test.ts). */
const careKey = 'a key of the tests that is long enough';

// npm run keep-release -- name [commit]: keeps the database of a release in gateway/releases, for the tests of all later ones.
await runCommand(async () => {
  const [name, commit = 'HEAD'] = process.argv.slice(2);
  if (!/^[\w.-]+$/.test(name ?? ''))
    throw new Failure('Name the release: npm run keep-release -- 1.1.0 [commit]');
  await installOnce();
  const release = checkOutGateway(commit);
  try {
    const rows = await keep(name, release);
    console.log(`${name}: ${rows} rows`);
  } finally {
    release.remove();
  }
});
process.exit();

async function keep(name, { commit, program, migrations }) {
  // Imported late: they need installed packages.
  const { openGateway } = await import('../faults/gateway.mjs');
  const { connectTo, openPostgres } = await import('../faults/postgres.mjs');
  const { backUp } = await import('../backup/copy/backUp.mjs');
  const { live } = await import('./life.mjs');
  const { readResponses } = await import('./responses.mjs');

  const files = readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const postgres = await openPostgres();
  const url = postgres.urlOf('postgres');
  const sql = connectTo(url);
  try {
    const given = {
      SEED: 'demo',
      ADMIN_EMAILS: 'admin@example.org',
      CARE_KEY: careKey,
      MIGRATIONS_DIR: migrations,
    };
    const gateway = await openGateway(url, given, program);
    const made = await live({ origin: gateway.origin, sql }, files);
    const responses = await readResponses(gateway.origin, made);
    await gateway.remove();

    const texts = files.map((file) => [file, digestOf(readFileSync(path.join(migrations, file), 'utf8'))]);
    const release = { commit, migrations: Object.fromEntries(texts), responses };
    const { rows } = await backUp(sql, inRoot('gateway/releases', `${name}.backup`));
    writeFileSync(
      inRoot('gateway/releases', `${name}.json.gz`),
      gzipSync(JSON.stringify(release), { level: 9 }),
    );
    return rows;
  } finally {
    await sql.end({ timeout: 1 });
    await postgres.remove();
  }
}
