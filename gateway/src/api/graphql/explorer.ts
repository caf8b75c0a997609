import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether a request for /graphql comes from a browser's address bar, not from a GraphQL client. */
export function acceptsHtml(request: IncomingMessage): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

/**
 * Sends the explorer with its scripts inlined: it loads nothing from another host. Its module takes 33 MB of memory, which
 * production does without.
 */
export async function sendExplorer(response: ServerResponse): Promise<void> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; worker-src 'self' blob:; " +
      "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'",
  );
  response.end(renderGraphiQL({ endpoint: '/graphql', title: 'Prayer Wall: explorer' }));
}
