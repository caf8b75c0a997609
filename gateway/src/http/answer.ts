import type { IncomingMessage, ServerResponse } from 'node:http';
import { openContext, type House } from '../context';
import { Forbidden } from '../errors';
import { findUnwantedBody, hasBody, readJson } from './body';
import { isForeignWrite } from './origin';
import { refusalOf, sendFault, sendFile, sendJson, sendRefusal } from './respond';
import { TextFile, type RestRoute } from './route';

/** Answers one REST call. The domain function refuses in the contract's order; this only reads and writes HTTP. */
export async function answerRest(
  house: House,
  route: RestRoute,
  params: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (isForeignWrite(request, house.config.siteOrigin)) throw new Forbidden();
    const ctx = openContext(house, request.headers);
    const unwanted = route.bodyless ? findUnwantedBody(request) : null;
    if (unwanted) {
      await ctx.requireCaller();
      throw unwanted.refusal;
    }
    const body =
      route.bodyless || (route.bodyOptional && !hasBody(request)) ? undefined : await readJson(request);
    const result = await route.answer(ctx, { params, query: queryOf(request), body });
    if (route.status === 204) return sendNothing(response);
    if (result instanceof TextFile) return sendFile(request, response, result);
    sendJson(request, response, route.status, result, { etag: route.method === 'get' });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(request, response, refusal);
    house.log.error({ err: error, route: route.path }, 'a call failed');
    sendFault(request, response);
  }
}

/** A name that is given twice stands for a list, which no rule of ours accepts. */
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
