const { spawnSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { plantTree, program, root } = require('./plantedTree.cjs');

const config = path.join(root, '.dependency-cruiser.cjs');

/** By rule: [a file, the import that it may not have, what that import is]. */
const breaches = {
  'no-circles': [
    ['kit/ui/Chicken.tsx', "import './Egg'", 'kit/ui/Egg.tsx'],
    ['gateway/src/prayers/chicken.ts', "import type { Egg } from './egg'", 'gateway/src/prayers/egg.ts'],
  ],
  'no-unresolved': [['mf-wall/Missing.tsx', "import './nowhere'", './nowhere']],
  'no-barrels': [['mf-wall/Barrel.tsx', "import { x } from './feed'", 'mf-wall/feed/index.ts']],
  'schema-alone': [['schema/rules/prayer.ts', "import { x } from 'kit'", 'kit/index.ts']],
  'gateway-to-schema': [['gateway/src/prayers/view.ts', "import type { X } from 'kit'", 'kit/index.ts']],
  'stories-to-schema': [
    ['e2e/stories/x.spec.ts', "import '../../gateway/src/prayers/sql'", 'gateway/src/prayers/sql.ts'],
  ],
  'kit-to-schema': [
    ['kit/app/far.ts', "import '../../mf-wall/feed/PrayerWall'", 'mf-wall/feed/PrayerWall.tsx'],
  ],
  'areas-apart': [
    ['mf-wall/Near.tsx', "import '../mf-groups/groups/Groups'", 'mf-groups/groups/Groups.tsx'],
    ['mf-wall/Lazy.tsx', "export const later = () => import('../shell/App')", 'shell/App.tsx'],
    ['shell/Eager.tsx', "export type { X } from '../mf-wall/feed/PrayerWall'", 'mf-wall/feed/PrayerWall.tsx'],
  ],
  'areas-outside-gateway': [
    [
      'mf-groups/Inside.tsx',
      "import type { View } from '../gateway/src/prayers/view'",
      'gateway/src/prayers/view.ts',
    ],
  ],
  'kit-by-its-facade': [['mf-wall/Deep.tsx', "import { x } from '../kit/ui/Button'", 'kit/ui/Button.tsx']],
  'start-by-shell': [['mf-wall/Start.ts', "import 'kit/start'", 'kit/start.ts']],
  'paint-in-paintings': [['mf-wall/Paint.tsx', "import 'kit/paint/area'", 'kit/paint/area.tsx']],
  'testing-in-tests': [
    ['mf-wall/Scene.tsx', "import { renderScene } from 'kit/testing'", 'kit/testing/index.tsx'],
    ['gateway/src/prayers/open.ts', "import '../testing/house'", 'gateway/src/testing/house.ts'],
  ],
  'build-in-builds': [['mf-wall/Build.tsx', "import 'kit/build'", 'kit/build/remote.mjs']],
  'libraries-by-kit': [
    ['mf-wall/Apollo.tsx', "import { useQuery } from '@apollo/client/react'", '@apollo/client/react'],
    ['mf-wall/Router.tsx', "import type { Location } from 'react-router-dom'", 'react-router-dom'],
    ['shell/Styled.tsx', "import styled from 'styled-components'", 'styled-components'],
    ['mf-wall/Radix.tsx', "import '@radix-ui/react-dialog'", '@radix-ui/react-dialog'],
  ],
  'react-dom-by-shell': [
    ['mf-wall/Root.tsx', "import { createRoot } from 'react-dom/client'", 'react-dom/client'],
  ],
  'theme-lowest': [['kit/theme/up.ts', "import '../ui/Button'", 'kit/ui/Button.tsx']],
  'ui-above-theme': [['kit/ui/Up.tsx', "import { session } from '../app/session'", 'kit/app/session.ts']],
  'app-below-facade': [['kit/app/up.ts', "import '../index'", 'kit/index.ts']],
  'doors-import-domains': [
    ['gateway/src/prayers/door.ts', "import '../http/front'", 'gateway/src/http/front.ts'],
    [
      'gateway/src/stats/door.ts',
      "import type { X } from '../graphql/server'",
      'gateway/src/graphql/server.ts',
    ],
  ],
  'provider-apart': [
    [
      'gateway/src/auth/people.ts',
      "import '../../identity-provider/people'",
      'gateway/identity-provider/people.ts',
    ],
  ],
  'provider-alone': [
    ['gateway/identity-provider/main.ts', "import '../src/prayers/sql'", 'gateway/src/prayers/sql.ts'],
  ],
};

const allowed = {
  'mf-wall/feed/PrayerWall.tsx':
    "import { x } from 'kit'; import { y } from 'schema/rules/reminder'; import { useState } from 'react';",
  'mf-wall/feed/PrayerWall.test.tsx': "import { renderScene } from 'kit/testing'; import './PrayerWall';",
  'mf-wall/webpack.config.mjs': "import { remote } from 'kit/build';",
  'shell/App.tsx': "import { createRoot } from 'react-dom/client';",
  'kit/index.ts': "export * from './app/session';",
  'kit/app/session.ts': "import '../ui/Button'; import '@apollo/client';",
  'kit/ui/Button.tsx': "import '../theme/role'; import styled from 'styled-components';",
  'gateway/src/http/front.ts': "import '../prayers/sql';",
  'gateway/src/prayers/rest.ts': "import { get } from '../http/route';",
};

const bare = [
  'kit/ui/Egg.tsx',
  'gateway/src/prayers/egg.ts',
  'mf-wall/feed/index.ts',
  'mf-groups/groups/Groups.tsx',
  'kit/theme/role.ts',
  'kit/testing/index.tsx',
  'kit/start.ts',
  'kit/paint/area.tsx',
  'kit/build/remote.mjs',
  'schema/rules/reminder.ts',
  'gateway/src/prayers/sql.ts',
  'gateway/src/http/route.ts',
  'gateway/src/graphql/server.ts',
  'gateway/src/testing/house.ts',
  'gateway/identity-provider/people.ts',
];

let tree;
let found;

beforeAll(() => {
  tree = plantTree({
    'package.json': '{}',
    ...Object.fromEntries(bare.map((file) => [file, 'export {};'])),
    'kit/package.json': JSON.stringify({
      name: 'kit',
      exports: {
        '.': './index.ts',
        './start': './start.ts',
        './paint/area': './paint/area.tsx',
        './testing': './testing/index.tsx',
        './build': './build/remote.mjs',
      },
    }),
    'schema/package.json': JSON.stringify({ name: 'schema', exports: { './rules/*': './rules/*.ts' } }),
    ...allowed,
    ...Object.fromEntries(
      Object.values(breaches)
        .flat()
        .map(([file, line]) => [file, `${line};\n`]),
    ),
    'kit/ui/Egg.tsx': "import './Chicken';",
    'gateway/src/prayers/egg.ts': "import type { Chicken } from './chicken';",
  });
  tree.link('kit', 'schema');
  const folders = ['schema', 'kit', 'shell', 'mf-wall', 'mf-groups', 'gateway', 'e2e'];
  const { stdout, stderr } = spawnSync(
    program('depcruise'),
    ['--config', config, '--output-type', 'json', ...folders],
    {
      cwd: tree.folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  if (!stdout) throw new Error(stderr);
  found = JSON.parse(stdout).summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
});

afterAll(() => tree.remove());

it('plants a breach of every rule', () => {
  const rules = require(config).forbidden.map((rule) => rule.name);
  expect(Object.keys(breaches).sort()).toEqual(rules.sort());
});

it.each(Object.entries(breaches).flatMap(([rule, cases]) => cases.map((one) => [rule, ...one])))(
  '%s: %s may not have %s',
  (rule, from, _line, to) => {
    expect(found).toContainEqual({ rule, from, to: expect.stringContaining(to) });
  },
);

it.each(Object.keys(allowed))('%s imports what it may', (file) => {
  expect(found.filter(({ from, rule }) => from === file && rule !== 'no-unresolved')).toEqual([]);
});

it('runs in every lint', () => {
  expect(readFileSync(path.join(root, 'scripts/checks/lint.mjs'), 'utf8')).toContain(
    '.dependency-cruiser.cjs',
  );
});
