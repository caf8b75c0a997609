import type { Config } from '../config';
import { keepsSession, notDirect } from '../platform/database/direct';
import type { Sql } from '../platform/database/sql';
import { connect } from './connect';
import { codeOf, findingsAbout, type Finding } from './finding';

const { ok, problem } = findingsAbout('Pooler');

/**
 * Whether the site works through the pooler before its database, if there is one.
 *
 * @param direct a connection to the direct address
 */
export async function examinePooler(
  config: Pick<Config, 'databaseUrl' | 'directUrl'>,
  direct: Sql,
): Promise<Finding[]> {
  const pool = connect(config.databaseUrl);
  try {
    if (!(await keepsSession(direct, pool))) return [problem(`${notDirect(config)}.`)];
    if (config.directUrl === config.databaseUrl || (await keepsSession(pool, pool))) return [];
    return await examineByTransaction(pool);
  } catch (error) {
    return [problem(sentenceOf(error))];
  } finally {
    await pool.end({ timeout: 1 });
  }
}

async function examineByTransaction(pool: Sql): Promise<Finding[]> {
  const prepared = await pool<{ name: string }[]>`
    select name
    from pg_prepared_statements
    where position(${'pg_prepared_statements'} in statement) > 0`;
  const [{ limit }] = await pool<[{ limit: string }]>`select current_setting('statement_timeout') as limit`;
  const problems = [
    // A pooler that supports them gives them names of its own.
    prepared.some(({ name }) => name === prepared.statement.name)
      ? 'It does not support prepared statements. PgBouncer does from 1.21 on, with max_prepared_statements = 500.'
      : null,
    limit === '0'
      ? "Nothing ends a statement that takes too long. Add connect_query='set statement_timeout = 5000' to the database in pgbouncer.ini."
      : null,
  ];
  const found = problems.filter((text) => text !== null).map(problem);
  return found.length > 0
    ? found
    : [ok('It pools by transaction, and has the settings that the site needs.')];
}

function sentenceOf(error: unknown): string {
  const { message = '' } = error as Partial<Error>;
  const [, parameter] = /unsupported startup parameter: (\w+)/.exec(message) ?? [];
  return parameter
    ? `It refuses a setting of the site. Set ignore_startup_parameters = ${parameter} in pgbouncer.ini.`
    : `DATABASE_URL does not answer as it should (${codeOf(error)}), while DATABASE_DIRECT_URL does. Look at the log of the pooler.`;
}
