import type { RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type Request } from 'express';
import helmet from 'helmet';
import { installSignIn } from '../auth/routes';
import type { House } from '../context';
import { NotFound } from '../errors';
import { installMailPreview } from '../pages/mailPreview';
import { installNewsletterPages } from '../pages/newsletter';
import { installPages } from '../pages/routes';
import { answerRest } from './answer';
import { nameRoute } from './observe';
import type { createGraphqlServer } from '../graphql/server';
import { refusalOf, sendFault, sendRefusal } from './respond';
import type { RestRoute } from './route';

/** The cold side of the house, on Express: sign-in, the rest of REST, the site's files and pages. */
export function createCold(
  house: House,
  routes: readonly RestRoute[],
  graphql: ReturnType<typeof createGraphqlServer>,
): RequestListener {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Pages bring a Content-Security-Policy of their own, with a nonce (pages/policy.ts).
  app.use(
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: house.config.siteOrigin.startsWith('https:'),
    }),
  );

  installSignIn(app, house);
  for (const route of routes) {
    app[route.method](route.path, (request: Request<Record<string, string>>, response) => {
      nameRoute(response, route.path);
      return answerRest(house, route, request.params, request, response);
    });
  }
  app.use('/api', (request, response) => {
    nameRoute(response, '/api/*');
    sendRefusal(request, response, new NotFound());
  });
  installNewsletterPages(app, house);
  if (!house.config.production) installMailPreview(app, house);
  installPages(app, house, graphql);
  app.use(tellOfFault(house));

  return app;
}

/** Never Express's own page: a malformed address is nobody's, anything else is a fault without details. */
function tellOfFault(house: House): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const refusal = error instanceof URIError || isBadRequest(error) ? new NotFound() : refusalOf(error);
    if (refusal) return sendRefusal(request, response, refusal);
    house.log.error({ err: error }, 'a call failed');
    sendFault(request, response);
  };
}

function isBadRequest(error: unknown): boolean {
  return error instanceof Error && (error as { status?: number }).status === 400;
}
