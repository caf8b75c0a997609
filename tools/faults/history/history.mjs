import { setTimeout as pause } from 'node:timers/promises';
import { bothOf } from '../failover.mjs';
import { openGateway } from '../gateway.mjs';
import { openPair, replicateSynchronously } from '../pair.mjs';
import { onDatabase } from '../postgres.mjs';
import { between, oneOf } from '../random.mjs';
import { runRound } from './rounds.mjs';

const operationsOfRound = 2_000;
/** In so many rounds there is one with a pair of servers, whose primary is lost. */
const roundsOfFailover = 10;

/** Histories over both APIs of two gateways, with faults in between, compared with models (docs/decisions/0083). */
export const history = [
  {
    name: 'What some hundred operations saw over both APIs of two gateways, one of which is killed, is linearizable',
    isLong: true,
    run: (site) => runHistory(site, { operations: 400, rounds: 1, faults: ['killedGateway'] }),
  },
  {
    name: 'A history of 200,000 operations over both APIs of two gateways, with kills of both, of PostgreSQL and of its primary, is linearizable',
    isOnDemand: true,
    run: (site) => runHistory(site, { operations: 200_000, rounds: 200_000 / operationsOfRound }),
  },
];

async function runHistory({ postgres, makeDatabase, random }, { operations, rounds, faults: given }) {
  const url = await makeDatabase();
  const site = { url, gateways: [await openGateway(url), await openGateway(url)] };
  const sum = { operations: 0, ok: 0, refused: 0, unknown: 0 };
  const faults = {};
  const began = performance.now();
  try {
    for (let round = 1; round <= rounds; round++) {
      const seed = Math.floor(random() * 2 ** 31);
      const options = { name: `round${round}x`, seed, operations: operations / rounds };
      const kinds = given ?? [names[round % names.length], oneOf(random, names)];
      const isFailover = round % roundsOfFailover === 0;
      const figures = await (isFailover
        ? runFailover(options)
        : runRound(site, {
            ...options,
            faults: kinds.map((kind) => faultOf[kind]({ postgres, site, random })),
          }));
      for (const kind of isFailover ? ['failover'] : kinds) faults[kind] = (faults[kind] ?? 0) + 1;
      for (const [name, figure] of Object.entries(figures)) sum[name] += figure;
      if (round % 10 === 0) console.log(`    ${summary(sum, faults, round, began)}`);
    }
    return summary(sum, faults, rounds, began);
  } finally {
    for (const gateway of site.gateways) await gateway.remove();
  }
}

/** Each makes a fault, to be started later. */
const faultOf = {
  killedGateway:
    ({ site, random }) =>
    () =>
      replaceGateway(site, random, (gateway) => gateway.kill()),
  stoppedGateway:
    ({ site, random }) =>
    () =>
      replaceGateway(site, random, (gateway) => gateway.stop()),
  killedPostgres:
    ({ postgres, random }) =>
    async () => {
      await postgres.kill();
      await pause(between(random, 0, 500));
      await postgres.start();
    },
  killedBackend:
    ({ postgres, random }) =>
    async () =>
      postgres.killBackend(random),
};
const names = Object.keys(faultOf);

async function replaceGateway(site, random, end) {
  const victim = Math.floor(random() * site.gateways.length);
  const former = site.gateways[victim];
  await end(former);
  await former.ended;
  site.gateways[victim] = await openGateway(site.url);
  await former.remove();
}

/** A round on a pair of servers: the primary is lost for good. Visitors at one of the gateways read from the standby. */
async function runFailover(options) {
  const { primary, standby, name } = await openPair();
  const url = bothOf(primary, standby, name);
  const gateways = [];
  try {
    gateways.push(await openGateway(url));
    gateways.push(await openGateway(url, { DATABASE_REPLICA_URL: standby.urlOf(name) }));
    await replicateSynchronously(primary);
    const lose = async () => {
      await primary.kill();
      await onDatabase(standby.urlOf(name), (sql) => sql`select pg_promote()`);
    };
    const site = { gateways, urlBefore: primary.urlOf(name), url: standby.urlOf(name), hasReplica: true };
    return await runRound(site, { ...options, faults: [lose] });
  } finally {
    for (const gateway of gateways) await gateway.remove();
    await standby.remove();
    await primary.remove();
  }
}

function summary({ operations, ok, refused, unknown }, faults, rounds, began) {
  const kinds = Object.entries(faults).map(([kind, times]) => `${kind} ${times}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  return `${operations} operations in ${rounds} rounds (${ok} entries done, ${refused} refused, ${unknown} unknown), ${kinds.join(', ')}: 0 anomalies, ${seconds} s`;
}
