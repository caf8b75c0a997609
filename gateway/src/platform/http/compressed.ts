import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import etagOf from 'etag';
import { endIfKnown } from './respond';

/** Shorter responses are not worth compressing. */
const worthwhile = 1024;

/**
 * Longer texts are compressed in the thread pool. The way there and back costs more processor time than it saves for a
 * page of the wall, which takes a millisecond; prose of this length takes three (docs/decisions/0101).
 */
const longestAtOnce = 96 * 1024;

/**
 * Brotli's quality for a text that is sent once, and for one that many may get: 8 % smaller in 1.6 times as long, for a
 * page of the wall.
 */
const qualities = { once: 4, often: 6 };

type Use = keyof typeof qualities;

const brotliOptions = ({ length }: Buffer, use: Use) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: qualities[use],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

const compressors = {
  br: {
    atOnce: (text: Buffer, use: Use) => brotliCompressSync(text, brotliOptions(text, use)),
    inPool: (text: Buffer, use: Use) => promisify(brotliCompress)(text, brotliOptions(text, use)),
  },
  gzip: { atOnce: (text: Buffer) => gzipSync(text), inPool: (text: Buffer) => promisify(gzip)(text) },
};

type Encoding = keyof typeof compressors;

async function compressed(text: Buffer, encoding: Encoding | null, use: Use): Promise<Buffer> {
  if (!encoding) return text;
  const { atOnce, inPool } = compressors[encoding];
  return text.length > longestAtOnce ? inPool(text, use) : atOnce(text, use);
}

/**
 * Sends a complete text in one piece, compressed if the client accepts it.
 *
 * @param varies the request's headers that decide about the text
 */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  varies: readonly string[] = [],
): Promise<void> {
  const bytes = Buffer.from(text);
  const isWorthwhile = bytes.length >= worthwhile;
  const vary = isWorthwhile ? [...varies, 'Accept-Encoding'] : varies;
  if (vary.length > 0) response.setHeader('Vary', vary.join(', '));
  const encoding = isWorthwhile ? encodingFor(request.headers['accept-encoding']) : null;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (request.method === 'HEAD') return void response.end();
  const body = await compressed(bytes, encoding, 'once');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

export type TextSender = ReturnType<typeof createTextSender>;

/**
 * Sends a text that is the same for many requests, and is compressed once.
 *
 * @param varies the request's headers that decide about the text
 */
export function createTextSender(
  text: string,
  { type, caching, varies = [] }: { type: string; caching: string; varies?: readonly string[] },
) {
  const tag = etagOf(text, { weak: true });
  const vary = [...varies, 'Accept-Encoding'].join(', ');
  const bodies = new Map<Encoding | null, Promise<Buffer>>();

  return async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', caching);
    response.setHeader('Vary', vary);
    if (response.statusCode === 200 && endIfKnown(request, response, text, { tag })) return;
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = await bodyIn(encoding);
    response.setHeader('Content-Type', type);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  function bodyIn(encoding: Encoding | null): Promise<Buffer> {
    const known = bodies.get(encoding);
    if (known) return known;
    const made = compressed(Buffer.from(text), encoding, 'often');
    bodies.set(encoding, made);
    return made;
  }
}

/** The best encoding that `Accept-Encoding` allows. */
function encodingFor(accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return null;
  const qualities = new Map(
    accepted.split(',').map((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))];
    }),
  );
  const isAccepted = (name: Encoding) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(isAccepted) ?? null;
}
