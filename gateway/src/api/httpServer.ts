import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import type { AppServices } from '../platform/services';
import { NotFound, refusals, type Refusal } from '../platform/errors';
import type { Limits } from '../platform/limits/rateLimits';
import { overloaded, type ConcurrencyLimit } from '../platform/limits/concurrencyLimit';
import { sendRefusalPage } from '../platform/html/refusalPage';
import { onePerConnection } from '../platform/http/onePerConnection';
import { normalisedTarget, pathOf } from '../platform/http/requestTarget';
import { refusalOf, sendFault, sendRefusal } from '../platform/http/respond';
import { routeClassOf, type RouteClass } from '../platform/http/routeClass';
import { labelErrors, labelRoute, type Telemetry } from '../platform/http/telemetry';
import { sendGraphqlError } from './graphql/graphqlHandler';
import { acceptsHtml } from './graphql/explorer/explorer';
import { healthRoutes } from './health';
import { acceptsEventStream } from './live/liveHandler';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The concurrency limits, by kind of request. */
export type ConcurrencyLimits = Record<'api' | 'page' | 'signIn', ConcurrencyLimit>;

/** For what is no page, whatever a browser takes it for. Pages and frames have policies of their own. */
const policies = {
  data: "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  // A policy of what to load would be that of the service worker too.
  other: "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};
const ofData: ReadonlySet<RouteClass> = new Set(['health', 'graphql', 'api', 'signInCall']);

interface RequestListenerOptions {
  services: AppServices;
  telemetry: Telemetry;
  limits: Limits;
  concurrency: ConcurrencyLimits;
  handleGraphql: Handler;
  /** /graphql in a browser's address bar; null if there is no explorer. */
  sendExplorer: Handler | null;
  handleStream: Handler;
  /** Sends a page of visitors that is ready to be sent; null for all others. */
  sendReady(request: IncomingMessage, response: ServerResponse): Promise<void> | null;
  /** REST, sign-in, pages and files. */
  expressApp: RequestListener;
}

/** Files cost nothing, a stream is open for hours, and a report of a press belongs to no trace. */
function isTraced(request: IncomingMessage): boolean {
  const pathname = pathOf(request.url ?? '/');
  const route = routeClassOf(pathname);
  if (route === 'health' || route === 'asset' || pathname === '/traces/press') return false;
  return !acceptsEventStream(request);
}

/** The gateway's HTTP server: health and /graphql on plain node:http, everything else on Express. */
export function createRequestListener({
  services,
  telemetry,
  limits,
  concurrency,
  handleGraphql,
  sendExplorer,
  handleStream,
  sendReady,
  expressApp,
}: RequestListenerOptions): RequestListener {
  const health = healthRoutes(services, telemetry, Object.values(concurrency));
  const compress = compression();
  const { siteOrigin } = services.config;
  const isEncrypted = siteOrigin.startsWith('https:');

  const listen: RequestListener = (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (isEncrypted) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    const target = normalisedTarget(request.url ?? '/');
    if (target === null) {
      response.setHeader('Content-Security-Policy', policies.other);
      telemetry.track(request, response);
      labelRoute(response, 'malformed');
      return refuseTarget(request, response);
    }
    request.url = target;
    const pathname = pathOf(target);
    const route = routeClassOf(pathname);
    response.setHeader('Content-Security-Policy', ofData.has(route) ? policies.data : policies.other);
    const isGraphql = route === 'graphql';
    const isStream = isGraphql && acceptsEventStream(request);
    const isPage = route === 'page' || (route === 'signIn' && acceptsHtml(request));
    const refuse = (refusal: Refusal) => {
      labelErrors(response, [refusals[refusal.kind].code]);
      if (isGraphql) sendGraphqlError(request, response, refusal);
      else if (isPage) sendRefusalPage(request, response, services.config, refusal);
      else sendRefusal(request, response, refusal);
    };

    // First of all: a refusal must cost little, or overload would also slow down the accepted requests.
    if (!isStream && limitOf(route)?.isFull()) {
      telemetry.countOverload();
      return refuse(overloaded());
    }
    telemetry.track(request, response);
    const handleHealth = health.get(pathname);
    if (handleHealth) {
      labelRoute(response, pathname);
      handleHealth(request, response).catch(() => sendFault(request, response));
      return;
    }
    handle().catch((error: unknown) => {
      services.log.error({ err: error }, 'a request failed');
      sendFault(request, response);
    });

    async function handle(): Promise<void> {
      try {
        await limits.admit(request);
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        labelRoute(response, isGraphql ? '/graphql' : route);
        return refuse(refusal);
      }
      if (isGraphql) labelRoute(response, isStream ? '/graphql (stream)' : '/graphql');
      if (isStream) return handleStream(request, response);
      const explore = isGraphql && acceptsHtml(request) ? sendExplorer : null;
      if (isGraphql && !explore) return handleGraphql(request, response);
      const sent = route === 'page' ? sendReady(request, response) : null;
      if (sent) return sent;
      // Not for streams, whose events it would delay; the GraphQL handler compresses by itself.
      await new Promise<void>((resolve) => compress(request as never, response as never, () => resolve()));
      if (explore) return explore(request, response);
      expressApp(request, response);
    }
  };
  return onePerConnection(services.tracing?.requests(listen, isTraced) ?? listen);

  function limitOf(route: RouteClass): ConcurrencyLimit | null {
    if (route === 'graphql' || route === 'api' || route === 'signInCall') return concurrency.api;
    return route === 'page' || route === 'signIn' ? concurrency[route] : null;
  }

  /** A target that no route can read. */
  function refuseTarget(request: IncomingMessage, response: ServerResponse): void {
    if (/^\W*api\b/i.test(request.url ?? '')) sendRefusal(request, response, new NotFound());
    else sendRefusalPage(request, response, services.config, new NotFound());
  }
}
