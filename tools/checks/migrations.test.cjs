const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { gunzipSync } = require('node:zlib');
const { digestOf } = require('../upgrades/digest.mjs');
const { root } = require('./plantedTree.cjs');

const releases = path.join(root, 'gateway/releases');
const migrations = path.join(root, 'gateway/migrations');

it.each(readdirSync(releases).filter((file) => file.endsWith('.json.gz')))(
  'no migration was edited or renamed since %s',
  (file) => {
    const kept = JSON.parse(gunzipSync(readFileSync(path.join(releases, file)))).migrations;
    const today = Object.keys(kept).map((name) => {
      const migration = path.join(migrations, name);
      return [name, digestOf(readFileSync(migration, 'utf8'))];
    });
    expect(Object.fromEntries(today)).toEqual(kept);
  },
);

it('a comment in a migration may be mended, a statement may not', () => {
  const migration = '-- Of the wall.\ncreate table walls (\n  id integer -- Its number.\n);';
  expect(digestOf(migration)).toBe(digestOf(migration.replace('Its number', 'The number')));
  expect(digestOf(migration)).not.toBe(digestOf(migration.replace('integer', 'bigint')));
});
