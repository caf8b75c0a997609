import { readdir } from 'node:fs/promises';
import type { Config } from '../config';
import type { Sql } from '../platform/database/sql';
import { connect } from './connect';
import { examinePooler } from './pooler';
import { codeOf, findingsAbout, type Finding } from './finding';

const { ok, problem } = findingsAbout('Database');
const versions = findingsAbout('Versions');
const clock = findingsAbout('Clock');

/** PostgreSQL's own numbering. */
const oldestServer = 140_000;
/** Seconds by which clocks may differ. */
const mostSkew = 5;

/** Connects to the configured database, looks at it, and hands the connection on. */
export async function examineDatabase(
  config: Pick<Config, 'databaseUrl' | 'directUrl' | 'migrationsDir'>,
  examineMore: (sql: Sql) => Promise<Finding[]>,
): Promise<Finding[]> {
  const sql = connect(config.directUrl);
  try {
    const findings = [...(await examineServer(sql)), ...(await examinePooler(config, sql))];
    const schema = await examineMigrations(sql, config.migrationsDir);
    return [...findings, ...schema, ...(schema[0].state === 'problem' ? [] : await examineMore(sql))];
  } catch (error) {
    return [problem(sentenceOf(codeOf(error)))];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function examineServer(sql: Sql): Promise<Finding[]> {
  await sql`select 1`;
  const before = Date.now();
  const [server] = await sql<[Server]>`
    select
      current_setting('server_version_num')::integer as number,
      current_setting('server_version') as version,
      current_setting('transaction_read_only') = 'on' as "isReadOnly",
      current_setting('max_connections')::integer as "maxConnections",
      (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as connections,
      extract(epoch from clock_timestamp())::float8 as now`;
  const after = Date.now();
  const skew = Math.max(before / 1000 - server.now, server.now - after / 1000, 0);
  const name = `PostgreSQL ${server.version.split(' ')[0]}`;
  return [
    server.isReadOnly
      ? problem(`${name} accepts no writes: it is a replica or read-only. Let DATABASE_URL name the primary.`)
      : ok(`${name} responds within ${Math.max(1, after - before)} ms.`),
    ...(server.connections > server.maxConnections * 0.9
      ? [
          problem(
            `${server.connections} of ${server.maxConnections} connections are taken. Raise max_connections, or end what holds them.`,
          ),
        ]
      : []),
    server.number < oldestServer
      ? versions.problem(`${name} is too old. Upgrade it to 14 or newer.`)
      : versions.ok(`Node.js ${process.versions.node}, ${name}.`),
    skew > mostSkew
      ? clock.problem(
          `This machine and the database differ by ${Math.round(skew)} seconds. Set both by NTP, or sign-ins and reminders go wrong.`,
        )
      : clock.ok('This machine and the database agree.'),
  ];
}

interface Server {
  number: number;
  version: string;
  isReadOnly: boolean;
  maxConnections: number;
  connections: number;
  /** Seconds. */
  now: number;
}

async function examineMigrations(sql: Sql, directory: string): Promise<[Finding, ...Finding[]]> {
  const present = (await readdir(directory)).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  const [{ isMigrated }] = await sql<[{ isMigrated: boolean }]>`
    select to_regclass('migrations') is not null as "isMigrated"`;
  if (!isMigrated) return [problem('It is empty: the site has never started on it. Start the site once.')];
  const applied = (await sql<{ name: string }[]>`select name from migrations`).map(({ name }) => name);
  const missing = present.filter((name) => !applied.includes(name));
  const foreign = applied.filter((name) => !present.includes(name));
  if (missing.length > 0)
    return [
      problem(
        `It lacks ${missing.length} migrations of this version, from ${missing.sort()[0]} on. Start the site again.`,
      ),
    ];
  if (foreign.length > 0)
    return [
      problem(
        `A newer version has run on it (${foreign.sort().at(-1)} is unknown here). Start the site with that version.`,
      ),
    ];
  return [ok(`All ${present.length} migrations are applied.`)];
}

function sentenceOf(code: string): string {
  const sentence = sentences[code];
  if (sentence) return sentence;
  return `It does not answer as it should (${code}). Look into its log, and at DATABASE_URL.`;
}

const refused = 'It refuses the user or the password. Correct them in DATABASE_URL.';

const sentences: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens there. Start PostgreSQL, or correct host and port in DATABASE_URL.',
  ENOTFOUND: 'Its host is unknown. Correct the host in DATABASE_URL.',
  EAI_AGAIN: 'Its host cannot be looked up. Look at the name server, and at the host in DATABASE_URL.',
  CONNECT_TIMEOUT: 'It does not answer. Look at the network, the firewall, and the host in DATABASE_URL.',
  '28P01': refused,
  '28000': refused,
  '3D000': 'PostgreSQL has no database of this name. Create it, or correct the name in DATABASE_URL.',
  '53300': 'All its connections are taken. Raise max_connections, or end what holds them.',
  '42501': 'The user may not read its tables. Grant it what the site created.',
};
