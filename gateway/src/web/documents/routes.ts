import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { Express, Request, Response } from 'express';
import sirv from 'sirv';
import { localeCookie, type Locale } from 'schema/locales';
import { shellManifestRule, type ShellManifest } from 'schema/shellManifest';
import { memberHeader, openContext, type Context } from '../../domains/members/context';
import { cookieLine } from '../../domains/signIn/cookies';
import { signedOutCookies } from '../../domains/signIn/sessions';
import type { AppServices } from '../../platform/services';
import { NotFound } from '../../platform/errors';
import type { ApolloServer } from '@apollo/server';
import { createTextSender, sendText, type TextSender } from '../../platform/http/compressed';
import { namedLocale, variesByLocale } from '../../platform/http/requestLocale';
import { labelRoute } from '../../platform/http/telemetry';
import { sendRefusal } from '../../platform/http/respond';
import { describeRemotes, describeServed } from '../areas/describe';
import type { CanaryWatch } from '../areas/canaries/watch';
import { remotesFor } from '../areas/remotesForBrowser';
import {
  partsAt,
  routeAt,
  translateRemotes,
  type ResolvedRemotes,
  type ResolvedRoute,
} from '../areas/resolve';
import { installOnDevices } from '../devices/routes';
import { openJsonFile } from '../jsonFile';
import { composePage } from './composePage';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { headingOf } from './heading';
import { pageResults } from './pageResults';
import { findPrerendered } from './prerendered';
import type { ReadyDocuments } from './readyDocuments';
import { createVisitorDocuments } from './visitorDocuments';

