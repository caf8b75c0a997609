import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../scripts/terminal/progress.mjs';
import { areas } from '../../scripts/tree/packages.mjs';
import { readIfAny } from '../../scripts/tree/files.mjs';
import { root } from '../../scripts/tree/root.mjs';
import { installedVersions } from '../release/packages/manifests.mjs';
import { packAll } from '../release/packages/pack.mjs';
import { describeArea, fillTemplates, templates } from './newArea.mjs';

const own = path.join(import.meta.dirname, 'newRepository');
/** Of an area's files those that are the same in this checkout and in a repository of its own. */
const common = /^(area\.ts|__Name__Page\..*|webpack\.config\.mjs)\.template$/;

/**
 * Writes a repository for a new area, with what it needs of this checkout as packages in its folder `packages`.
 *
 * @param {string | undefined} given the name, `events` or `mf-events`
 * @param {string} folder that does not exist, or is empty
 * @throws {Failure}
 */
export async function writeRepository(given, folder) {
  const values = await describeArea(given, root);
  if (readIfAny(path.join(folder, 'package.json')) !== null)
    throw new Failure(`${folder} has a package.json already.`);
  fillTemplates(own, folder, values);
  fillTemplates(
    templates,
    folder,
    values,
    readdirSync(templates).filter((name) => common.test(name)),
  );
  const archives = await packAll(path.join(folder, 'packages'));
  const manifest = manifestOf(values.name, (name) => `file:packages/${path.basename(archives[name])}`);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function manifestOf(name, packed) {
  return {
    name: `mf-${name}`,
    version: '0.1.0',
    private: true,
    scripts: {
      codegen: 'graphql-codegen --config codegen.mjs',
      types: 'tsc',
      test: 'jest',
      build: 'webpack',
      release: 'prayer-wall release dist',
    },
    dependencies: {
      ...installedVersions('kit', ['graphql', 'react', 'react-dom']),
      kit: packed('kit'),
      schema: packed('schema'),
    },
    devDependencies: {
      ...installedVersions('.', [
        '@graphql-codegen/cli',
        '@graphql-codegen/client-preset',
        '@testing-library/dom',
        '@testing-library/jest-dom',
        '@testing-library/react',
        '@testing-library/user-event',
        '@types/jest',
        '@types/node',
        'jest',
        'typescript',
      ]),
      ...installedVersions(areas[0], [
        '@graphql-typed-document-node/core',
        '@lingui/core',
        '@lingui/react',
        '@types/react',
        'webpack',
        'webpack-cli',
      ]),
      'prayer-wall-release': packed('prayer-wall-release'),
    },
  };
}
