import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../../scripts/steps/build.mjs';
import { plainEnvironment, run } from '../../../scripts/terminal/command.mjs';
import { filesUnder } from '../../../scripts/tree/stamps.mjs';
import { inRoot, root } from '../../../scripts/tree/root.mjs';
import { writeDeclarations } from './declarations.mjs';
import { installedVersions, readManifest, withTypes } from './manifests.mjs';

const isShipped = (file) =>
  !/\.test\.|\/testing\/tiny|\.md$|\/tsconfig\.json$|\/jest\.config\.cjs$/.test(file);

/**
 * Packs what an area in a repository of its own needs, as npm packages: `kit`, `schema`, and `prayer-wall-release`.
 *
 * @param {string} target the folder of the archives
 * @returns {Promise<Record<string, string>>} their files by the name of the package
 */
export async function packAll(target) {
  mkdirSync(target, { recursive: true });
  await build(['shell']);
  const types = await writeDeclarations();
  const archives = {};
  for (const { manifest, files, from, fill } of packages()) {
    const folder = path.join(target, manifest.name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const file of files) cpSync(file, path.join(folder, path.relative(from, file)));
    fill(folder, types);
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    await run('npm', ['pack', '--silent', '--pack-destination', target], {
      cwd: folder,
      env: plainEnvironment(),
    });
    rmSync(folder, { recursive: true });
    archives[manifest.name] = path.join(target, `${manifest.name}-${manifest.version}.tgz`);
  }
  rmSync(types, { recursive: true });
  return archives;
}

/** The packages: their manifests, their files of this checkout, and what else `fill` adds. */
export const packages = () => [schemaPackage(), kitPackage(), releasePackage()];

const shippedOf = (...parts) => parts.flatMap((one) => filesUnder(inRoot(one))).filter(isShipped);

function schemaPackage() {
  const { name, version, exports, dependencies } = readManifest('schema');
  const { './schema.graphql': sdl, ...modules } = exports;
  return {
    manifest: {
      name,
      version,
      exports: { ...withTypes(modules), './schema.graphql': sdl },
      dependencies: installedVersions('schema', Object.keys(dependencies)),
    },
    files: shippedOf('schema'),
    from: inRoot('schema'),
    fill(folder, types) {
      cpSync(path.join(types, 'schema'), path.join(folder, 'types'), { recursive: true });
    },
  };
}

/** Packages that the build, the tests and the compiler of an area need besides kit's own. */
const toolsOfBuilds = [
  '@lingui/message-utils',
  '@lingui/swc-plugin',
  '@module-federation/enhanced',
  '@swc/core',
  '@swc/plugin-styled-components',
  'acorn',
  'esbuild',
  'minimizer-webpack-plugin',
  'pofile',
  'swc-loader',
  'webpack',
];
const toolsOfTests = [
  '@types/react',
  '@types/react-dom',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  'jest-axe',
  'jest-environment-jsdom',
  'jest-runtime',
];
/** Of these the area has the same copy. `schema` is none of the public registry. */
const peers = ['@testing-library/react', 'graphql', 'react', 'react-dom', 'schema'];

/** TypeScript and JavaScript as they are, which webpack and jest compile, and declarations for the area's compiler. */
function kitPackage() {
  const { name, version, exports, dependencies, sideEffects } = readManifest('kit');
  const forAreas = ['.', './forms', './afterSignIn', './prerender/area', './testing'];
  const used = [...Object.keys(dependencies), ...toolsOfBuilds, ...toolsOfTests].filter(
    (one) => !peers.includes(one),
  );
  return {
    manifest: {
      name,
      version,
      sideEffects,
      exports: {
        ...withTypes(Object.fromEntries(forAreas.map((entry) => [entry, exports[entry]]))),
        // The imports of Lingui's macros in kit itself.
        './locale': exports['./locale'],
        './build': exports['./build'],
        './codegen': './build/codegen.mjs',
        './jest': './jest/web.cjs',
        './tsconfig.json': './tsconfig.json',
      },
      dependencies: installedVersions('kit', used),
      peerDependencies: installedVersions('kit', peers),
    },
    files: shippedOf('kit'),
    from: inRoot('kit'),
    fill(folder, types) {
      cpSync(path.join(types, 'kit'), path.join(folder, 'types'), { recursive: true });
      cpSync(inRoot('tools/checks/jest'), path.join(folder, 'jest'), { recursive: true });
      const { compilerOptions: base } = readJson('tsconfig.base.json');
      const { compilerOptions } = readJson('kit/tsconfig.json');
      writeFileSync(
        path.join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: { ...base, ...compilerOptions } }, null, 2),
      );
    },
  };
}

/** The files that `release` runs, in the folders of this checkout. */
const ofRelease = [
  'tools/release',
  'tools/checks/browser.mjs',
  'tools/checks/goEnvironment.mjs',
  'tools/checks/tsc.mjs',
  'scripts',
  'schema',
  'kit/build/operations.mjs',
  'kit/build/printDocument.mjs',
  'kit/api.d.ts',
  'kit/package.json',
];

function releasePackage() {
  const { version, description, devDependencies } = readManifest('tools/release');
  const used = Object.keys(devDependencies).filter((name) => name !== 's3rver');
  return {
    manifest: {
      name: 'prayer-wall-release',
      version,
      description,
      bin: { 'prayer-wall': './tools/release/packages/command.mjs' },
      dependencies: {
        ...installedVersions('tools/release', used),
        ...installedVersions('kit', ['@apollo/client', '@lingui/core', 'zod']),
        // It knows where its browser is.
        ...installedVersions('e2e', ['@playwright/test']),
      },
    },
    files: shippedOf(...ofRelease),
    from: root,
    fill(folder) {
      // A bucket has no shell to try an area in.
      cpSync(inRoot('shell/dist'), path.join(folder, 'shell/dist'), { recursive: true });
    },
  };
}

const readJson = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));
