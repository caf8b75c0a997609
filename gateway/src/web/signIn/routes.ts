import type { Express, NextFunction, Request, Response } from 'express';
import passport from 'passport';
import { signInPage } from 'schema/addresses';
import type { Message } from 'schema/messages';
import { readSessionHashes } from '../../domains/members/context';
import type { AppServices } from '../../platform/services';
import { isForeign } from '../../platform/http/origin';
import { labelRoute } from '../../platform/http/telemetry';
import { sendJson } from '../../platform/http/respond';
import { localPath } from '../../domains/signIn/localPath';
import type { Proof } from '../../domains/signIn/proof';
import { revokeSessions, signedOutCookies } from '../../domains/signIn/sessions';
import { acceptsJson, completeSignIn, protectCallback, refuseSignIn } from './landing';
import { installOidc } from './oidc/routes';
import { returnPaths } from './stateStore';
import { createStrategy } from './strategy';

/** The routes of contract section 2: to the provider, back from it, and signing out. */
export function installSignIn(app: Express, services: AppServices): void {
  const { config } = services;
  const authenticator = new passport.Passport();
  if (config.signIn) authenticator.use(createStrategy(services, config.signIn));

  app.get('/api/login', begin);
  app.get('/api/auth/google', (request, response, next) =>
    acceptsJson(request) ? sendSignInUrl(request, response) : begin(request, response, next),
  );
  app.get('/api/auth/google/callback', finish);
  installOidc(app, services);
  app.get('/api/logout', (request, response, next) => {
    signOut(request, response).catch(next);
  });

  function begin(request: Request, response: Response, next: NextFunction): void {
    labelRoute(response, request.path);
    response.setHeader('Cache-Control', 'no-store');
    if (!config.signIn) return response.redirect(withoutGoogle(request));
    authenticator.authenticate('google', { session: false })(request, response, next);
  }

  /** In production the page with the other ways; outside it Google is always offered (specification, section 7). */
  function withoutGoogle(request: Request): string {
    if (!config.production) return '/?auth=failed';
    const returnTo = localPath(request.query.returnTo);
    return returnTo ? `${signInPage}?${new URLSearchParams({ returnTo })}` : signInPage;
  }

  function sendSignInUrl(request: Request, response: Response): void {
    labelRoute(response, request.path);
    const body = config.signIn
      ? { url: `${config.siteOrigin}/api/auth/google` }
      : {
          error: 'sign_in_unavailable',
          message: 'Sign-in is not set up on this server.' satisfies Message,
          productionUrl: config.siteOrigin,
        };
    sendJson(request, response, 200, body);
  }

  function finish(request: Request, response: Response, next: NextFunction): void {
    protectCallback(request, response);
    // Without a code passport would start a new sign-in instead of refusing.
    if (!config.signIn || typeof request.query.code !== 'string') return response.redirect('/?auth=failed');
    authenticator.authenticate(
      'google',
      { session: false },
      (error: unknown, proof: Proof | false | null) => {
        if (error || !proof) return refuseSignIn(services, response, error);
        const returnTo = returnPaths.get(request) ?? null;
        completeSignIn(services, { request, response }, proof, returnTo).catch((fault: unknown) =>
          refuseSignIn(services, response, fault),
        );
      },
    )(request, response, next);
  }

  /** A request from another site's page does not sign anybody out. */
  async function signOut(request: Request, response: Response): Promise<void> {
    labelRoute(response, request.path);
    response.setHeader('Cache-Control', 'no-store');
    if (!isForeign(request, config.siteOrigin)) {
      await revokeSessions(services.database.sql, readSessionHashes(config, request.headers.cookie));
      response.append('Set-Cookie', signedOutCookies(config, 'signOut'));
    }
    response.redirect('/');
  }
}
