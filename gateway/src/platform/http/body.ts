import type { IncomingMessage } from 'node:http';
import readRaw from 'raw-body';
import type { Message } from 'schema/messages';
import { Refusal, UnreadableBody } from '../errors';

const maxBodyBytes = 100 * 1024;

/** The JSON of a request's body, or an UnreadableBody; it is refused only when it is needed. */
export async function readJson(request: IncomingMessage, limit = maxBodyBytes): Promise<unknown> {
  const text = await readText(request, limit);
  return typeof text === 'string' ? parseJson(text) : text;
}

/** The text of a body with a JSON content type, or an UnreadableBody. */
export async function readText(
  request: IncomingMessage,
  limit = maxBodyBytes,
): Promise<string | UnreadableBody> {
  if (!hasBody(request)) return unreadable('badInput', 'A JSON body is needed');
  if (!isJson(request) || isEncoded(request))
    return unreadable('wrongMediaType', 'The body must be application/json');
  try {
    const body = await readRaw(request, { limit, length: request.headers['content-length'] });
    return body.toString();
  } catch (error) {
    if (isTooLarge(error))
      return unreadable('tooLarge', `The body is larger than ${Math.round(limit / 1024)} kB`);
    return notJson();
  }
}

/** The text of an uploaded file in UTF-8, or an UnreadableBody. */
export async function readUpload(
  request: IncomingMessage,
  { type, maxBytes }: { type: string; maxBytes: number },
): Promise<string | UnreadableBody> {
  if (!hasBody(request)) return unreadable('badInput', `A ${type} file is needed`);
  if (mediaTypeOf(request) !== type || !isUtf8(request) || isEncoded(request))
    return unreadable('wrongMediaType', `The body must be ${type} in UTF-8`);
  try {
    const body = await readRaw(request, { limit: maxBytes, length: request.headers['content-length'] });
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (error) {
    if (isTooLarge(error))
      return unreadable('tooLarge', `The file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`);
    return unreadable('badInput', 'The file is not UTF-8. Please save it as CSV in UTF-8.');
  }
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return unreadable('badInput', 'A JSON body is needed');
  try {
    return JSON.parse(text.trim());
  } catch {
    return notJson();
  }
}

/** The payload of a request: a JSON object, or an UnreadableBody. */
export async function readPayload(request: IncomingMessage): Promise<unknown> {
  const body = await readJson(request);
  return isJsonObject(body) ? body : unreadable('badInput', 'The body must be a JSON object');
}

/** An object of JSON; an UnreadableBody counts as one, so that its own refusal is passed on. */
export function isJsonObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Calls without a payload also refuse bodies that are not JSON, malformed or too large (contract, section 7). */
export async function findUnwantedBody(request: IncomingMessage): Promise<UnreadableBody | null> {
  if (!hasBody(request)) return null;
  const text = await readText(request);
  if (typeof text !== 'string') return text;
  const body = text.trim() === '' ? null : parseJson(text);
  return body instanceof UnreadableBody ? body : null;
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isJson(request: IncomingMessage): boolean {
  return mediaTypeOf(request) === 'application/json';
}

function mediaTypeOf({ headers }: IncomingMessage): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase();
}

function isUtf8({ headers }: IncomingMessage): boolean {
  const [, charset = 'utf-8'] = /;\s*charset="?([^";\s]*)/i.exec(headers['content-type'] ?? '') ?? [];
  return /^(utf-?8|us-ascii)$/i.test(charset);
}

function isEncoded({ headers }: IncomingMessage): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity';
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && (error as { type?: string }).type === 'entity.too.large';
}

const notJson = () => unreadable('badInput', 'The body is not valid JSON');

function unreadable(kind: 'badInput' | 'wrongMediaType' | 'tooLarge', message: Message): UnreadableBody {
  return new UnreadableBody(new Refusal(kind, message));
}
