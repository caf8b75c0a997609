const { randomBytes } = require('node:crypto');
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { builtRefusals } = require('./builtFiles.mjs');
const { judgeTypes } = require('./inspectBuilt.mjs');
const { namesIn, shellOfCheckout } = require('./shellOffer.mjs');

const shell = { kit: '3.2.0', slots: [], operations: {}, names: ['Button', 'useQuery'], react: '19.3.1' };
const manifest = {
  exposes: [{ path: './Wall' }, { path: './Composer' }],
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
};

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function judge({ area = {}, files = {}, running = shell } = {}) {
  const description = {
    entry: 'remoteEntry.js',
    routes: [{ path: '/prayers', module: 'Wall', files: ['wall.js'] }],
    slots: { composer: 'Composer' },
    takes: ['Button'],
    ...area,
  };
  const built = {
    'remoteEntry.js': 'entry()',
    'wall.js': 'wall()',
    'mf-manifest.json': JSON.stringify(manifest),
    ...files,
  };
  for (const [file, content] of Object.entries(built)) writeFileSync(path.join(folder, file), content);
  return builtRefusals('mf-wall', folder, description, running);
}

/** Text whose gzipped size is at least that many kilobytes. */
const heavy = (kilobytes) => randomBytes(kilobytes * 1024).toString('base64');

it('accepts a build that has what it names', () => {
  expect(judge()).toEqual([]);
});

it.each([
  [
    'takes a name that kit does not have',
    { area: { takes: ['Button', 'Sparkles'] } },
    'PW-241 mf-wall takes Sparkles from kit, which kit 3.2.0 of the shell does not have.',
  ],
  [
    'does not expose the module of a route',
    { area: { routes: [{ path: '/prayers', module: 'Feed', files: [] }] } },
    'PW-242 mf-wall does not expose Feed of the route /prayers.',
  ],
  [
    'does not expose the module of a slot',
    { area: { slots: { reportDialog: 'Report' } } },
    'PW-242 mf-wall does not expose Report of the slot reportDialog.',
  ],
  [
    'lacks a file that a route needs',
    { area: { routes: [{ path: '/prayers', module: 'Wall', files: ['wall.js', 'gone.js'] }] } },
    'PW-242 mf-wall names the file gone.js, which its build does not have.',
  ],
  [
    'lacks a file that a slot needs',
    { area: { slotNeeds: { composer: { files: ['gone.js'] } } } },
    'PW-242 mf-wall names the file gone.js, which its build does not have.',
  ],
  [
    'brings its own React',
    { files: { '7.js': 'x.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null}' } },
    'PW-244 mf-wall brings a React of its own, in 7.js.',
  ],
  [
    'requires another React',
    {
      files: {
        'mf-manifest.json': JSON.stringify({
          ...manifest,
          shared: [{ name: 'react', requiredVersion: '^18.2.0' }],
        }),
      },
    },
    'PW-244 mf-wall requires React ^18.2.0; the shell brings 19.3.1.',
  ],
])('refuses a build that %s', (_why, built, refusal) => {
  expect(judge(built)).toEqual([refusal]);
});

it('refuses one script on demand that is too large, and too much of them', () => {
  expect(judge({ files: { '7.js': heavy(140) } })).toEqual([
    expect.stringMatching(/^PW-243 mf-wall's 7\.js, which is loaded on demand, has \d+\.\d KB; 128\.0 KB/),
  ]);
  expect(judge({ files: { '7.js': heavy(90), '8.js': heavy(90), '9.js': heavy(90) } })).toEqual([
    expect.stringMatching(/^PW-243 mf-wall loads \d+\.\d KB on demand in all; 240\.0 KB are allowed\.$/),
  ]);
});

it('allows code that reads the internals of the one React, and a shell that was recorded without names', () => {
  const reads = 'n=r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;n.H===null';
  expect(judge({ files: { '7.js': reads } })).toEqual([]);
  const { names: _names, react: _react, ...older } = shell;
  expect(judge({ area: { takes: ['Sparkles'] }, running: older })).toEqual([]);
});

it('knows the names of the facade', async () => {
  expect(namesIn('export declare function Button(): void;\nexport { Route }\nexport { a as b }')).toEqual([
    'Button',
    'Route',
    'b',
  ]);
  const { names, react } = await shellOfCheckout();
  expect(names).toEqual(expect.arrayContaining(['Button', 'Route', 'styled', 'useQuery', 'kitVersion']));
  expect(react).toMatch(/^\d+\.\d+\.\d+/);
});

it('refuses an area whose types do not fit, and says where there are no sources', async () => {
  expect(await judgeTypes('mf-wall', folder)).toEqual({
    remarks: ['The types of mf-wall were not checked, because its sources are not beside its build.'],
  });
  writeFileSync(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "noEmit": true, "types": [] } }');
  writeFileSync(path.join(folder, 'area.ts'), 'export const area: { routes: string } = { routes: 7 };');
  const { refusals } = await judgeTypes('mf-wall', folder);
  expect(refusals).toEqual([
    expect.stringMatching(/^PW-240 mf-wall does not compile with this kit:\narea\.ts|TS2322/),
  ]);
});
