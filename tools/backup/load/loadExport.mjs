import { Failure } from '../../../scripts/terminal/progress.mjs';
import { kinds } from './kinds.mjs';

/** Their rows are counted one by one, which only a transaction of many rows is slow at. A check needs no counts. */
const counting = {
  prayers: ['count_prayer', 'index_prayer'],
  comments: ['count_comment'],
  testimonials: ['count_testimonial'],
};

/** Where ids continue. */
const numbered = [
  ...[
    'members',
    'prayers',
    'comments',
    'testimonials',
    'prayer_groups',
    'group_posts',
    'group_post_comments',
  ],
  'prayer_chains',
];

/**
 * Fills an empty site with the community of an export; the ids stay. Rows are committed some at a time, so that counters
 * and search follow them as ever; if one is refused, the site is empty again. A check is one transaction that is taken
 * back.
 *
 * @param {import('postgres').Sql} sql on one connection, which nobody shares
 * @param {Awaited<ReturnType<typeof import('./openExport.mjs').openExport>>} archive
 * @param {{ isDryRun: boolean, startsOver: boolean }} how
 */
export async function loadExport(sql, archive, { isDryRun, startsOver }) {
  const unfinished = await findUnfinished(sql);
  if (unfinished && !startsOver)
    throw new Failure(
      `A load that began at ${unfinished.startedAt} was cut off, so the site is not whole. ` +
        'Add --start-over to empty the site, with whatever was written since, and load it anew.',
    );
  if (isDryRun) return check(sql, archive, { startsOver: unfinished !== null });
  if (unfinished) await empty(sql);
  else await requireEmpty(sql);
  await sql`insert into loads default values`;
  try {
    const loaded = await insertAll(sql, archive);
    await sql`update loads set finished_at = now() where finished_at is null`;
    await sql`analyze`;
    return loaded;
  } catch (error) {
    await empty(sql);
    throw error;
  }
}

async function check(sql, archive, { startsOver }) {
  let loaded;
  await sql
    .begin(async (tx) => {
      if (startsOver) await empty(tx);
      else await requireEmpty(tx);
      for (const [table, triggers] of Object.entries(counting))
        for (const trigger of triggers) await tx.unsafe(`alter table ${table} disable trigger ${trigger}`);
      loaded = await insertAll(tx, archive);
      throw takeBack;
    })
    .catch((error) => {
      if (error !== takeBack) throw error;
    });
  return loaded;
}

const takeBack = new Error('taken back');

async function findUnfinished(sql) {
  const [load] = await sql`
    select to_char(started_at, 'YYYY-MM-DD HH24:MI') as "startedAt" from loads where finished_at is null`;
  return load ?? null;
}

async function requireEmpty(sql) {
  const [{ has }] = await sql`
    select concat_ws(
      ', ',
      case when exists (select from members) then 'members' end,
      case when exists (select from prayers) then 'prayers' end,
      case when exists (select from prayer_groups) then 'groups' end,
      case when exists (select from prayer_chains) then 'chains' end
    ) as has`;
  if (has)
    throw new Failure(
      `The site is not empty: it has ${has}. An export is loaded into a new site, which was never started or was started with SEED=none.`,
    );
}

async function empty(sql) {
  await sql`truncate members, prayers, prayer_groups, prayer_chains, prayer_search, lexemes, moderation_cases, loads cascade`;
  await sql`delete from site_counters`;
  await sql`insert into site_counters (shard) select generate_series(0, 15)`;
}

async function insertAll(sql, archive) {
  // Open pages are not notified of old texts as if they were new.
  await sql`select set_config('prayer_wall.importing', 'on', false)`;
  const counts = {};
  for (const kind of kinds) {
    counts[kind.name] = 0;
    for await (const rows of archive.batchesOf(kind.name)) {
      requireFields(kind, rows);
      await insert(sql, kind, rows);
      counts[kind.name] += rows.length;
    }
  }
  for (const table of numbered)
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), last) from (select max(id) as last from ${sql(table)}) as ids
      where last is not null`;
  return { counts, remarks: await remarksOn(sql) };
}

async function insert(sql, { name, fields, insert: statement }, rows) {
  const columns = Object.entries(fields)
    .filter(([, type]) => type !== null)
    .map(([field, type]) => `"${field}" ${type}`);
  const given = `given as materialized (select * from json_to_recordset($1::text::json) as given (${columns.join(', ')}))`;
  const text = /^\s*with /.test(statement)
    ? statement.replace(/^\s*with /, `with ${given}, `)
    : `with ${given} ${statement}`;
  await sql.unsafe(text, [JSON.stringify(rows)]).catch((error) => {
    throw error.code ? new Failure(`The ${name} of the export do not fit: ${error.message}.`) : error;
  });
}

/** A field that is not loaded would be lost, or would make public what was not. */
function requireFields({ name, fields }, rows) {
  for (const row of rows) {
    const unknown = Object.keys(row).find((field) => !Object.hasOwn(fields, field));
    const missing = Object.keys(fields).find((field) => !Object.hasOwn(row, field));
    if (unknown)
      throw new Failure(`The ${name} of the export have ${unknown}, which this version does not know.`);
    if (missing) throw new Failure(`The ${name} of the export have no ${missing}: another version made it.`);
  }
}

/** Notes for the operator about the site that was made. */
async function remarksOn(sql) {
  const [{ admins, silent, closed }] = await sql`
    select
      (select string_agg(email, ', ' order by id) from members where is_admin) as admins,
      (
        select count(*)::integer
        from members
        where not is_verified
          or exists (select from members as first where first.email = members.email and first.is_verified and first.id < members.id)
      ) as silent,
      (select count(*)::integer from prayer_groups where is_private) as closed`;
  return [
    `Administrators: ${admins ?? 'nobody, save those of ADMIN_EMAILS'}.`,
    'Members sign in by whatever way proves the address of their account.',
    ...(silent > 0
      ? [`Without an address that is theirs alone and verified, nobody can sign in to ${silent} accounts.`]
      : []),
    ...(closed > 0
      ? [`Of ${closed} private groups an export tells the name alone: their members join again.`]
      : []),
  ];
}
