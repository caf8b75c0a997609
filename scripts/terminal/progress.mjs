import { Failure } from './failure.mjs';

export { Failure };

const isTerminal = process.stdout.isTTY;
const quiet = 2000;

// A closed terminal or pipe must not interrupt an orderly shutdown.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/**
 * Runs a step and shows it on one line with its duration.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {(made: T) => string} [describe] shown beside the name
 * @returns {Promise<T>}
 */
export async function step(name, work, describe = () => '') {
  const started = performance.now();
  const announce = setTimeout(() => show(`… ${name}`, isTerminal ? '' : '\n'), isTerminal ? 100 : quiet);
  try {
    const made = await work();
    clearTimeout(announce);
    show(`✓ ${name.padEnd(14)} ${secondsSince(started)}  ${describe(made)}`.trimEnd());
    return made;
  } catch (error) {
    clearTimeout(announce);
    show(`✗ ${name.padEnd(14)} ${secondsSince(started)}`);
    throw error;
  }
}

/** Seconds since a reading of performance.now(), for display. */
export const secondsSince = (started) => `${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`;

/** Runs a command; sets exit code 1 and prints the reason when it fails. */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Failure ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}

function show(line, end = '\n') {
  process.stdout.write(`${isTerminal ? '\r\x1b[2K' : ''}${line}${end}`);
}
