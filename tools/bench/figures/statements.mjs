import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';

/**
 * Counts the SQL statements of a call in PostgreSQL's log, one call after the other. The gateway's background jobs do
 * not count.
 */
export async function countStatements({ url, log }, calls, call) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const set = async (statement) => {
    await sql.unsafe(statement);
    await sql`select pg_reload_conf()`;
    await pause(300);
  };
  try {
    // The driver's own queries on connecting do not count.
    for (let turn = 0; turn < 12; turn += 1) await call();
    await set(`alter system set log_min_duration_statement = 0`);
    const from = readFileSync(log).length;
    for (let turn = 0; turn < calls; turn += 1) await call();
    await pause(200);
    // Continuation lines begin with a tab.
    const entries = readFileSync(log)
      .subarray(from)
      .toString()
      .split(/\n(?!\t)/);
    return entries.filter((entry) => isStatement(entry)).length / calls;
  } finally {
    await set(`alter system reset log_min_duration_statement`);
    await sql.end();
  }
}

const isStatement = (entry) =>
  / (execute [^:]+|statement): /.test(entry) &&
  !/pg_catalog|pg_reload_conf|alter system|live_changes|listen "|select 1$/.test(entry);
