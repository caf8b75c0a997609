import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConcurrencyLimit } from '../platform/limits/concurrencyLimit';
import type { AppServices } from '../platform/services';
import type { Telemetry } from '../platform/http/telemetry';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Liveness, readiness and metrics, by path (contract, section 1). */
export function healthRoutes(
  { database }: AppServices,
  telemetry: Telemetry,
  limits: readonly ConcurrencyLimit[],
): Map<string, Handler> {
  /** A gateway that refuses everything is not ready, also if the database is. */
  const isReady = async () => !limits.some((limit) => limit.isStuck()) && (await database.isReady());

  return new Map<string, Handler>([
    ['/healthz', async (_, response) => send(response, 200, 'ok')],
    [
      '/readyz',
      async (_, response) =>
        (await isReady()) ? send(response, 200, 'ready') : send(response, 503, 'not ready'),
    ],
    ['/metrics', async (_, response) => send(response, 200, await telemetry.metrics())],
  ]);
}

function send(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
}
