import { secondsSince } from '../../scripts/terminal/progress.mjs';

/** Runs the steps after a saved file, and prints one line: how long it took, or why it failed. */
export async function report(name, work) {
  const started = performance.now();
  try {
    const result = await work();
    console.log(`✓ ${name.padEnd(14)} ${secondsSince(started)}`);
    return result;
  } catch (error) {
    console.error([`✗ ${name.padEnd(14)} ${secondsSince(started)}`, ...messagesOf(error)].join('\n'));
    throw error;
  }
}

/** esbuild prints its errors itself; the code generator has one for each document. */
function messagesOf({ message, errors = [] }) {
  if (errors.some((one) => 'location' in one)) return [];
  return [message, ...errors.map((one) => one.message)];
}
