import path from 'node:path';
import { createRequire } from 'node:module';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { withPlugins } from './swcPlugins.mjs';

const require = createRequire(import.meta.url);

/** Everything except `npm run dev` builds for production. */
export const isProduction = process.env.NODE_ENV !== 'development';

/** The names of emitted files: with a content hash in production, where browsers cache them forever. */
export const fileName = isProduction ? '[name].[contenthash:10]' : '[name]';

/** Installed packages are, but not kit and schema, in a repository that has them as packages. */
const isCompiled = (file) => /[\\/]node_modules[\\/](?!(?:\.pnpm|kit|schema)[\\/])/.test(file);

/** webpack's own plugin with swc instead of terser: a quarter of the whole build's time, and fewer bytes (decision 93). */
const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  terserOptions: { ecma: 2017, compress: { passes: 4 } },
});

const eachDocument = {
  test: /[\\/]gen[\\/]graphql\.ts$/,
  loader: require.resolve('./eachDocument.cjs'),
  sideEffects: false,
};

/**
 * The common webpack configuration of the shell and the remotes: TypeScript and JSX by swc, fonts and icons as files.
 *
 * @param {string} directory
 * @param {{ development: boolean, refresh: boolean }} [react] swc's transform of React: with development, the program
 *   uses React's development build; with refresh, components can be replaced in the page
 */
export function baseConfig(directory, react = { development: false, refresh: false }) {
  return {
    context: directory,
    mode: isProduction ? 'production' : 'development',
    // The Content-Security-Policy of a page allows no eval, in development either.
    devtool: isProduction ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(directory, 'dist'),
      publicPath: 'auto',
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: `${fileName}[ext]`,
      clean: isProduction,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // rxjs in the language of today's browsers.
      conditionNames: ['es2015', '...'],
      alias: { 'react-style-singleton$': require.resolve('./styleSingleton.mjs') },
    },
    resolveLoader: {
      modules: [path.dirname(require.resolve('swc-loader/package.json')) + '/..', 'node_modules'],
    },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          exclude: isCompiled,
          use: ({ resource }) => [
            ...(isProduction ? [require.resolve('./compileMessages.cjs')] : []),
            {
              loader: require.resolve('swc-loader'),
              options: {
                // A map that is text keeps the paths of this folder, which change the hashes (reproducible.mjs).
                parseMap: true,
                env: { targets: 'defaults and supports es6-module' },
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  transform: { react: { runtime: 'automatic', ...react } },
                  experimental: withPlugins(resource),
                },
              },
            },
          ],
        },
        ...(isProduction ? [eachDocument] : []),
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [minimizer],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
