import { existsSync, readdirSync } from 'node:fs';
import { inRoot, root } from './root.mjs';

/** The areas of the site: the folders `mf-*`. */
export const areas = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(inRoot(name, 'package.json')))
  .sort();

/** Packages whose TypeScript is checked, dependencies first. */
export const typedPackages = ['schema', 'kit', 'shell', ...areas, 'gateway', 'e2e'];

/** Packages with jest tests. */
export const testedPackages = [
  'schema',
  'kit',
  'shell',
  ...areas,
  'gateway',
  'scripts',
  'tools/release',
  'tools/checks',
  'tools/dev',
  'tools/bench',
];

/** Tools whose packages `npm test` installs; others are installed when they are needed. */
export const installedTools = [
  'tools/release',
  'tools/faults',
  'tools/backup',
  'tools/checks',
  'tools/dev',
  'tools/messages',
];
