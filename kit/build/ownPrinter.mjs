import { createRequire } from 'node:module';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Replaces graphql's `print` by a smaller one for the client's documents. That one imports nothing of graphql, which
 * exports it then: in a circle webpack orders the imports of other modules by the file that it happened to read first
 * (related: webpack/webpack#17607).
 */
export const ownPrinter = new webpack.NormalModuleReplacementPlugin(/\/printer\.mjs$/, (resource) => {
  if (/\/graphql$|\/graphql\/language$/.test(resource.context))
    resource.request = require.resolve('./printDocument.mjs');
});
