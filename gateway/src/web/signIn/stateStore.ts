import type { Request } from 'express';
import type { AppServices } from '../../platform/services';
import { beginAttempt, takeAttempt } from './attempts';
import { localPath } from '../../domains/signIn/localPath';

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
    const attempt = { codeVerifier, nonce: null, returnTo: localPath(request.query.returnTo) };
    beginAttempt(this.services, 'google', attempt).then(
      ({ state, cookie }) => {
        request.res!.append('Set-Cookie', cookie);
        done(null, state);
      },
      (error: Error) => done(error),
    );
  }

  verify(request: Request, state: string, done: Verified): void {
    takeAttempt(this.services, 'google', { cookies: request.headers.cookie, state }).then(
      ({ attempt, cookie }) => {
        if (cookie) request.res!.append('Set-Cookie', cookie);
        if (!attempt) return done(null, false);
        if (attempt.returnTo) returnPaths.set(request, attempt.returnTo);
        done(null, attempt.codeVerifier, {});
      },
      (error: Error) => done(error, false),
    );
  }
}
