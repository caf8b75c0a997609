import './steps/node.mjs';
import { rmSync } from 'node:fs';
import { updateLockfile } from './steps/install.mjs';
import { installAll, withCheckoutLock } from './steps/prepare.mjs';
import { plainEnvironment, run } from './terminal/command.mjs';
import { runCommand, step } from './terminal/progress.mjs';
import { inRoot, root } from './tree/root.mjs';

// npm run new-area events: the folder of a new area, installed and generated.
await runCommand(async () => {
  const area = await withCheckoutLock(addArea);
  // A process of its own, which finds the new folder among the packages.
  await run('node', ['scripts/codegen.mjs'], { live: true });
  console.log(`
${area} is there; nothing else needs a change.

  npm run dev -- ${area}         shows it, replaced in the page as you save
  npx jest --projects ${area}    tests it
  npm run release -- ${area}     releases it alone, on a running site
`);
});

async function addArea() {
  await installAll();
  // Imported late: it needs installed packages.
  const { writeArea } = await import('../tools/dev/newArea.mjs');
  const area = await writeArea(process.argv[2], root);
  try {
    await step('lockfile', updateLockfile, () => `has ${area}`);
    await run('prettier', ['--write', area], { env: plainEnvironment() });
  } catch (error) {
    rmSync(inRoot(area), { recursive: true });
    throw error;
  }
  return area;
}
