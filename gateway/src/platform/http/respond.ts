import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import etagOf from 'etag';
import { isDatabaseUnavailable } from '../database/database';
import { refusals, Refusal, TryAgainLater } from '../errors';
import { hasBody } from './body';
import type { StreamedFile, TextFile } from './files';
import { labelErrors } from './telemetry';

const retrySeconds = 2;

/** Sends JSON; with `etag`, a client that already has it gets 304. */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: unknown,
  { etag = false } = {},
): void {
  const text = JSON.stringify(body);
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('Vary', 'Cookie, Authorization, Accept-Language');
  if (etag) {
    if (endIfKnown(request, response, text)) return;
  }
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(request.method === 'HEAD' ? undefined : text);
}

interface PublicText {
  text: string;
  /** Seconds. */
  maxAge: number;
  type?: string;
  /** Since when it is as it is, to the second. */
  modifiedAt?: Date;
}

/** Sends a text that is the same for everybody; a client that already has it gets 304. */
export function sendPublicText(
  request: IncomingMessage,
  response: ServerResponse,
  { text, maxAge, type = 'text/plain; charset=utf-8', modifiedAt }: PublicText,
): void {
  response.setHeader('Cache-Control', `public, max-age=${maxAge}`);
  if (modifiedAt) response.setHeader('Last-Modified', modifiedAt.toUTCString());
  if (endIfKnown(request, response, text, { modifiedAt })) return;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** Sets the ETag of a text; ends the response with 304 if the client has it. */
export function endIfKnown(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  { tag = etagOf(text, { weak: true }), modifiedAt }: { tag?: string; modifiedAt?: Date } = {},
): boolean {
  response.setHeader('ETag', tag);
  if (!isKnown(request, tag, modifiedAt)) return false;
  response.statusCode = 304;
  response.end();
  return true;
}

/** Sends a file, not cacheable by proxies. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: TextFile): void {
  beginFile(response, file);
  response.setHeader('Content-Length', Buffer.byteLength(file.text));
  response.end(request.method === 'HEAD' ? undefined : file.text);
}

/** Sends a file no faster than it is read. After a fault the caller cuts it off: a part is never taken for the whole. */
export async function sendStreamedFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StreamedFile,
): Promise<void> {
  if (request.method === 'HEAD') {
    beginFile(response, file);
  } else {
    const closed = once(response, 'close');
    for await (const piece of file.pieces) {
      if (response.destroyed) return;
      if (!response.headersSent) beginFile(response, file);
      if (!response.write(piece)) await Promise.race([once(response, 'drain'), closed]);
    }
  }
  response.end();
}

function beginFile(response: ServerResponse, { type, name }: { type: string; name: string }): void {
  response.statusCode = 200;
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('Vary', 'Cookie, Authorization');
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
}

/** Whether the client already has this response. `Cache-Control: no-cache`, which fetch adds, is ignored. */
function isKnown({ headers }: IncomingMessage, tag: string, modifiedAt?: Date): boolean {
  const since = headers['if-modified-since'];
  if (headers['if-none-match'] === undefined && since !== undefined && modifiedAt)
    return Date.parse(since) >= modifiedAt.getTime();
  const known = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes('*') || known.includes(tag.replace(/^W\//, ''));
}

/** The refusal for a thrown error; null for a bug, whose details are never sent. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  return isDatabaseUnavailable(error) ? new TryAgainLater('overloaded', retrySeconds) : null;
}

export function setRetryAfter(response: ServerResponse, refusal: Refusal | null): void {
  if (refusal?.retryAfterSeconds) response.setHeader('Retry-After', refusal.retryAfterSeconds);
}

export function sendRefusal(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  setRetryAfter(response, refusal);
  labelErrors(response, [refusals[refusal.kind].code]);
  // The unread rest of a body would be parsed as the next request.
  if (!request.complete && hasBody(request)) response.setHeader('Connection', 'close');
  const { message, messageCode: code, describedFields: errors } = refusal;
  sendJson(
    request,
    response,
    refusal.status,
    errors.length === 0 ? { message, code } : { message, code, errors },
  );
}

export function sendFault(request: IncomingMessage, response: ServerResponse): void {
  labelErrors(response, ['INTERNAL_SERVER_ERROR']);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  sendJson(request, response, 500, { message: 'Something went wrong', code: 'SOMETHING_WENT_WRONG' });
}
