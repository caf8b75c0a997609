import { createHash } from 'node:crypto';
import type { Fragment } from 'postgres';
import type { Context, Member } from '../context';
import { Refusal } from '../errors';
import { isViolationOf } from './violations';

/** What is made, and from which form: a repeated key must ask for just this again. */
interface Making {
  operation: string;
  input: unknown;
}

/**
 * A data-modifying CTE (with a leading comma) that remembers the request's key for the row of `made`, the name of a
 * CTE that returns `id`. Empty where the request has no key.
 */
export type Remember = (made: 'made') => Fragment;

/**
 * Makes a thing in one statement, at most once per Idempotency-Key of this member. `make` runs the statement with
 * `remember` inside it, so that the thing and its key stand or fall together; it answers the id of what it made, or
 * null where the state forbids it, or throws why. A state that has changed since does not take the first answer back.
 *
 * @returns the id of what was made, now or by the first call with this key; null where the state forbids it
 * @throws Refusal `keyReused` when the key came with another body before; what `make` throws, where this is the first call
 */
export async function makeOnce<Made extends number | null>(
  ctx: Context,
  member: Member,
  { operation, input }: Making,
  make: (remember: Remember) => Promise<Made>,
): Promise<Made | number> {
  const { sql, idempotencyKey } = ctx;
  if (!idempotencyKey) return make(() => sql``);

  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest();
  const made = await attempt();
  if (typeof made === 'number') return made;

  const [earlier] = await sql<{ madeId: number; isSame: boolean }[]>`
    select made_id as "madeId", (operation = ${operation} and body_hash = ${bodyHash}) as "isSame"
    from idempotency_keys
    where member_id = ${member.id} and key = ${idempotencyKey}`;
  if (!earlier) {
    if (made instanceof Refusal) throw made;
    return made as Made;
  }
  if (!earlier.isSame) throw new Refusal('keyReused', 'This Idempotency-Key was used for something else');
  return earlier.madeId;

  async function attempt(): Promise<Made | Refusal | null> {
    try {
      return await make(
        (relation) => sql`, remembered as (
          insert into idempotency_keys (member_id, key, operation, body_hash, made_id)
          select ${member.id}, ${idempotencyKey}, ${operation}, ${bodyHash}, ${sql(relation)}.id
          from ${sql(relation)}
        )`,
      );
    } catch (error) {
      if (error instanceof Refusal) return error;
      if (!isViolationOf(error, 'idempotency_keys_pkey')) throw error;
      return null;
    }
  }
}
