import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { membersFor } from './data/prayers.mjs';
import { randomFrom } from '../faults/random.mjs';
import { measured } from './figures/measured.mjs';
import { closedLoop } from './load/closedLoop.mjs';
import { hasPgbench } from './load/pgbench.mjs';
import { amenStatement, insertAlone, runAmens } from './peers/pgbenchAmens.mjs';
import { startGateway } from './programs.mjs';
import { addFreshPrayer } from './scenarios/sample.mjs';
import { amenOf } from './scenarios/writes.mjs';
import { summaryOf } from './measureScenarios.mjs';

const writers = 64;
const warmCalls = 4000;
/** As many as the gateway has in its pool: by pgbench, its statement has the same competition. */
const connectionsOfGateway = 10;
/** More than a round takes; each of a writer's requests is sent once. */
const requestsOfRound = 40_000;
/** Milliseconds between two looks at what the backends do. */
const interval = 20;

/**
 * Amens by 64 members at a time, on random prayers and on one hot prayer: through the gateway, its statement by pgbench,
 * and a plain insert by pgbench, each with as many connections as the gateway has and as there are members, in turns,
 * with what the backends waited for. Null where pgbench is not installed.
 */
export async function measureWrites({ peerSize: size, peerSeconds, peerRounds, directory }, databases) {
  if (!hasPgbench()) return null;
  const url = databases.urlOf(size);
  const members = membersFor(size);
  const sql = postgres(url, { max: 2, onnotice: () => undefined });
  const program = await startGateway({ databaseUrl: url, directory });
  const statement = await amenStatement(url);
  const byPgbench = (text, clients) => (target) =>
    runAmens({ url, text, target, size, members, clients, seconds: peerSeconds }, databases);
  const ways = [
    { name: 'gateway', connections: connectionsOfGateway, run: byGateway },
    ...[connectionsOfGateway, writers].flatMap((connections) => [
      { name: 'statement', connections, run: byPgbench(statement, connections) },
      { name: 'insert', connections, run: byPgbench(insertAlone, connections) },
    ]),
  ];
  const found = [];
  try {
    await closedLoop({ url: program.url, ...loadOf('random', 0), amount: warmCalls });
    for (const place of ['random', 'hot']) {
      const results = ways.map(({ name, connections, run }) => ({
        place,
        name,
        connections,
        run,
        rounds: [],
        waits: {},
      }));
      for (let round = 0; round < peerRounds; round += 1) {
        for (const { run, rounds, waits } of round % 2 === 0 ? results : results.toReversed()) {
          const target = place === 'hot' ? await addFreshPrayer(sql) : 'random';
          rounds.push(await watched(sql, waits, () => run(target, round + 1)));
        }
      }
      for (const { run: _, ...result } of results) found.push({ ...result, ...summaryOf(result.rounds) });
    }
    return { size, writers, seconds: peerSeconds, found };
  } finally {
    await program.stop();
    await sql.end();
  }

  function byGateway(target, seed) {
    return measured(
      { program, stateFile: databases.stateFile },
      { ...loadOf(target, seed), seconds: peerSeconds },
    );
  }

  /** On one prayer each amen comes from another member, as long as there are some. */
  function loadOf(target, seed) {
    const random = randomFrom(seed + 1);
    const upTo = (most) => 1 + Math.floor(random() * most);
    const requests = Array.from({ length: requestsOfRound }, (_, turn) =>
      target === 'random' ? amenOf(upTo(members), upTo(size)) : amenOf(1 + (turn % members), target),
    );
    return { requests, connections: writers };
  }
}

/** Runs the work and counts meanwhile, into `waits`, what the backends of the database are waiting for. */
async function watched(sql, waits, work) {
  const end = new AbortController();
  const watch = async () => {
    while (!end.signal.aborted) {
      const events = await sql`
        select coalesce(wait_event_type || ': ' || wait_event, 'nothing') as event, count(*)::integer
        from pg_stat_activity
        where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
        group by 1`;
      for (const { event, count } of events) waits[event] = (waits[event] ?? 0) + count;
      await pause(interval);
    }
  };
  const [result] = await Promise.all([work().finally(() => end.abort()), watch()]);
  return result;
}
