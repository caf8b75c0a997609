const path = require('node:path');

/**
 * The transform of TypeScript and JSX, as in the builds (kit/build/swcPlugins.mjs), where styles also lose their white space.
 * `module` has Lingui's runtime.
 */
const swc = (module) => [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: {
        cacheRoot: path.join(process.cwd(), 'node_modules/.cache/swc'),
        plugins: [
          [
            require.resolve('@lingui/swc-plugin'),
            {
              runtimeModules: {
                i18n: [module, 'i18n'],
                trans: [module, 'Trans'],
                useLingui: [module, 'useLingui'],
              },
            },
          ],
        ],
      },
    },
    module: { type: 'commonjs' },
  },
];

module.exports = {
  '/kit/(?:app|locale|theme|ui)/.*\\.[cm]?[jt]sx?$': swc('kit/locale'),
  '\\.[cm]?[jt]sx?$': swc('kit'),
};
