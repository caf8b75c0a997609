import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import { setupPage } from 'schema/addresses';
import type { Config } from '../../config';
import type { Sql } from '../../platform/database/sql';
import { cookieLine } from '../signIn/cookies';
import { findSeed, makeAdministrator, makeSeed, saveSetup } from './setupSql';
import type { StoredSettings } from './sql';

/** Holds the secret of the link from the form until the sign-in. */
const setupCookie = 'pw_setup';
/** Seconds to sign in. */
const setupSeconds = 60 * 60;

type SetupConfig = Pick<Config, 'production' | 'adminEmails' | 'jwtSecret' | 'siteOrigin'>;

interface Services {
  config: SetupConfig;
  database: { readonly sql: Sql };
}

/** Outside production, and where the configuration names administrators, nobody needs the link. */
const isOffered = ({ production, adminEmails }: SetupConfig) => production && adminEmails.length === 0;

/** The link of the first administrator, the same from every gateway and at every start; null if there is one. */
export async function findSetupLink({ config, database }: Services): Promise<string | null> {
  if (!isOffered(config)) return null;
  const seed = await makeSeed(database.sql, randomBytes(32));
  return seed && `${config.siteOrigin}${setupPage}#${secretOf(config, seed)}`;
}

/** Whether the site still waits for its first administrator. */
export async function isSetupOpen({ config, database }: Services): Promise<boolean> {
  return isOffered(config) && (await findSeed(database.sql)) !== null;
}

/**
 * Saves what the first administrator says of the community. The account that signs in in this browser within an hour is
 * that administrator.
 *
 * @returns a `Set-Cookie` line; null if the link is not the one that the site printed, or was used
 */
export async function beginSetup(
  { config, database }: Services,
  secret: unknown,
  settings: Partial<StoredSettings>,
): Promise<string | null> {
  const seed = isOffered(config) ? await findSeed(database.sql) : null;
  if (!seed || !isSecretOf(config, seed, secret)) return null;
  if (!(await saveSetup(database.sql, seed, settings))) return null;
  return cookieLine(config, setupCookie, secretOf(config, seed), { maxAge: setupSeconds, path: '/api' });
}

/**
 * Makes the member who has signed in the first administrator if this browser has used the link; of two at once one.
 *
 * @returns null without the cookie; `cookie` deletes it
 */
export async function endSetup(
  services: { config: Config; database: { readonly sql: Sql } },
  cookies: string | undefined,
  memberId: number,
): Promise<{ isDone: boolean; cookie: string } | null> {
  const { config, database } = services;
  const secret = cookies && parseCookie(cookies)[setupCookie];
  if (!secret) return null;
  const cookie = cookieLine(config, setupCookie, '', { maxAge: 0, path: '/api' });
  const seed = isOffered(config) ? await findSeed(database.sql) : null;
  const isDone =
    seed !== null &&
    isSecretOf(config, seed, secret) &&
    (await makeAdministrator(database.sql, seed, memberId));
  return { isDone, cookie };
}

/** The database has only the seed: a copy of it does not reveal the link. */
const secretOf = ({ jwtSecret }: SetupConfig, seed: Buffer): string =>
  createHmac('sha256', jwtSecret).update('the first administrator').update(seed).digest('base64url');

function isSecretOf(config: SetupConfig, seed: Buffer, given: unknown): boolean {
  const secret = Buffer.from(secretOf(config, seed));
  const sent = Buffer.from(typeof given === 'string' ? given : '');
  return sent.length === secret.length && timingSafeEqual(sent, secret);
}