/** Installs the site: immutable files of the shell and the remotes, and an HTML page for every other path. */
export function installPages(
  app: Express,
  services: AppServices,
  graphql: Pick<ApolloServer<Context>, 'executeOperation'>,
  { registry, countPage }: CanaryWatch,
  ready: ReadyDocuments,
): void {
  const { config, log } = services;
  const { siteDir } = config;
  const visitorDocument = createVisitorDocuments<Omit<Document, 'text'> & { send: TextSender }>(
    // In the one or in the other, never in both: together they would hold it twice as long.
    config.edgeCache ? 0 : visitorSeconds * 1000,
  );
  const shellManifest = openJsonFile(
    path.join(siteDir, 'shell/manifest.json'),
    (value) => shellManifestRule.parse(value),
    {
      initial: null,
      onFault: (error) => log.error({ err: error }, 'the manifest of the shell cannot be read'),
    },
  );

  installFiles(app, '/assets', path.join(siteDir, 'shell/assets'));
  app.get('/mf/registry', (request, response, next) => {
    labelRoute(response, '/mf/registry');
    sendRegistry(request, response).catch(next);
  });
  // If a file did not arrive, a page requests it by another URL (/mf/~1/…): for the same URL, a browser would go on
  // waiting for the first response.
  app.use('/mf', (request, _response, next) => {
    request.url = request.url.replace(/^\/~\d+\//, '/');
    next();
  });
  installFiles(app, '/mf', path.join(siteDir, 'mf'));
  installOnDevices(app, services, shellManifest);
  app.get('/{*page}', (request, response, next) => {
    labelRoute(response, 'page');
    sendPage(request, response).catch(next);
  });

  /** For an open page whose version no longer exists, and for releases, which wait until they are served. */
  async function sendRegistry(request: Request, response: Response): Promise<void> {
    const ctx = openContext(services, request.headers);
    const [remotes, locale] = await Promise.all([
      remotesFor(registry, ctx, request, response),
      ctx.findLocale(),
    ]);
    response.setHeader('Cache-Control', 'private, no-store');
    response.json({
      remotes: describeRemotes(translateRemotes(remotes, locale), { withOperations: true }),
      served: describeServed(await registry.read()),
    });
  }

  async function sendPage(request: Request, response: Response): Promise<void> {
    const address = new URL(request.originalUrl, config.siteOrigin);
    const named = namedLocale(address, request.headers);
    const ctx = openContext(services, named ? withLocale(request.headers, named) : request.headers);
    // Before the versions of this browser are read: a release in the meantime is another registry.
    const published = await registry.read();
    const [shell, resolved, locale] = await Promise.all([
      shellManifest.read(),
      remotesFor(registry, ctx, request, response),
      ctx.findLocale(),
    ]);
    if (!shell) throw new Error('The shell has not been built');
    const isShared = ctx.sessionHash === null && address.search === '' && isPublished(resolved);
    const make = async () => {
      const { text, ...document } = await makeDocument({ ctx, address, shell, resolved, locale });
      return { ...document, send: isShared ? createTextSender(text, visitors) : sendOnce(text) };
    };
    const shared = isShared
      ? await visitorDocument([locale, address.pathname, ...versionsOf(resolved)].join(' '), [shell], make)
      : null;
    const shown = shared?.document ?? (await make());
    countPage(request, shown.remotes, shown.route);
    response.status(shown.status);
    response.setHeader('Content-Security-Policy', shown.policy);
    // A HEAD only asks whose page it would be (kit/app/session/returned.ts).
    const endsSession = shown.isSignedOut && request.method === 'GET';
    if (endsSession) response.append('Set-Cookie', signedOutCookies(config, 'end'));
    // A page that says why would say it again without a connection.
    const storedFor = endsSession && shown.isSuspended ? null : shown.storedFor;
    if (storedFor !== null) response.setHeader(memberHeader, storedFor);
    if (named) response.append('Set-Cookie', cookieLine(config, localeCookie, named, localeCookieOptions));
    if (!shown.isIndexed) response.setHeader('X-Robots-Tag', 'noindex');
    // A new canary number comes with a cookie of its own.
    if (config.edgeCache && isShared && !response.hasHeader('Set-Cookie'))
      response.setHeader('CDN-Cache-Control', `public, max-age=${visitorSeconds}`);
    if (shared)
      ready.store(request, response, {
        send: shown.send,
        isCurrent: () =>
          shared.isCurrent() && shellManifest.isCurrent(shell) && registry.isCurrent(published),
        count: (another) => countPage(another, shown.remotes, shown.route),
      });
    return shown.send(request, response);
  }

  async function makeDocument({ ctx, address, shell, resolved, locale }: PageRequest): Promise<Document> {
    const remotes = translateRemotes(resolved, locale);
    const route = routeAt(remotes, address.pathname);
    const parts = route ? partsAt(remotes, route, address) : [];
    const [heading, caller, results] = await Promise.all([
      headingOf(ctx, address, route, locale),
      ctx.findCaller(),
      pageResults(graphql, ctx, { shell, route, parts, address }),
    ]);
    const isSignedOut = ctx.sessionHash !== null && caller === null;
    const suspension = isSignedOut ? await ctx.findSuspension() : null;
    const visit = { config, locale, address, route, parts, remotes, results, caller };
    const prerendered = findPrerendered(shell, visit);
    const text = composePage({ ...visit, suspension, shell, heading, prerendered });
    return {
      remotes,
      route,
      status: heading.status,
      isIndexed: heading.isIndexed,
      isSignedOut,
      isSuspended: suspension !== null,
      policy: contentSecurityPolicy(text, config, remotes),
      storedFor: heading.status === 200 && !route?.audience ? (caller?.id ?? 0) : null,
      text,
    };
  }
}

/** As the menu of languages sets it (shell/locale/setPageLocale.ts). */
const localeCookieOptions = { maxAge: 365 * 24 * 60 * 60, httpOnly: false };

/** As if the browser had sent the cookie of this language; of two with one name the first counts. */
const withLocale = (headers: IncomingHttpHeaders, locale: Locale): IncomingHttpHeaders => ({
  ...headers,
  cookie: `${localeCookie}=${locale}; ${headers.cookie ?? ''}`,
});

/** Sends a document that is made for one request, and stored nowhere. */
const sendOnce =
  (text: string): TextSender =>
  (request, response) => {
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', 'private, no-cache, no-store');
    return sendText(request, response, text, varies);
  };

/** For how long a document of visitors is sent again, by this gateway or by a cache in front of all. */
const visitorSeconds = 1;

const type = 'text/html; charset=utf-8';
const varies = [variesByLocale];

/** How the documents that all visitors get alike are sent. */
const visitors = { type, varies, caching: 'private, no-cache' };

interface Document {
  text: string;
  status: number;
  policy: string;
  isIndexed: boolean;
  /** Whether its reader's session has ended; the browser does not know it yet. */
  isSignedOut: boolean;
  isSuspended: boolean;
  remotes: ResolvedRemotes;
  route: ResolvedRoute | null;
  /** For whom a browser may store it, 0 for visitors; null for nobody (docs/decisions/0068-offline.md). */
  storedFor: number | null;
}

interface PageRequest {
  ctx: Context;
  address: URL;
  shell: ShellManifest;
  resolved: ResolvedRemotes;
  locale: Locale;
}

/** Whether this browser gets what others get too: nothing that was chosen for it, or comes from a machine. */
const isPublished = (remotes: ResolvedRemotes) =>
  Object.values(remotes).every(({ isChosen, comesFrom }) => !isChosen && comesFrom === null);

const versionsOf = (remotes: ResolvedRemotes) =>
  Object.entries(remotes).map(([name, { version }]) => `${name}@${version}`);

/** sirv sends these without their encoding. */
const textTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Files whose names change with their content. A missing one is a real 404, never a page. */
function installFiles(app: Express, prefix: string, directory: string): void {
  // Reads the disk for each request, because a release adds files while the gateway runs.
  const serve = sirv(directory, {
    dev: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      const type = textTypes[path.extname(pathname)];
      if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
    },
  });
  app.use(prefix, (request, response) => {
    labelRoute(response, 'asset');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    serve(request, response, () => {
      response.setHeader('Cache-Control', 'no-store');
      sendRefusal(request, response, new NotFound());
    });
  });
}
