const { spawnSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { plantTree, root } = require('./plantedTree.cjs');
const { program } = require('./programs.cjs');

const config = path.join(root, '.dependency-cruiser.cjs');

/** By rule: [a file, its forbidden import, the imported module]. */
const breaches = {
  'no-circles': [
    ['kit/ui/Chicken.tsx', "import './Egg'", 'kit/ui/Egg.tsx'],
    [
      'gateway/src/domains/prayers/chicken.ts',
      "import type { Egg } from './egg'",
      'gateway/src/domains/prayers/egg.ts',
    ],
  ],
  'no-unresolved': [['mf-wall/Missing.tsx', "import './nowhere'", './nowhere']],
  'no-barrels': [['mf-wall/Barrel.tsx', "import { x } from './feed'", 'mf-wall/feed/index.ts']],
  'schema-alone': [['schema/rules/prayer.ts', "import { x } from 'kit'", 'kit/index.ts']],
  'gateway-to-schema': [
    ['gateway/src/domains/prayers/view.ts', "import type { X } from 'kit'", 'kit/index.ts'],
  ],
  'stories-to-schema': [
    [
      'e2e/stories/x.spec.ts',
      "import '../../gateway/src/domains/prayers/sql'",
      'gateway/src/domains/prayers/sql.ts',
    ],
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
      "import type { View } from '../gateway/src/domains/prayers/view'",
      'gateway/src/domains/prayers/view.ts',
    ],
  ],
  'kit-by-its-facade': [['mf-wall/Deep.tsx', "import { x } from '../kit/ui/Button'", 'kit/ui/Button.tsx']],
  'start-by-shell': [['mf-wall/Start.ts', "import 'kit/start'", 'kit/start.ts']],
  'prerender-in-builds': [['mf-wall/Prerender.tsx', "import 'kit/prerender/area'", 'kit/prerender/area.tsx']],
  'testing-in-tests': [
    ['mf-wall/Scene.tsx', "import { renderScene } from 'kit/testing'", 'kit/testing/index.tsx'],
    [
      'gateway/src/domains/prayers/open.ts',
      "import '../../testing/testSite'",
      'gateway/src/testing/testSite.ts',
    ],
  ],
  'build-in-builds': [['mf-wall/Build.tsx', "import 'kit/build'", 'kit/build/remote.mjs']],
  'libraries-by-kit': [
    ['mf-wall/Apollo.tsx', "import { useQuery } from '@apollo/client/react'", '@apollo/client/react'],
    ['mf-wall/Router.tsx', "import type { Location } from 'react-router-dom'", 'react-router-dom'],
    ['shell/Styled.tsx', "import styled from 'styled-components'", 'styled-components'],
    ['mf-wall/Radix.tsx', "import '@radix-ui/react-dialog'", '@radix-ui/react-dialog'],
    ['mf-wall/Form.tsx', "import { useForm } from 'react-hook-form'", 'react-hook-form'],
  ],
  'zod-mini-in-pages': [
    ['schema/rules/letter.ts', "import { z } from 'zod'", 'zod'],
    ['mf-wall/Rule.ts', "import type { ZodType } from 'zod'", 'zod'],
  ],
  'react-dom-by-shell': [
    ['mf-wall/Root.tsx', "import { createRoot } from 'react-dom/client'", 'react-dom/client'],
  ],
  'theme-lowest': [['kit/theme/up.ts', "import '../ui/Button'", 'kit/ui/Button.tsx']],
  'locale-lowest': [['kit/locale/up.ts', "import '../ui/Button'", 'kit/ui/Button.tsx']],
  'ui-above-theme': [
    ['kit/ui/Up.tsx', "import { session } from '../app/session/session'", 'kit/app/session/session.ts'],
  ],
  'forms-apart': [['kit/forms/far.ts', "import '../app/session/session'", 'kit/app/session/session.ts']],
  'app-below-facade': [['kit/app/up.ts', "import '../index'", 'kit/index.ts']],
  'platform-lowest': [
    [
      'gateway/src/platform/database/up.ts',
      "import '../../domains/prayers/sql'",
      'gateway/src/domains/prayers/sql.ts',
    ],
  ],
  'domains-on-platform': [
    ['gateway/src/domains/prayers/up.ts', "import '../../api/httpServer'", 'gateway/src/api/httpServer.ts'],
    [
      'gateway/src/domains/stats/up.ts',
      "import type { X } from '../../api/graphql/server'",
      'gateway/src/api/graphql/server.ts',
    ],
  ],
  'transports-apart': [
    ['gateway/src/web/across.ts', "import '../api/graphql/server'", 'gateway/src/api/graphql/server.ts'],
  ],
  'scripts-without-packages': [
    ['scripts/install.mjs', "import semver from 'semver'", 'semver'],
    ['scripts/own.mjs', "import { x } from '../kit/build/remote.mjs'", 'kit/build/remote.mjs'],
  ],
  'tools-after-installation': [
    ['scripts/early.mjs', "import '../tools/release/publish.mjs'", 'tools/release/publish.mjs'],
  ],
  'tools-outside-product': [
    [
      'tools/backup/rows.mjs',
      "import '../../gateway/src/domains/prayers/sql.ts'",
      'gateway/src/domains/prayers/sql.ts',
    ],
  ],
  'provider-apart': [
    [
      'gateway/src/web/signIn/people.ts',
      "import '../../../identity-provider/people'",
      'gateway/identity-provider/people.ts',
    ],
  ],
  'provider-alone': [
    [
      'gateway/identity-provider/main.ts',
      "import '../src/domains/prayers/sql'",
      'gateway/src/domains/prayers/sql.ts',
    ],
  ],
};

