import { ConfigError } from '../../config';
import { startScheduler } from '../../jobs/scheduler';
import { openStream } from '../../testing/liveStream';
import { aSecondGateway } from '../../testing/secondGateway';
import { openTestSite, type TestSite } from '../../testing/testSite';
import { isDatabaseUnavailable, openDatabase } from './database';
import { keepsSession, requireDirect } from './direct';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** The address of the site's database for another role. */
function addressFor(role: string): string {
  return Object.assign(new URL(site.services.config.databaseUrl), { username: role, password: role }).href;
}

const connectionsOf = async (role: string) =>
  (
    await site.sql<{ name: string }[]>`
      select distinct application_name as name
      from pg_stat_activity
      where datname = current_database() and usename = ${role}
      order by 1`
  ).map(({ name }) => name);

test('a direct connection receives the notifications of the pool, so the gateway starts', async () => {
  const { database, config } = site.services;
  expect(await keepsSession(database.direct, database.sql)).toBe(true);
  await requireDirect(database, config);
});

test('a start is refused when notifications do not arrive, with the variable that is wrong', async () => {
  const { database } = site.services;
  const { databaseUrl } = site.services.config;
  const url = Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href;
  const elsewhere = openDatabase({ url });
  const services = { sql: elsewhere.sql, direct: database.direct };
  await expect(requireDirect(services, { databaseUrl, directUrl: databaseUrl })).rejects.toThrow(
    /^PW-285 DATABASE_URL leads to a pooler .* Set DATABASE_DIRECT_URL/,
  );
  await expect(requireDirect(services, { databaseUrl: url, directUrl: databaseUrl })).rejects.toThrow(
    /^PW-285 DATABASE_DIRECT_URL must lead to the same database/,
  );
  await elsewhere.close();
});

test('a start without a database is refused with the variable of its address, without its password', async () => {
  const { databaseUrl } = site.services.config;
  const at = (change: Partial<URL>) => Object.assign(new URL(databaseUrl), change).href;
  const start = async (url: string, directUrl: string) => {
    const opened = openDatabase({ url, directUrl });
    const refusal = requireDirect(opened, { databaseUrl: url, directUrl });
    await expect(refusal).rejects.toThrow(ConfigError);
    await opened.close();
    return refusal.then(String, ({ message }: Error) => message);
  };
  const nobody = at({ port: '1', password: 'canary' });
  const refused = /^(\w+): the database cannot be used: connect ECONNREFUSED [\d.:]+$/;
  expect(refused.exec(await start(nobody, nobody))?.[1]).toBe('DATABASE_URL');
  expect(refused.exec(await start(databaseUrl, nobody))?.[1]).toBe('DATABASE_DIRECT_URL');
  const nowhere = at({ pathname: '/nowhere' });
  expect(await start(nowhere, nowhere)).toBe(
    'DATABASE_URL: the database cannot be used: database "nowhere" does not exist',
  );
});

test('requests take the address of the pooler; jobs, settings, live updates and imports the direct one', async () => {
  for (const role of ['pooled', 'direct'])
    await site.sql.unsafe(`create role ${role} login superuser password '${role}'`);
  const gateway = await aSecondGateway(site, addressFor('pooled'), addressFor('direct'));
  const scheduler = startScheduler(gateway.services, []);
  const admin = await site.aMember({ email: 'admin@example.org' });
  const imported = await fetch(`${gateway.url}/api/admin/import?dryRun=true`, {
    method: 'POST',
    headers: { cookie: `pw_session=${admin.session}`, 'content-type': 'text/csv' },
    body: 'title,description\nFor rain,Please pray that the rain comes soon.',
  });
  expect(imported.status).toBe(200);
  const stream = await openStream(gateway.url);
  expect(await connectionsOf('pooled')).toEqual(['prayer-wall']);
  // One listens, the other had the import.
  expect(await connectionsOf('direct')).toEqual(['prayer-wall-direct', 'prayer-wall-live']);
  stream.close();
  await scheduler.stop();
  await gateway.stop();
  await site.sql`drop role pooled, direct`;
});

test('what PgBouncer ends may succeed later; a faulty call may not', () => {
  expect(isDatabaseUnavailable({ code: '08P01', severity: 'FATAL' })).toBe(true);
  expect(isDatabaseUnavailable({ code: '08P01', severity: 'ERROR' })).toBe(false);
});
