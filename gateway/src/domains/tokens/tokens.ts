import { tokenLimits, tokenRule } from 'schema/rules/token';
import type { ApiToken, NewApiToken } from '../../gen/resolvers';
import { findStoredKey, makeOnce } from '../../platform/database/idempotency';
import { Conflict, NotFound, parse, parseId } from '../../platform/errors';
import { derivedToken, hashOfToken, randomToken } from '../members/apiToken';
import type { Context } from '../members/context';
import { deleteOwnToken, findToken, findTokens, insertToken } from './sql';

/** The caller's own tokens, newest first, without their secrets. @throws Unauthenticated */
export async function listTokens(ctx: Context): Promise<ApiToken[]> {
  const caller = await ctx.requireCaller();
  return findTokens(ctx.sql, caller.id);
}

/**
 * Creates an API token; the response is the only place where its secret is. A repeated Idempotency-Key gives the same
 * secret again without its being stored: it is derived from the key then.
 *
 * @throws Unauthenticated, BadInput, Conflict if the member has 20 tokens
 */
export async function createToken(ctx: Context, input: unknown): Promise<NewApiToken> {
  const caller = await ctx.requireCaller();
  const form = parse(tokenRule, input);
  if (ctx.idempotencyKey) ctx.idempotencyKey.request.isSecret = true;
  const key = findStoredKey(ctx);
  const token =
    key === null ? randomToken() : derivedToken(ctx.config.jwtSecret, JSON.stringify([caller.id, key, form]));
  const tokenHash = hashOfToken(token);
  const row = await makeOnce(ctx, caller, {
    operation: 'createApiToken',
    input: form,
    make: (recordKey) => insertToken(ctx.sql, caller.id, { ...form, tokenHash }, recordKey),
    async find(id) {
      const found = await findToken(ctx.sql, caller.id, { id, tokenHash });
      if (!found) throw new NotFound(notFound);
      return found;
    },
  });
  if (!row) throw new Conflict(`You have ${tokenLimits.perMember} API tokens. Please delete one first.`);
  const { id, name, scope, createdAt, expiresAt } = row;
  return { id, name, scope, createdAt, expiresAt, token };
}

/** Ends one of the caller's own tokens on every gateway at once. @returns its id @throws Unauthenticated, NotFound */
export async function deleteToken(ctx: Context, rawId: unknown): Promise<number> {
  const caller = await ctx.requireCaller();
  const id = parseId(rawId, notFound);
  const isDeleted = await deleteOwnToken(ctx.sql, caller.id, id);
  if (!isDeleted) throw new NotFound(notFound);
  return id;
}

const notFound = 'API token not found';
