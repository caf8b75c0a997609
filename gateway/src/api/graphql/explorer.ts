import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';

/** A browser that opens /graphql wants the explorer; a client that asks wants an answer. */
export function wantsExplorer(request: IncomingMessage): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

/** The explorer, with all its scripts inside: nothing is loaded from another host. */
export function sendExplorer(response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; worker-src 'self' blob:; " +
      "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'",
  );
  response.end(renderGraphiQL({ endpoint: '/graphql', title: 'Prayer Wall: explorer' }));
}
