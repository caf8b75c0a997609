import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer } from '@apollo/server';
import { openContext, type Context, type House } from '../context';
import { Forbidden, type Refusal, UnreadableBody } from '../errors';
import { readJson } from '../http/body';
import { isForeignWrite } from '../http/origin';
import { refusalOf } from '../http/respond';

/** `/graphql` on node:http: Apollo Server answers through its own HTTP request interface, nothing stands between. */
export function createGraphqlDoor(house: House, server: ApolloServer<Context>) {
  return async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (isForeignWrite(request, house.config.siteOrigin)) throw new Forbidden();
      const context = openContext(house, request.headers);
      const body = request.method === 'POST' ? await readJson(request) : undefined;
      if (body instanceof UnreadableBody) throw body.refusal;
      const answer = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method ?? 'GET',
          headers: headersOf(request),
          search: new URL(request.url ?? '/', 'http://localhost').search,
          body,
        },
        context: async () => context,
      });
      response.statusCode = answer.status ?? 200;
      for (const [name, value] of answer.headers) response.setHeader(name, value);
      response.setHeader('Cache-Control', 'private, no-store');
      if (answer.body.kind === 'complete') {
        response.setHeader('Content-Length', Buffer.byteLength(answer.body.string));
        response.end(answer.body.string);
        return;
      }
      for await (const chunk of answer.body.asyncIterator) response.write(chunk);
      response.end();
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) house.log.error({ err: error }, 'the GraphQL door failed');
      sendGraphqlError(request, response, refusal);
    }
  };
}

/** An error from before the operation began, in the shape of GraphQL over HTTP. */
export function sendGraphqlError(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal | null,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (!request.complete) response.setHeader('Connection', 'close');
  if (refusal?.retryAfterSeconds) response.setHeader('Retry-After', refusal.retryAfterSeconds);
  response.statusCode = refusal?.status ?? 500;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const message = refusal?.message ?? 'Something went wrong';
  const extensions = refusal?.extensions ?? { code: 'INTERNAL_SERVER_ERROR' };
  response.end(JSON.stringify({ errors: [{ message, extensions }] }));
}

function headersOf(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
