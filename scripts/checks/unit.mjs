import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { attempt, plainEnvironment } from '../terminal/command.mjs';
import { testedPackages } from '../tree/packages.mjs';
import { inRoot } from '../tree/root.mjs';

const report = inRoot('.cache', 'jest.json');

/** Unit, component and integration tests of every package, by jest; the gateway's on a real PostgreSQL. */
export async function unit(args = []) {
  rmSync(report, { force: true });
  const projects = testedPackages.filter((name) => existsSync(inRoot(name, 'jest.config.cjs')));
  const { code, output } = await attempt(
    'jest',
    [
      '--ci',
      '--maxWorkers=2',
      // A seeded database, many members at once or somebody who types take a while on a busy machine.
      '--testTimeout=30000',
      '--passWithNoTests',
      '--json',
      `--outputFile=${report}`,
      ...args,
      '--projects',
      ...projects,
    ],
    { env: plainEnvironment() },
  );
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numRuntimeErrorTestSuites = 0,
    testResults = [],
  } = readReport();
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return {
    passed: numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    again: testsTriedAgain(testResults),
    output: withoutReport(output),
  };
}

/** The tests that succeeded at the second try only. */
const testsTriedAgain = (files) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${relative(inRoot(), name)}: ${fullName}`),
  );

const readReport = () => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {});

/** jest prints its report as well, on one long line. */
const withoutReport = (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num'))
    .join('\n');
