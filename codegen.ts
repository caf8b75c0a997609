import type { CodegenConfig } from '@graphql-codegen/cli';
import { clientTypes } from './kit/build/codegen.mjs';
import { areas } from './scripts/tree/packages.mjs';

/** Lazily loaded folders of the shell: their documents are not in its first chunk. */
const lazyFolders = ['./shell/account', './shell/landing/arches', './shell/live', './shell/notifications'];

const client: CodegenConfig['generates'] = Object.assign(
  clientTypes('./shell', lazyFolders),
  ...[...areas.map((name) => `./${name}`), ...lazyFolders].map((folder) => clientTypes(folder)),
);

const config: CodegenConfig = {
  schema: './gateway/src/{domains,api}/*/schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    './schema/schema.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true, sort: true },
    },
    './gateway/src/gen/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: { DateTime: { input: 'string', output: 'Date' } },
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../domains/members/context#Context',
        makeResolverTypeCallable: true,
        // A resolver whose result lacks a field of the schema does not compile.
        avoidOptionals: { field: true, object: false, inputValue: false, defaultValue: false },
        skipTypename: true,
        // The results of domain functions for types whose other fields have resolvers.
        mappers: {
          Prayer: '../domains/prayers/sql#PrayerRow',
          PrayerGroup: '../domains/groups/view#GroupView',
        },
      },
    },
    ...client,
  },
};

export default config;
