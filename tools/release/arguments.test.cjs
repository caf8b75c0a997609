const { execFile } = require('node:child_process');
const path = require('node:path');
const { promisify } = require('node:util');
const { root } = require('../checks/plantedTree.cjs');
const { tinySite } = require('./testing/tinySite.cjs');

let site;
beforeEach(() => (site = tinySite()));
afterEach(() => site.remove());

/** Runs a command as npm does. Returns its exit code and output. */
async function type(...words) {
  const env = { ...process.env, SITE_DIR: site.siteDir, STORAGE_S3_BUCKET: '' };
  return promisify(execFile)(process.execPath, [path.join(root, 'tools/release/main.mjs'), ...words], {
    env,
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

it.each([
  [['publish'], 'Expected one of release, promote, canary, rollback, releases, check-schema.'],
  [['rollback', 'mf-garden'], 'Which remote? One of '],
  [['releases', 'retire', 'mf-garden', '--reason', 'Nobody came'], 'Which remote? One of '],
  [['releases', '--reason', 'Nobody came'], "Unknown option '--reason'"],
  [['rollback'], 'Which remote? One of '],
  [['release', 'mf-wall', '--force'], "Unknown option '--force'"],
])('%j is refused with PW-211 and the possible values', async (words, sentence) => {
  const { code, output } = await type(...words);
  expect(code).toBe(1);
  expect(output).toContain(`PW-211 ${sentence}`);
});

it('a known command succeeds', async () => {
  expect(await type('releases')).toMatchObject({ code: 0 });
});
