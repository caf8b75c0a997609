import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { inRoot } from '../../scripts/tree/root.mjs';
import { round } from './figures/percentiles.mjs';
import { cpuOf, cpuOfServer, kilobytesOf, usedBetween } from './figures/processes.mjs';
import { measurePolls } from './measurePolls.mjs';
import { startGateway } from './programs.mjs';

const settle = 3_000;
/** Milliseconds; a page gets at most one update a second. */
const pace = 1_050;

/** Open pages: the cost of each while it is idle, and of an update to all of them. */
export async function measureLive(options, databases) {
  return { ...(await measureStreams(options, databases)), polls: await measurePolls(options, databases) };
}

async function measureStreams({ peerSize, directory, streams, updates }, databases) {
  const databaseUrl = databases.urlOf(peerSize);
  const program = await startGateway({ databaseUrl, directory });
  const pages = fork(inRoot('tools/bench/load/streams.mjs'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const request = (message) =>
    new Promise((resolve, reject) => {
      pages.once('message', resolve);
      pages.once('exit', () => reject(new Error('The pages of the live measurement are gone')));
      pages.send({ url: program.url, ...message });
    });
  try {
    // The first streams also pay for the code and the connection that all of them share.
    await request({ open: 100 });
    await pause(settle);
    const empty = kilobytesOf(program.pid);
    const began = performance.now();
    await request({ open: streams });
    const openSeconds = (performance.now() - began) / 1000;
    await pause(settle);
    const full = kilobytesOf(program.pid);

    const idle = await costOf(() => pause(updates * pace));
    const { received: before } = await request({});
    const busy = await costOf(async () => {
      for (let turn = 0; turn < updates; turn += 1) {
        await sql`update prayers set amen_count = amen_count where id = 1`;
        await pause(pace);
      }
    });
    await pause(settle);
    const { received, lost } = await request({});
    const pushes = received - before;
    return {
      streams: streams + 100,
      lost,
      openSeconds: round(openSeconds, 1),
      memoryKb: round((full - empty) / streams, 1),
      pushes,
      expectedPushes: updates * (streams + 100),
      nodeCpu: round((busy.node - idle.node) / pushes, 1),
      postgresCpu: round((busy.postgres - idle.postgres) / pushes, 2),
      idleCores: round(idle.node / (updates * pace * 1000), 3),
    };
  } finally {
    pages.kill();
    await program.stop();
    await sql.end();
  }

  async function costOf(work) {
    const node = cpuOf(program.pid);
    const postgresBefore = cpuOfServer(databases.stateFile);
    await work();
    return {
      node: cpuOf(program.pid) - node,
      postgres: usedBetween(postgresBefore, cpuOfServer(databases.stateFile)),
    };
  }
}
