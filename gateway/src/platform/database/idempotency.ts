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
  /** A repeated key must have the same input. */
  input: unknown;
  /**
   * Creates the thing in one statement, or throws; null if a state forbids it. The statement must include `recordKey`
   * after its CTE `made` (with the new `id`), so that the thing and its key are stored together or not at all.
   */
  make(recordKey: Fragment): Promise<Made>;
  /** Reads what the first call with this key created. */
  find(id: number): Promise<NonNullable<Made>>;
}

/**
 * Creates a thing at most once per Idempotency-Key of this member.
 *
 * @returns what this call or the first call with this key created, whatever its current state; null if `make` returned
 * null
 * @throws Refusal `keyReused` if the key was used with another input; on the first call also what `make` throws
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
