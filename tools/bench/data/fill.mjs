import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import postgres from 'postgres';
import { inRoot } from '../../../scripts/tree/root.mjs';
import { migrate } from '../dist/wall.mjs';
import { fillSessions } from './sessions.mjs';
import { membersFor, prayerColumns, prayerRows } from './prayers.mjs';

/** Migrates a database and fills it with that many prayers and their rows, unless it is complete already. */
export async function fillDatabase(url, size) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connection: { application_name: 'bench' } });
  try {
    await migrate(sql, inRoot('gateway/migrations'));
    const { prayers, version: filledBy } = await readMark(sql);
    if (prayers !== size || filledBy !== version) await fill(sql, size);
  } finally {
    await sql.end();
  }
}

/** How long it took to fill a database. */
export const secondsOfFill = async (sql) => (await readMark(sql)).seconds;

/** Other numbers stand for other rows. */
const version = 3;

/** The database's comment, which is written last. */
async function readMark(sql) {
  const [{ mark }] = await sql`
    select shobj_description(oid, 'pg_database') as mark
    from pg_database
    where datname = current_database()`;
  return mark?.startsWith('{') ? JSON.parse(mark) : {};
}

async function fill(sql, size) {
  const began = performance.now();
  const members = membersFor(size);
  // Without triggers and foreign keys; the counters are computed at once below.
  await sql.unsafe(`
    set session_replication_role = replica;
    set maintenance_work_mem = '1GB';
    set work_mem = '256MB'`);
  // In one transaction: rows and indexes of a table that was emptied in it need no entries in the log.
  await sql.begin(async (tx) => {
    await tx.unsafe('truncate members, prayers, lexemes, prayer_search restart identity cascade');
    const indexes = await dropIndexes(tx);
    await timed('members', () => fillMembers(tx, members));
    await timed('prayers', () => copyPrayers(tx, size));
    await timed('amens', () => fillAmens(tx, members));
    await timed('comments', () => fillComments(tx, members));
    await timed('search', () => fillSearch(tx));
    for (const { name, definition } of indexes) await timed(name, () => tx.unsafe(definition));
    await timed('counters', () => setCounters(tx));
    await fillSessions(tx, members);
  });
  await timed('vacuum', () => sql.unsafe('vacuum (analyze)'));
  await sql.unsafe('checkpoint');
  const seconds = Math.round((performance.now() - began) / 1000);
  const [{ name }] = await sql`select current_database() as name`;
  await sql.unsafe(`comment on database ${name} is '${JSON.stringify({ prayers: size, version, seconds })}'`);
}

async function timed(name, work) {
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  if (seconds > 10) console.log(`  ${name}: ${seconds.toFixed(0)} s`);
}

/** Indexes without a constraint are created after the rows, which is much faster. */
async function dropIndexes(sql) {
  const indexes = await sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid in ('prayers'::regclass, 'amens'::regclass, 'comments'::regclass, 'prayer_search'::regclass, 'lexemes'::regclass)
      and not exists (select from pg_constraint where conindid = indexrelid)`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  return indexes;
}

const fillMembers = (sql, members) => sql`
  insert into members (provider_subject, email, is_verified, first_name, last_name, name, created_at)
  select 'bench-' || n, 'member' || n || '@example.org', true, 'Ruth', 'Number' || n, 'Ruth Number' || n,
    now() - n * interval '5 minutes'
  from generate_series(1, ${members}) as n`;

async function copyPrayers(sql, size) {
  const copy = await sql
    .unsafe(`copy prayers (${prayerColumns.join(', ')}) from stdin with (freeze)`)
    .writable();
  await pipeline(Readable.from(prayerRows(size)), copy);
}

/** As many rows as each prayer's counter says, each by another member. */
const fillAmens = (sql, members) => sql`
  insert into amens (prayer_id, member_id, created_at)
  select prayers.id, 1 + (prayers.id::bigint * 7919 + turn) % ${members}, prayers.created_at + turn * interval '1 minute'
  from prayers
  cross join lateral generate_series(1, prayers.amen_count) as turn`;

const fillComments = (sql, members) => sql`
  insert into comments (prayer_id, author_id, author_name, content, is_anonymous, created_at)
  select prayers.id, 1 + (prayers.id::bigint * 31 + turn * 977) % ${members}, case when turn % 4 > 0 then 'Ruth' end,
    'I pray with you, and I hope that number ' || turn || ' of these words gives you strength.', turn % 4 = 0,
    prayers.created_at + turn * interval '7 minutes'
  from prayers
  cross join lateral generate_series(1, prayers.comment_count) as turn`;

async function fillSearch(sql) {
  await sql`
    insert into prayer_search (prayer_id, words)
    select id, to_tsvector('simple', unaccent(title || ' ' || description))
    from prayers
    where status = 'active'`;
  await sql`
    insert into lexemes (word, ndoc)
    select word, ndoc
    from ts_stat('select words from prayer_search')
    where length(word) <= 100`;
}

async function setCounters(sql) {
  await sql`
    update members
    set total_prayers = made.prayers, total_amens = given.amens
    from (select author_id, count(*) as prayers from prayers group by author_id) as made
    join (select member_id, count(*) as amens from amens group by member_id) as given on given.member_id = made.author_id
    where members.id = made.author_id`;
  await sql`
    update site_counters
    set total_prayers = found.prayers, total_amens = found.amens
    from (
      select count(*) as prayers, sum(amen_count) as amens
      from prayers
      where status in ('active', 'answered')
    ) as found
    where shard = 0`;
}
