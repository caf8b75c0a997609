const { spawnSync } = require('node:child_process');
const { mkdtempSync, rmSync, statSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { makeDataDirectory } = require('./dataDirectory.mjs');

it('a data directory is created with the folders above it, and may exist', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  const dataDir = path.join(folder, 'of', 'site');
  makeDataDirectory(dataDir);
  makeDataDirectory(dataDir);
  expect(statSync(dataDir).isDirectory()).toBe(true);
  rmSync(folder, { recursive: true });
});

it('where none can be created this is said at once', () => {
  const script = `
    import { makeDataDirectory } from './dataDirectory.mjs';
    try {
      makeDataDirectory('/proc/none/of/site');
    } catch (error) {
      console.log(error.message);
    }`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    encoding: 'utf8',
    // Without an end of its own it would run for ever.
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  expect(stdout).toContain('DATA_DIR=/proc/none/of/site cannot be used: ');
});
