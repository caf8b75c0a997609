import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

export interface StartedSite {
  origin: string;
  /** The folder of the mails that it wrote. */
  outbox: string;
  stop(): Promise<void>;
}

/** Starts a site by `npm start`'s own script, with its own data on a free port. */
export async function startSite(given: NodeJS.ProcessEnv = {}): Promise<StartedSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'prayer-wall-stories-'));
  // As root, PostgreSQL's own account needs access.
  await chmod(dataDir, 0o711);
  const started = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...environment(), PORT: '0', DATA_DIR: dataDir, SEED: 'demo', RATE_LIMITS: 'off', ...given },
    // The IPC channel stops the site when this process ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = async () => {
    await stopped(started);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { origin: await readyOrigin(started), outbox: path.join(dataDir, 'outbox'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** This environment without the variables that would connect the site to a real database, mail server or accounts. */
function environment(): NodeJS.ProcessEnv {
  const foreign = [
    'NODE_ENV',
    'HOST',
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'SMTP_URL',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'ADMIN_EMAILS',
    'SITE_ORIGIN',
    'SITE_DIR',
    'SITE_PUBLISH',
  ];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.includes(name)));
}

/** Resolves to the address that the site prints when it is ready. Rejects with its output when it ends before. */
function readyOrigin(started: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /is ready at (\S+)/.exec(output);
      if (ready) resolve(ready[1]!);
    };
    started.stdout!.on('data', listen);
    started.stderr!.on('data', listen);
    started.on('exit', (code) => reject(new Error(`The site did not start (${code}):\n${output}`)));
  });
}

function stopped(started: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (started.exitCode !== null || started.signalCode !== null) return resolve();
    started.on('exit', () => resolve());
    started.kill('SIGTERM');
  });
}
