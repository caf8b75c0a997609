import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { LiveUpdate } from 'schema/live';
import type { AppServices } from '../../platform/services';
import { parse, Refusal } from '../../platform/errors';
import { readJson } from '../../platform/http/body';
import { callerAddress } from '../../platform/http/callerAddress';
import { isForeign } from '../../platform/http/origin';
import { refusalOf } from '../../platform/http/respond';
import type { Limits } from '../../platform/limits/rateLimits';
import type { Live, Stream } from './live';
import { sendGraphqlError } from '../graphql/graphqlHandler';
import { openCall } from '../tokenAccess';
import { createLiveOperationReader, type LiveRequest } from './liveOperation';

/** Bytes that may wait for a slow reader before it is disconnected; it reconnects by itself. */
const maxWaitingBytes = 64 * 1024;

/** Whether a request to `/graphql` is for a stream. */
export function acceptsEventStream({ headers }: IncomingMessage): boolean {
  return (headers.accept ?? '').includes('text/event-stream');
}

/** `/graphql` as a stream: GraphQL over SSE, distinct connections mode. Every stream is one subscription to `live`. */
export function createLiveHandler(services: AppServices, limits: Limits, schema: GraphQLSchema, live: Live) {
  const readLiveOperation = createLiveOperationReader(schema);

  return async function openStream(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const ctx = await openCall({ services, limits }, request, response, isForeign);
      const { interests, write } = readLiveOperation(await readRequest(request));
      const address = callerAddress(request, services.config.trustedProxies);
      const close = await live.open(ctx, address, interests, new EventStream(response, write));
      if (response.destroyed) return close();
      response.once('close', close);
      begin(response);
      releaseRequestHeaders(request);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) services.log.error({ err: error }, 'a stream could not be opened');
      sendGraphqlError(request, response, refusal);
    }
  };
}

/** The open response of a page. There are tens of thousands, so that it is one object and not a closure for each call. */
class EventStream implements Stream {
  constructor(
    private readonly response: ServerResponse,
    private readonly write: (update: LiveUpdate) => string,
  ) {}

  send(update: LiveUpdate): void {
    this.sendText(`event: next\ndata: ${this.write(update)}\n\n`);
  }

  heartbeat(): void {
    this.sendText(':\n\n');
  }

  complete(): void {
    this.sendText('event: complete\ndata:\n\n');
  }

  end(): void {
    this.response.end();
  }

  private sendText(text: string): void {
    if (this.response.writableLength > maxWaitingBytes) this.response.destroy();
    else this.response.write(text);
  }
}

/** Sends a first comment, so that proxies forward the headers at once. */
function begin(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  // Sent by themselves, in one packet with the comment: Node keeps the headers, and what it sends alone is one text
  // instead of the thirty parts that it was put together of, half a kilobyte less.
  response.cork();
  response.flushHeaders();
  response.write(':\n\n');
  response.uncork();
}

/** A stream is open for hours, and its request headers take an eighth of its memory. */
function releaseRequestHeaders(request: IncomingMessage): void {
  request.url = '';
  request.headers = {};
  request.rawHeaders = [];
}

/** Reads the body of a POST, or the query string of a GET, because an EventSource can only send GET. */
async function readRequest(request: IncomingMessage): Promise<LiveRequest> {
  if (request.method === 'POST') return requestOf(await readJson(request));
  if (request.method !== 'GET') throw new Refusal('badInput', 'A stream is requested by GET or POST');
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const { variables, ...others } = Object.fromEntries(searchParams);
  return requestOf({ ...others, variables: variables === undefined ? null : readVariables(variables) });
}

function requestOf(given: unknown): LiveRequest {
  const { query, operationName, variables } = parse(requestRule, given);
  return { query, operationName: operationName ?? null, variables: variables ?? {} };
}

const requestRule = z.object({
  query: z.string({ error: 'A subscription is needed' }),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

function readVariables(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('badInput', 'The variables are not valid JSON');
  }
}
