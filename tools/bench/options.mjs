import os from 'node:os';
import path from 'node:path';

/** The scope and duration of a run; everything has a default. `--short` only reduces all of them. */
export function readOptions(env, flags = []) {
  const isShort = flags.includes('--short');
  const sizes = listOf(env.BENCH_SIZES ?? (isShort ? '1000,1000000' : '1000,100000,1000000')).map(Number);
  return {
    directory: path.resolve(env.BENCH_DIR ?? path.join(os.tmpdir(), 'prayer-wall-bench')),
    sizes,
    /** The community on which the peers are compared. */
    peerSize: Number(env.BENCH_PEER_SIZE ?? sizes[Math.floor(sizes.length / 2)]),
    seconds: Number(env.BENCH_SECONDS ?? (isShort ? 1 : 1.5)),
    rounds: Number(env.BENCH_ROUNDS ?? (isShort ? 1 : 2)),
    /** Where servers are compared, a round is long: the collector of garbage and the planner's cache have their turn. */
    peerSeconds: Number(env.BENCH_PEER_SECONDS ?? (isShort ? 2 : 10)),
    peerRounds: Number(env.BENCH_PEER_ROUNDS ?? (isShort ? 3 : 5)),
    /** Names of peers/all.mjs; null for all of them. */
    peers: env.BENCH_PEERS ? listOf(env.BENCH_PEERS) : null,
    connections: Number(env.BENCH_CONNECTIONS ?? 8),
    /** Open pages, and the number of updates to all of them. */
    streams: Number(env.BENCH_STREAMS ?? 25_000),
    updates: Number(env.BENCH_UPDATES ?? 10),
    /** Amens after which tables and indexes are looked at. */
    amens: Number(env.BENCH_AMENS ?? (isShort ? 100_000 : 1_000_000)),
    parts: new Set(listOf(env.BENCH_PARTS ?? 'scenarios,peers,documents,writes,rates,live,bloat')),
    /** A trial run leaves the document unchanged. */
    writesDocument: env.BENCH_DOCUMENT !== 'no',
  };
}

const listOf = (text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
