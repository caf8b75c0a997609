import './steps/node.mjs';
import { budgets } from './checks/budgets.mjs';
import { faults } from './checks/faults.mjs';
import { lint } from './checks/lint.mjs';
import { stories } from './checks/stories.mjs';
import { types } from './checks/types.mjs';
import { unit } from './checks/unit.mjs';
import { report } from './checks/report.mjs';
import { printedSchemaHash } from './steps/codegen.mjs';
import { aloneHere, buildSite, generateTypes, installAll } from './steps/prepare.mjs';
import { tell } from './terminal/progress.mjs';

// npm test: every check, or those that are named; what follows `--` goes to jest or Playwright.
const split = process.argv.indexOf('--', 2);
const named = process.argv.slice(2, split < 0 ? undefined : split);
const passedOn = split < 0 ? [] : process.argv.slice(split + 1);
const wanted = (name) => named.length === 0 || named.includes(name);

const checks = report(wanted);

await tell(async () => {
  await aloneHere(async () => {
    await installAll();
    await checks.run('schema', committedSchema);
  });
  // Compilers and linters leave a core idle; the tests of time and order get the machine for themselves.
  await Promise.all([
    ['budgets', 'faults', 'stories'].some(wanted) && checks.run('build', () => aloneHere(build)),
    checks.run('types', types).then(() => checks.run('lint', lint)),
  ]);
  await checks.run('budgets', () => budgets());
  await checks.run('unit', () => unit(passedOn));
  await checks.run('faults', faults);
  await checks.run('stories', () => stories(passedOn));
});
checks.close();
// Without this Node may turn for ever in what it clears away: connections that the faults have cut are never closed.
process.exit();

/** The printed schema in the checkout is the one that the sources make. */
async function committedSchema() {
  const committed = printedSchemaHash();
  await generateTypes();
  if (printedSchemaHash() === committed) return { passed: 1, failed: 0 };
  return {
    passed: 0,
    failed: 1,
    output: 'schema/schema.graphql was out of date. It has been written anew: commit it.',
  };
}

/** Nothing to count when it works. */
async function build() {
  await buildSite();
  return { passed: 0, failed: 0 };
}
