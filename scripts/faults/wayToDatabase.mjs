import { strict as assert } from 'node:assert';
import { setTimeout as pause } from 'node:timers/promises';
import { openWay } from './badWay.mjs';
import { call, requireRepeatable, untilSuccess, watchHealth } from './calls.mjs';
import { settle } from './community.mjs';
import { openGateway } from './gateway.mjs';
import { balance, openLedger } from './ledger.mjs';
import { connectTo, onDatabase } from './postgres.mjs';

/** What may become of the way to a database that is well itself. */
export const wayToDatabase = [
  onBadWay('closed: connections are refused', { become: 'closed', seconds: 2, isLong: true }),
  onBadWay('resetting: connections break all the time', { become: 'open', breakEvery: 60, seconds: 3 }),
  onBadWay('slow: three seconds each way', { become: 'slow', latency: 3_000, seconds: 12, isLong: true }),
  onBadWay('silent: whatever is sent disappears', { become: 'silent', seconds: 12, isLong: true }),
  {
    name: 'All connections of the pool are taken for long: 503 that says when to come again, and work goes on after',
    isLong: true,
    async run({ makeDatabase }) {
      const url = await makeDatabase();
      const gateway = await openGateway(url);
      const sql = connectTo(url, { max: 1 });
      try {
        const { members, prayers } = await settle(sql, { members: 30 });
        const health = watchHealth(gateway.origin);
        const taken = await sql.reserve();
        await taken`begin`;
        await taken`lock table prayers in access exclusive mode`;
        const answers = await Promise.all(
          members.map((as) =>
            call(gateway.origin, `/api/prayers/${prayers[0]}/amen`, { as, method: 'POST' }),
          ),
        );
        answers.forEach((answer) => requireRepeatable(answer, 'An amen'));
        await taken`rollback`;
        taken.release();
        for (const as of members)
          await untilSuccess(gateway.origin, `/api/prayers/${prayers[0]}/amen`, { as, method: 'POST' });
        const asked = await health.end();
        return `${answers.length} answers of 503, ${asked} of /healthz, then ${members.length} amens`;
      } finally {
        await sql.end({ timeout: 1 });
        await gateway.remove();
      }
    },
  },
];

/** Members write while the way is bad, and after it has become good again. */
function onBadWay(words, { become, latency, breakEvery, seconds, isLong = false }) {
  return {
    name: `The way to the database is ${words}: 503 that says when to come again, and work goes on after`,
    isLong,
    async run({ makeDatabase, random }) {
      const url = await makeDatabase();
      const way = await openWay(Number(new URL(url).port));
      const gateway = await openGateway(Object.assign(new URL(url), { port: String(way.port) }).href);
      try {
        const community = await onDatabase(url, (sql) => settle(sql));
        const health = watchHealth(gateway.origin);
        const ledger = openLedger(community, { origin: () => gateway.origin, random });
        await ledger.grow(20);
        way.become(become, latency);
        const until = Date.now() + seconds * 1000;
        while (Date.now() < until) {
          await pause(breakEvery ?? 100);
          if (breakEvery) way.breakAll();
        }
        way.become('open');
        const good = performance.now();
        await ledger.grow(30);
        const recovered = (performance.now() - good) / 1000;
        await ledger.end();
        const asked = await health.end();
        assert.ok(ledger.refused.unavailable > 0, 'The way was not bad');
        assert.ok(!gateway.hasEnded());
        const { acknowledged, lost, duplicated } = await onDatabase(url, (sql) => balance(sql, ledger));
        return `${acknowledged} acknowledged, ${lost} lost, ${duplicated} twice, ${ledger.refused.unavailable} answers of 503, ${asked} of /healthz, 30 writes within ${recovered.toFixed(1)} s after`;
      } finally {
        await gateway.remove();
        await way.close();
      }
    },
  };
}
