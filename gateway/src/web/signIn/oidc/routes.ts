import type { Express, Request, Response } from 'express';
import { labelRoute } from '../../../platform/http/telemetry';
import { sendJson } from '../../../platform/http/respond';
import type { AppServices } from '../../../platform/services';
import { localPath } from '../../../domains/signIn/localPath';
import { beginAttempt, takeAttempt } from '../attempts';
import { acceptsJson, completeSignIn, protectCallback, refuseSignIn } from '../landing';
import { openOidcProvider } from './provider';

const start = '/api/auth/oidc';
const callback = '/api/auth/oidc/callback';

/** To the OpenID Connect provider and back (contract, section 8). Without one its paths are unknown. */
export function installOidc(app: Express, services: AppServices): void {
  const { oidc, siteOrigin } = services.config;
  if (!oidc) return;
  const provider = openOidcProvider(oidc, siteOrigin + callback);

  app.get(start, (request, response) => {
    labelRoute(response, request.path);
    response.setHeader('Cache-Control', 'no-store');
    if (acceptsJson(request)) return sendJson(request, response, 200, { url: siteOrigin + start });
    begin(request, response).catch((error: unknown) => refuseSignIn(services, response, error));
  });
  app.get(callback, (request, response) => {
    protectCallback(request, response);
    finish(request, response).catch((error: unknown) => refuseSignIn(services, response, error));
  });

  async function begin(request: Request, response: Response): Promise<void> {
    const returnTo = localPath(request.query.returnTo);
    const authorization = await provider.begin(async (checked) => {
      const { state, cookie } = await beginAttempt(services, 'oidc', { ...checked, returnTo });
      response.append('Set-Cookie', cookie);
      return state;
    });
    response.redirect(authorization.href);
  }

  async function finish(request: Request, response: Response): Promise<void> {
    const { state } = request.query;
    const { attempt, cookie } = await takeAttempt(services, 'oidc', {
      cookies: request.headers.cookie,
      state,
    });
    if (cookie) response.append('Set-Cookie', cookie);
    if (!attempt?.nonce || typeof state !== 'string') return refuseSignIn(services, response, null);
    const { codeVerifier, nonce, returnTo } = attempt;
    const returned = new URL(siteOrigin + callback);
    returned.search = new URL(request.originalUrl, siteOrigin).search;
    const proof = await provider.prove(returned, { codeVerifier, nonce, state });
    await completeSignIn(services, { request, response }, proof, returnTo);
  }
}
