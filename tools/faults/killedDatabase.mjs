import { setTimeout as pause } from 'node:timers/promises';
import { call, watchHealth } from './calls.mjs';
import { createCommunity } from './community.mjs';
import { openGateway } from './gateway.mjs';
import { balance, openLedger } from './ledger.mjs';
import { onDatabase } from './postgres.mjs';
import { between } from './random.mjs';

/** PostgreSQL is killed while members write. */
export const killedDatabase = [
  {
    name: 'PostgreSQL is killed at random points: nothing acknowledged is lost, nothing is duplicated',
    async run({ postgres, makeDatabase, random, isLong }) {
      const url = await makeDatabase();
      const gateway = await openGateway(url);
      try {
        const community = await onDatabase(url, (sql) => createCommunity(sql));
        const health = watchHealth(gateway.origin);
        const ledger = openLedger(community, { origin: () => gateway.origin, random });
        const kills = isLong ? 20 : 2;
        let slowest = 0;
        for (let kill = 1; kill <= kills; kill++) {
          // Each kill interrupts work that had recovered.
          await ledger.grow(20);
          await pause(between(random, 0, 1_500));
          // When a backend is killed, PostgreSQL ends all of them and recovers by itself.
          if (kill % 3 === 2) postgres.killBackend(random);
          else {
            await postgres.kill();
            await pause(between(random, 0, 1_000));
            await postgres.start();
          }
          slowest = Math.max(slowest, await secondsToRecover(gateway.origin, url));
        }
        await ledger.grow(20);
        await ledger.end();
        const checks = await health.end();
        if (gateway.hasEnded()) throw new Error(`The gateway ended: ${gateway.log()}`);

        const { acknowledged, lost, duplicated } = await onDatabase(url, (sql) => balance(sql, ledger));
        return `${kills} kills, ${acknowledged} acknowledged, ${lost} lost, ${duplicated} duplicated, ${ledger.refused.unavailable} 503 responses, recovered after ${slowest} s at most, ${checks} checks of /healthz`;
      } finally {
        await gateway.remove();
      }
    },
  },
];

/** From the moment in which the server accepts connections to the first call that succeeds, in a tenth of a second. */
async function secondsToRecover(origin, url) {
  while (!(await accepts(url))) await pause(25);
  const startedAt = performance.now();
  while ((await call(origin, '/api/prayers')).status !== 200) await pause(25);
  return Math.round((performance.now() - startedAt) / 100) / 10;
}

const accepts = (url) =>
  onDatabase(url, (sql) => sql`select 1`).then(
    () => true,
    () => false,
  );
