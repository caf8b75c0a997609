import { attempt } from '../terminal/command.mjs';
import { typedPackages } from '../tree/packages.mjs';
import { inRoot } from '../tree/root.mjs';
import { filesUnder } from '../tree/stamps.mjs';

/** TypeScript finds nothing wrong in any package that has begun. */
export async function types() {
  const failures = [];
  for (const name of typedPackages.filter(hasSources)) {
    const { code, output } = await attempt('tsc', ['-p', name]);
    if (code !== 0) failures.push(output);
  }
  return failures.length === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, output: failures.join('\n') };
}

const hasSources = (name) => filesUnder(inRoot(name)).some((file) => /\.tsx?$/.test(file));
