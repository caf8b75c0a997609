const isTerminal = process.stdout.isTTY;
const quiet = 2000;

// A terminal that was closed, or a reader that has read enough, must not end what has to be stopped in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/**
 * Runs a step and shows it on one line, with its seconds. It fails by throwing.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {(made: T) => string} [tell] what to say of it beside its name
 * @returns {Promise<T>}
 */
export async function step(name, work, tell = () => '') {
  const started = performance.now();
  const announce = setTimeout(() => show(`… ${name}`, isTerminal ? '' : '\n'), isTerminal ? 100 : quiet);
  try {
    const made = await work();
    clearTimeout(announce);
    show(`✓ ${name.padEnd(14)} ${secondsSince(started)}  ${tell(made)}`.trimEnd());
    return made;
  } catch (error) {
    clearTimeout(announce);
    show(`✗ ${name.padEnd(14)} ${secondsSince(started)}`);
    throw error;
  }
}

/** Seconds since a reading of performance.now(), for people. */
export const secondsSince = (started) => `${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`;

/** What stops a command, said in one sentence: shown without a stack. */
export class Failure extends Error {}

/** Runs a command's story; ends the program with code 1 when it fails. */
export async function tell(story) {
  try {
    await story();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Failure ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}

function show(line, end = '\n') {
  process.stdout.write(`${isTerminal ? '\r\x1b[2K' : ''}${line}${end}`);
}
