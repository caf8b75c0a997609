import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
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
    // The page's React refreshes nothing (see below), so whoever saves a file sees the whole page anew.
    hot: false,
    liveReload: true,
    headers: { 'Access-Control-Allow-Origin': site, 'Cache-Control': 'no-store' },
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    devMiddleware: { stats: 'errors-warnings' },
  },
  compiler,
);
if (!(await isFree(port))) {
  console.error(`Port ${port} is in use: ${name} seems to be served from its sources already.`);
  process.exit(1);
}
await server.start();
if (!(await isThere(site))) {
  console.error(`No site answers at ${site}. Start one with npm start, or name another one in SITE_ORIGIN.`);
}
console.log(`${name} is at ${origin}. Take it into ${site}:`);
console.log(`  ${site}/override?remote=${name}&entry=${origin}/remoteEntry.js`);

/** Asked beforehand: the development server ends with a stack. */
function isFree(wanted) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(wanted, 'localhost', () => probe.close(() => resolve(true)));
  });
}

/** Whether a site lives there. It may come later: the area is served all the same. */
async function isThere(address) {
  try {
    const { ok } = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(3_000) });
    return ok;
  } catch {
    return false;
  }
}

/**
 * A page's Content-Security-Policy allows no eval, and its React is the production build that the site runs: of the
 * development build's JSX it would know nothing, nor can it refresh a component in its place.
 */
function forDevelopment(area) {
  const [scripts, ...others] = area.module.rules;
  const { loader, options } = scripts.use;
  const react = { ...options.jsc.transform.react, development: false };
  const use = { loader, options: { ...options, jsc: { ...options.jsc, transform: { react } } } };
  return {
    ...area,
    mode: 'development',
    infrastructureLogging: { level: 'error' },
    devtool: 'cheap-module-source-map',
    output: { ...area.output, clean: false },
    module: { ...area.module, rules: [{ ...scripts, use }, ...others] },
  };
}
