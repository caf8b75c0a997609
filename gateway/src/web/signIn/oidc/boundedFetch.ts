import type { CustomFetch } from 'openid-client';

/** The largest documents, the keys of a provider, have some kilobytes. */
const maxBytes = 256 * 1024;

/** Reads a response of a provider as a whole, and no more of it than a bound. The caller's signal bounds the time. */
export const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of response.body ?? []) {
    received += chunk.byteLength;
    if (received > maxBytes) throw new Error('The response of the provider is too large');
    chunks.push(chunk);
  }
  const { status, headers } = response;
  return new Response(received > 0 ? Buffer.concat(chunks) : null, { status, headers });
};
