import type { IncomingHttpHeaders } from 'node:http';
import { deviceOf } from 'schema/device';
import { passkeySignatureRule, passkeySignInRule } from 'schema/rules/passkey';
import type { Config } from '../../config';
import { parse, Refusal } from '../../platform/errors';
import { hashToken, type Context } from '../members/context';
import type { MemberRow } from '../members/sql';
import { WithCookies } from '../route';
import { createSecret, readBrowserSecret } from './browserCookie';
import { cookieLine } from './cookies';
import { openFor } from './finish';
import { localPath } from './localPath';
import { challengeMinutes, storeChallenge, takeChallenge } from './passkeyChallenges';
import { findPasskeyByCredential, recordUse } from './passkeysSql';
import { challengeOf, siteId, webAuthn } from './webAuthn';

/** Binds a challenge to the browser that asked for it. */
const browserCookie = 'pw_passkey';

/** The options of a browser's `navigator.credentials.get`: any passkey of this site. @throws BadInput */
export async function requestPasskeySignIn(
  ctx: Context,
  { body, headers }: { body: unknown; headers: IncomingHttpHeaders },
): Promise<WithCookies> {
  const { returnTo } = parse(passkeySignInRule, body ?? {});
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteId(ctx.config),
    timeout: challengeMinutes * 60_000,
    userVerification: 'preferred',
  });
  // The same for all tabs: one that asks for a challenge does not end that of another.
  const browser = readBrowserSecret(headers.cookie, browserCookie) ?? createSecret();
  await storeChallenge(ctx.sql, hashToken(browser), options.challenge, { returnTo: localPath(returnTo) });
  const line = cookieLine(ctx.config, browserCookie, browser, {
    maxAge: challengeMinutes * 60,
    path: '/api',
  });
  return new WithCookies(options, [line]);
}

/** Signs in with a passkey. @throws Refusal (401), the same for every reason; BadInput */
export async function signInWithPasskey(
  ctx: Context,
  { body, headers }: { body: unknown; headers: IncomingHttpHeaders },
): Promise<WithCookies> {
  const form = parse(passkeySignatureRule, body);
  const signer = await findSigner(ctx, headers, form);
  if (!signer) throw new Refusal('unauthenticated', 'That passkey is not right or no longer valid');
  const { member, returnTo } = signer;
  const services = { config: ctx.config, database: { sql: ctx.sql } };
  const { redirect, cookies } = await openFor(services, member, 'passkey', { headers, returnTo });
  return new WithCookies({ redirect }, cookies);
}

type SignatureForm = ReturnType<typeof passkeySignatureRule.parse>;

/** Who has signed an open challenge of this browser; null for nobody. */
async function findSigner(
  { sql, config }: Context,
  headers: IncomingHttpHeaders,
  form: SignatureForm,
): Promise<{ member: MemberRow; returnTo: string | null } | null> {
  const browser = readBrowserSecret(headers.cookie, browserCookie);
  const challenge = challengeOf(form.response.clientDataJSON);
  if (!browser || !challenge) return null;
  const taken = await takeChallenge(sql, hashToken(browser), challenge, null);
  const known = taken && (await findPasskeyByCredential(sql, Buffer.from(form.id, 'base64url')));
  if (!known) return null;
  const { passkeyId, publicKey, userHandle, ...member } = known;
  const { userHandle: given } = form.response;
  if (given && given !== userHandle.toString('base64url')) return null;
  const counter = await verifySignature(config, form, { challenge, publicKey });
  if (counter === null) return null;
  const isNewer = await recordUse(sql, passkeyId, { counter, device: deviceOf(headers['user-agent']) });
  return isNewer ? { member, returnTo: taken.returnTo } : null;
}

/** The counter of a valid signature; null if it is not valid. */
async function verifySignature(
  config: Config,
  { id, rawId, type, response }: SignatureForm,
  { challenge, publicKey }: { challenge: string; publicKey: Buffer },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { clientDataJSON, authenticatorData, signature } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId, type },
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: config.siteOrigin,
      expectedRPID: siteId(config),
      requireUserVerification: false,
      // The library judges the counter before the signature; `recordUse` does so afterwards, and decides races.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
