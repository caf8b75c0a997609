const { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const sdl = `type Query { prayers(first: Int = 20, sort: Sort): [Prayer!]! }
type Mutation { giveAmen(input: AmenInput!): Prayer! }
type Prayer { id: Int! title: String! amenCount: Int! subtitle: String }
input AmenInput { prayerId: Int! note: String }
enum Sort { recent popular }
`;

const shell = {
  kit: '1.2.0',
  slots: ['composer', 'reportDialog'],
  operations: {},
};

/** A route of an area that was built. */
function route(path, given = {}) {
  const page = { path, module: 'PrayerWall', title: 'Prayer Wall', label: 'The prayer wall' };
  return { ...page, files: ['wall.js'], bytes: 30_000, ...given };
}

const wall = {
  name: 'mf-wall',
  entry: 'remoteEntry.js',
  kit: '^1.0.0',
  routes: [route('/prayers')],
  slots: { composer: 'Composer' },
  prerendered: {},
  operations: { Wall: 'query Wall { prayers(first: 5) { id title } }' },
  bytes: 8000,
};

/** A version of the wall as the registry has it. */
function releasedWall(version, changes = {}) {
  const { name: _, ...area } = { ...wall, ...changes };
  const addressOf = (file) => `/mf/mf-wall/${version}/${file}`;
  return {
    ...area,
    version,
    entry: addressOf(area.entry),
    routes: area.routes.map((one) => ({ ...one, files: one.files.map(addressOf) })),
  };
}

/** A temporary folder with a site's shell and schema, and remotes of three files each. */
function tinySite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tiny-site-'));
  const siteDir = path.join(folder, 'site');
  mkdirSync(siteDir);
  writeFileSync(path.join(siteDir, 'released-shell.json'), JSON.stringify(shell));
  writeFileSync(path.join(siteDir, 'released-schema.graphql'), sdl);
  let builds = 0;
  return {
    siteDir,
    /** A build of a remote that contains this text; its description is the wall's with `changes`. */
    build(words, changes = {}) {
      const built = path.join(folder, `build-${(builds += 1)}`);
      mkdirSync(built);
      writeFileSync(path.join(built, 'area.json'), JSON.stringify({ ...wall, ...changes }));
      writeFileSync(path.join(built, 'remoteEntry.js'), `console.log(${JSON.stringify(words)});`);
      writeFileSync(path.join(built, 'wall.js'), 'x'.repeat(5000));
      return built;
    },
    /** Sets the age of a version in days. */
    age(name, version, days) {
      const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
      utimesSync(path.join(siteDir, 'mf', name, version), then, then);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

module.exports = { tinySite, releasedWall, route, sdl, shell };
