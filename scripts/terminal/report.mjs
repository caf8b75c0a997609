import { Failure, secondsSince } from './progress.mjs';

const preparations = ['schema', 'build'];

/**
 * Runs checks, shows each as it ends, with its output when it failed, and adds them up.
 *
 * @param {(name: string) => boolean} wanted
 */
export function report(wanted) {
  const rows = [];
  return {
    wants: wanted,
    /** A check returns `{ passed, failed, output }`; one that throws counts as one failure. */
    async run(name, check) {
      // Other checks depend on these, so they run even when they were not requested.
      if (!wanted(name) && !preparations.includes(name)) return;
      const started = performance.now();
      const result = await check().catch((error) => ({
        passed: 0,
        failed: 1,
        output: error instanceof Failure ? error.message : error.stack,
      }));
      const row = { name, seconds: secondsSince(started), ...result };
      rows.push(row);
      console.log(asLine(row));
      if (row.failed > 0) console.log(`\n${row.output?.trimEnd()}\n`);
    },
    /** Prints the table and the summary line; the program fails when a check did, or none ran. */
    close() {
      const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
      const failed = process.exitCode ? Math.max(1, sum('failed')) : sum('failed');
      console.log(`\n${rows.map(asLine).join('\n')}\n\n${sum('passed')} passed, ${failed} failed`);
      process.exitCode = failed > 0 || sum('passed') === 0 ? 1 : 0;
    },
  };
}

const asLine = ({ name, seconds, passed, failed }) =>
  `${failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${seconds}  ${passed} passed, ${failed} failed`.replace(
    / {2}0 passed, 0 failed$/,
    '',
  );
