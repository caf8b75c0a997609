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

test('a migration that fails changes nothing', async () => {
  const directory = migrations({
    '9003_torn.sql': 'create table torn (id integer); insert into nowhere values (1);',
  });
  await expect(migrate(site.sql, directory)).rejects.toThrow('nowhere');
  expect(await site.sql`select to_regclass('torn') as found`).toEqual([{ found: null }]);
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
