import { strict as assert } from 'node:assert';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/tree/root.mjs';
import { startGateway } from './gateway.mjs';
import { onDatabase } from './postgres.mjs';

const directory = inRoot('gateway/migrations');

/** Gateways that start at the same moment. */
export const migrations = [
  {
    name: 'Gateways that start together on an empty database apply each migration once',
    run: async ({ makeDatabase, isLong }) => startTogether(await makeDatabase(), isLong ? 4 : 2, 0),
  },
  {
    name: 'Four gateways of a new version that start together on an older database apply each migration once',
    isLong: true,
    async run({ makeDatabase }) {
      const url = await makeDatabase();
      const had = migrationFiles().slice(0, -5);
      await onDatabase(url, async (sql) => {
        await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`;
        for (const name of had) {
          await sql.unsafe(readFileSync(path.join(directory, name), 'utf8')).simple();
          await sql`insert into migrations (name) values (${name})`;
        }
      });
      return startTogether(url, 4, had.length);
    },
  },
];

async function startTogether(url, count, had) {
  const gateways = await Promise.all(
    Array.from({ length: count }, () => startGateway(url, { LOG_LEVEL: 'info' })),
  );
  try {
    await Promise.all(gateways.map((gateway) => gateway.untilReady()));
    const applied = gateways.flatMap((gateway) => appliedBy(gateway.log()));
    assert.equal(applied.length, migrationFiles().length - had);
    assert.deepEqual(new Set(applied), new Set(migrationFiles().slice(had)));
    const recorded = await onDatabase(url, (sql) => sql`select name from migrations`);
    assert.deepEqual(new Set(recorded.map(({ name }) => name)), new Set(migrationFiles()));
    return `${count} gateways, ${applied.length} migrations, each once`;
  } finally {
    for (const gateway of gateways) await gateway.remove();
  }
}

const migrationFiles = () =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

/** The migrations that a gateway has applied, from its log. */
const appliedBy = (log) =>
  log
    .split('\n')
    .filter((line) => line.includes('"migrated"'))
    .flatMap((line) => JSON.parse(line).applied);
