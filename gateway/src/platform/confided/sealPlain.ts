import type { AppServices } from '../services';
import type { Sql } from '../database/sql';
import { findPlain, deleteUnusedWords, rewriteWords } from './stored';
import { canSeal, seal, sealedBy, type CareKeys } from './words';

const atOnce = 100;

/**
 * Encrypts what is stored in plain words although it was confided to the prayer team: everything from before there was a
 * key. Each prayer is locked by itself, so that the site goes on meanwhile, and whoever crashes has left nothing half
 * done.
 */
export async function sealPlain({ database, config }: AppServices, isStopping: () => boolean): Promise<void> {
  if (!canSeal(config)) return;
  let after = 0;
  while (!isStopping()) {
    const ids = await findPlain(database.sql, { after, rows: atOnce });
    for (const id of ids) await sealPrayer(database.sql, config, id);
    if (ids.length < atOnce) break;
    after = ids.at(-1)!;
  }
  await deleteUnusedWords(database.sql, null);
  while (!isStopping() && (await sealResponses(database.sql, config)) === atOnce);
}

async function sealPrayer(sql: Sql, keys: CareKeys, id: number): Promise<void> {
  await sql.begin(async (transaction) => {
    const [prayer] = await transaction<{ visibility: string }[]>`
      select visibility
      from prayers
      where id = ${id}
      for update`;
    if (prayer) await rewriteWords(transaction, keys, id, prayer.visibility === 'team' ? 'sealed' : 'notes');
  });
}

/** @returns how many were in plain words */
async function sealResponses(sql: Sql, keys: CareKeys): Promise<number> {
  const plain = await sql<{ memberId: number; key: string; requestHash: Buffer; response: string }[]>`
    select member_id as "memberId", key, request_hash as "requestHash", response
    from idempotent_responses
    where response not like ${`${sealedBy()}%`}
    limit ${atOnce}`;
  for (const { memberId, key, requestHash, response } of plain)
    await sql`
      update idempotent_responses
      set response = ${seal(keys, 'response', memberId, response)}
      where member_id = ${memberId} and key = ${key} and request_hash = ${requestHash}`;
  return plain.length;
}
