import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { inRoot } from '../../scripts/tree/root.mjs';
import { membersFor } from './data/prayers.mjs';
import { round } from './figures/percentiles.mjs';
import { cpuOf, cpuOfServer, kilobytesOf } from './figures/processes.mjs';
import { measurePolls } from './measurePolls.mjs';
import { startGateway, startPeer } from './programs.mjs';

const settle = 3_000;
/** Milliseconds; a page gets at most one update a second. */
const pace = 1_050;
/** The first streams also pay for the code and the connection that all of them share. */
const first = 100;
/** Of a process, for all that is no stream. */
const otherFiles = 500;
const backWithin = 240_000;
const gatewaysOfMany = 5;
const streamsOfEach = 20_000;
/** Memory is that of what is in use, without garbage. */
const collectable = ['--expose-gc'];

/** Open pages: the cost of each while it is idle, of an update to all of them, and of a deploy. */
export async function measureLive(options, databases) {
  const streams = Math.min(options.streams, mostFiles() - otherFiles);
  const how = {
    databaseUrl: databases.urlOf(options.peerSize),
    directory: options.directory,
    arguments: collectable,
  };
  return {
    requestedStreams: options.streams,
    floors: {
      socket: await floorOf('bareSockets', streams, how),
      http: await floorOf('bareStreams', streams, how),
    },
    ...(await measureStreams({ ...options, streams }, how, databases)),
    many: await simulateMany(options, how),
    polls: await measurePolls(options, databases),
  };
}

/** How many files a process may have open here. */
const mostFiles = () => Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))[1]);

/** The memory of a stream of a server that does nothing else. */
async function floorOf(name, streams, how) {
  const program = await startPeer(name, how);
  const pages = openPages(program.url);
  try {
    return (await openStreams(pages, program, streams)).memoryKb;
  } finally {
    pages.stop();
    await program.stop();
  }
}

async function measureStreams({ streams, updates }, how, databases) {
  const program = await startGateway(how);
  const pages = openPages(program.url);
  const sql = postgres(how.databaseUrl, { max: 1, onnotice: () => undefined });
  let isRunning = true;
  try {
    const opened = await openStreams(pages, program, streams);
    const idle = await costOf(() => pause(updates * pace));
    const { received: before } = await pages.request({});
    const busy = await costOf(async () => {
      for (let turn = 0; turn < updates; turn += 1) {
        await sql`update prayers set amen_count = amen_count where id = 1`;
        await pause(pace);
      }
    });
    await pause(settle);
    const { received, lost } = await pages.request({});
    const pushes = received - before;
    const figures = {
      streams: streams + first,
      lost,
      ...opened,
      pushes,
      expectedPushes: updates * (streams + first),
      nodeCpu: round((busy.node - idle.node) / pushes, 1),
      postgresCpu: round((busy.postgres - idle.postgres) / pushes, 2),
      idleCores: round(idle.node / (updates * pace * 1000), 3),
    };
    isRunning = false;
    return { ...figures, deploy: await replace(program, pages, streams + first) };
  } finally {
    pages.stop();
    if (isRunning) await program.stop();
    await sql.end();
  }

  async function costOf(work) {
    const node = cpuOf(program.pid);
    const postgresBefore = cpuOfServer(databases.stateFile);
    await work();
    return {
      node: cpuOf(program.pid) - node,
      postgres: cpuOfServer(databases.stateFile) - postgresBefore,
    };
  }

  /** Another gateway takes the place of the first, which ends at once: all pages come back within their usual pauses. */
  async function replace(former, { request }, expected) {
    const latter = await startGateway(how);
    try {
      const [node, server] = [cpuOf(latter.pid), cpuOfServer(databases.stateFile)];
      const { refused: before } = await request({ follow: latter.url });
      const began = performance.now();
      await former.stop();
      let back = { streams: 0 };
      while (back.streams < expected && performance.now() - began < backWithin) {
        await pause(250);
        back = await request({});
      }
      return {
        seconds: round((performance.now() - began) / 1000, 1),
        back: back.streams,
        refused: back.refused - before,
        nodeSeconds: round((cpuOf(latter.pid) - node) / 1e6, 1),
        postgresSeconds: round((cpuOfServer(databases.stateFile) - server) / 1e6, 1),
      };
    } finally {
      await latter.stop();
    }
  }
}

/** The live updates of several gateways in one process, without sockets: what a hundred thousand pages cost beside them. */
async function simulateMany({ peerSize, updates }, { databaseUrl }) {
  const program = fork(
    inRoot('tools/bench/load/manyGateways.mjs'),
    [gatewaysOfMany, streamsOfEach, updates, membersFor(peerSize)].map(String),
    { execArgv: collectable, env: { ...process.env, DATABASE_URL: databaseUrl } },
  );
  try {
    const [figures] = await once(program, 'message');
    return figures;
  } finally {
    program.kill();
  }
}

async function openStreams({ request }, program, streams) {
  await request({ open: first });
  await pause(settle);
  await program.collect();
  const empty = kilobytesOf(program.pid);
  const [began, cpu] = [performance.now(), cpuOf(program.pid)];
  await request({ open: streams });
  const openSeconds = round((performance.now() - began) / 1000, 1);
  await pause(settle);
  const openCpu = round((cpuOf(program.pid) - cpu) / streams, 0);
  await program.collect();
  return { openSeconds, openCpu, memoryKb: round((kilobytesOf(program.pid) - empty) / streams, 1) };
}

function openPages(url) {
  const pages = fork(inRoot('tools/bench/load/streams.mjs'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    request: (message) =>
      new Promise((resolve, reject) => {
        const end = () => reject(new Error('The pages of the live measurement are gone'));
        pages.once('exit', end);
        pages.once('message', (counts) => {
          pages.off('exit', end);
          resolve(counts);
        });
        pages.send({ url, ...message });
      }),
    stop: () => pages.kill(),
  };
}
