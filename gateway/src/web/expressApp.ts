import type { RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { bearerOf } from '../domains/members/apiToken';
import { openCallContext } from '../domains/members/context';
import { Forbidden, NotFound, Refusal } from '../platform/errors';
import { sendRefusalPage } from '../platform/html/refusalPage';
import { routeClassOf } from '../platform/http/routeClass';
import { refusalOf, sendFault, sendRefusal } from '../platform/http/respond';
import { labelRoute } from '../platform/http/telemetry';
import type { AppServices } from '../platform/services';

/** Everything but GraphQL and health, on Express. `installs` add their routes in this order. */
export function createExpressApp(
  services: AppServices,
  pageSlots: RequestHandler,
  installs: readonly ((app: Express) => void)[],
): RequestListener {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Pages have their own Content-Security-Policy (web/documents/contentSecurityPolicy.ts).
  // Strict-Transport-Security is a header of every response (api/httpServer.ts).
  app.use(helmet({ contentSecurityPolicy: false, strictTransportSecurity: false }));
  app.use(pageSlots);
  app.use(refuseTokensForSignIn(services));
  for (const install of installs) install(app);
  app.use(respondToFault(services));
  return app;
}

/** No program signs anybody in or out with an API token. */
function refuseTokensForSignIn(services: AppServices): RequestHandler {
  return (request, response, next) => {
    if (!signsIn(request.path) || bearerOf(request.headers) === null) return next();
    labelRoute(response, 'signIn');
    openCallContext(services, request)
      .then(() => sendRefusal(request, response, new Forbidden()))
      .catch(next);
  };
}

/** Every path of a way to sign in, also of one that is new. */
const signsIn = (pathname: string) =>
  routeClassOf(pathname) === 'signIn' || /^\/api\/auth\/(?!user\/?$)/i.test(pathname);

const fault = { status: 500, message: 'Something went wrong', retryAfterSeconds: null };

/**
 * Replaces Express's error page: a malformed URL is 404, an unreadable form 413 or 415, anything else 500 without
 * details.
 */
function respondToFault(services: AppServices): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const refusal = refusalOf(error) ?? refusalOfExpress(error);
    if (!refusal) services.log.error({ err: error }, 'a request failed');
    const isPage = routeClassOf(request.path) === 'page' && !response.headersSent;
    if (isPage) sendRefusalPage(request, response, services.config, refusal ?? fault);
    else if (refusal) sendRefusal(request, response, refusal);
    else sendFault(request, response);
  };
}

/** The refusal for an error of Express or its parser of forms, which have a status; null for a fault of ours. */
function refusalOfExpress(error: unknown): Refusal | null {
  if (error instanceof URIError) return new NotFound();
  const { status } = error as { status?: number };
  if (status === 400) return new NotFound();
  if (status === 413) return new Refusal('tooLarge', 'The form is too large');
  if (status === 415) return new Refusal('wrongMediaType', 'The form cannot be read.');
  return null;
}
