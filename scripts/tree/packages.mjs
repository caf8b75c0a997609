import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** Every area of the site; one without a webpack configuration has not begun yet. */
const areas = ['mf-wall', 'mf-testimonials', 'mf-groups', 'mf-admin'];

/** Areas that there is something to build of. */
export const remotes = () => areas.filter((name) => existsSync(inRoot(name, 'webpack.config.mjs')));

/** Packages whose TypeScript is checked, what others build on first. */
export const typedPackages = ['schema', 'kit', 'shell', ...areas, 'gateway', 'e2e'];

/** Packages with jest tests. */
export const testedPackages = ['schema', 'kit', 'shell', ...areas, 'gateway', 'scripts'];
