import { capture } from '../../scripts/terminal/command.mjs';
import { typedPackages } from '../../scripts/tree/packages.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { filesUnder } from '../../scripts/tree/stamps.mjs';

/** TypeScript over every package and the example client. */
export async function types() {
  const failures = [];
  for (const name of [...typedPackages, 'docs/api/typescript'].filter(hasSources)) {
    const { code, output } = await capture('tsc', ['-p', name]);
    if (code !== 0) failures.push(output);
  }
  return failures.length === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, output: failures.join('\n') };
}

const hasSources = (name) => filesUnder(inRoot(name)).some((file) => /\.tsx?$/.test(file));
