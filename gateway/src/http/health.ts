import type { IncomingMessage, ServerResponse } from 'node:http';
import type { House } from '../context';
import type { Observer } from './observe';

type Plain = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What operators ask: alive, ready, figures (contract, section 1). */
export function healthRoutes({ database }: House, observer: Observer): Map<string, Plain> {
  return new Map<string, Plain>([
    ['/healthz', async (_, response) => send(response, 200, 'ok')],
    [
      '/readyz',
      async (_, response) =>
        (await database.answers()) ? send(response, 200, 'ready') : send(response, 503, 'not ready'),
    ],
    ['/metrics', async (_, response) => send(response, 200, await observer.metrics())],
  ]);
}

function send(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
}
