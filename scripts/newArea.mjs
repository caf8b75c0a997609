import './steps/node.mjs';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { updateLockfile } from './steps/install.mjs';
import { generateTypes, installAll, withCheckoutLock } from './steps/prepare.mjs';
import { plainEnvironment, run } from './terminal/command.mjs';
import { runCommand, step } from './terminal/progress.mjs';
import { inRoot, root } from './tree/root.mjs';

const parsed = parseArgs({ options: { into: { type: 'string' } }, allowPositionals: true });
const { into } = parsed.values;
const [name] = parsed.positionals;

// npm run new-area events: the folder of a new area, installed and generated; with --into, a repository for it.
await runCommand(into === undefined ? newArea : newRepository);

async function newArea() {
  const area = await withCheckoutLock(addArea);
  // A process of its own, which finds the new folder among the packages.
  await run('node', ['scripts/codegen.mjs'], { live: true });
  await step('messages', () => run('node', ['tools/messages/main.mjs']));
  console.log(`
${area} is there, with its catalogs and its row in docs/architecture.md; nothing else needs a change.

  npm run dev -- ${area}         shows it, replaced in the page as you save
  npx jest --projects ${area}    tests it
  npm run release -- ${area}     releases it alone, on a running site
`);
}

async function addArea() {
  await installAll();
  // Imported late: it needs installed packages.
  const { writeArea, writeRow } = await import('../tools/dev/newArea.mjs');
  const area = await writeArea(name, root);
  try {
    await step('lockfile', updateLockfile, () => `has ${area}`);
    await run('prettier', ['--write', area], { env: plainEnvironment() });
  } catch (error) {
    rmSync(inRoot(area), { recursive: true });
    throw error;
  }
  writeRow(area, root);
  return area;
}

async function newRepository() {
  const folder = path.resolve(into);
  await withCheckoutLock(async () => {
    await installAll();
    await generateTypes();
    const { writeRepository } = await import('../tools/dev/newRepository.mjs');
    await step('packed', () => writeRepository(name, folder));
  });
  console.log(`\n${folder} is there. Its README.md has the commands.`);
}
