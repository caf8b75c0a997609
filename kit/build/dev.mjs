import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

// One area from its sources on this machine, for a site that runs (SITE_ORIGIN): `pnpm --filter mf-wall dev`. The
// area's folder is the one that this is started in, or the only argument.
process.env.NODE_ENV = 'development';
// Nobody would stop it when whoever started it is gone.
process.on('disconnect', () => process.exit());

const directory = path.resolve(process.argv[2] ?? '.');
const { name, config } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
const site = (process.env.SITE_ORIGIN ?? 'http://localhost:4000').replace(/\/+$/, '');
const { port } = config;
const origin = `http://localhost:${port}`;

const { default: built } = await import(pathToFileURL(path.join(directory, 'webpack.config.mjs')));
const compiler = webpack(forDevelopment(built));
const server = new WebpackDevServer(
  {
    port,
    host: 'localhost',
    static: false,
    // Whoever saves a file sees the page anew, with all that the site's own shell brings.
    hot: false,
    liveReload: true,
    headers: { 'Access-Control-Allow-Origin': site, 'Cache-Control': 'no-store' },
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    devMiddleware: { stats: 'errors-warnings' },
  },
  compiler,
);
await server.start();
console.log(`${name} is at ${origin}. Take it into ${site}:`);
console.log(`  ${site}/override?remote=${name}&entry=${origin}/remoteEntry.js`);

/** A page's Content-Security-Policy allows no eval, and its React is the one that the site runs. */
function forDevelopment(area) {
  const [scripts, ...others] = area.module.rules;
  const { loader, options } = scripts.use;
  const react = { ...options.jsc.transform.react, development: false };
  const use = { loader, options: { ...options, jsc: { ...options.jsc, transform: { react } } } };
  return {
    ...area,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { ...area.output, clean: false },
    module: { ...area.module, rules: [{ ...scripts, use }, ...others] },
  };
}
