import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import type { AppServices } from '../../platform/services';
import { beginAttempt, takeAttempt } from './attempts';
import { localPath } from '../../domains/signIn/localPath';

const browserCookie = 'pw_sign_in';
const attemptSeconds = 600;

type Stored = (error: Error | null, state?: string) => void;
type Verified = (error: Error | null, codeVerifier: string | false, state?: unknown) => void;

/** The return path of a sign-in, passed on the request from the store to the callback. */
export const returnPaths = new WeakMap<Request, string>();

/**
 * Passport's store of states, with the PKCE verifier beside each: in PostgreSQL, so that every gateway knows them;
 * bound to the browser by a cookie; taken once.
 */
export class StateStore {
  constructor(private readonly services: AppServices) {}

  store(request: Request, codeVerifier: string, _state: unknown, _meta: unknown, done: Stored): void {
    const browser = randomBytes(32).toString('base64url');
    const attempt = { codeVerifier, returnTo: localPath(request.query.returnTo) };
    beginAttempt(this.services.database.sql, browser, attempt).then(
      (state) => {
        request.res!.append('Set-Cookie', this.cookie(browser, attemptSeconds));
        done(null, state);
      },
      (error: Error) => done(error),
    );
  }

  verify(request: Request, state: string, done: Verified): void {
    const browser = parseCookie(request.headers.cookie ?? '')[browserCookie];
    if (!browser || typeof state !== 'string') return done(null, false);
    takeAttempt(this.services.database.sql, browser, state).then(
      (attempt) => {
        request.res!.append('Set-Cookie', this.cookie('', 0));
        if (!attempt) return done(null, false);
        if (attempt.returnTo) returnPaths.set(request, attempt.returnTo);
        done(null, attempt.codeVerifier, {});
      },
      (error: Error) => done(error, false),
    );
  }

  private cookie(value: string, maxAge: number): string {
    const secure = this.services.config.siteOrigin.startsWith('https:');
    return stringifySetCookie({
      name: browserCookie,
      value,
      maxAge,
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'lax',
      secure,
    });
  }
}
