/**
 * graphql-codegen's configuration for the documents of one folder, whose types go to its `gen/`. Documents are masked: a
 * component reads only its own fragment.
 *
 * @param {string} folder
 * @param {string[]} apart folders below it with a `gen/` of their own
 */
export const clientTypes = (folder, apart = []) => ({
  [`${folder}/gen/`]: {
    preset: 'client',
    presetConfig: { fragmentMasking: false },
    documents: [
      `${folder}/**/*.graphql`,
      `!${folder}/**/{gen,node_modules,dist}/**`,
      ...apart.map((other) => `!${other}/**`),
    ],
    config: {
      scalars,
      useTypeImports: true,
      enumsAsTypes: true,
      customDirectives: { apolloUnmask: true },
      inlineFragmentTypes: 'mask',
    },
  },
});

export const scalars = { DateTime: 'string' };
