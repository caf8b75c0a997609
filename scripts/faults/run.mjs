import { secondsSince } from '../terminal/progress.mjs';
import { fullDisk } from './fullDisk.mjs';
import { fullLog } from './fullLog.mjs';
import { fullOutbox } from './fullOutbox.mjs';
import { killedDatabase } from './killedDatabase.mjs';
import { migrations } from './migrations.mjs';
import { overload } from './overload.mjs';
import { onDatabase, openPostgres } from './postgres.mjs';
import { randomFrom } from './random.mjs';
import { replica } from './replica.mjs';
import { twoGateways } from './twoGateways.mjs';
import { wayToDatabase } from './wayToDatabase.mjs';

const scenarios = [
  ...killedDatabase,
  ...twoGateways,
  ...wayToDatabase,
  ...migrations,
  ...fullDisk,
  ...fullLog,
  ...fullOutbox,
  ...overload,
  ...replica,
];

/**
 * Runs every fault, or those whose name holds a word, and tells of each as it ends.
 *
 * @param {{ seed: number, isLong: boolean, only?: string }} options isLong: with all rounds, and what only long runs have
 * @returns {Promise<{ passed: number, failed: number, output: string }>}
 */
export async function testFaults({ seed, isLong, only = '' }, tell = () => undefined) {
  const chosen = scenarios.filter(
    (scenario) => (isLong || !scenario.isLong) && scenario.name.toLowerCase().includes(only.toLowerCase()),
  );
  const postgres = await openPostgres();
  const lines = [];
  let failed = 0;
  let databases = 0;
  const makeDatabase = async (where = '') => {
    databases += 1;
    const name = `house_${databases}`;
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
      tell(line);
    }
  } finally {
    await postgres.remove();
  }
  return { passed: chosen.length - failed, failed, output: `${lines.join('\n')}\nseed ${seed}` };
}
