import { parseArgs } from 'node:util';
import { examine, type Options } from './examine';
import { codeOf, type Finding } from './finding';

/** `npm run doctor [-- --to address]`: prints what it finds, and ends with 1 if something is wrong. */
run().then(
  (isWell) => process.exit(isWell ? 0 : 1),
  (error: unknown) => {
    process.stdout.write(
      `problem  Doctor: it could not finish (${codeOf(error)}). Only --to address may follow its name.\n`,
    );
    process.exit(1);
  },
);

async function run(): Promise<boolean> {
  const findings = await examine(process.env, readOptions());
  for (const finding of findings) process.stdout.write(`${lineOf(finding)}\n`);
  const problems = findings.filter(({ state }) => state === 'problem').length;
  process.stdout.write(`\n${summaryOf(problems)}\n`);
  return problems === 0;
}

/** @throws TypeError for any other argument */
function readOptions(): Options {
  const { values } = parseArgs({ options: { to: { type: 'string' }, 'no-database': { type: 'string' } } });
  return { to: values.to ?? null, noDatabase: values['no-database'] ?? null };
}

const lineOf = ({ state, about, text }: Finding) =>
  `${state.padEnd(8)} ${about}: ${text.replace(/\s+/g, ' ')}`;

function summaryOf(problems: number): string {
  if (problems === 0) return 'Nothing is wrong.';
  return problems === 1 ? 'One thing is wrong.' : `${problems} things are wrong.`;
}
