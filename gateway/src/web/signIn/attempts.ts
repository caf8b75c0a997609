import { randomBytes } from 'node:crypto';
import { hashToken } from '../../domains/members/context';
import type { Sql } from '../../platform/database/sql';

const attemptMinutes = 10;

/** A sign-in in progress. */
export interface Attempt {
  codeVerifier: string;
  returnTo: string | null;
}

/** Stores a sign-in. Returns the state that the provider will send back. */
export async function beginAttempt(sql: Sql, browser: string, attempt: Attempt): Promise<string> {
  const state = randomBytes(32).toString('base64url');
  await sql`
    with old as (
      delete from sign_in_attempts
      where created_at < now() - make_interval(mins => ${attemptMinutes})
    )
    insert into sign_in_attempts (state_hash, browser_hash, code_verifier, return_to)
    values (${hashToken(state)}, ${hashToken(browser)}, ${attempt.codeVerifier}, ${attempt.returnTo})`;
  return state;
}

/** Takes a sign-in by its state, once, and only in the browser that began it; null otherwise. */
export async function takeAttempt(sql: Sql, browser: string, state: string): Promise<Attempt | null> {
  const [attempt] = await sql<Attempt[]>`
    delete from sign_in_attempts
    where state_hash = ${hashToken(state)}
      and browser_hash = ${hashToken(browser)}
      and created_at > now() - make_interval(mins => ${attemptMinutes})
    returning code_verifier as "codeVerifier", return_to as "returnTo"`;
  return attempt ?? null;
}
