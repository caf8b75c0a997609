import { setTimeout as pause } from 'node:timers/promises';
import { watchHealth } from './calls.mjs';
import { settle } from './community.mjs';
import { openGateway } from './gateway.mjs';
import { balance, openLedger } from './ledger.mjs';
import { onDatabase } from './postgres.mjs';
import { between } from './random.mjs';

/** Deaths of PostgreSQL while members write. */
export const killedDatabase = [
  {
    name: 'PostgreSQL is killed at random points: nothing acknowledged is lost, nothing is there twice',
    async run({ postgres, makeDatabase, random, isLong }) {
      const url = await makeDatabase();
      const gateway = await openGateway(url);
      try {
        const community = await onDatabase(url, (sql) => settle(sql));
        const health = watchHealth(gateway.origin);
        const ledger = openLedger(community, { origin: () => gateway.origin, random });
        const deaths = isLong ? 20 : 2;
        for (let death = 1; death <= deaths; death++) {
          // Each death interrupts work that goes well again.
          await ledger.grow(20);
          await pause(between(random, 0, 1_500));
          // Whoever loses one of its servers of connections ends all of them, and comes back by itself.
          if (death % 3 === 2) postgres.killBackend(random);
          else {
            await postgres.kill();
            await pause(between(random, 0, 1_000));
            await postgres.start();
          }
        }
        await ledger.grow(20);
        await ledger.end();
        const asked = await health.end();
        if (gateway.hasEnded()) throw new Error(`The gateway ended: ${gateway.log()}`);

        const { acknowledged, lost, duplicated } = await onDatabase(url, (sql) => balance(sql, ledger));
        return `${deaths} deaths, ${acknowledged} acknowledged, ${lost} lost, ${duplicated} twice, ${ledger.refused.unavailable} answers of 503, ${asked} of /healthz`;
      } finally {
        await gateway.remove();
      }
    },
  },
];
