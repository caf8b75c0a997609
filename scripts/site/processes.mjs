import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Start time of a process in the system's format, null when there is none: an id alone may have been reused. */
export function startTimeOf(pid) {
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

/** Whether the folder is the process's working directory, as it is for a PostgreSQL server and its data directory. */
export function isWorkingIn(pid, folder) {
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

/** Sends each signal in turn and waits its number of milliseconds. Returns whether the process has ended. */
export async function endProcess(pid, signals) {
  const start = startTimeOf(pid);
  if (start === null) return true;
  for (const [signal, timeout] of signals) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code === 'ESRCH') return true;
      throw error;
    }
    const deadline = Date.now() + timeout;
    while (Date.now() < deadline) {
      if (startTimeOf(pid) !== start) return true;
      await pause(20);
    }
  }
  return startTimeOf(pid) !== start;
}
