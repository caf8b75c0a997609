import type { CodegenConfig } from '@graphql-codegen/cli';
import { areas } from './scripts/tree/packages.mjs';

const scalars = { DateTime: 'string' };

/** Folders of the shell that load late: their documents are not in the page's first bytes. */
const lateFolders = ['shell/account', 'shell/live', 'shell/notifications'];

/** Masked client documents: a component reads only the fragment that it names. */
const clientTypes = Object.fromEntries(
  ['shell', ...areas, ...lateFolders].map((folder) => [
    `./${folder}/gen/`,
    {
      preset: 'client' as const,
      presetConfig: { fragmentMasking: false },
      documents: [
        `./${folder}/**/*.graphql`,
        `!./${folder}/**/{gen,node_modules,dist}/**`,
        ...lateFolders.filter((late) => late.startsWith(`${folder}/`)).map((late) => `!./${late}/**`),
      ],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        customDirectives: { apolloUnmask: true },
        inlineFragmentTypes: 'mask' as const,
      },
    },
  ]),
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
        // A field that is in the schema and missing in what a resolver returns does not compile.
        avoidOptionals: { field: true, object: false, inputValue: false, defaultValue: false },
        skipTypename: true,
        // What domain functions return of a type whose other fields have resolvers of their own.
        mappers: {
          Prayer: '../domains/prayers/sql#PrayerRow',
          PrayerGroup: '../domains/groups/view#GroupView',
        },
      },
    },
    ...clientTypes,
  },
};

export default config;
