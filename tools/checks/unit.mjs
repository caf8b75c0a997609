import { existsSync, readFileSync, rmSync } from 'node:fs';
import { capture, plainEnvironment } from '../../scripts/terminal/command.mjs';
import { testedPackages } from '../../scripts/tree/packages.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { temporaryEnvironment } from './temporary.mjs';

const report = inRoot('.cache', 'jest.json');

/** Unit, component and integration tests of every package, by jest; the gateway's on a real PostgreSQL. */
export async function unit(args = []) {
  rmSync(report, { force: true });
  const projects = testedPackages.filter((name) => existsSync(inRoot(name, 'jest.config.cjs')));
  const { code, output } = await capture(
    'jest',
    [
      '--ci',
      // On two cores: tests wait for the database, for timers and for what shall time out. With four at a time two of
      // them waited in vain (decision 76).
      '--maxWorkers=3',
      // Seeding a database, many members at once and typing take a while on a busy machine.
      '--testTimeout=30000',
      '--passWithNoTests',
      '--json',
      `--outputFile=${report}`,
      ...args,
      '--projects',
      ...projects,
    ],
    { env: { ...plainEnvironment(), ...temporaryEnvironment() } },
  );
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = readReport();
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return {
    passed: numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    output: withoutReport(output),
  };
}

const readReport = () => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {});

/** jest also prints its report, on one long line. */
const withoutReport = (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num'))
    .join('\n');
