import { closedLoop } from '../load/closedLoop.mjs';
import { cpuOf, cpuOfServer, memoryOf } from './processes.mjs';
import { round } from './percentiles.mjs';

/** A closed loop with its cost: microseconds of CPU for each call, of Node and of PostgreSQL. */
export async function measured({ program, stateFile }, load) {
  const before = { node: cpuOf(program.pid), postgres: cpuOfServer(stateFile) };
  const { completed, seconds, p50, p99 } = await closedLoop({ url: program.url, ...load });
  const node = cpuOf(program.pid) - before.node;
  const postgres = cpuOfServer(stateFile) - before.postgres;
  return {
    completed,
    perSecond: Math.round(completed / seconds),
    p50,
    p99,
    nodeCpu: round(node / completed, 1),
    postgresCpu: round(postgres / completed, 1),
    memory: memoryOf(program.pid),
  };
}
