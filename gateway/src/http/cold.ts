import type { RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type Request } from 'express';
import helmet from 'helmet';
import { installSignIn } from '../auth/routes';
import type { House } from '../context';
import { NotFound } from '../errors';
import { installChoicePages } from '../pages/choicePages';
import { installClientErrors } from '../pages/clientErrors';
import { installMailPreview } from '../pages/mailPreview';
import { installNewsletterPages } from '../pages/newsletter';
import { openRegistry } from '../pages/registry';
import { installPages } from '../pages/routes';
import { answerRest } from './answer';
import { nameRoute, type Observer } from './observe';
import type { createGraphqlServer } from '../graphql/server';
import { refusalOf, sendFault, sendRefusal } from './respond';
import type { RestRoute } from './route';

/** The cold side of the house, on Express: sign-in, the rest of REST, the site's files and pages. */
export function createCold(
  house: House,
  observer: Observer,
  routes: readonly RestRoute[],
  graphql: ReturnType<typeof createGraphqlServer>,
): RequestListener {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Pages bring a Content-Security-Policy of their own, with a nonce (pages/policy.ts).
  // That a browser comes by https alone is said for every answer (front.ts).
  app.use(helmet({ contentSecurityPolicy: false, strictTransportSecurity: false }));

  const registry = openRegistry(house.config.siteDir, (error) =>
    house.log.error({ err: error }, 'the registry cannot be read'),
  );

  installSignIn(app, house);
  installClientErrors(app, house, observer, registry);
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
  installChoicePages(app, house, registry);
  installPages(app, house, graphql, registry);
  app.use(tellOfFault(house));

  return app;
}

/** Never Express's own page: a malformed address is nobody's, anything else is a fault without details. */
function tellOfFault(house: House): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const isMalformed = error instanceof URIError || isBadRequest(error);
    const refusal = refusalOf(error) ?? (isMalformed ? new NotFound() : null);
    if (refusal) return sendRefusal(request, response, refusal);
    house.log.error({ err: error }, 'a call failed');
    sendFault(request, response);
  };
}

function isBadRequest(error: unknown): boolean {
  return error instanceof Error && (error as { status?: number }).status === 400;
}
