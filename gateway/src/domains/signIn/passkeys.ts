import { randomBytes } from 'node:crypto';
import { passkeyNameRule, passkeyRule } from 'schema/rules/passkey';
import type { Passkey } from '../../gen/resolvers';
import { makeOnce } from '../../platform/database/idempotency';
import { isViolationOf } from '../../platform/database/violations';
import { BadInput, Conflict, parse, parseId, requireFound } from '../../platform/errors';
import type { Context, Member } from '../members/context';
import { challengeMinutes, storeChallenge, takeChallenge } from './passkeyChallenges';
import { findPasskeys, findRegistered, insertPasskey, updatePasskeyName } from './passkeysSql';
import { removeUnlessLast } from './ways';
import { challengeOf, siteId, webAuthn } from './webAuthn';

const notFound = 'Passkey not found';
/** EdDSA, ES256, RS256: what authenticators of today have. */
const algorithms = [-8, -7, -257];

/** The options of a browser's `navigator.credentials.create`, for the caller's own session. @throws Unauthenticated */
export async function requestPasskey(ctx: Context) {
  const caller = await ctx.requireCaller();
  const { generateRegistrationOptions } = await webAuthn();
  const registered = await findRegistered(ctx.sql, caller.id);
  const userHandle = registered.userHandle ?? randomBytes(32);
  const options = await generateRegistrationOptions({
    rpName: ctx.config.productName,
    rpID: siteId(ctx.config),
    userName: caller.email || caller.name || 'Member',
    userDisplayName: caller.name ?? caller.email,
    userID: new Uint8Array(userHandle),
    timeout: challengeMinutes * 60_000,
    attestationType: 'none',
    excludeCredentials: registered.passkeys.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
  await storeChallenge(ctx.sql, sessionOf(ctx), options.challenge, { memberId: caller.id, userHandle });
  return options;
}

/** Adds a passkey that the caller's browser has made for `requestPasskey`. @throws Unauthenticated, BadInput, Conflict */
export async function addPasskey(ctx: Context, input: unknown): Promise<Passkey> {
  const caller = await ctx.requireCaller();
  const { name, ...form } = parse(passkeyRule, input);
  return makeOnce(ctx, caller, {
    operation: 'addPasskey',
    input: { name, ...form },
    async make(recordKey) {
      const registered = await verifyRegistration(ctx, caller, form);
      if (!registered)
        throw new BadInput([{ path: 'response', message: 'This passkey was not made for this site' }]);
      const { sessionHash } = ctx;
      try {
        const added = await insertPasskey(
          ctx.sql,
          caller.id,
          { name, ...registered, sessionHash },
          recordKey,
        );
        if (!added) throw new Conflict('This passkey is already added');
        return added;
      } catch (error) {
        if (!isViolationOf(error, 'passkeys_most')) throw error;
        throw new Conflict('You can have 20 passkeys. Remove one before you add another.');
      }
    },
    find: (id) => requireOwnPasskey(ctx, caller, id),
  });
}

/** The caller's own passkeys, oldest first. @throws Unauthenticated */
export async function listPasskeys(ctx: Context): Promise<Passkey[]> {
  const caller = await ctx.requireCaller();
  return findPasskeys(ctx.sql, caller.id);
}

/** Renames one of the caller's own passkeys. @throws Unauthenticated, NotFound, BadInput */
export async function renamePasskey(ctx: Context, rawId: unknown, input: unknown): Promise<Passkey> {
  const caller = await ctx.requireCaller();
  const id = parseId(rawId, notFound);
  await requireOwnPasskey(ctx, caller, id);
  const { name } = parse(passkeyNameRule, input);
  return requireFound(await updatePasskeyName(ctx.sql, caller.id, id, name), notFound);
}

/**
 * Removes one of the caller's own passkeys, unless it is their last way to sign in.
 *
 * @returns its id
 * @throws Unauthenticated, NotFound, Conflict
 */
export async function removePasskey(ctx: Context, rawId: unknown): Promise<number> {
  const caller = await ctx.requireCaller();
  const passkey = parseId(rawId, notFound);
  await removeUnlessLast(ctx, caller.id, { passkey }, notFound);
  return passkey;
}

async function requireOwnPasskey({ sql }: Context, caller: Member, id: number): Promise<Passkey> {
  const own = await findPasskeys(sql, caller.id);
  return requireFound(own.find((passkey) => passkey.id === id) ?? null, notFound);
}

type RegistrationForm = Omit<ReturnType<typeof passkeyRule.parse>, 'name'>;

/** The credential of a registration; null if it is not for this site, this session and an open challenge. */
async function verifyRegistration(ctx: Context, caller: Member, form: RegistrationForm) {
  const { clientDataJSON, attestationObject, transports } = form.response;
  const challenge = challengeOf(clientDataJSON);
  const taken = challenge && (await takeChallenge(ctx.sql, sessionOf(ctx), challenge, caller.id));
  if (!taken || !taken.userHandle) return null;
  const { verifyRegistrationResponse, hasCertificates } = await webAuthn();
  try {
    // The library follows addresses in certificates, which we never request.
    if (hasCertificates(attestationObject)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...form, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: ctx.config.siteOrigin,
      expectedRPID: siteId(ctx.config),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return null;
    const { credential } = registrationInfo;
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: transports ?? [],
      userHandle: taken.userHandle,
    };
  } catch {
    return null;
  }
}

/** A passkey is added in the session that asked for it: its cookie is what binds the challenge to the browser. */
function sessionOf({ sessionHash }: Context): Buffer {
  if (!sessionHash) throw new Error('a caller without a session');
  return sessionHash;
}
