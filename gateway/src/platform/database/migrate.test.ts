import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { openTestSite, type TestSite } from '../../testing/testSite';
import { migrate } from './migrate';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

function migrations(files: Record<string, string>) {
  const directory = mkdtempSync(path.join(tmpdir(), 'prayer-wall-migrations-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, name), text);
  return directory;
}

test('two gateways that start together apply each migration once', async () => {
  const directory = migrations({
    '9001_candles.sql': 'create table candles (id integer primary key);',
    '9002_first_candle.sql': 'insert into candles values (1)',
  });
  const applied = await Promise.all([migrate(site.sql, directory), migrate(site.sql, directory)]);
  expect(applied.flat()).toEqual(['9001_candles.sql', '9002_first_candle.sql']);
  expect(await site.sql`select id from candles`).toHaveLength(1);
});

test('a migration that fails changes nothing: the gateway that runs goes on, and the next may migrate', async () => {
  const { rest } = await site.gateway();
  const directory = migrations({
    '9002_kept.sql': 'create table kept (id integer)',
    '9003_torn.sql': 'alter table prayers add column torn text; insert into nowhere values (1);',
  });
  await expect(migrate(site.sql, directory)).rejects.toThrow(
    'PW-283 The migration 9003_torn.sql fails: relation "nowhere" does not exist. Nothing of it was applied',
  );

  expect(await site.sql`select from pg_attribute where attname = 'torn'`).toHaveLength(0);
  expect((await rest('GET', '/api/prayers')).status).toBe(200);
  const mended = migrations({ '9003_torn.sql': 'alter table prayers add column torn text' });
  expect(await migrate(site.sql, mended)).toEqual(['9003_torn.sql']);
  expect((await rest('GET', '/api/prayers')).status).toBe(200);
});

test('a connection that is lost during a migration is said as its failure, and another gateway may migrate', async () => {
  const torn = migrations({ '9004_lost.sql': 'select pg_terminate_backend(pg_backend_pid())' });
  await expect(migrate(site.sql, torn)).rejects.toThrow(
    /^PW-283 The migration 9004_lost\.sql fails: .*\. The next start finds out whether it was applied;/,
  );

  const mended = migrations({ '9004_lost.sql': 'create table found (id integer)' });
  expect(await migrate(site.sql, mended)).toEqual(['9004_lost.sql']);
});

describe('a migration that waits for a table', () => {
  const hasty = { lockTimeout: 100, pause: 300, giveUpAfter: 60_000 };
  let reader: Awaited<ReturnType<typeof site.sql.reserve>>;
  beforeEach(async () => {
    // As a backup does.
    reader = await site.sql.reserve();
    await reader`begin`;
    await reader`select from prayers limit 1`;
  });
  afterEach(async () => {
    await reader`rollback`;
    reader.release();
  });

  test('lets others read and write it meanwhile', async () => {
    const directory = migrations({ '9005_wicks.sql': 'alter table prayers add column wicks integer' });
    const migrated = migrate(site.sql, directory, hasty);
    await site.sql`select pg_sleep(0.05)`;
    for (let write = 0; write < 5; write += 1) await site.sql`update prayers set title = title where id = 1`;
    await reader`rollback`;
    expect(await migrated).toEqual(['9005_wicks.sql']);
  });

  test('gives up at last, and says so', async () => {
    const directory = migrations({ '9006_glass.sql': 'alter table prayers add column glass integer' });
    await expect(migrate(site.sql, directory, { ...hasty, giveUpAfter: 0 })).rejects.toThrow(
      'PW-284 The migration 9006_glass.sql found no moment without long transactions',
    );
  });
});

test('a gateway waits for another that migrates, even longer than the statement timeout', async () => {
  const directory = migrations({ '9004_lamps.sql': 'create table lamps (id integer primary key)' });
  const hasty = postgres(site.services.config.databaseUrl, {
    connection: { statement_timeout: 200 },
    onnotice: () => undefined,
  });
  const other = await site.sql.reserve();
  await other`select pg_advisory_lock(7296001)`;

  const migrated = migrate(hasty, directory);
  await other`select pg_sleep(0.6)`;
  await other`select pg_advisory_unlock(7296001)`;
  other.release();

  expect(await migrated).toEqual(['9004_lamps.sql']);
  await hasty.end();
});
