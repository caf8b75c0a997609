const { readFileSync } = require('node:fs');
const path = require('node:path');
const { filesUnder } = require('../../scripts/tree/stamps.mjs');
const { root } = require('./plantedTree.cjs');

const migrations = (numbers) => numbers.split(' ').map((number) => `migration ${number}`);

/**
 * SQL that not every database has which speaks PostgreSQL's protocol, and where it may stand. docs/scale.md says what each
 * is for and which step it keeps. If you need one elsewhere, add the place here, and say there what changes.
 */
const constructs = {
  extensions: { pattern: /create extension/i, places: migrations('0001 0003') },
  citext: {
    pattern: /\bcitext\b/i,
    places: [
      ...migrations('0001 0002 0004 0008 0010 0027 0028 0030 0038 0039 0040 0057'),
      'gateway/src/domains/chains/invitationsSql.ts',
      'gateway/src/domains/chains/sql.ts',
    ],
  },
  ctid: {
    pattern: /\bctid\b/,
    places: ['gateway/src/api/live/sql.ts', 'gateway/src/platform/confided/rotate.ts'],
  },
  BRIN: { pattern: /using brin/i, places: migrations('0012') },
  'GIN and trigrams': { pattern: /using gin|gin_trgm_ops|word_similarity/i, places: migrations('0003') },
  'GiST and exclusion constraints': { pattern: /using gist|exclude using/i, places: [] },
  'unlogged tables': { pattern: /create unlogged/i, places: migrations('0017 0018 0020 0035 0054') },
  'LISTEN and NOTIFY': {
    pattern: /pg_notify\(|\.listen\((channel|'|`)/,
    places: [
      ...migrations('0008 0062'),
      'gateway/src/api/live/postgresChannel.ts',
      'gateway/src/api/live/sql.ts',
      'gateway/src/domains/operations/mailSql.ts',
      'gateway/src/domains/operations/sql.ts',
      'gateway/src/domains/settings/follow.ts',
      'gateway/src/platform/database/direct.ts',
      'gateway/src/jobs/scheduler.ts',
    ],
  },
  'advisory locks': {
    pattern: /pg_(try_)?advisory/i,
    places: [
      ...migrations('0039 0057'),
      'gateway/src/domains/backups/job.ts',
      'gateway/src/domains/portable/importSql.ts',
      'gateway/src/domains/portable/snapshot.ts',
      'gateway/src/platform/database/migrate.ts',
      'tools/backup/copy/rebuild.mjs',
      'tools/backup/migrate.mjs',
    ],
  },
  triggers: {
    pattern: /create (or replace )?(constraint )?trigger/i,
    places: migrations(
      '0002 0003 0004 0005 0006 0008 0009 0010 0012 0017 0024 0028 0031 0034 0037 0040 0041 0043 0047 0048 0050 0051 0062',
    ),
  },
  'deferred and statement triggers': {
    pattern: /create constraint trigger|for each statement/i,
    places: migrations('0012 0031'),
  },
  'generated columns': { pattern: /generated always as \(/i, places: migrations('0002 0008') },
  'numbers by the database': {
    pattern: /as identity/i,
    places: migrations(
      '0001 0002 0005 0006 0007 0008 0009 0010 0012 0014 0028 0032 0037 0038 0040 0041 0048 0057 0063',
    ),
  },
  'SKIP LOCKED': {
    pattern: /skip locked/i,
    places: [
      'gateway/src/api/live/sql.ts',
      'gateway/src/domains/digest/sql.ts',
      'gateway/src/domains/newsletter/sql.ts',
      'gateway/src/domains/testimonials/sql.ts',
      'gateway/src/jobs/mail/sql.ts',
      'gateway/src/jobs/push/sql.ts',
    ],
  },
  'settings of a connection': {
    pattern: /set_config\([^)]*false\)/i,
    places: ['gateway/src/domains/portable/importSql.ts', 'tools/backup/load/loadExport.mjs'],
  },
  'types of our own': { pattern: /create (type|domain) /i, places: [] },
  'partitions and inheritance': { pattern: /partition (by|of) (range|list|hash)|inherits \(/i, places: [] },
};

const sources = ['gateway/migrations', 'gateway/src', 'tools/backup']
  .flatMap((folder) => filesUnder(path.join(root, folder)))
  .map((file) => path.relative(root, file))
  .filter((file) => /\.(sql|ts|mjs)$/.test(file) && !/\.test\.|\/testing\/|\/gen\//.test(file))
  .map((file) => ({
    place: file.replace(/^gateway\/migrations\/(\d+)_.*/, 'migration $1'),
    text: readFileSync(path.join(root, file), 'utf8').replaceAll(/^\s*(--|\/\/|\*|\/\*\*).*$/gm, ''),
  }));

it('reads migrations, the gateway and the backup', () => {
  expect(sources.length).toBeGreaterThan(250);
  expect(sources.map(({ place }) => place)).toEqual(
    expect.arrayContaining(['migration 0001', 'gateway/src/api/live/sql.ts', 'tools/backup/migrate.mjs']),
  );
});

it.each(Object.entries(constructs))('%s stand where they are known', (_, { pattern, places }) => {
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ place }) => place);
  expect(found.filter((place) => !places.includes(place))).toEqual([]);
  expect(places.filter((place) => !found.includes(place))).toEqual([]);
});

it('docs/scale.md says of each what it is for', () => {
  const scale = readFileSync(path.join(root, 'docs/scale.md'), 'utf8');
  expect(Object.keys(constructs).filter((name) => !scale.includes(`| ${name} |`))).toEqual([]);
});
