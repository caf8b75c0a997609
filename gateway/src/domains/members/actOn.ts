import type { Message } from 'schema/messages';
import { findId, NotFound } from '../../platform/errors';
import { mayBeMember, type Context } from './context';

/**
 * What a write did for its caller (`withActor`) to the thing with this number. Only if it did nothing is the session read
 * in a statement of its own, to say why.
 *
 * @param write null if the caller may not see the thing, or is not signed in
 * @throws Unauthenticated, Forbidden if suspended, NotFound
 */
export async function actOn<Thing>(
  ctx: Context,
  rawId: unknown,
  message: Message,
  write: (id: number) => Promise<Thing | null>,
): Promise<Thing> {
  const id = findId(rawId);
  const thing = id !== null && mayBeMember(ctx) ? await write(id) : null;
  if (thing !== null) return thing;
  await ctx.requireCaller();
  throw new NotFound(message);
}
