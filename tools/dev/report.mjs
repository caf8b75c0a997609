import { secondsSince } from '../../scripts/terminal/progress.mjs';

/** Runs what a saved file asks for, and prints one line: how long it took, or why it failed. */
export async function report(name, work) {
  const started = performance.now();
  try {
    const result = await work();
    console.log(`✓ ${name.padEnd(14)} ${secondsSince(started)}`);
    return result;
  } catch (error) {
    // esbuild prints its errors itself.
    console.error(`✗ ${name.padEnd(14)} ${secondsSince(started)}${error.errors ? '' : `\n${error.message}`}`);
    throw error;
  }
}
