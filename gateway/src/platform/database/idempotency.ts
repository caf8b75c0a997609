import { createHash } from 'node:crypto';
import type { Fragment } from 'postgres';
import type { Sql } from './sql';
import { Refusal } from '../errors';
import { isViolationOf } from './violations';

/** The request of a create call. */
interface CreateRequest {
  readonly sql: Sql;
  readonly idempotencyKey: string | null;
}

interface Creation<Made> {
  operation: string;
  /** A repeated key must come with the same input. */
  input: unknown;
  /**
   * Makes the thing in one statement, or throws why not; null where its state forbids it. `recordKey` belongs into the
   * statement, behind its CTE `made` (with the new `id`), so that the thing and its key stand or fall together.
   */
  make(recordKey: Fragment): Promise<Made>;
  /** Reads what the first call with this key made. */
  find(id: number): Promise<NonNullable<Made>>;
}

/**
 * Makes a thing at most once per Idempotency-Key of this member.
 *
 * @returns what was made now or by the first call with this key, whatever its state forbids by now; null where `make` says so
 * @throws Refusal `keyReused` when the key came with another input before; what `make` throws, where this is the first call
 */
export async function makeOnce<Made>(
  { sql, idempotencyKey }: CreateRequest,
  member: { id: number },
  { operation, input, make, find }: Creation<Made>,
): Promise<Made> {
  if (!idempotencyKey) return make(sql``);

  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest();
  const made = await attempt();
  if (made !== null && !(made instanceof Refusal)) return made;

  const [earlier] = await sql<{ madeId: number; isSame: boolean }[]>`
    select made_id as "madeId", (operation = ${operation} and body_hash = ${bodyHash}) as "isSame"
    from idempotency_keys
    where member_id = ${member.id} and key = ${idempotencyKey}`;
  if (!earlier) {
    if (made instanceof Refusal) throw made;
    return made as Made;
  }
  if (!earlier.isSame) throw new Refusal('keyReused', 'This Idempotency-Key was used for something else');
  return find(earlier.madeId);

  async function attempt(): Promise<Made | Refusal | null> {
    try {
      return await make(
        sql`, key_recorded as (
          insert into idempotency_keys (member_id, key, operation, body_hash, made_id)
          select ${member.id}, ${idempotencyKey}, ${operation}, ${bodyHash}, made.id
          from made
        )`,
      );
    } catch (error) {
      if (error instanceof Refusal) return error;
      if (!isViolationOf(error, 'idempotency_keys_pkey')) throw error;
      return null;
    }
  }
}
