import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';

/**
 * How many SQL statements a call sends, counted in PostgreSQL's own log: one call after the other, each statement
 * logged. The gateway's clockwork, which looks for jobs and changes meanwhile, does not count.
 */
export async function countStatements({ url, log }, calls, call) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const set = async (statement) => {
    await sql.unsafe(statement);
    await sql`select pg_reload_conf()`;
    await pause(300);
  };
  try {
    // What the driver asks when it connects is not the call's.
    for (let turn = 0; turn < 12; turn += 1) await call();
    await set(`alter system set log_min_duration_statement = 0`);
    const from = readFileSync(log).length;
    for (let turn = 0; turn < calls; turn += 1) await call();
    await pause(200);
    // What goes on on another line begins with a tab.
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
  !/graphile_worker|pg_catalog|pg_reload_conf|alter system|live_changes|listen "|select 1$/.test(entry);
