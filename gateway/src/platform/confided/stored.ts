import type { Fragment, TransactionSql } from 'postgres';
import type { Sql } from '../database/sql';
import { isSealed, open, seal, sealedBy, unreadable, type CareKeys, type Place } from './words';

/** A table with words of prayers: its columns, and of which prayer a row is. */
interface Table {
  name: string;
  /** The column with the id of the prayer; rows where `of` does not hold are of none. */
  prayerId: string;
  of?: string;
  columns: Readonly<Record<string, Place>>;
  /** Stays encrypted when the prayer is opened to others: only the team reads it. */
  isOfTeam?: true;
}

/** Every column in which words may be confided to the prayer team, except for `idempotent_responses` and `outbox`. */
export const tables: readonly Table[] = [
  {
    name: 'prayers',
    prayerId: 'id',
    columns: {
      title: 'title',
      description: 'description',
      typed_name: 'name',
      typed_email: 'email',
      on_behalf_of: 'behalf',
      decline_reason: 'reason',
    },
  },
  { name: 'prayer_updates', prayerId: 'prayer_id', columns: { content: 'update' } },
  { name: 'comments', prayerId: 'prayer_id', columns: { content: 'comment', author_name: 'commenter' } },
  {
    name: 'testimonials',
    prayerId: 'prayer_id',
    columns: { title: 'testimonyTitle', testimony: 'testimony' },
  },
  { name: 'care_notes', prayerId: 'prayer_id', columns: { content: 'note' }, isOfTeam: true },
  { name: 'notifications', prayerId: 'about_id', of: `about_kind = 'prayer'`, columns: { body: 'title' } },
];

type Transaction = Sql | TransactionSql;

/** Encrypts or decrypts everything that is stored of a prayer, or encrypts its notes. The caller holds its row's lock. */
export async function rewriteWords(
  sql: Transaction,
  keys: CareKeys,
  prayerId: number,
  to: 'sealed' | 'plain' | 'notes',
): Promise<void> {
  for (const table of tables) {
    if (table.isOfTeam) await rewriteRows(sql, keys, table, prayerId, 'sealed');
    else if (to !== 'notes') await rewriteRows(sql, keys, table, prayerId, to);
  }
  if (to === 'sealed') await sealMails(sql, keys, prayerId);
}

async function rewriteRows(
  sql: Transaction,
  keys: CareKeys,
  { name, prayerId: column, of = 'true', columns }: Table,
  prayerId: number,
  to: 'sealed' | 'plain',
): Promise<void> {
  const places = Object.entries(columns);
  const stored = await sql.unsafe<({ id: number } & Record<string, string | null>)[]>(
    `select id, ${places.map(([one]) => `${one}::text as ${one}`).join(', ')}
    from ${name}
    where ${column} = $1 and ${of}
    order by id
    for update`,
    [prayerId],
  );
  const rewritten = stored
    .map((row) => ({
      id: row.id,
      ...Object.fromEntries(
        places.map(([one, place]) => [one, rewrite(keys, place, prayerId, row[one] ?? null, to)]),
      ),
    }))
    .filter((row, index) =>
      places.some(([one]) => (row as Record<string, unknown>)[one] !== stored[index]![one]),
    );
  if (rewritten.length === 0) return;
  await sql.unsafe(
    `update ${name} as row
    set ${places.map(([one]) => `${one} = given.${one}`).join(', ')}
    from jsonb_to_recordset($1::text::jsonb) as given (id integer, ${places.map(([one]) => `${one} text`).join(', ')})
    where row.id = given.id`,
    [JSON.stringify(rewritten)],
  );
}

function rewrite(
  keys: CareKeys,
  place: Place,
  prayerId: number,
  words: string | null,
  to: 'sealed' | 'plain',
): string | null {
  if (to === 'plain') {
    const opened = open(keys, place, prayerId, words);
    if (opened === unreadable) throw new Error(`prayer ${prayerId} cannot be decrypted: its key is missing`);
    return opened;
  }
  return isSealed(place, prayerId, words) ? words : seal(keys, place, prayerId, words);
}

/** Mails of notifications that were not sent have the title of the prayer. */
async function sealMails(sql: Transaction, keys: CareKeys, prayerId: number): Promise<void> {
  const mails = await (sql as Sql)<{ id: number; body: string }[]>`
    select id, props ->> 'body' as body
    from outbox
    where about_kind = 'prayer' and about_id = ${prayerId} and props ->> 'body' is not null
    for update`;
  for (const { id, body } of mails) {
    if (isSealed('title', prayerId, body)) continue;
    const sealed = seal(keys, 'title', prayerId, body);
    await (sql as Sql)`
      update outbox
      set props = jsonb_set(props, '{body}', to_jsonb(${sealed}::text))
      where id = ${id}`;
  }
}

/** The words by which the search finds a prayer. */
export async function findSearched(sql: Sql, prayerId: number): Promise<string[]> {
  const [found] = await sql<{ words: string[] }[]>`
    select tsvector_to_array(words) as words
    from prayer_search
    where prayer_id = ${prayerId}`;
  return found?.words ?? [];
}

/** Deletes words that no prayer has any more from the list of the search: of these, or some of all. */
export async function deleteUnusedWords(sql: Sql, words: readonly string[] | null): Promise<void> {
  await sql`
    delete from lexemes
    where word in (
      select word
      from lexemes
      where ndoc <= 0 and ndoc_members <= 0
        ${words === null ? sql`` : sql`and word in (select left(word, 100) from unnest(${words as string[]}::text[]) as word)`}
      order by word collate "C"
      limit 10000
      for update
    )`;
}

/** SQL for a column that is encrypted if the prayer of the statement is confided to the team. */
export const wordsIf = (
  sql: Sql,
  isConfided: Fragment,
  plain: string | null,
  sealed: string | null,
): Fragment =>
  plain === sealed
    ? sql`${plain}::text`
    : sql`case when ${isConfided} then ${sealed}::text else ${plain}::text end`;

/** Prayers, in the order of their numbers, of which words are stored that the team alone may read, and not encrypted. */
export async function findPlain(
  sql: Sql,
  { after, rows }: { after: number; rows: number },
): Promise<number[]> {
  const isPlain = ({ columns }: Table) =>
    Object.keys(columns)
      .map((column) => `(${column} <> '' and ${column}::text not like '${sealedBy()}%')`)
      .join(' or ');
  const texts = tables.map(
    (table) => `
      select ${table.prayerId} as id
      from ${table.name}
      where (${isPlain(table)}) and ${table.of ?? 'true'}
        ${table.isOfTeam ? '' : `and ${table.prayerId} in (select id from confided)`}`,
  );
  const found = await sql.unsafe<{ id: number }[]>(
    `with confided as materialized (
      select id
      from prayers
      where visibility = 'team'
    )
    select distinct id
    from (${texts.join(' union all ')}) as plain
    where id > $1
    order by id
    limit $2`,
    [after, rows],
  );
  return found.map(({ id }) => id);
}
