import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../../scripts/tree/root.mjs';

/** Starts a site as `npm start` does, with demo data; `siteDir` is served as it is. */
export async function startSite(siteDir) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-first-load-'));
  // As root, PostgreSQL's account needs access.
  chmodSync(dataDir, 0o711);
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, SEED: 'demo', RATE_LIMITS: 'off' };
  delete env.DATABASE_URL;
  delete env.DATABASE_DIRECT_URL;
  delete env.SITE_ORIGIN;
  const child = spawn(process.execPath, [inRoot('scripts/start.mjs')], {
    env: siteDir ? { ...env, SITE_DIR: siteDir, SITE_PUBLISH: 'off' } : env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const origin = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      const [, address] = /is ready at (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(output)));
  });
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The measured addresses: landing page, wall, the first prayer of the demo data, the testimonies, and the first group. */
export const addresses = ['/', '/prayers', '/prayer/1', '/testimonials', '/prayer-groups/1'];

export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
