import { randomUUID } from 'node:crypto';
import { ConfigError, type Config } from '../../config';
import type { Database } from './database';
import type { Sql } from './sql';

const rounds = 3;

/**
 * Refuses a start without a database, and one in which live updates, jobs and settings would receive no notifications, and locks would have no effect.
 *
 * @throws ConfigError
 */
export async function requireDirect(
  { sql, direct }: Pick<Database, 'sql' | 'direct'>,
  config: Pick<Config, 'databaseUrl' | 'directUrl'>,
): Promise<void> {
  const { databaseUrl, directUrl } = config;
  await sql`select 1`.catch(refuseStart('DATABASE_URL'));
  await direct`select 1`.catch(
    refuseStart(directUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'),
  );
  if (!(await keepsSession(direct, sql))) throw new ConfigError(notDirect(config));
}

/** The errors of the driver and of PostgreSQL name host, user or database, never the password. */
const refuseStart = (variable: string) => (error: Error & { code?: string }) => {
  const reason = (error.message || error.code || error.name).replace(/\s+/g, ' ');
  throw new ConfigError(`${variable}: the database cannot be used: ${reason}`);
};

/**
 * Whether a connection of `listening` receives the notifications of `notifying`: it has the same session in every
 * transaction, and both are of one database.
 */
export async function keepsSession(listening: Sql, notifying: Sql): Promise<boolean> {
  const channel = `start_${randomUUID()}`;
  let received = 0;
  const { unlisten } = await listening.listen(channel, () => (received += 1));
  for (let round = 1; round <= rounds; round += 1) {
    await notifying`select pg_notify(${channel}, '')`;
    // On the same connection: PostgreSQL sends pending notifications before its response.
    const next = await listening.listen(`${channel}_${round}`, () => undefined);
    await next.unlisten();
  }
  await unlisten();
  return received === rounds;
}

/** The message for operators: the fault, and what to do. */
export function notDirect({ databaseUrl, directUrl }: Pick<Config, 'databaseUrl' | 'directUrl'>): string {
  return databaseUrl === directUrl
    ? 'PW-285 DATABASE_URL leads to a pooler that gives each transaction another connection. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, or pool by session'
    : 'PW-285 DATABASE_DIRECT_URL must lead to the same database as DATABASE_URL, and not through a pooler that gives each transaction another connection';
}
