import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import type { House } from '../context';
import { sendGraphqlError, type createGraphqlDoor } from '../graphql/door';
import { sendExplorer, wantsExplorer } from '../graphql/explorer';
import { createLiveDoor, wantsStream } from '../graphql/liveDoor';
import type { Live } from '../live/live';
import { answerRest } from './answer';
import { healthRoutes } from './health';
import type { Limits } from './limits';
import { createLoad, createRefusal } from './load';
import { nameRoute, type Observer } from './observe';
import { refusalOf, sendFault, sendRefusal } from './respond';
import type { RestRoute } from './route';

/** What is counted: the calls, and the pages that act by a token. */
const limited = /^\/(api|newsletter)\//;

interface Front {
  house: House;
  observer: Observer;
  limits: Limits;
  answerGraphql: ReturnType<typeof createGraphqlDoor>;
  live: Live;
  /** What is polled most, answered without Express. */
  hotRoutes: readonly RestRoute[];
  /** Everything else. */
  cold: RequestListener;
}

/** The gateway's front: /graphql and the hot polls on plain node:http, everything else to Express. */
export function createFront({
  house,
  observer,
  limits,
  answerGraphql,
  live,
  hotRoutes,
  cold,
}: Front): RequestListener {
  const health = healthRoutes(house, observer);
  const answerStream = createLiveDoor(house, live);
  const hot = hotRoutes.map((route) => ({ route, pattern: patternOf(route.path) }));
  const compress = compression();
  const load = createLoad();
  const headers = headersOfAll(house.config.siteOrigin);
  const refuseAtOnce = createRefusal(headers.flat());

  return (request, response) => {
    const pathname = pathOf(request.url ?? '/');
    const isGraphql = pathname === '/graphql';
    if ((isGraphql || limited.test(pathname)) && !wantsStream(pathname, request)) {
      if (load.isFull()) {
        observer.countOverload();
        return refuseAtOnce(request, response, isGraphql);
      }
      load.carry(response);
    }
    for (const [name, value] of headers) response.setHeader(name, value);
    observer.follow(request, response);

    const plain = health.get(pathname);
    if (plain) {
      nameRoute(response, pathname);
      plain(request, response).catch(() => sendFault(request, response));
      return;
    }
    const go = () => {
      answer(pathname, request, response).catch((error: unknown) => {
        house.log.error({ err: error }, 'a call failed');
        sendFault(request, response);
      });
    };
    // A compressor holds back what a stream says, and costs more memory than the stream. GraphQL compresses by itself.
    if (pathname === '/graphql' && !wantsExplorer(request)) go();
    else compress(request as never, response as never, go);
  };

  async function answer(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isGraphql = pathname === '/graphql';
    try {
      if (isGraphql || limited.test(pathname)) await limits.admit(request);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      nameRoute(response, isGraphql ? '/graphql' : '/api');
      return isGraphql
        ? sendGraphqlError(request, response, refusal)
        : sendRefusal(request, response, refusal);
    }

    if (wantsStream(pathname, request)) {
      nameRoute(response, '/graphql (stream)');
      return answerStream(request, response);
    }
    if (isGraphql) {
      nameRoute(response, '/graphql');
      return wantsExplorer(request) && !house.config.production
        ? sendExplorer(response)
        : answerGraphql(request, response);
    }
    for (const { route, pattern } of hot) {
      const match = isMethodOf(request, route) ? pattern.exec(pathname) : null;
      if (!match) continue;
      nameRoute(response, route.path);
      return answerRest(house, route, match.groups ?? {}, request, response);
    }
    cold(request, response);
  }
}

function headersOfAll(siteOrigin: string): [name: string, value: string][] {
  const isEncrypted = siteOrigin.startsWith('https:');
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ...(isEncrypted
      ? ([['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] as [string, string][])
      : []),
  ];
}

function pathOf(address: string): string {
  const question = address.indexOf('?');
  return question < 0 ? address : address.slice(0, question);
}

function isMethodOf(request: IncomingMessage, route: RestRoute): boolean {
  return request.method?.toLowerCase() === route.method;
}

/** `/api/prayers/:id/amen/check` as an expression with a named group. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}
