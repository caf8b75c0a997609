import { createHash } from 'node:crypto';
import type { Fragment } from 'postgres';
import type { Sql } from './sql';
import { BadInput, Refusal } from '../errors';
import { isViolationOf } from './violations';

/** The Idempotency-Key header of a request. */
export interface IdempotencyKey {
  /** As it was sent; only create calls check its length. */
  readonly text: string;
  /** The name of the field, if the request has several mutations: each has a result of its own. */
  readonly place: string;
  /** Shared by all fields of the request. */
  readonly request: {
    hasCreated: boolean;
    /** Whether a result has a secret: then no response of the request is stored. */
    isSecret: boolean;
  };
}

/** The request of a create call. */
export interface CreateRequest {
  readonly sql: Sql;
  readonly idempotencyKey: IdempotencyKey | null;
}

/** The mutations that make something; prayers of a file and passkeys are added over REST alone. */
export const createCalls = [
  'addCareNote',
  'addPasskey',
  'commentOnGroupPost',
  'createApiToken',
  'createChain',
  'createGroup',
  'createReminder',
  'encourage',
  'importPrayers',
  'postInGroup',
  'postPrayerUpdate',
  'requestToJoinGroup',
  'shareTestimony',
  'submitPrayer',
  'writeToAuthor',
] as const;

type CreateCall = (typeof createCalls)[number];

/** Where stored keys have another name. */
const storedNames: Partial<Record<CreateCall, string>> = { commentOnGroupPost: 'commentOnPost' };

const maxKeyLength = 255;

interface Creation<Made> {
  operation: CreateCall;
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
 * @throws BadInput for a key of a wrong length, Refusal `keyReused` if the key was used with another input; on the first
 * call also what `make` throws
 */
export async function makeOnce<Made>(
  request: CreateRequest,
  member: { id: number },
  { operation: call, input, make, find }: Creation<Made>,
): Promise<Made> {
  const { sql } = request;
  const operation = storedNames[call] ?? call;
  if (!request.idempotencyKey) return make(sql``);
  const key = findStoredKey(request);
  if (key === null) throw new BadInput([{ path: 'Idempotency-Key', message: keyMessage }]);

  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest();
  const made = await attempt();
  if (made !== null && !(made instanceof Refusal)) {
    request.idempotencyKey.request.hasCreated = true;
    return made;
  }

  const [earlier] = await sql<{ madeId: number; isSame: boolean }[]>`
    select made_id as "madeId", (operation = ${operation} and body_hash = ${bodyHash}) as "isSame"
    from idempotency_keys
    where member_id = ${member.id} and key = ${key}`;
  if (!earlier) {
    if (made instanceof Refusal) throw made;
    return made as Made;
  }
  if (!earlier.isSame) throw new Refusal('keyReused', 'This Idempotency-Key was used for something else');
  const found = await find(earlier.madeId);
  request.idempotencyKey.request.hasCreated = true;
  return found;

  async function attempt(): Promise<Made | Refusal | null> {
    try {
      return await make(
        sql`, key_recorded as (
          insert into idempotency_keys (member_id, key, operation, body_hash, made_id)
          select ${member.id}, ${key}, ${operation}, ${bodyHash}, made.id
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

/**
 * Records the key of a call that makes many things, or nothing, in several statements, and is harmless when repeated.
 *
 * @throws BadInput for a key of a wrong length, Refusal `keyReused` if the key was used with another input
 */
export async function recordKey(
  request: CreateRequest,
  member: { id: number },
  { operation, input }: Pick<Creation<unknown>, 'operation' | 'input'>,
): Promise<void> {
  await makeOnce<object>(request, member, {
    operation,
    input,
    async make(recordKeyOf) {
      await request.sql`
        with made as (select 0 as id)
        ${recordKeyOf}
        select from made`;
      return {};
    },
    find: () => Promise.resolve({}),
  });
}

/** The key as it is stored; null if there is none, or it has a wrong length. */
export function findStoredKey({ idempotencyKey }: CreateRequest): string | null {
  if (!idempotencyKey) return null;
  const { text, place } = idempotencyKey;
  if (text.length < 1 || text.length > maxKeyLength) return null;
  // A header has no line break.
  return place === '' ? text : `${text}\n${place}`;
}

const keyMessage = `Idempotency-Key must have 1 to ${maxKeyLength} characters`;
