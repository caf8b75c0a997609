import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer, type HTTPGraphQLResponse } from '@apollo/server';
import { openContext, type Context } from '../../domains/members/context';
import type { AppServices } from '../../platform/services';
import { Forbidden, type Refusal, UnreadableBody } from '../../platform/errors';
import { hasBody, readJson } from '../../platform/http/body';
import { sendText } from '../../platform/http/compressed';
import { isForeignWrite } from '../../platform/http/origin';
import { refusalOf, setRetryAfter } from '../../platform/http/respond';
import type { ConcurrencyLimit } from '../../platform/limits/concurrencyLimit';

interface GraphqlOptions {
  services: AppServices;
  concurrency: ConcurrencyLimit;
  server: ApolloServer<Context>;
}

/** `/graphql` on node:http, through Apollo Server's own HTTP interface. */
export function createGraphqlHandler({ services, concurrency, server }: GraphqlOptions) {
  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (isForeignWrite(request, services.config.siteOrigin)) throw new Forbidden();
      const context = openContext(services, request.headers);
      // A slot is not held while a slow client sends its body.
      const body = request.method === 'POST' ? await readJson(request) : undefined;
      if (body instanceof UnreadableBody) throw body.refusal;
      const result = await concurrency.run(() =>
        server.executeHTTPGraphQLRequest({
          httpGraphQLRequest: {
            method: request.method ?? 'GET',
            headers: headersOf(request),
            search: searchOf(request.url ?? ''),
            body,
          },
          context: async () => context,
        }),
      );
      await send(request, response, result);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) services.log.error({ err: error }, 'a GraphQL request failed');
      sendGraphqlError(request, response, refusal);
    }
  };
}

/** The headers that Apollo Server and our plugins read. */
function headersOf({ headers: { accept, 'content-type': contentType } }: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  if (accept !== undefined) headers.set('accept', accept);
  if (contentType !== undefined) headers.set('content-type', contentType);
  return headers;
}

function searchOf(address: string): string {
  const start = address.indexOf('?');
  return start < 0 ? '' : address.slice(start);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: HTTPGraphQLResponse,
): Promise<void> {
  response.statusCode = status ?? 200;
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'private, no-store');
  if (body.kind === 'complete') return sendText(request, response, body.string);
  for await (const chunk of body.asyncIterator) response.write(chunk);
  response.end();
}

/** Sends an error from before execution, in the format of GraphQL over HTTP. */
export function sendGraphqlError(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal | null,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (!request.complete && hasBody(request)) response.setHeader('Connection', 'close');
  setRetryAfter(response, refusal);
  response.statusCode = refusal?.status ?? 500;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const message = refusal?.message ?? 'Something went wrong';
  const extensions = refusal?.extensions ?? { code: 'INTERNAL_SERVER_ERROR' };
  response.end(JSON.stringify({ errors: [{ message, extensions }] }));
}
