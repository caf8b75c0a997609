import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readDeclaration } from '../../kit/build/declaration.mjs';
import { firstFreePort } from '../../scripts/site/ports.mjs';
import { Failure } from '../../scripts/terminal/progress.mjs';
import { areas } from '../../scripts/tree/packages.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';

/**
 * Serves one area from its sources until it is stopped, for a site that runs elsewhere.
 *
 * @param {string} name
 * @param {string[]} options `--site` and the site's address
 */
export async function serveArea(name, options) {
  const site = siteOf(name, options);
  const directory = inRoot(name);
  process.env.NODE_ENV = 'development';
  const { config: wanted } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  const port = await firstFreePort('localhost', wanted.port);

  // A site in production takes scripts over https alone.
  const protocol = new URL(site).protocol.slice(0, -1);
  const origin = `${protocol}://localhost:${port}`;
  const { default: config } = await import(pathToFileURL(path.join(directory, 'webpack.config.mjs')));
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      server: protocol,
      static: false,
      // The page runs the site's React, a production build, which replaces no component in its place.
      hot: false,
      liveReload: true,
      // The site's pages load scripts from here, and hear of what was saved.
      allowedHosts: ['localhost', new URL(site).hostname],
      headers: { 'Access-Control-Allow-Origin': site, 'Cache-Control': 'no-store' },
      client: { webSocketURL: `${origin.replace(/^http/, 'ws')}/ws`, overlay: false, logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings' },
    },
    webpack({ ...config, infrastructureLogging: { level: 'error' } }),
  );
  await server.start();
  if (!(await isThere(site))) console.error(`No site answers at ${site}.`);
  console.log(`${name} is at ${origin}. Take it into ${site}:`);
  console.log(`  ${site}/override?remote=${name}&entry=${origin}/remoteEntry.js`);
  if (protocol === 'https')
    console.log(`Open ${origin}/remoteEntry.js once, and let the browser accept its certificate.`);
}

/** The paths of an area's pages. */
export async function pagesOf(name) {
  const { routes } = await readDeclaration(inRoot(name));
  return routes.map(({ path }) => path);
}

/** @throws {Failure} */
export function requireArea(name) {
  if (!areas.includes(name)) throw new Failure(`There is no area ${name}: ${areas.join(', ')}`);
}

function siteOf(name, options) {
  requireArea(name);
  const { site } = parseArgs({ args: options, options: { site: { type: 'string' } } }).values;
  if (!site || !URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new Failure(`npm run dev -- ${name} --site http://localhost:4000: the address of a site that runs`);
  return new URL(site).origin;
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
