/**
 * What every area shares at run time: React and the one facade, `kit`. Whole libraries are not shared, because
 * sharing switches tree-shaking off (docs/decisions/0003).
 */
const sharedModules = ['react', 'react/jsx-runtime', 'kit'];

/** The shell brings the shared modules, at once. */
export const sharedByShell = Object.fromEntries(
  sharedModules.map((name) => [name, { singleton: true, eager: true, requiredVersion: false }]),
);

/** A remote takes them from the page and carries none itself. */
export const sharedByRemote = Object.fromEntries(
  sharedModules.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]),
);
