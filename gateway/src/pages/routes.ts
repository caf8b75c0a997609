import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Express, Request, Response } from 'express';
import sirv from 'sirv';
import { matchRoute } from 'schema/question';
import { openContext, type House } from '../context';
import { NotFound } from '../errors';
import type { createGraphqlServer } from '../graphql/server';
import { nameRoute } from '../http/observe';
import { sendRefusal } from '../http/respond';
import { describeRemotes } from './describe';
import { answerEarly } from './earlyAnswers';
import { headingOf } from './heading';
import { paintArea } from './painting';
import { contentSecurityPolicy } from './policy';
import type { Registry } from './registry';
import { renderPage } from './render';
import { readTemplate } from './template';
import { remotesFor } from './visitor';

/** The composed site: immutable files of the shell and the remotes, and one HTML page for every other address. */
export function installPages(
  app: Express,
  house: House,
  graphql: ReturnType<typeof createGraphqlServer>,
  registry: Registry,
): void {
  const { siteDir } = house.config;

  installFiles(app, '/assets', path.join(siteDir, 'shell/assets'));
  app.get('/mf/registry', (request, response, next) => {
    nameRoute(response, '/mf/registry');
    tellRemotes(request, response).catch(next);
  });
  // Where a file did not arrive, a page asks for it by another address (/mf/~1/…): asked for by the same one, a browser
  // would go on waiting for the first answer.
  app.use('/mf', (request, _response, next) => {
    request.url = request.url.replace(/^\/~\d+\//, '/');
    next();
  });
  installFiles(app, '/mf', path.join(siteDir, 'mf'));
  installServiceWorker(app, path.join(siteDir, 'shell'));
  app.get('/{*page}', (request, response, next) => {
    nameRoute(response, 'page');
    sendPage(request, response).catch(next);
  });

  /** What an open page asks when a version that it knew is gone. */
  async function tellRemotes(request: Request, response: Response): Promise<void> {
    const remotes = await remotesFor(registry, openContext(house, request.headers), request, response);
    response.setHeader('Cache-Control', 'private, no-store');
    response.json({ remotes: describeRemotes(remotes, { withQuestions: true }) });
  }

  async function sendPage(request: Request, response: Response): Promise<void> {
    const ctx = openContext(house, request.headers);
    const address = new URL(request.originalUrl, house.config.siteOrigin);
    const remotes = await remotesFor(registry, ctx, request, response);
    const isHere = (route: string) => matchRoute(route, address.pathname) !== null;
    const needed = Object.values(remotes).filter((remote) => remote.routes.some(isHere));
    const scripts = needed.flatMap(({ entry, preload }) => [
      entry,
      ...Object.keys(preload)
        .filter(isHere)
        .flatMap((route) => preload[route]!),
    ]);
    const [heading, caller, answers] = await Promise.all([
      headingOf(ctx, address),
      ctx.findCaller(),
      answerEarly(graphql, ctx, needed, address),
    ]);
    const nonce = randomBytes(16).toString('base64');
    const area = caller ? null : paintArea(needed, address, { nonce, answers });
    const template = await readTemplate(siteDir, {
      address,
      hasArea: area !== null,
      isVisitor: caller === null,
    });
    response.status(heading.status);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'private, no-cache, no-store');
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce, house.config, remotes));
    if (!heading.isIndexed) response.setHeader('X-Robots-Tag', 'noindex');
    response.end(
      renderPage({
        config: house.config,
        template,
        nonce,
        address,
        heading,
        caller,
        remotes,
        scripts,
        answers,
        area: area ?? '',
      }),
    );
  }
}

/** Files whose names change with their content. A missing one is a real 404, never a page. */
function installFiles(app: Express, prefix: string, directory: string): void {
  // Looks at the disk for each call, because a release adds files while the gateway runs.
  const serve = sirv(directory, { dev: true, brotli: true, gzip: true });
  app.use(prefix, (request, response) => {
    nameRoute(response, 'asset');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    serve(request, response, () => {
      response.setHeader('Cache-Control', 'no-store');
      sendRefusal(request, response, new NotFound());
    });
  });
}

/** The one script whose name never changes: browsers ask each time whether there is a newer one. */
function installServiceWorker(app: Express, root: string): void {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };
  app.get('/service-worker.js', (request, response) => {
    nameRoute(response, 'asset');
    response.sendFile('service-worker.js', { root, headers, cacheControl: false }, (error) => {
      if (error && !response.headersSent) sendRefusal(request, response, new NotFound());
    });
  });
}
