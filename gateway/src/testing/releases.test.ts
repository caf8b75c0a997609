import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { backUp } from '../../../tools/backup/copy/backUp.mjs';
import { restore } from '../../../tools/backup/copy/restore.mjs';
import { upsertAccount } from '../domains/signIn/identitiesSql';
import { migrate } from '../platform/database/migrate';
import type { Sql } from '../platform/database/sql';
import { openTestSite, type TestGateway, type TestSite } from './testSite';
import { downloadExport, rowsOf } from './zip';

/** The files of `npm run keep-release`: the whole database, and the release's responses to its readers. */
interface Release {
  /** as: the cookie of a member */
  responses: { as: string | null; path: string; status: number; body: object }[];
}

const folder = path.resolve(__dirname, '../../releases');
const directory = path.resolve(__dirname, '../../migrations');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.backup'))
  .map((file) => file.replace('.backup', ''));
const made = mkdtempSync(path.join(tmpdir(), 'prayer-wall-releases-'));

/** Made of the words of prayers, and anew when search changes. */
const indexes = ['prayer_search', 'lexemes'];
/**
 * 0023 took away the words of notifications that did not say which text they repeat, which may be hidden by now, and the
 * points for anonymous texts from what administrators see.
 */
const isBefore23 = (name: string) => name < '0023';
const takenAway = ['body', 'experiencePoints', 'spiritualLevel'];

let newSite: Awaited<ReturnType<typeof schemaOf>>;
beforeAll(async () => {
  const site = await openTestSite();
  newSite = await schemaOf(site.sql);
  await site.close();
});
afterAll(() => rmSync(made, { recursive: true }));

describe.each(names)('a database of the release %s', (name) => {
  const release: Release = JSON.parse(
    gunzipSync(readFileSync(path.join(folder, `${name}.json.gz`))).toString(),
  );
  let site: TestSite;
  let gateway: TestGateway;
  beforeAll(async () => {
    site = await openTestSite();
    await restore(site.sql, path.join(folder, `${name}.backup`), { migrations: directory });
    await bringToToday(site.sql, release);
    await keepRows(site.sql);
    await migrate(site.sql, directory);
    gateway = await site.gateway();
  });
  afterAll(() => site.close());

  test('gets the schema of a new site', async () => {
    expect(await schemaOf(site.sql)).toEqual(newSite);
  });

  test('keeps every row in all its columns', async () => {
    expect(await changedRows(site.sql, isBefore23(name) ? ['notifications.body'] : [])).toEqual([]);
  });

  test('is read by the newest gateway as by its own', async () => {
    for (const { as, path: address, status, body } of release.responses) {
      const response = await gateway.rest('GET', address, { headers: as ? { cookie: as } : {} });
      expect([address, response.status]).toEqual([address, status]);
      expect({ [address]: comparable(response.body, name) }).toMatchObject({
        [address]: comparable(body, name),
      });
    }
  });

  test('lets its members in as before', async () => {
    const members = await site.sql<{ id: number; subject: string; email: string; name: string }[]>`
      select id, provider_subject as subject, email, name from members order by id`;
    for (const { id, subject, email, name: called } of members) {
      const names = { firstName: null, lastName: null, name: called, profileImageUrl: null };
      const proof = { way: 'google', issuer: 'google', subject, email, isVerified: true, ...names } as const;
      expect(await upsertAccount(site.sql, proof)).toMatchObject({ id });
    }
  });

  test('is exported', async () => {
    const [, session = ''] = release.responses.at(-1)!.as!.split('=');
    const archive = await downloadExport(site, gateway, { session });
    const [{ count }] = await site.sql<[{ count: number }]>`
      select count(*)::integer as count from prayers where visibility <> 'team' and status <> 'removed'`;
    expect(rowsOf(archive['prayers.csv'])).toHaveLength(count);
  });
});

test('a database that got its columns in another order is backed up and restored', async () => {
  const site = await openTestSite();
  const { id } = await site.aMember();
  await site.sql
    .unsafe(
      `
    alter table members rename column time_zone to moved;
    alter table members add column time_zone text not null default 'UTC';
    alter table members drop column moved`,
    )
    .simple();
  await site.sql`update members set time_zone = 'Asia/Seoul'`;
  await keepRows(site.sql);

  const file = path.join(made, 'moved.backup');
  await backUp(site.sql, file);
  await restore(site.sql, file, { migrations: directory });
  expect(await changedRows(site.sql)).toEqual([]);
  expect(await site.sql`select time_zone from members where id = ${id}`).toEqual([
    { time_zone: 'Asia/Seoul' },
  ]);
  await site.close();
});

/** A response without what may differ: the order of one's own data, and what 0023 took away. */
function comparable(body: object, name: string) {
  const isOwnData = 'exportedAt' in body;
  return JSON.parse(JSON.stringify(body), (key, value) => {
    if (isOwnData && Array.isArray(value)) return value.toSorted((one, other) => one.id - other.id);
    if (key === 'exportedAt') return undefined;
    return isBefore23(name) && takenAway.includes(key) ? undefined : value;
  });
}

/** A streak ends with the days that passed since the release was recorded; the responses have it as it was then. */
async function bringToToday(sql: Sql, { responses }: Release) {
  const recorded = responses
    .map(({ body }) => 'exportedAt' in body && String(body.exportedAt))
    .find(Boolean)!;
  await sql`
    update members
    set streak_day = streak_day
      + ((now() at time zone time_zone)::date - (${recorded}::timestamptz at time zone time_zone)::date)`;
}

/** Copies every table into the schema `kept`. */
async function keepRows(sql: Sql) {
  await sql`create schema kept`;
  for (const { table } of await tablesOf(sql, 'public')) {
    await sql.unsafe(`create table kept."${table}" as table public."${table}"`);
  }
}

/** The rows of `kept` that are no longer there, in the columns that they had. */
async function changedRows(sql: Sql, except: string[] = []) {
  const changed = [];
  for (const { table, columns } of await tablesOf(sql, 'kept', except)) {
    if (indexes.includes(table)) continue;
    const rows = await sql.unsafe(
      `select '${table}' as of, gone.* from (select ${columns} from kept."${table}" except all select ${columns} from public."${table}") as gone`,
    );
    changed.push(...rows);
  }
  return changed;
}

function tablesOf(sql: Sql, schema: string, except: string[] = []) {
  return sql<{ table: string; columns: string }[]>`
    select relname as table, string_agg(quote_ident(attname) || '::text', ', ' order by attnum) as columns
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = ${schema}::regnamespace and relkind = 'r' and relname <> 'migrations'
      and relname || '.' || attname <> all (${except})
    group by relname
    order by relname`;
}

/** The definition of everything in a database, whatever the order of columns. */
async function schemaOf(sql: Sql) {
  const texts = async (query: string) => (await sql.unsafe(query)).map(({ text }) => text as string);
  return {
    columns: await texts(`
      select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated,
        pg_get_expr(adbin, adrelid)) as text
      from pg_attribute
      join pg_class on pg_class.oid = attrelid and relkind in ('r', 'v')
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      order by 1`),
    constraints: await texts(`
      select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as text
      from pg_constraint where connamespace = 'public'::regnamespace order by 1`),
    indexes: await texts(`select indexdef as text from pg_indexes where schemaname = 'public' order by 1`),
    triggers: await texts(`
      select concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) as text
      from pg_trigger
      where not tgisinternal
      order by 1`),
    functions: await texts(`
      select pg_get_functiondef(pg_proc.oid) as text
      from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f'
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      order by 1`),
  };
}
