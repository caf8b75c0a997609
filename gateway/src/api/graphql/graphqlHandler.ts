import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer, type HTTPGraphQLResponse } from '@apollo/server';
import type { Context } from '../../domains/members/context';
import type { AppServices } from '../../platform/services';
import { Refusal, UnreadableBody } from '../../platform/errors';
import { hasBody, isJsonObject, readJson } from '../../platform/http/body';
import { sendText } from '../../platform/http/compressed';
import { refusalOf, setRetryAfter } from '../../platform/http/respond';
import { labelErrors } from '../../platform/http/telemetry';
import { inSpan } from '../../platform/tracing/tracing';
import type { ConcurrencyLimit } from '../../platform/limits/concurrencyLimit';
import type { Limits } from '../../platform/limits/rateLimits';
import { openCall } from '../tokenAccess';
import type { CompiledQueries } from './compiledQueries';
import { contentTypeFor } from './contentType';
import { chargeOf, costs, errorsOf } from './refusedOperations';

/** Bytes of a response: for a visitor's query, and for any. */
export const maxBytes = { visitor: 256 * 1024, any: 2 * 1024 * 1024 };

interface GraphqlOptions {
  services: AppServices;
  limits: Limits;
  concurrency: ConcurrencyLimit;
  server: ApolloServer<Context>;
  compiled: CompiledQueries;
}

/** `/graphql` on node:http: frequent queries compiled, all others through Apollo Server's own HTTP interface. */
export function createGraphqlHandler({ services, limits, concurrency, server, compiled }: GraphqlOptions) {
  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A client that sends what is refused runs out of its own limit sooner.
    let cost: number = costs.refused;
    try {
      const context = await openCall({ services, limits }, request, response);
      // A slot is not held while a slow client sends its body.
      const body = request.method === 'POST' ? requireRequest(await readJson(request)) : null;
      cost = 0;
      const headers = headersOf(request);
      const result = await concurrency.run(() =>
        inSpan(services.tracing, { name: 'graphql' }, async (describe) => {
          const response =
            (body && (await compiled.respond(body, request.headers.accept, context))) ??
            (await server.executeHTTPGraphQLRequest({
              httpGraphQLRequest: {
                method: request.method ?? 'GET',
                headers,
                search: searchOf(request.url ?? ''),
                body: body ?? undefined,
              },
              context: async () => context,
            }));
          const operation = (response.status ?? 200) < 400 && nameOfOurs(services, context, body);
          if (operation) describe({ name: operation, attributes: { 'graphql.operation.name': operation } });
          return response;
        }),
      );
      cost = chargeOf(headers);
      const errors = errorsOf(headers);
      if (errors) labelErrors(response, errors.codes, errors.fields);
      if (await isTooLarge(result, context)) {
        cost = costs.excessive;
        throw new Refusal('badInput', tooLarge);
      }
      await send(request, response, result);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) services.log.error({ err: error }, 'a GraphQL request failed');
      sendGraphqlError(request, response, refusal);
    } finally {
      if (cost > 0) limits.charge(request, cost);
    }
  };
}

/**
 * The name of an operation that was executed, for its trace: only where it is one of the site's own, because another one
 * could be called after a person.
 */
function nameOfOurs({ config }: AppServices, { token }: Context, body: object | null): string | null {
  const { operationName } = (body ?? {}) as { operationName?: unknown };
  const isOurs = token === null && !(config.production && config.graphqlDocuments === 'any');
  return isOurs && typeof operationName === 'string' ? operationName : null;
}

const tooLarge = 'The response would be too large. Please ask for less: fewer fields, or a smaller page.';

/** Contract, section 7. A member's session is looked up only when it decides. */
async function isTooLarge({ body }: HTTPGraphQLResponse, context: Context): Promise<boolean> {
  if (body.kind !== 'complete' || body.string.length * 3 <= maxBytes.visitor) return false;
  const bytes = Buffer.byteLength(body.string);
  if (bytes > maxBytes.any) return true;
  return bytes > maxBytes.visitor && !isIntrospection(body.string) && !(await context.findCaller());
}

/** The schema is as large as it is, and the same for everybody. */
const isIntrospection = (text: string) => text.startsWith('{"data":{"__schema":');

function requireRequest(body: unknown): object {
  if (body instanceof UnreadableBody) throw body.refusal;
  if (!isJsonObject(body) || Object.keys(body).length === 0)
    throw new Refusal('badInput', 'The body must be a JSON object with a "query"');
  return body;
}

/** The headers that Apollo Server and our plugins read. */
function headersOf({ headers: { accept, cookie, 'content-type': contentType } }: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  if (accept !== undefined) headers.set('accept', accept);
  if (cookie !== undefined) headers.set('cookie', cookie);
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
  labelErrors(response, [refusal?.extensions.code ?? 'INTERNAL_SERVER_ERROR']);
  response.statusCode = refusal?.status ?? 500;
  response.setHeader(
    'Content-Type',
    contentTypeFor(request.headers.accept) ?? 'application/json; charset=utf-8',
  );
  const message = refusal?.message ?? 'Something went wrong';
  const extensions = refusal?.extensions ?? {
    code: 'INTERNAL_SERVER_ERROR',
    messageCode: 'SOMETHING_WENT_WRONG',
  };
  response.end(JSON.stringify({ errors: [{ message, extensions }] }));
}
