import os from 'node:os';
import path from 'node:path';

/** What a run measures and for how long; everything has a default. */
export function readOptions(env) {
  const sizes = listOf(env.BENCH_SIZES ?? '1000,100000,1000000').map(Number);
  return {
    directory: path.resolve(env.BENCH_DIR ?? path.join(os.tmpdir(), 'prayer-wall-bench')),
    sizes,
    /** Where the peers are compared. */
    peerSize: Number(env.BENCH_PEER_SIZE ?? sizes[Math.floor(sizes.length / 2)]),
    seconds: Number(env.BENCH_SECONDS ?? 2),
    rounds: Number(env.BENCH_ROUNDS ?? 2),
    peerRounds: Number(env.BENCH_PEER_ROUNDS ?? 5),
    connections: Number(env.BENCH_CONNECTIONS ?? 8),
    parts: new Set(listOf(env.BENCH_PARTS ?? 'scenarios,peers,rates')),
    /** A trial leaves the document as it is. */
    writesDocument: env.BENCH_DOCUMENT !== 'no',
  };
}

const listOf = (text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
