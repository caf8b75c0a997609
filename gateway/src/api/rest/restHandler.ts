import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Express, Request } from 'express';
import { WithCookies, type RestRoute } from '../../domains/route';
import type { AppServices } from '../../platform/services';
import { NotFound } from '../../platform/errors';
import { findUnwantedBody, hasBody, readPayload, readUpload } from '../../platform/http/body';
import {
  refusalOf,
  sendFault,
  sendFile,
  sendJson,
  sendRefusal,
  sendStreamedFile,
} from '../../platform/http/respond';
import { labelRoute } from '../../platform/http/telemetry';
import { StreamedFile, TextFile } from '../../platform/http/files';
import {
  createConcurrencyLimit,
  ofDownloads,
  type ConcurrencyLimit,
} from '../../platform/limits/concurrencyLimit';
import type { Limits } from '../../platform/limits/rateLimits';
import { openCall, requireTokenAccess } from '../tokenAccess';

interface RestOptions {
  services: AppServices;
  limits: Limits;
  concurrency: ConcurrencyLimit;
  routes: readonly RestRoute[];
}

/** Installs every REST route; any other path below /api is 404 JSON. */
export function installRest(app: Express, { services, limits, concurrency, routes }: RestOptions): void {
  const downloads = createConcurrencyLimit(ofDownloads);
  for (const route of routes) {
    app[route.method](route.path, (request: Request<Record<string, string>>, response) => {
      labelRoute(response, route.path);
      return handle(route, request.params, request, response);
    });
  }
  app.use('/api', (request, response) => {
    labelRoute(response, '/api/*');
    sendRefusal(request, response, new NotFound());
  });

  /** Reads and writes HTTP; the domain function refuses in the contract's order. */
  async function handle(
    route: RestRoute,
    params: Record<string, string>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      const ctx = await openCall({ services, limits }, request, response);
      requireTokenAccess(ctx, route);
      const unwanted = route.bodyless ? await findUnwantedBody(request) : null;
      if (unwanted) {
        // The contract's order of refusals: a read has no effect, so what it refuses goes first.
        if (route.method === 'get')
          await concurrency.run(() =>
            route.resolve(ctx, {
              params,
              query: queryOf(request),
              headers: request.headers,
              body: undefined,
            }),
          );
        else await ctx.requireCaller();
        throw unwanted.refusal;
      }
      await route.admit?.(ctx);
      // A slot is not held while a slow client sends its body.
      const body = await readBody(route, request);
      const result = await concurrency.run(() =>
        route.resolve(ctx, { params, query: queryOf(request), headers: request.headers, body }),
      );
      if (result instanceof WithCookies) {
        response.setHeader('Set-Cookie', result.cookies);
        response.setHeader('Cache-Control', 'no-store');
        return sendJson(request, response, result.status ?? route.status, result.body);
      }
      if (route.status === 204) return sendNothing(response);
      if (result instanceof TextFile) return sendFile(request, response, result);
      if (result instanceof StreamedFile)
        return await downloads.run(() => sendStreamedFile(request, response, result));
      if (route.isSecret) response.setHeader('Cache-Control', 'private, no-store');
      sendJson(request, response, route.status, result, { etag: route.method === 'get' });
    } catch (error) {
      const refusal = response.headersSent ? null : refusalOf(error);
      if (refusal) return sendRefusal(request, response, refusal);
      services.log.error({ err: error, route: route.path }, 'a request failed');
      sendFault(request, response);
    }
  }
}

function readBody({ bodyless, bodyOptional, docs }: RestRoute, request: IncomingMessage): Promise<unknown> {
  if (docs.upload) return readUpload(request, docs.upload);
  if (bodyless || (bodyOptional && !hasBody(request))) return Promise.resolve(undefined);
  return readPayload(request);
}

/** A parameter that is given twice is a list, which no rule accepts. */
function queryOf(request: IncomingMessage): Record<string, unknown> {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  return Object.fromEntries(
    Array.from(new Set(searchParams.keys()), (name) => {
      const values = searchParams.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function sendNothing(response: ServerResponse): void {
  response.statusCode = 204;
  response.end();
}
