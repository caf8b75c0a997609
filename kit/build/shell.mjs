import { createRequire } from 'node:module';
import webpack from 'webpack';
import { commonConfig } from './common.mjs';
import { pageTemplate } from './pageTemplate.mjs';
import { serviceWorker } from './serviceWorker.mjs';
import { sharedByShell } from './shared.mjs';

const require = createRequire(import.meta.url);

/** The fonts that every page reads first. */
const firstFonts = [/atkinson-hyperlegible-next-latin-wght-normal\./, /newsreader-latin-wght-normal\./];

/** The webpack configuration of the host: it knows no remote, the page tells it at run time. */
export function shell({ directory, entry, template, worker }) {
  const config = commonConfig(directory);
  return {
    ...config,
    entry: { shell: entry },
    output: {
      ...config.output,
      uniqueName: 'shell',
      publicPath: '/',
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    plugins: [
      new webpack.container.ModuleFederationPlugin({ name: 'shell', shared: sharedByShell }),
      ownPrinter,
      pageTemplate({
        template,
        icon: require.resolve('../ui/Logo/favicon.svg'),
        fonts: firstFonts,
        chunks: { '/': 'landing' },
      }),
      serviceWorker(worker),
    ],
  };
}

/** The client prints what it sends, no schema and nothing for readers. */
const ownPrinter = new webpack.NormalModuleReplacementPlugin(/\/printer\.mjs$/, (asked) => {
  if (/\/graphql$|\/graphql\/language$/.test(asked.context))
    asked.request = require.resolve('./printDocument.mjs');
});
