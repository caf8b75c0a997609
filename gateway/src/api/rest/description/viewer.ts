import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Express } from 'express';
import type { Config } from '../../../config';
import { html, htmlDocument, Html } from '../../../platform/html/html';
import { labelRoute } from '../../../platform/http/telemetry';
import { viewerScript } from './viewerScript';
import { viewerStyle } from './viewerStyle';

/** The files of Swagger UI that the page loads. */
const files = new Set(['swagger-ui-bundle.js', 'swagger-ui.css']);

/** `GET /api`: the description as a page on which calls can be tried, by Swagger UI (docs/decisions/0051). */
export function installViewer(app: Express, config: Config): void {
  app.get('/assets/swagger-ui/:version/:file', async (request, response, next) => {
    const { root, version } = await findViewer();
    if (request.params.version !== version || !files.has(request.params.file)) return next();
    labelRoute(response, 'asset');
    response.sendFile(request.params.file, { root, immutable: true, maxAge: '1y' });
  });
  app.get('/api', async (_, response) => {
    labelRoute(response, '/api');
    const { version } = await findViewer();
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.setHeader('Content-Security-Policy', policy(nonce));
    response.end(page(config.productName, `/assets/swagger-ui/${version}`, nonce));
  });
}

/** Where the installed package is. It says so by its own module. */
async function findViewer(): Promise<{ root: string; version: string }> {
  const { default: findRoot } = await import('swagger-ui-dist/absolute-path.js');
  const root = findRoot();
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { root, version };
}

/** Styles of the viewer's elements are set by its script, which needs no permission. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function page(productName: string, base: string, nonce: string): string {
  return htmlDocument({
    head: html`<meta name="robots" content="noindex" />
      <link rel="icon" href="data:," />
      <title>${productName} API</title>
      <style nonce="${nonce}">
        ${new Html(viewerStyle(`${base}/swagger-ui.css`))}
      </style>`,
    body: html`<header>
        <a href="/">${productName}</a>
        <nav>
          <a href="/api/openapi.json">OpenAPI</a> <a href="/api/collection.json" download>Collection</a>
          <a href="/graphql">GraphQL</a>
        </nav>
      </header>
      <main id="api">
        <noscript>This page needs JavaScript. The same as JSON: /api/openapi.json</noscript>
      </main>
      <script src="${base}/swagger-ui-bundle.js"></script>
      <script nonce="${nonce}">
        ${new Html(viewerScript)};
      </script>`,
  });
}
