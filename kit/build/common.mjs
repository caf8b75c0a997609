import path from 'node:path';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What the shell and every remote build alike: TypeScript and JSX by swc, fonts and icons as files of their own. */
export function commonConfig(directory) {
  const isProduction = process.env.NODE_ENV !== 'development';
  return {
    context: directory,
    mode: isProduction ? 'production' : 'development',
    devtool: isProduction ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      path: path.join(directory, 'dist'),
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // rxjs in the language of today's browsers.
      conditionNames: ['es2015', '...'],
    },
    resolveLoader: {
      modules: [path.dirname(require.resolve('swc-loader/package.json')) + '/..', 'node_modules'],
    },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          exclude: /node_modules/,
          use: {
            loader: require.resolve('swc-loader'),
            options: {
              env: { targets: 'defaults and supports es6-module' },
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
              },
            },
          },
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic' },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
