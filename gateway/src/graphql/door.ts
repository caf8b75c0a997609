import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer, type HTTPGraphQLResponse } from '@apollo/server';
import { openContext, type Context, type House } from '../context';
import { Forbidden, type Refusal, UnreadableBody } from '../errors';
import { hasBody, parseJson, readText } from '../http/body';
import { sendText } from '../http/compressed';
import { isForeignWrite } from '../http/origin';
import { refusalOf } from '../http/respond';
import { keyOf, type Compiled, type Question } from './compiled';

/** The body of a call, read. */
interface Sent {
  body: unknown;
  question: Question | null;
}

/** Browsers send one of few; tools send any. */
const mostTypes = 20;
/** Questions that come again with the same variables; then all are forgotten and begin anew. */
const mostRemembered = 500;
const longestRemembered = 4_000;

/**
 * `/graphql` on node:http. A query that Apollo Server has found good before is answered here at once; everything else
 * goes through its HTTP request interface. Both answers are the same bytes.
 */
export function createGraphqlDoor(house: House, server: ApolloServer<Context>, compiled: Compiled) {
  /** What Apollo Server answers to an `Accept`: only what it has been seen to choose is chosen here. */
  const contentTypes = new Map<string, string>();
  /** What a body asks, by its text: never of a mutation, whose words are nobody else's to keep. */
  const remembered = new Map<string, Sent>();

  return async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (isForeignWrite(request, house.config.siteOrigin)) throw new Forbidden();
      const context = openContext(house, request.headers);
      const text = request.method === 'POST' ? await readText(request) : undefined;
      if (text instanceof UnreadableBody) throw text.refusal;
      const sent = text === undefined ? null : (remembered.get(text) ?? readSent(text));
      response.setHeader('Cache-Control', 'private, no-store');

      const accepted = request.headers.accept ?? '';
      const contentType = contentTypes.get(accepted);
      const data =
        sent?.question && contentType !== undefined ? await compiled.answer(sent.question, context) : null;
      if (data) {
        remember(text!, sent!);
        response.setHeader('Content-Type', contentType!);
        return await sendText(request, response, `${JSON.stringify({ data })}\n`);
      }

      const answered = await askApollo(request, sent?.body, context);
      if (sent) learnType(accepted, answered);
      await send(request, response, answered);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) house.log.error({ err: error }, 'the GraphQL door failed');
      sendGraphqlError(request, response, refusal);
    }
  };

  function remember(text: string, sent: Sent): void {
    if (text.length > longestRemembered || remembered.has(text)) return;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(text, sent);
  }

  function askApollo(request: IncomingMessage, body: unknown, context: Context) {
    return server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method ?? 'GET',
        headers: headersOf(request),
        search: new URL(request.url ?? '/', 'http://localhost').search,
        body,
      },
      context: async () => context,
    });
  }

  function learnType(accepted: string, { status, headers, body }: HTTPGraphQLResponse): void {
    const contentType = headers.get('content-type');
    const isOrdinary = (status ?? 200) === 200 && body.kind === 'complete' && contentType !== undefined;
    if (isOrdinary && contentTypes.size < mostTypes) contentTypes.set(accepted, contentType);
  }
}

/** @throws Refusal where it is no JSON */
function readSent(text: string): Sent {
  const body = parseJson(text);
  if (body instanceof UnreadableBody) throw body.refusal;
  return { body, question: findQuestion(body) };
}

/** What Apollo Server would take for the question of a body; null where it would refuse it, or ask for more. */
function findQuestion(body: unknown): Question | null {
  if (!isRecord(body)) return null;
  const { query, operationName = null, variables = null, extensions = null } = body;
  if (typeof query !== 'string' || (operationName !== null && typeof operationName !== 'string')) return null;
  if ((variables !== null && !isRecord(variables)) || (extensions !== null && !isRecord(extensions)))
    return null;
  if (extensions?.persistedQuery !== undefined) return null;
  return { key: keyOf(query, operationName), variables: variables ?? {} };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
  if (!request.complete && hasBody(request)) response.setHeader('Connection', 'close');
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