const allowed = {
  'mf-wall/feed/PrayerWall.tsx':
    "import { x } from 'kit'; import { y } from 'schema/rules/reminder'; import { useState } from 'react';",
  'mf-wall/feed/PrayerWall.test.tsx': "import { renderScene } from 'kit/testing'; import './PrayerWall';",
  'mf-wall/webpack.config.mjs': "import { remote } from 'kit/build';",
  'schema/rules/token.ts': "import * as z from 'zod/mini';",
  'shell/App.tsx': "import { createRoot } from 'react-dom/client';",
  'kit/index.ts': "export * from './app/session/session';",
  'kit/app/session/session.ts': "import '../../ui/Button'; import '@apollo/client';",
  'kit/ui/Button.tsx': "import '../theme/role'; import styled from 'styled-components';",
  'gateway/src/api/httpServer.ts': "import '../domains/prayers/sql';",
  'gateway/src/domains/prayers/rest.ts': "import { get } from '../route';",
  'scripts/prepare.mjs':
    "import 'node:fs/promises'; export const publish = () => import('../tools/release/publish.mjs');",
};

const bare = [
  'kit/ui/Egg.tsx',
  'gateway/src/domains/prayers/egg.ts',
  'mf-wall/feed/index.ts',
  'mf-groups/groups/Groups.tsx',
  'kit/theme/role.ts',
  'kit/testing/index.tsx',
  'kit/start.ts',
  'kit/prerender/area.tsx',
  'kit/build/remote.mjs',
  'schema/rules/reminder.ts',
  'gateway/src/domains/prayers/sql.ts',
  'gateway/src/domains/route.ts',
  'gateway/src/api/graphql/server.ts',
  'gateway/src/testing/testSite.ts',
  'tools/release/publish.mjs',
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
        './prerender/area': './prerender/area.tsx',
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
    'gateway/src/domains/prayers/egg.ts': "import type { Chicken } from './chicken';",
  });
  tree.link('kit', 'schema');
  const folders = ['schema', 'kit', 'shell', 'mf-wall', 'mf-groups', 'gateway', 'e2e', 'scripts', 'tools'];
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

it('has a breach of every rule', () => {
  const rules = require(config).forbidden.map((rule) => rule.name);
  expect(Object.keys(breaches).sort()).toEqual(rules.sort());
});

it.each(Object.entries(breaches).flatMap(([rule, cases]) => cases.map((one) => [rule, ...one])))(
  '%s: %s may not import %s',
  (rule, from, _line, to) => {
    expect(found).toContainEqual({ rule, from, to: expect.stringContaining(to) });
  },
);

it.each(Object.keys(allowed))('%s has only allowed imports', (file) => {
  expect(found.filter(({ from, rule }) => from === file && rule !== 'no-unresolved')).toEqual([]);
});

it('runs in every lint', () => {
  expect(readFileSync(path.join(root, 'tools/checks/lint.mjs'), 'utf8')).toContain('.dependency-cruiser.cjs');
});
