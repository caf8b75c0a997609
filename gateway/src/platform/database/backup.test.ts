import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { seedIfEmpty } from '../../seed/seed';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';

const root = path.resolve(__dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'prayer-wall-backup-'));
const file = path.join(folder, 'wall.backup');

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;

beforeAll(async () => {
  chmodSync(folder, 0o711);
  site = await openTestSite();
  gateway = await site.gateway();
  await seedIfEmpty(site.sql);
  ruth = await site.aMember();
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const prayer = { name: 'Ruth', email: 'ruth@example.org', description: 'For the road to Bethlehem.' };

const awkward = [
  'a tab\tand a back\\slash',
  'two\nlines\r\nand more',
  '\\.',
  '\\N',
  'no\u2028line\u2029here',
  'ελπίδα 🕊️ "quoted"',
];

test('a restore undoes every write since the backup: rows, sequences and counters are equal', async () => {
  for (const title of awkward) {
    expect((await pray(title)).status).toBe(201);
  }
  await site.sql`update members set last_name = null, first_name = '' where id = ${ruth.id}`;
  const before = await fingerprint();

  expect(await backup(file)).toMatchObject({ code: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);

  await pray('Written since');
  await site.sql`delete from members where id in (select id from members where id <> ${ruth.id} order by id limit 3)`;
  await site.sql`update prayers set title = 'changed' where id % 2 = 0`;
  await site.sql`truncate amens`;
  await site.sql`drop table job_runs`;
  expect(await fingerprint()).not.toEqual(before);

  expect(await restore(file, '--force')).toMatchObject({ code: 0 });
  expect(await fingerprint()).toEqual(before);
  expect(Object.keys(before.tables).length).toBeGreaterThan(20);
});

test('a restored database works as before: ids continue, searches find, counters count', async () => {
  const [{ last }] = await site.sql<[{ last: number }]>`select max(id) as last from prayers`;
  const made = await pray('Lanterns for the harbour');
  expect(made.body.id).toBe(last + 1);

  const found = await gateway.rest('GET', '/api/prayers?search=lanterns');
  expect(found.body.prayers.map(({ id }: { id: number }) => id)).toEqual([made.body.id]);

  const counted = async () => (await gateway.rest('GET', '/api/stats')).body.totalPrayers as number;
  const known = await counted();
  await gateway.rest('DELETE', `/api/prayers/${made.body.id}`, { as: ruth });
  expect(await counted()).toBe(known - 1);

  const orphan = site.sql`insert into amens (prayer_id, member_id) values (${2 ** 30}, ${ruth.id})`;
  await expect(orphan).rejects.toThrow('foreign key');
});

test('the database of a running gateway is not overwritten without --force', async () => {
  const before = await fingerprint();
  const { code, output } = await restore(file);
  expect(code).toBe(1);
  expect(output).toMatch(/Others are connected to this database: prayer-wall \(\d+\)/);
  expect(output).toContain('--force');
  expect(await fingerprint()).toEqual(before);
});

describe('a file that is not a complete backup changes nothing', () => {
  const text = () => gunzipSync(readFileSync(file)).toString();

  test.each<[string, () => Buffer]>([
    ['cut off', () => readFileSync(file).subarray(0, -500)],
    ['another file type', () => gzipSync('{"format":"recipes"}\n')],
    ['not gzip', () => Buffer.from('select 1')],
    ['without its end', () => gzipSync(text().split('\n').slice(0, -2).join('\n'))],
    ['without a row', () => gzipSync(text().replace(/^(\{"table":"prayers".*\n).*\n/m, '$1'))],
    [
      'with a row that does not fit',
      () => gzipSync(text().replace(/^(\{"table":"prayers".*\n)/m, '$1nonsense\n')),
    ],
    [
      'newer than the program',
      () => gzipSync(text().replace('"migrations":[', '"migrations":["9999_later.sql",')),
    ],
  ])('%s', async (name, made) => {
    const damaged = path.join(folder, `${name}.backup`);
    writeFileSync(damaged, made());
    const before = await fingerprint();
    const { code, output } = await restore(damaged, '--force');
    expect(output).toMatch(/backup/);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
    expect(await fingerprint()).toEqual(before);
  });

  test('that does not exist', async () => {
    expect(await restore(path.join(folder, 'nowhere'), '--force')).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no file'),
    });
    expect(await restore()).toMatchObject({ code: 1, output: expect.stringContaining('Name the file') });
  });
});

test.each([
  ['backup', '--help', 'Usage: npm run backup -- [file]'],
  ['backup-key', 'x', 'Usage: npm run backup-key'],
  ['restore', '--frce', 'Usage: npm run restore -- file [--force]'],
])('%s %s says what it takes, and does nothing', async (name, given, usage) => {
  const { code, output } = await program(name, [given], {});
  expect(output.trim()).toBe(usage);
  expect(code).toBe(1);
  expect(existsSync(path.join(root, given))).toBe(false);
});

test('the embedded database is restored while stopped, and backed up while running', async () => {
  const dataDir = path.join(folder, 'data');
  const embedded = { DATA_DIR: dataDir, DATABASE_URL: '' };
  expect(await restore(file, embedded)).toMatchObject({ code: 0 });

  const running = fork(path.join(root, 'scripts/database.mjs'), [], {
    env: { ...process.env, ...embedded },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(running, 'message');
  const copy = path.join(folder, 'copy.backup');
  expect(await backup(copy, embedded)).toMatchObject({ code: 0 });
  running.kill('SIGTERM');
  await once(running, 'exit');

  expect(contentOf(copy)).toEqual(contentOf(file));
});

test('an administrator without a passkey is let in for an hour beside the running site, as the log says', async () => {
  const guarded = await openTestSite({ adminPasskey: true });
  const admin = await guarded.aMember({ email: 'admin@example.org' });
  const { rest } = await guarded.gateway();
  const recover = (...args: string[]) =>
    program('recover-admin', args, { DATABASE_URL: guarded.services.config.databaseUrl });
  const stats = async () => (await rest('GET', '/api/admin/stats', { as: admin })).status;

  expect(await recover()).toMatchObject({ code: 1, output: expect.stringContaining('Whom?') });
  expect(await recover('nobody@example.org')).toMatchObject({
    code: 1,
    output: expect.stringContaining('No account has the verified address nobody@example.org.'),
  });
  expect(await stats()).toBe(403);

  const { code, output } = await recover('Admin@Example.org');
  expect([code, output]).toEqual([
    0,
    expect.stringContaining('may act as administrator without a passkey until'),
  ]);
  expect(await stats()).toBe(200);
  const [entry] = await guarded.sql`select actor_id, action, subject, reason from audit_log`;
  expect(entry).toEqual({
    actor_id: admin.id,
    action: 'allow_without_passkey',
    subject: `member ${admin.id}`,
    reason: 'From the command line, for one hour',
  });
  await guarded.close();
});

test('a backup is made past a pooler, and an address past nothing is refused', async () => {
  const pooler = 'postgres://127.0.0.1:1/pooler';
  const DATABASE_DIRECT_URL = site.services.config.databaseUrl;
  const copy = path.join(folder, 'direct.backup');
  expect(await backup(copy, { DATABASE_URL: pooler, DATABASE_DIRECT_URL })).toMatchObject({ code: 0 });
  expect(await backup(copy, { DATABASE_URL: '', DATABASE_DIRECT_URL })).toMatchObject({
    code: 1,
    output: expect.stringContaining('DATABASE_URL: needed with DATABASE_DIRECT_URL'),
  });
});

test('a database that no gateway has used is not backed up', async () => {
  const nothing = path.join(folder, 'nothing.backup');
  const { code, output } = await backup(nothing, {
    DATABASE_URL: `${process.env.TEST_POSTGRES_URL}/postgres`,
  });
  expect(code).toBe(1);
  expect(output).toContain('There is nothing to back up');
  expect(existsSync(nothing)).toBe(false);
});

const pray = (title: string) =>
  gateway.rest('POST', '/api/prayers', { as: ruth, body: { ...prayer, title } });

/** The content of a backup without its date, with rows in a fixed order. */
const contentOf = (name: string) => gunzipSync(readFileSync(name)).toString().split('\n').slice(1).toSorted();

const backup = (name: string, env = {}) => program('backup', [name], env);

function restore(...given: (string | Record<string, string>)[]) {
  const args = given.filter((one) => typeof one === 'string');
  return program('restore', args, given.find((one) => typeof one === 'object') ?? {});
}

async function program(name: string, args: string[], env: Record<string, string>) {
  const child: ChildProcess = spawn(
    process.execPath,
    [path.join(root, 'tools/backup/main.mjs'), name, ...args],
    {
      cwd: root,
      env: { ...process.env, DATABASE_URL: site.services.config.databaseUrl, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout!.on('data', (chunk) => (output += chunk));
  child.stderr!.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

/** Every row of every table, the value of every sequence, and all constraints and triggers. */
async function fingerprint() {
  const { sql } = site;
  const names = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`;
  const tables: Record<string, string> = {};
  for (const { name } of names) {
    const [{ print }] = await sql<[{ print: string }]>`
      select count(*) || ':' || coalesce(md5(string_agg(one::text, chr(10) order by one::text)), '') as print
      from ${sql(name)} as one`;
    tables[name] = print;
  }
  return {
    tables,
    sequences:
      await sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
    triggers: await sql`
      select tgrelid::regclass::text as of, tgname as name, tgenabled as enabled
      from pg_trigger where not tgisinternal order by 1, 2`,
    constraints: await sql`
      select conrelid::regclass::text as of, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    stats: (await gateway.rest('GET', '/api/stats')).body,
  };
}
