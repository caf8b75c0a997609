/**
 * The modules that all areas share at run time: React and the one facade, `kit`. Whole libraries are not shared,
 * because sharing disables tree shaking (docs/decisions/0003).
 */
const sharedModules = ['react', 'react/jsx-runtime', 'kit'];

/** The shell provides the shared modules, eagerly. */
export const sharedByShell = Object.fromEntries(
  sharedModules.map((name) => [name, { singleton: true, eager: true, requiredVersion: false }]),
);

/** A remote uses those of the page and includes none itself. */
export const sharedByRemote = Object.fromEntries(
  sharedModules.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]),
);
