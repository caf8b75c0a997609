import type { IncomingMessage } from 'node:http';
import { Refusal, UnreadableBody } from '../errors';

export const largestBody = 100 * 1024;

/** The JSON of a request's body, or why it cannot be had; nothing is refused before somebody asks for it. */
export async function readJson(request: IncomingMessage, limit = largestBody): Promise<unknown> {
  const text = await readText(request, limit);
  return typeof text === 'string' ? parseJson(text) : text;
}

/** The text of a body that says it is JSON, or why it cannot be had. */
export async function readText(
  request: IncomingMessage,
  limit = largestBody,
): Promise<string | UnreadableBody> {
  if (!hasBody(request)) return unreadable('badInput', 'A JSON body is needed');
  if (!isJson(request) || isEncoded(request))
    return unreadable('wrongMediaType', 'The body must be application/json');
  const bytes = await collect(request, limit);
  if (bytes === 'tooLarge')
    return unreadable('tooLarge', `The body is larger than ${Math.round(limit / 1024)} kB`);
  return bytes?.toString('utf8') ?? notJson();
}

export function parseJson(text: string): unknown {
  const plain = text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text;
  if (plain.trim() === '') return unreadable('badInput', 'A JSON body is needed');
  try {
    return JSON.parse(plain);
  } catch {
    return notJson();
  }
}

const byteOrderMark = '\uFEFF';

const notJson = () => unreadable('badInput', 'The body is not valid JSON');

/** Null where the caller went away meanwhile. A body that is too large is not read on. */
function collect(request: IncomingMessage, limit: number): Promise<Buffer | 'tooLarge' | null> {
  return new Promise((resolve) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) return resolve('tooLarge');
    if (!request.readable) return resolve(null);
    const pieces: Buffer[] = [];
    let length = 0;
    request.on('data', take).on('end', finish).on('close', abandon).on('error', abandon);

    function take(piece: Buffer) {
      pieces.push(piece);
      length += piece.length;
      if (length > limit) end('tooLarge');
    }
    function finish() {
      end(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces, length));
    }
    function abandon() {
      end(null);
    }
    // A stream keeps its request for hours, and nothing of this with it.
    function end(result: Buffer | 'tooLarge' | null) {
      request.off('data', take).off('end', finish).off('close', abandon).off('error', abandon);
      if (result === 'tooLarge') request.pause();
      resolve(result);
    }
  });
}

/** A call without a payload of its own still refuses what no page of ours would send. */
export function findUnwantedBody(request: IncomingMessage): UnreadableBody | null {
  return hasBody(request) && !isJson(request)
    ? unreadable('wrongMediaType', 'The body must be application/json')
    : null;
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isJson({ headers }: IncomingMessage): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase() === 'application/json';
}

function isEncoded({ headers }: IncomingMessage): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity';
}

function unreadable(kind: 'badInput' | 'wrongMediaType' | 'tooLarge', message: string): UnreadableBody {
  return new UnreadableBody(new Refusal(kind, message));
}
