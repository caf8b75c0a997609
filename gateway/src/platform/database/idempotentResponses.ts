import { findStoredKey, type CreateRequest } from './idempotency';
import { open, seal, unreadable, type CareKeys } from '../confided/words';
import type { Sql } from './sql';

/** A longer response is not stored: a repeated call reads what the first one created. */
const maxLength = 256 * 1024;
const keepDays = 7;

/** A request that may be a create call. */
interface RepeatableRequest extends CreateRequest {
  /** Responses may hold words for the prayer team, so all of them are encrypted. */
  readonly config: CareKeys;
  /** The member behind the session, or null for a visitor. */
  findCaller(): Promise<{ id: number } | null>;
}

/**
 * Returns the response of the first call with this Idempotency-Key and this content, whatever has happened since;
 * otherwise what `act` returns, which is stored if it has created something. As JSON, so that it is the same byte for
 * byte.
 */
export async function repeatable(
  ctx: RepeatableRequest,
  requestHash: Buffer,
  act: () => Promise<unknown>,
): Promise<unknown> {
  const earlier = await findResponse(ctx, requestHash);
  if (earlier !== null) return earlier;
  const response = await act();
  return storeResponse(ctx, requestHash, response);
}

/** The stored response; null if there is none. */
export async function findResponse(ctx: RepeatableRequest, requestHash: Buffer): Promise<unknown> {
  const key = findStoredKey(ctx);
  const caller = key === null ? null : await ctx.findCaller();
  if (key === null || caller === null) return null;
  const [stored] = await ctx.sql<{ response: string }[]>`
    select response
    from idempotent_responses
    where member_id = ${caller.id} and key = ${key} and request_hash = ${requestHash}`;
  const text = stored ? open(ctx.config, 'response', caller.id, stored.response) : unreadable;
  return text === unreadable ? null : JSON.parse(text);
}

/** Stores the response of a call that has created something, unless the same call at the same time was first. */
export async function storeResponse<Response>(
  ctx: RepeatableRequest,
  requestHash: Buffer,
  response: Response,
): Promise<Response> {
  const key = findStoredKey(ctx);
  const { hasCreated, isSecret } = ctx.idempotencyKey?.request ?? { hasCreated: false, isSecret: false };
  const caller = key !== null && hasCreated && !isSecret ? await ctx.findCaller() : null;
  const text = JSON.stringify(response);
  if (key === null || caller === null || text.length > maxLength) return response;
  const [stored] = await ctx.sql<{ response: string }[]>`
    insert into idempotent_responses (member_id, key, request_hash, response)
    select members.id, ${key}, ${requestHash}, ${seal(ctx.config, 'response', caller.id, text)}
    from members
    where members.id = ${caller.id}
    on conflict (member_id, key, request_hash) do update set response = idempotent_responses.response
    returning response`;
  const opened = stored ? open(ctx.config, 'response', caller.id, stored.response) : unreadable;
  return opened === unreadable ? response : JSON.parse(opened);
}

export async function deleteOldResponses(sql: Sql): Promise<void> {
  await sql`
    delete from idempotent_responses
    where created_at < now() - make_interval(days => ${keepDays})`;
}
