import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** When a process began, in the system's own words, or null when there is none: an id alone may have been reused. */
export function startOf(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? null : fields[19];
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** Whether the process works in that folder, as a PostgreSQL server does in its data directory. */
export function worksIn(pid, folder) {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder;
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).includes(folder);
  } catch {
    return false;
  }
}

/** Sends each signal in turn, giving the process that many milliseconds after it; answers whether it has ended. */
export async function endProcess(pid, signals) {
  const start = startOf(pid);
  if (start === null) return true;
  for (const [signal, patience] of signals) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code === 'ESRCH') return true;
      throw error;
    }
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (startOf(pid) !== start) return true;
      await pause(20);
    }
  }
  return startOf(pid) !== start;
}
