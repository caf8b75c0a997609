const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { tinySite } = require('./testing/tinySite.cjs');
const { readSettings } = require('../../scripts/site/settings.mjs');
const { root } = require('../../scripts/tree/root.mjs');
const { publish } = require('./publish.mjs');

let site;
beforeEach(() => (site = tinySite()));
afterEach(() => site.remove());

/** A built shell, of one page and one file. */
function buildShell() {
  const built = path.join(site.siteDir, '../shell-build');
  mkdirSync(path.join(built, 'assets'), { recursive: true });
  writeFileSync(path.join(built, 'manifest.json'), '{"program":"/assets/main.1.js"}');
  writeFileSync(path.join(built, 'assets/main.1.js'), 'x'.repeat(5000));
  return built;
}

it('the shell and the areas are published to the given folder with its own registry', async () => {
  const built = { shell: buildShell(), 'mf-wall': site.build('one') };
  const folder = path.join(site.siteDir, '../elsewhere');
  expect(await publish(folder, ['mf-wall'], (name) => built[name])).toBe('');

  const { live } = JSON.parse(readFileSync(path.join(folder, 'registry.json'), 'utf8')).remotes['mf-wall'];
  for (const file of [
    'shell/manifest.json',
    'shell/assets/main.1.js.br',
    `mf/mf-wall/${live}/remoteEntry.js`,
    'released-schema.graphql',
    'released-shell.json',
  ])
    expect([file, existsSync(path.join(folder, file))]).toEqual([file, true]);
});

it('a start publishes to the folder that it serves, unless publishing is off', async () => {
  const settings = (env) => readSettings({ PORT: '4000', ...env });
  expect(await settings({})).toMatchObject({ siteDir: path.join(root, '.site'), publishes: true });
  expect(await settings({ SITE_DIR: '' })).toMatchObject({ siteDir: path.join(root, '.site') });
  expect(await settings({ SITE_DIR: '/srv/wall' })).toMatchObject({ siteDir: '/srv/wall', publishes: true });
  expect(await settings({ SITE_DIR: 'other', SITE_PUBLISH: 'off' })).toMatchObject({
    siteDir: path.join(root, 'other'),
    publishes: false,
  });
  await expect(settings({ SITE_PUBLISH: 'no' })).rejects.toThrow('SITE_PUBLISH: expected on or off');
});
