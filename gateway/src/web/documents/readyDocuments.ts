import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { labelRoute } from '../../platform/http/telemetry';

/** Limits memory; each refers to a document of the last second. */
const most = 300;
/** Characters of a path with an `Accept-Language`. */
const longestKey = 400;
/** Other clients get what Express makes for them. */
const usualEncodings = /^$|\b(br|gzip)\b/;

/** A document that is about to be sent to a visitor. */
export interface ReadyDocument {
  send(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Whether nothing has changed since it was made. */
  isCurrent(): boolean;
  /** Counts a request for it. */
  count(request: IncomingMessage): void;
}

export interface ReadyDocuments {
  /** The next visitor with the same request gets it with the same headers. One that sets a cookie is for one browser. */
  store(request: IncomingMessage, response: ServerResponse, document: ReadyDocument): void;
  /** Sends the document of a request, if it is ready; null if it is not. */
  send(request: IncomingMessage, response: ServerResponse): Promise<void> | null;
}

/**
 * The documents of visitors whose requests differ in nothing that decides about them: no cookie, no query, the same path
 * and languages. They are sent before Express, which takes most of the time of such a request (docs/decisions/0088).
 */
export function createReadyDocuments(): ReadyDocuments {
  const all = new Map<string, ReadyDocument & Head>();

  return {
    store(request, response, document) {
      const key = keyOf(request);
      if (key === null || response.hasHeader('Set-Cookie')) return;
      if (all.size >= most) all.clear();
      all.set(key, { ...document, ...headOf(response) });
    },
    send(request, response) {
      const key = keyOf(request);
      const document = key === null ? undefined : all.get(key);
      if (!document?.isCurrent()) return null;
      labelRoute(response, 'page');
      document.count(request);
      response.statusCode = document.status;
      for (const [name, value] of document.headers) response.setHeader(name, value);
      return document.send(request, response);
    },
  };
}

interface Head {
  status: number;
  headers: readonly (readonly [name: string, value: number | string | readonly string[]])[];
}

/** The types know the method of requests only; responses inherit it too. */
type WithRawNames = Pick<ClientRequest, 'getRawHeaderNames'>;

function headOf(response: ServerResponse): Head {
  const names = (response as ServerResponse & WithRawNames)
    .getRawHeaderNames()
    .filter((name) => name !== 'X-Request-Id');
  return {
    status: response.statusCode,
    headers: names.map((name) => [name, response.getHeader(name)!] as const),
  };
}

/** All of a request that decides about a visitor's document; null if it may be of somebody else. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.cookie !== undefined || url.includes('?')) return null;
  if (!usualEncodings.test(headers['accept-encoding'] ?? '')) return null;
  const key = `${url} ${headers['accept-language'] ?? ''}`;
  return key.length > longestKey ? null : key;
}
