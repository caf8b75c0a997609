import { parseCookie } from 'cookie';
import type { Config } from '../../config';
import { hashToken } from '../../domains/members/context';
import { createSecret } from '../../domains/signIn/browserCookie';
import { cookieLine } from '../../domains/signIn/cookies';
import type { AppServices } from '../../platform/services';

const attemptSeconds = 600;

/** A way that leads to a provider and back. */
type ProviderWay = 'google' | 'oidc';

/** Binds a sign-in to its browser. Each way has one of its own, so that one does not end the other. */
const browserCookies: Record<ProviderWay, string> = { google: 'pw_sign_in', oidc: 'pw_sign_in_oidc' };

/** A sign-in in progress. */
export interface Attempt {
  codeVerifier: string;
  /** Null for a provider of which no ID token is used. */
  nonce: string | null;
  returnTo: string | null;
}

type Services = Pick<AppServices, 'config' | 'database'>;

/** Stores a sign-in. Returns the state that the provider will send back, and the browser's cookie. */
export async function beginAttempt(
  { config, database }: Services,
  way: ProviderWay,
  { codeVerifier, nonce, returnTo }: Attempt,
): Promise<{ state: string; cookie: string }> {
  const state = createSecret();
  const browser = createSecret();
  await database.sql`
    with old as (
      delete from sign_in_attempts
      where created_at < now() - make_interval(secs => ${attemptSeconds})
    )
    insert into sign_in_attempts (state_hash, browser_hash, way, code_verifier, nonce, return_to)
    values (${hashToken(state)}, ${hashToken(browser)}, ${way}, ${codeVerifier}, ${nonce}, ${returnTo})`;
  return { state, cookie: attemptCookie(config, way, browser, attemptSeconds) };
}

/**
 * Takes a sign-in by its state, once, by the way and in the browser that began it; null otherwise. Takes the browser's
 * cookie away if it has one.
 */
export async function takeAttempt(
  { config, database }: Services,
  way: ProviderWay,
  { cookies, state }: { cookies: string | undefined; state: unknown },
): Promise<{ attempt: Attempt | null; cookie: string | null }> {
  const browser = parseCookie(cookies ?? '')[browserCookies[way]];
  if (!browser || typeof state !== 'string') return { attempt: null, cookie: null };
  const [attempt] = await database.sql<Attempt[]>`
    delete from sign_in_attempts
    where state_hash = ${hashToken(state)}
      and browser_hash = ${hashToken(browser)}
      and way = ${way}
      and created_at > now() - make_interval(secs => ${attemptSeconds})
    returning code_verifier as "codeVerifier", nonce, return_to as "returnTo"`;
  return { attempt: attempt ?? null, cookie: attemptCookie(config, way, '', 0) };
}

const attemptCookie = (config: Pick<Config, 'siteOrigin'>, way: ProviderWay, value: string, maxAge: number) =>
  cookieLine(config, browserCookies[way], value, { maxAge, path: '/api/auth' });
