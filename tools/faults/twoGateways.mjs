import { strict as assert } from 'node:assert';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openBalancer } from './balancer.mjs';
import { call, untilSuccess } from './calls.mjs';
import { createCommunity } from './community.mjs';
import { openGateway } from './gateway.mjs';
import { balance, openLedger } from './ledger.mjs';
import { connectTo, onDatabase } from './postgres.mjs';
import { between } from './random.mjs';

/** Several gateways on one database: one is killed, one is stopped, and the state that they share. */
export const twoGateways = [
  {
    name: 'One of two gateways is killed behind a balancer: nothing acknowledged is lost, nothing is duplicated',
    async run({ makeDatabase, random, isLong }) {
      const url = await makeDatabase();
      const gateways = [await openGateway(url), await openGateway(url)];
      const balancer = await openBalancer(() => gateways.map(({ port }) => port));
      try {
        const community = await onDatabase(url, (sql) => createCommunity(sql));
        const ledger = openLedger(community, { origin: () => balancer.origin, random, mayBreak: true });
        const kills = isLong ? 10 : 1;
        for (let kill = 1; kill <= kills; kill++) {
          await ledger.grow(30);
          await pause(between(random, 0, 500));
          const victim = kill % 2;
          await gateways[victim].remove();
          await ledger.grow(30);
          gateways[victim] = await openGateway(url);
        }
        await ledger.grow(30);
        await ledger.end();
        const { acknowledged, lost, duplicated } = await onDatabase(url, (sql) => balance(sql, ledger));
        return `${kills} kills, ${acknowledged} acknowledged, ${lost} lost, ${duplicated} duplicated, ${ledger.refused.broken} calls cut off`;
      } finally {
        balancer.close();
        for (const gateway of gateways) await gateway.remove();
      }
    },
  },
  {
    name: 'SIGTERM during 50 writes: all 50 are done, and the gateway ends with 0 within ten seconds',
    async run({ makeDatabase }) {
      const url = await makeDatabase();
      const gateway = await openGateway(url);
      const sql = connectTo(url, { max: 2 });
      try {
        const community = await createCommunity(sql, { members: 50 });
        let release;
        const released = new Promise((resolve) => (release = resolve));
        let onLocked;
        const locked = new Promise((resolve) => (onLocked = resolve));
        const lock = sql.begin(async (tx) => {
          await tx`lock table comments in exclusive mode`;
          onLocked();
          await released;
        });
        await locked;
        const sent = community.members.map((as, number) =>
          sendComment(gateway, community.prayers[0], as, number),
        );
        await Promise.all(sent.map(({ isSent }) => isSent));
        // As many writes as the pool has connections wait for the lock, the others for a connection.
        while ((await waitingForLock(sql)) < 10) await pause(20);
        await call(gateway.origin, '/healthz');

        const started = performance.now();
        const stopped = gateway.stop();
        await pause(500);
        release();
        await lock;
        const responses = await Promise.all(sent.map(({ status }) => status));
        await stopped;
        const seconds = (performance.now() - started) / 1000;
        assert.deepEqual(new Set(responses), new Set([201]));
        assert.equal(await gateway.ended, 'code 0');
        assert.ok(seconds < 10, `It took ${seconds} s`);
        const [{ count }] = await sql`select count(*)::integer as count from comments`;
        assert.equal(count, 50);
        return `50 of 50 done, ended by code 0 after ${seconds.toFixed(1)} s`;
      } finally {
        await sql.end({ timeout: 1 });
        await gateway.remove();
      }
    },
  },
  {
    name: 'Two gateways share sessions, limits, live updates',
    isLong: true,
    async run({ makeDatabase }) {
      const url = await makeDatabase();
      const [one, other] = [await openGateway(url), await openGateway(url)];
      try {
        const { members, prayers } = await onDatabase(url, (sql) => createCommunity(sql));
        const [ruth, boaz, , orpah] = members;

        const stream = await openLiveStream(other.origin, prayers[0], boaz);
        await untilSuccess(one.origin, `/api/prayers/${prayers[0]}/amen`, { as: ruth, method: 'POST' });
        await stream.until(`"id":${prayers[0]},"amenCount":1`);
        stream.close();

        assert.equal((await call(other.origin, '/api/auth/user', { as: ruth })).status, 200);
        await call(one.origin, '/api/logout', { as: ruth });
        assert.equal((await call(other.origin, '/api/auth/user', { as: ruth })).status, 401);

        const refusedAfter = await writeUntilRefused([one.origin, other.origin], orpah);
        // 1200 a minute and address; for up to a second each gateway counts on its own.
        assert.ok(refusedAfter < 2 * 1200, `Refused after ${refusedAfter} writes`);
        return `signed out on both, updates from both, a limit of 1200 writes a minute held after ${refusedAfter} on two`;
      } finally {
        await one.remove();
        await other.remove();
      }
    },
  },
];

/** `isSent` resolves when the whole request is sent, `status` with the response; 0 when none came. */
function sendComment(gateway, prayer, as, number) {
  const body = JSON.stringify({ content: `Words ${number}` });
  const sending = request(`${gateway.origin}/api/prayers/${prayer}/comments`, {
    method: 'POST',
    agent: false,
    headers: {
      cookie: as.cookie,
      'x-forwarded-for': as.address,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  const isSent = new Promise((resolve) => sending.on('finish', resolve));
  const status = new Promise((resolve) => {
    sending.on('response', (response) => {
      response.resume().on('close', () => resolve(response.complete ? response.statusCode : 0));
    });
    sending.on('error', () => resolve(0));
  });
  sending.end(body);
  return { isSent, status };
}

async function waitingForLock(sql) {
  const [{ count }] = await sql`
    select count(*)::integer as count
    from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return count;
}

/** Subscribes to the live updates of one prayer. */
async function openLiveStream(origin, prayer, as) {
  const query = `subscription { live(prayers: [${prayer}]) { prayerCounts { id amenCount } } }`;
  const over = new AbortController();
  const response = await fetch(`${origin}/graphql?${new URLSearchParams({ query })}`, {
    headers: { accept: 'text/event-stream', cookie: as.cookie },
    signal: over.signal,
  });
  assert.equal(response.status, 200);
  const chunks = response.body.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  let text = '';
  return {
    async until(words) {
      while (!text.includes(words)) {
        const { value, done } = await chunks.next();
        if (done) throw new Error(`The stream ended without ${words}: ${text}`);
        text += value;
      }
    },
    close: () => over.abort(),
  };
}

/** Sends writes without effect to each gateway in turn. Returns how many were accepted before a refusal. */
async function writeUntilRefused(origins, as) {
  for (let sent = 0; sent < 20_000; sent += 20) {
    // The count starts again with each minute.
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        call(origins[number % origins.length], '/api/prayers/1/amen', { as, method: 'POST' }),
      ),
    );
    if (responses.some(({ status }) => status === 429)) return sent;
  }
  throw new Error('No write was refused');
}
