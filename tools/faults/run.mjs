import { secondsSince } from '../../scripts/terminal/progress.mjs';
import { edgeCache } from './edgeCache.mjs';
import { failover } from './failover.mjs';
import { fullDisk } from './fullDisk.mjs';
import { fullLog } from './fullLog.mjs';
import { fullOutbox } from './fullOutbox.mjs';
import { history } from './history/history.mjs';
import { killedDatabase } from './killedDatabase.mjs';
import { migrations } from './migrations.mjs';
import { overload } from './overload.mjs';
import { pgbouncer } from './pgbouncer.mjs';
import { onDatabase, openPostgres } from './postgres.mjs';
import { randomFrom } from './random.mjs';
import { replica } from './replica.mjs';
import { soak } from './soak.mjs';
import { twoGateways } from './twoGateways.mjs';
import { upgrade } from './upgrade.mjs';
import { databaseConnection } from './databaseConnection.mjs';

const scenarios = [
  ...killedDatabase,
  ...twoGateways,
  ...failover,
  ...databaseConnection,
  ...migrations,
  ...upgrade,
  ...fullDisk,
  ...fullLog,
  ...fullOutbox,
  ...overload,
  ...replica,
  ...edgeCache,
  ...pgbouncer,
  ...history,
  ...soak,
];

/**
 * Runs every fault, or those whose name contains a text, and reports each as it ends.
 *
 * @param {{ seed: number, isLong: boolean, only?: string }} options isLong: all rounds, and the faults that only long runs have
 * @returns {Promise<{ passed: number, failed: number, output: string }>}
 */
export async function testFaults({ seed, isLong, only = '' }, onResult = () => undefined) {
  const chosen = scenarios.filter(
    ({ name, isOnDemand, ...scenario }) =>
      (isOnDemand ? only !== '' : isLong || !scenario.isLong) &&
      name.toLowerCase().includes(only.toLowerCase()),
  );
  const postgres = await openPostgres();
  const lines = [];
  let failed = 0;
  let databases = 0;
  const makeDatabase = async (where = '') => {
    databases += 1;
    const name = `faults_${databases}`;
    await onDatabase(postgres.urlOf('postgres'), (sql) => sql.unsafe(`create database ${name} ${where}`));
    return postgres.urlOf(name);
  };
  try {
    for (const [number, { name, run }] of chosen.entries()) {
      const started = performance.now();
      const verdict = await run({ postgres, makeDatabase, random: randomFrom(seed + number), isLong }).then(
        (figures) => ({ sign: '✓', words: figures }),
        (error) => ({ sign: '✗', words: error.stack }),
      );
      if (verdict.sign === '✗') failed += 1;
      const line = `${verdict.sign} ${secondsSince(started)}  ${name}\n    ${verdict.words}`;
      lines.push(line);
      onResult(line);
    }
  } finally {
    await postgres.remove();
  }
  return { passed: chosen.length - failed, failed, output: `${lines.join('\n')}\nseed ${seed}` };
}
