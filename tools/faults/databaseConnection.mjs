import { strict as assert } from 'node:assert';
import { setTimeout as pause } from 'node:timers/promises';
import { openProxy } from './faultyProxy.mjs';
import { call, requireRepeatable, untilSuccess, watchHealth } from './calls.mjs';
import { createCommunity } from './community.mjs';
import { openGateway } from './gateway.mjs';
import { balance, openLedger } from './ledger.mjs';
import { connectTo, onDatabase } from './postgres.mjs';

/** A healthy database behind a faulty connection. */
export const databaseConnection = [
  onFaultyConnection('closed: connections are refused', { mode: 'closed', seconds: 2, isLong: true }),
  onFaultyConnection('resetting: connections break all the time', {
    mode: 'open',
    breakEvery: 60,
    seconds: 3,
  }),
  onFaultyConnection('slow: three seconds in each direction', {
    mode: 'slow',
    latency: 3_000,
    seconds: 12,
    isLong: true,
  }),
  onFaultyConnection('silent: data disappear', { mode: 'silent', seconds: 12, isLong: true }),
  {
    name: 'All connections of the pool are taken for long: 503 with Retry-After, and work continues afterwards',
    isLong: true,
    async run({ makeDatabase }) {
      const url = await makeDatabase();
      const gateway = await openGateway(url);
      const sql = connectTo(url, { max: 1 });
      try {
        const { members, prayers } = await createCommunity(sql, { members: 30 });
        const health = watchHealth(gateway.origin);
        const taken = await sql.reserve();
        await taken`begin`;
        await taken`lock table prayers in access exclusive mode`;
        const responses = await Promise.all(
          members.map((as) =>
            call(gateway.origin, `/api/prayers/${prayers[0]}/amen`, { as, method: 'POST' }),
          ),
        );
        responses.forEach((response) => requireRepeatable(response, 'An amen'));
        await taken`rollback`;
        taken.release();
        for (const as of members)
          await untilSuccess(gateway.origin, `/api/prayers/${prayers[0]}/amen`, { as, method: 'POST' });
        const checks = await health.end();
        return `${responses.length} 503 responses, ${checks} checks of /healthz, then ${members.length} amens`;
      } finally {
        await sql.end({ timeout: 1 });
        await gateway.remove();
      }
    },
  },
];

/** Members write while the connection is faulty, and after it has recovered. */
function onFaultyConnection(words, { mode, latency, breakEvery, seconds, isLong = false }) {
  return {
    name: `The connection to the database is ${words}: 503 with Retry-After, and work continues afterwards`,
    isLong,
    async run({ makeDatabase, random }) {
      const url = await makeDatabase();
      const proxy = await openProxy(Number(new URL(url).port));
      const gateway = await openGateway(Object.assign(new URL(url), { port: String(proxy.port) }).href);
      try {
        const community = await onDatabase(url, (sql) => createCommunity(sql));
        const health = watchHealth(gateway.origin);
        const ledger = openLedger(community, { origin: () => gateway.origin, random });
        await ledger.grow(20);
        proxy.setMode(mode, latency);
        const until = Date.now() + seconds * 1000;
        while (Date.now() < until) {
          await pause(breakEvery ?? 100);
          if (breakEvery) proxy.breakAll();
        }
        proxy.setMode('open');
        const recoveryStart = performance.now();
        await ledger.grow(30);
        const recovered = (performance.now() - recoveryStart) / 1000;
        await ledger.end();
        const checks = await health.end();
        assert.ok(ledger.refused.unavailable > 0, 'No write met the fault');
        assert.ok(!gateway.hasEnded());
        const { acknowledged, lost, duplicated } = await onDatabase(url, (sql) => balance(sql, ledger));
        return `${acknowledged} acknowledged, ${lost} lost, ${duplicated} duplicated, ${ledger.refused.unavailable} 503 responses, ${checks} checks of /healthz, 30 writes within ${recovered.toFixed(1)} s after`;
      } finally {
        await gateway.remove();
        await proxy.close();
      }
    },
  };
}
