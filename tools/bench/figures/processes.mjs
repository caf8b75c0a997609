import { readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';

const microsecondsPerTick = 10_000;

/** CPU microseconds of a process, from /proc. */
export function cpuOf(pid) {
  const { used } = statOf(pid) ?? { used: 0 };
  return used;
}

/** The same of the processes that this one has started and that have ended. */
export const cpuOfEnded = () => statOf(process.pid).ofEnded;

/** The same for a PostgreSQL server with all its processes, also those that have ended. */
export function cpuOfServer(stateFile) {
  const server = Number(readFileSync(stateFile, 'utf8').split('\n')[0]);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(name))
    .filter((stat) => stat && (stat.pid === server || stat.parent === server))
    .reduce((sum, { pid, used, ofEnded }) => sum + used + (pid === server ? ofEnded : 0), 0);
}

/** Megabytes in memory. */
export const memoryOf = (pid) => Math.round(kilobytesOf(pid) / 1024);

export function kilobytesOf(pid) {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0);
}

/** The load average of the last minute. */
export const loadNow = () => Number(os.loadavg()[0].toFixed(1));

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name that may contain spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [own, system, ofChildren, systemOfChildren] = fields.slice(11, 15).map(Number);
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      used: (own + system) * microsecondsPerTick,
      ofEnded: (ofChildren + systemOfChildren) * microsecondsPerTick,
    };
  } catch {
    return null;
  }
}
