import path from 'node:path';
import { swcPlugin } from '../kit/build/esbuildSwc.mjs';
import { catalogFile, catalogModule } from './catalogs.mjs';

const directory = import.meta.dirname;

/** The settings of esbuild for the gateway's texts (docs/languages.md). */
export const textPlugins = [translations(), swcPlugin];

/**
 * esbuild's options for the programs: the gateway, the doctor, the local identity provider, which shares only the HTML
 * template with the gateway, and the command that gives confided words a new key. They need a folder inside the package to
 * be written to, because installed packages stay outside.
 */
export const bundle = {
  absWorkingDir: directory,
  entryPoints: {
    main: 'src/main.ts',
    doctor: 'src/doctor/main.ts',
    identityProvider: 'identity-provider/main.ts',
    rotateCareKey: 'src/rotateCareKey.ts',
  },
  outdir: path.join(directory, 'dist'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  // Modules that are imported dynamically, such as the mail templates, load on first use.
  splitting: true,
  target: 'node20',
  loader: { '.graphql': 'text' },
  plugins: [keepPackagesOutside(), ...textPlugins],
  sourcemap: true,
  logLevel: 'warning',
};

/** Installed packages stay where they are; our own workspace sources are bundled. */
function keepPackagesOutside() {
  return {
    name: 'keep-packages-outside',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
        kind === 'entry-point' || name.startsWith('schema/') ? null : { path: name, external: true },
      );
    },
  };
}

/** The catalogs of the gateway's texts are part of the program. */
function translations() {
  return {
    name: 'translations',
    setup({ onLoad }) {
      onLoad({ filter: catalogFile }, () => ({ contents: catalogModule('esm'), loader: 'js' }));
    },
  };
}
