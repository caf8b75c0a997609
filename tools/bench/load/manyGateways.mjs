import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { openLive } from '../dist/liveAlone.mjs';
import { liveQuery } from './liveQuery.mjs';

// A separate process with the live updates of several gateways, whose pages are objects and no sockets. Sends what they
// take: memory of a stream, and processor time of an update.
const [gateways, streams, updates, members] = process.argv.slice(2).map(Number);
const url = process.env.DATABASE_URL;
/** Milliseconds; a page gets at most one update a second. */
const pace = 1_050;

class CountingStream {
  constructor(write) {
    this.write = write;
  }
  send(update) {
    counts.received += 1;
    counts.bytes += this.write(update).length;
  }
  heartbeat() {}
  end() {
    counts.ended += 1;
  }
}

const counts = { received: 0, bytes: 0, ended: 0 };
const sql = postgres(url, { max: 1, onnotice: () => undefined });
const sites = Array.from({ length: gateways }, () => openLive(url));
await openAll(1);
globalThis.gc();
const heap = process.memoryUsage().heapUsed;
await openAll(streams);
globalThis.gc();
const memoryBytes = Math.round((process.memoryUsage().heapUsed - heap) / (gateways * streams));
const idle = await cpuOf(() => pause(updates * pace));
counts.received = 0;
const busy = await cpuOf(async () => {
  for (let turn = 0; turn < updates; turn += 1) {
    await sql`update prayers set amen_count = amen_count where id = 1`;
    await pause(pace);
  }
  await pause(3_000);
});
process.send({
  gateways,
  streams: gateways * streams,
  memoryBytes,
  idleCores: idle / (updates * pace * 1000),
  cpu: (busy - idle) / counts.received,
  received: counts.received,
  expected: updates * gateways * (streams + 1),
  ended: counts.ended,
});

async function openAll(count) {
  for (const { live, readOperation } of sites) {
    const { interests, write } = readOperation({ query: liveQuery, operationName: null, variables: {} });
    for (let opened = 0; opened < count; opened += 1) {
      const id = 1 + (opened % members);
      await live.open(contextOf(id), '127.0.0.1', interests, new CountingStream(write));
      // The listeners' connections must not starve.
      if (opened % 500 === 0) await setImmediate();
    }
  }
}

function contextOf(id) {
  return { token: null, sessionHash: null, findCaller: () => Promise.resolve({ id }) };
}

async function cpuOf(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
