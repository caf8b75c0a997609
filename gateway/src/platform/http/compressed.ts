import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Shorter responses are not worth compressing. */
const worthwhile = 1024;

const compressors = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

type Encoding = keyof typeof compressors;

/** Sends a complete text in one piece, compressed if the client accepts it. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
): Promise<void> {
  const bytes = Buffer.byteLength(text);
  if (bytes >= worthwhile) response.setHeader('Vary', 'Accept-Encoding');
  const encoding = bytes >= worthwhile ? encodingFor(request.headers['accept-encoding']) : null;
  if (encoding) {
    const compressed = await compressors[encoding](text);
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', compressed.length);
    response.end(compressed);
    return;
  }
  response.setHeader('Content-Length', bytes);
  // If every character is one byte, latin1 writes the same bytes faster.
  response.end(text, bytes === text.length ? 'latin1' : 'utf8');
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
