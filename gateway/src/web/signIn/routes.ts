import { stringifySetCookie } from 'cookie';
import type { Express, NextFunction, Request, Response } from 'express';
import passport from 'passport';
import { openContext, sessionCookie } from '../../domains/members/context';
import type { AppServices } from '../../platform/services';
import { isForeign } from '../../platform/http/origin';
import { labelRoute } from '../../platform/http/telemetry';
import { sendJson } from '../../platform/http/respond';
import type { MemberRow } from '../../domains/members/sql';
import { displayToken, openSession, revokeSession, sessionDays } from './sessions';
import { returnPaths } from './stateStore';
import { createStrategy } from './strategy';

const returnCookie = 'pw_return_to';
const returnSeconds = 60;

/** Makes the next page delete the display token, which no response can remove from the browser's storage. */
const signedOutCookie = 'pw_signed_out';

/** The routes of contract section 2: to the provider, back from it, and signing out. */
export function installSignIn(app: Express, services: AppServices): void {
  const { config, database, log } = services;
  const authenticator = new passport.Passport();
  if (config.signIn) authenticator.use(createStrategy(services, config.signIn));
  const secure = config.siteOrigin.startsWith('https:');

  app.get('/api/login', begin);
  app.get('/api/auth/google', (request, response, next) =>
    acceptsJson(request) ? sendSignInUrl(request, response) : begin(request, response, next),
  );
  app.get('/api/auth/google/callback', finish);
  app.get('/api/logout', (request, response, next) => {
    signOut(request, response).catch(next);
  });

  function begin(request: Request, response: Response, next: NextFunction): void {
    labelRoute(response, request.path);
    response.setHeader('Cache-Control', 'no-store');
    if (!config.signIn) return response.redirect('/?auth=failed');
    authenticator.authenticate('google', { session: false })(request, response, next);
  }

  function sendSignInUrl(request: Request, response: Response): void {
    labelRoute(response, request.path);
    const body = config.signIn
      ? { url: `${config.siteOrigin}/api/auth/google` }
      : {
          error: 'sign_in_unavailable',
          message: 'Sign-in is not set up on this server.',
          productionUrl: config.siteOrigin,
        };
    sendJson(request, response, 200, body);
  }

  function finish(request: Request, response: Response, next: NextFunction): void {
    labelRoute(response, request.path);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    // Without a code passport would start a new sign-in instead of refusing.
    if (!config.signIn || typeof request.query.code !== 'string') return response.redirect('/?auth=failed');
    authenticator.authenticate(
      'google',
      { session: false },
      (error: unknown, member: MemberRow | false | null) => {
        if (error || !member) {
          if (error) log.warn({ err: error instanceof Error ? error.name : 'unknown' }, 'a sign-in failed');
          return response.redirect('/?auth=failed');
        }
        completeSignIn(request, response, member).catch(next);
      },
    )(request, response, next);
  }

  async function completeSignIn(request: Request, response: Response, member: MemberRow): Promise<void> {
    const session = await openSession(database.sql, member.id);
    response.append('Set-Cookie', ownCookie(sessionCookie, session, sessionDays * 86_400, true));
    const returnTo = returnPaths.get(request);
    if (returnTo) response.append('Set-Cookie', ownCookie(returnCookie, returnTo, returnSeconds, false));
    response.redirect(`/?token=${displayToken(member, config.jwtSecret)}&auth=success`);
  }

  /** A request from another site's page does not sign anybody out. */
  async function signOut(request: Request, response: Response): Promise<void> {
    labelRoute(response, request.path);
    response.setHeader('Cache-Control', 'no-store');
    if (!isForeign(request, config.siteOrigin)) {
      const { sessionHash, sql } = openContext(services, request.headers);
      if (sessionHash) await revokeSession(sql, sessionHash);
      response.append('Set-Cookie', ownCookie(sessionCookie, '', 0, true));
      response.append('Set-Cookie', ownCookie(signedOutCookie, '1', sessionDays * 86_400, false));
    }
    response.redirect('/');
  }

  function ownCookie(name: string, value: string, maxAge: number, httpOnly: boolean): string {
    return stringifySetCookie({ name, value, maxAge, path: '/', httpOnly, sameSite: 'lax', secure });
  }
}

function acceptsJson(request: Request): boolean {
  return request.accepts(['html', 'json']) === 'json';
}
