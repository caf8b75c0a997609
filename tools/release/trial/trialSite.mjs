import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buildSchema } from 'graphql';
import { readIfAny } from '../../../scripts/tree/files.mjs';
import { sampleResult } from './sampleResults.mjs';
import { stageScript } from './stage.mjs';

const types = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/**
 * A site on a free port that has only the shell and one area, whose results are invented. The requests' query says who
 * is signed in and how much there is.
 *
 * @param {{ remote: string, area: import('../../../schema/area.mjs').Area, built: string, shell: string, sdl: string,
 *   views: import('./stage.mjs').View[] }} trial shell, built: folders of the builds
 */
export async function openTrialSite({ remote, area, built, shell, sdl, views }) {
  const schema = buildSchema(sdl);
  const { program, fonts, globalStyle } = JSON.parse(readFileSync(path.join(shell, 'manifest.json'), 'utf8'));
  const folder = `/mf/${remote}/${area.version}/`;
  const remotes = {
    [remote]: { ...described(area), entry: folder + path.basename(area.entry), slots: area.slots },
    'trial-stage': {
      ...described({ version: 'trial', kit: '*' }),
      entry: '/mf/trial-stage/trial/stage.js',
      routes: views.map(({ path: at, module }) => ({ path: at, module, label: 'The stage' })),
    },
  };

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    folder,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };

  async function respond(request, response) {
    const { pathname } = new URL(request.url, 'http://trial');
    if (pathname === '/graphql' && request.method === 'POST') {
      const isEmpty = request.headers.cookie?.includes('results=none');
      return sendJson(response, await sampleResult(schema, JSON.parse(await text(request)), isEmpty));
    }
    if (pathname === '/mf/registry') return sendJson(response, { remotes });
    if (pathname === '/api/client-errors') return response.writeHead(204).end();
    if (/^\/(api|graphql)(\/|$)/.test(pathname)) return response.writeHead(404).end();
    const file = fileAt(pathname.replace(/^\/mf\/~\d+\//, '/mf/'));
    if (file === undefined) return sendPage(request, response);
    if (file === null) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'Content-Type': types[path.extname(pathname)] ?? 'text/plain' })
      .end(file);
  }

  /** The content of a file, null where there is none; undefined for the address of a page. */
  function fileAt(pathname) {
    if (pathname === '/mf/trial-stage/trial/stage.js') return stageScript(remote, views);
    const [base, rest] = pathname.startsWith(folder)
      ? [built, pathname.slice(folder.length)]
      : pathname.startsWith('/assets/')
        ? [shell, pathname.slice(1)]
        : [];
    if (!base) return /^\/mf\/|\.\w+$/.test(pathname) ? null : undefined;
    const file = path.join(base, rest);
    return readIfAny(file) === null ? null : readFileSync(file);
  }

  function sendPage({ headers }, response) {
    const session = headers.cookie?.includes('signed-in=yes') ? member : null;
    const data = {
      productName: 'Prayer Wall',
      siteOrigin: '',
      production: true,
      session,
      registry: { remotes },
      results: [],
    };
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(globalStyle),
    }).end(`<!doctype html><html lang="en"><title>Trial</title>
      ${fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`).join('')}
      <style id="global-style">${globalStyle}</style>
      <script defer src="${program}"></script>
      <body><div id="root"></div>
      <script type="application/json" id="page">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);
  }
}

/** As the gateway's (gateway/src/web/documents/contentSecurityPolicy.ts): code that it forbids would fail on the site. */
const contentSecurityPolicy = (globalStyle) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${hashOf('')} ${hashOf(globalStyle)}`,
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');

const hashOf = (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const member = {
  id: 1,
  email: 'trial@example.org',
  name: 'Trial',
  isVerified: true,
  firstName: 'Trial',
  lastName: 'Member',
  profileImageUrl: null,
  isSiteAdmin: true,
};

const described = ({ version, standalone, kit }) => ({
  version,
  standalone,
  kit,
  routes: [],
  slots: {},
  comesFrom: null,
});

function sendJson(response, value) {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}
