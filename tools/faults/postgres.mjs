import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { readServerState } from '../../scripts/site/postgres/cluster.mjs';
import { postgresServer } from '../../scripts/site/postgres/database.mjs';
import { oneOf } from './random.mjs';

const mostAttempts = 40;

/**
 * A PostgreSQL to be killed: its own cluster with ordinary durability settings. Its address never changes.
 *
 * @param {string[]} [settings] server settings, `name=value`
 * @param {string} [dataDir] by default a new directory
 */
export async function openPostgres(
  settings = [],
  dataDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-faults-')),
) {
  // As root, the server runs as another user, who must reach its data.
  chmodSync(dataDir, 0o711);
  const server = await postgresServer(dataDir, settings);
  const cluster = path.join(dataDir, 'postgres');
  let child = null;
  await start();

  return {
    dataDir,
    cluster,
    start,
    /** Whether the server has ended; nothing restarts it. */
    hasEnded: () => child.hasEnded(),
    /** The address of a database in it. */
    urlOf: (name) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href,
    /** Kills the server with all its children at once, as a power failure would. */
    async kill() {
      for (const pid of pidsOf(readServerState(cluster).pid)) killIfThere(pid);
      await child.ended;
    },
    /** Kills one of the backends, if there are any. */
    killBackend(random) {
      const children = childrenOf(readServerState(cluster).pid);
      const backends = children.filter(({ title }) => title.includes('127.0.0.1'));
      if (backends.length > 0) killIfThere(oneOf(random, backends).pid);
    },
    stop: () => child.stop(server.stopTimeout),
    async remove() {
      await child.stop(server.stopTimeout);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };

  async function start(attempt = 1) {
    child = await server.start();
    try {
      await server.untilReady(child);
    } catch (error) {
      if (attempt === mostAttempts || !server.transient.test(error.message)) throw error;
      await pause(250);
      await start(attempt + 1);
    }
  }
}

/** Runs the work with a small connection pool. */
export async function onDatabase(url, work) {
  const sql = connectTo(url);
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 2 });
  }
}

export function connectTo(url, options = {}) {
  return postgres(url, { max: 4, connect_timeout: 10, onnotice: () => undefined, ...options });
}

const pidsOf = (postmaster) => [postmaster, ...childrenOf(postmaster).map(({ pid }) => pid)];

const childrenOf = (parent) => processes().filter(({ parent: of }) => of === parent);

/** Every process, as `{ pid, parent, title }`. */
function processes() {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-axwwo', 'pid=,ppid=,command='], { encoding: 'utf8' }).split('\n');
    return lines.map((line) => {
      const [, pid, parent, title] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return { pid: Number(pid), parent: Number(parent), title: title ?? '' };
    });
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      const stat = readIfThere(`/proc/${pid}/stat`);
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return { pid: Number(pid), parent, title: readIfThere(`/proc/${pid}/cmdline`) };
    });
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function killIfThere(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
