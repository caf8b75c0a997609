import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConcurrencyLimit } from '../platform/limits/concurrencyLimit';
import type { AppServices } from '../platform/services';
import type { Telemetry } from '../platform/http/telemetry';
import { version } from '../platform/version';
import { createSiteMetrics } from './siteMetrics';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Liveness, readiness and metrics, by path (contract, section 1). */
export function healthRoutes(
  { config, database }: AppServices,
  telemetry: Telemetry,
  limits: readonly ConcurrencyLimit[],
): Map<string, Handler> {
  const readSite = createSiteMetrics(database);
  /** A gateway that refuses everything is not ready, also if the database is. */
  const isReady = async () => !limits.some((limit) => limit.isStuck()) && (await database.isReady());

  return new Map<string, Handler>([
    ['/healthz', async (_, response) => send(response, 200, health, 'application/json')],
    [
      '/readyz',
      async (_, response) =>
        (await isReady()) ? send(response, 200, 'ready') : send(response, 503, 'not ready'),
    ],
    [
      '/metrics',
      async (request, response) => {
        if (!mayRead(request)) return send(response, 404, 'Not found');
        send(response, 200, (await telemetry.metrics()) + (await readSite()));
      },
    ],
  ]);

  /** Callers without the token learn nothing of the page (contract, section 14). */
  function mayRead({ headers }: IncomingMessage): boolean {
    const { production, metricsToken } = config;
    if (!production) return true;
    // The scheme has either case, as in all of HTTP.
    const given = (headers.authorization ?? '').replace(/^bearer /i, 'Bearer ');
    return metricsToken !== null && isSame(given, `Bearer ${metricsToken}`);
  }
}

/** Takes the same time wherever two texts differ. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one!, other!);
}

const health = JSON.stringify({ status: 'ok', version });

function send(response: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
}
