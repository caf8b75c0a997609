const { execFile } = require('node:child_process');
const path = require('node:path');
const { promisify } = require('node:util');
const { root } = require('../checks/plantedTree.cjs');
const { tinySite } = require('./testing/tinySite.cjs');

let site;
beforeEach(() => (site = tinySite()));
afterEach(() => site.remove());

/** A command as npm runs it; answers its exit code and what it said. */
async function type(...words) {
  const env = { ...process.env, SITE_DIR: site.siteDir, STORAGE_S3_BUCKET: '' };
  return promisify(execFile)(process.execPath, [path.join(root, 'tools/release/main.mjs'), ...words], {
    env,
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}

it.each([
  [['publish'], 'Expected one of release, promote, canary, rollback, releases, check-schema.'],
  [['rollback', 'mf-garden'], 'Which remote? One of '],
  [['rollback'], 'Which remote? One of '],
  [['release', 'mf-wall', '--force'], "Unknown option '--force'"],
])('%j is refused by PW-211, with the words that there are', async (words, sentence) => {
  const { code, said } = await type(...words);
  expect(code).toBe(1);
  expect(said).toContain(`PW-211 ${sentence}`);
});

it('a command that there is goes on', async () => {
  expect(await type('releases')).toMatchObject({ code: 0 });
});
