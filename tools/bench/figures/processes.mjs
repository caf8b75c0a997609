import { readFileSync, readdirSync } from 'node:fs';

const microsecondsPerTick = 10_000;

/** CPU microseconds of a process, from /proc. */
export function cpuOf(pid) {
  const { used } = statOf(pid) ?? { used: 0 };
  return used;
}

/** The same for a PostgreSQL server with its children. */
export function cpuOfServer(stateFile) {
  const server = Number(readFileSync(stateFile, 'utf8').split('\n')[0]);
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(name))
    .filter((stat) => stat && (stat.pid === server || stat.parent === server));
  return new Map(processes.map(({ pid, used }) => [pid, used]));
}

/** The difference of two readings; a backend that is new in the second counts from zero. */
export function usedBetween(before, after) {
  let used = 0;
  for (const [pid, at] of after) used += at - (before.get(pid) ?? 0);
  return used;
}

/** Megabytes in memory. */
export const memoryOf = (pid) => Math.round(kilobytesOf(pid) / 1024);

export function kilobytesOf(pid) {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0);
}

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name that may contain spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const used = (Number(fields[11]) + Number(fields[12])) * microsecondsPerTick;
    return { pid: Number(pid), parent: Number(fields[1]), used };
  } catch {
    return null;
  }
}
