import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import type { AppServices } from '../platform/services';
import type { Refusal } from '../platform/errors';
import type { Limits } from '../platform/limits/rateLimits';
import { overloaded, type ConcurrencyLimit } from '../platform/limits/concurrencyLimit';
import { refusalOf, sendFault, sendRefusal } from '../platform/http/respond';
import { labelRoute, type Telemetry } from '../platform/http/telemetry';
import { sendGraphqlError } from './graphql/graphqlHandler';
import { sendExplorer, acceptsHtml } from './graphql/explorer';
import { healthRoutes } from './health';
import { acceptsEventStream } from './live/liveHandler';

/** The routes with limits: the APIs, and the pages for links with a token. */
const limited = /^\/(api|newsletter)\//;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface RequestListenerOptions {
  services: AppServices;
  telemetry: Telemetry;
  limits: Limits;
  concurrency: ConcurrencyLimit;
  handleGraphql: Handler;
  handleStream: Handler;
  /** REST, sign-in, pages and files. */
  expressApp: RequestListener;
}

/** The gateway's HTTP server: health and /graphql on plain node:http, everything else on Express. */
export function createRequestListener({
  services,
  telemetry,
  limits,
  concurrency,
  handleGraphql,
  handleStream,
  expressApp,
}: RequestListenerOptions): RequestListener {
  const health = healthRoutes(services, telemetry);
  const compress = compression();
  const isEncrypted = services.config.siteOrigin.startsWith('https:');

  return (request, response) => {
    const pathname = pathOf(request.url ?? '/');
    const isGraphql = pathname === '/graphql';
    const isStream = isGraphql && acceptsEventStream(request);
    const isLimited = isGraphql || limited.test(pathname);
    const refuse = (refusal: Refusal) =>
      isGraphql ? sendGraphqlError(request, response, refusal) : sendRefusal(request, response, refusal);

    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (isEncrypted) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    // First of all: a refusal must cost little, or overload would also slow down the accepted requests.
    if (isLimited && !isStream && concurrency.isFull()) {
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
        if (isLimited) await limits.admit(request);
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        labelRoute(response, isGraphql ? '/graphql' : '/api');
        return refuse(refusal);
      }
      if (isGraphql) labelRoute(response, isStream ? '/graphql (stream)' : '/graphql');
      if (isStream) return handleStream(request, response);
      if (isGraphql && (services.config.production || !acceptsHtml(request)))
        return handleGraphql(request, response);
      // Not for streams, whose events it would delay; the GraphQL handler compresses by itself.
      compress(request as never, response as never, () => {
        if (isGraphql) sendExplorer(response);
        else expressApp(request, response);
      });
    }
  };
}

function pathOf(address: string): string {
  const query = address.indexOf('?');
  return query < 0 ? address : address.slice(0, query);
}
