const { spawnSync } = require('node:child_process');
const { chmodSync, mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

it('whoever may not write in the checkout is told so, and whose it is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  chmodSync(folder, 0o555);
  // Root may write everywhere.
  const script = `
    import { acquireLock } from './lock.mjs';
    if (process.geteuid() === 0) process.seteuid(65534);
    try {
      acquireLock(process.env.LOCK);
    } catch (error) {
      console.log(error.constructor.name, error.message);
    }`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    env: { ...process.env, LOCK: path.join(folder, '.cache/prepare.lock') },
    encoding: 'utf8',
  });
  expect(stdout).toMatch(
    /^Failure \S+\/\.cache cannot be written by this user: run this as its owner \(user id \d+\)/,
  );
  rmSync(folder, { recursive: true });
});
