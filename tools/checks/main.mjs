import { printedSchemaHash } from '../../scripts/steps/codegen.mjs';
import { withCheckoutLock, buildSite, generateTypes } from '../../scripts/steps/prepare.mjs';
import { findBrowser, findHeadlessShell } from './browser.mjs';
import { budgets } from './budgets.mjs';
import { builderPaths } from './builderPaths.mjs';
import { faults } from './faults.mjs';
import { lint } from './lint.mjs';
import { recordSchemaChanges } from './schemaChanges.mjs';
import { stories } from './stories.mjs';
import { types } from './types.mjs';
import { unit } from './unit.mjs';

/**
 * Runs the requested checks in their order.
 *
 * @param {ReturnType<import('../../scripts/terminal/report.mjs').report>} checks
 * @param {string[]} passedOn arguments for jest or Playwright
 */
export async function runChecks(checks, passedOn) {
  await checks.run('schema', () => withCheckoutLock(committedSchema));
  // Compilers and linters leave a core idle; tests that depend on timing run alone.
  await Promise.all([
    ['budgets', 'paths', 'faults', 'stories'].some(checks.wants) &&
      checks.run('build', () => withCheckoutLock(build)),
    checks.run('types', types).then(() => checks.run('lint', lint)),
    checks.wants('stories') && installBrowsers(),
  ]);
  await checks.run('budgets', () => budgets());
  await checks.run('paths', async () => builderPaths());
  await checks.run('unit', () => unit(passedOn));
  await checks.run('faults', faults);
  await checks.run('stories', () => stories(passedOn));
}

/** A failure is that of the stories. */
const installBrowsers = () =>
  findBrowser()
    .then(findHeadlessShell)
    .catch(() => undefined);

/** The committed printed schema and the list of its changes are up to date. */
async function committedSchema() {
  const committed = printedSchemaHash();
  await generateTypes();
  const stale = [
    ...(printedSchemaHash() === committed ? [] : ['schema/schema.graphql']),
    ...((await recordSchemaChanges()) ? ['schema/changes.json'] : []),
  ];
  if (stale.length === 0) return { passed: 1, failed: 0 };
  return { passed: 0, failed: 1, output: `Out of date, and written anew: commit ${stale.join(' and ')}.` };
}

/** Counts only as a failure. */
async function build() {
  await buildSite();
  return { passed: 0, failed: 0 };
}
