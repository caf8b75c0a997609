import type { Fragment } from 'postgres';
import { localeNames } from 'schema/locales';
import type { Category, PrayerSort } from 'schema/vocabulary';
import { mayBeMember } from '../members/context';
import { valuesOfCaller, withCaller, type Credentials } from '../members/sql';
import type { CareKeys } from '../../platform/confided/words';
import type { Sql } from '../../platform/database/sql';
import type { NamedCategory } from './categoryNames';
import type { Position } from './cursor';
import { isForCaller, isOnTheWall, isToApprove } from './policy';
import { scopesOf } from './scans';
import { openPrayer, selectPrayers, type PrayerRow } from './sql';

export interface Feed {
  sort: PrayerSort;
  /** Empty for all. */
  categories: readonly Category[];
  search: string | null;
  /** The category that the search names in the caller's language: its prayers are found too. */
  named: NamedCategory | null;
  skip: number;
  after: Position | null;
  /** From 1 to one more than the largest page. */
  rows: number;
}

/** The score, selected if it is the order. */
type FeedRow = PrayerRow & { hot?: number };

/** The caller, and what opens words that only they may read. */
type Reader = Credentials & { config: CareKeys };

/** A prayer of the wall with its position in the order. */
export interface FeedEntry {
  prayer: PrayerRow;
  position: Position;
}

/**
 * The most matches that are collected and sorted; if there are more, a scan along the order finds enough of them soon.
 */
const maxCollected = 5_000;
/** A scan finds a page of m matches among n prayers after about this many times n / m rows. */
const rowsPerMatch = 20;

/**
 * A page of the wall in one statement: the session, the prayers, their authors and what the caller has done.
 *
 * Each visibility and each category is a separate scan with order and limit, so that the planner scans the partial index
 * of that order and stops early; the page is merged from them.
 */
export async function findFeed(ctx: Reader, feed: Feed): Promise<FeedEntry[]> {
  const rows = await readFeed(ctx, feed);
  return rows.map((row) => entryOf(feed.sort, openPrayer(ctx.config, row)));
}

/** The newest prayers of the wall, of a category or of all. */
export const findNewest = (ctx: Reader, category: Category | null | undefined, rows: number) =>
  findFeed(ctx, {
    sort: 'recent',
    categories: category ? [category] : [],
    search: null,
    named: null,
    skip: 0,
    after: null,
    rows,
  });

async function readFeed(ctx: Credentials, feed: Feed): Promise<FeedRow[]> {
  const form = formOf(ctx, feed);
  const known = form === null ? undefined : statements.get(form);
  if (known) return ctx.sql.unsafe<FeedRow[]>(known.text, valuesOf(ctx, feed, known), { prepare: true });
  const rows = await writeStatement(ctx, feed);
  if (form !== null && statements.size < maxStatements)
    statements.set(form, { text: rows.statement.string, parts: partsOf(ctx).length });
  return rows;
}

function entryOf(sort: PrayerSort, row: FeedRow): FeedEntry {
  const { id } = row;
  if (sort === 'recent') return { prayer: row, position: { key: row.createdAt.getTime(), id } };
  if (sort === 'amens') return { prayer: row, position: { key: row.amenCount, id } };
  const { hot, ...prayer } = row;
  return { prayer, position: { key: hot!, id } };
}

/** A statement that was run before, with placeholders. */
interface Statement {
  text: string;
  /** How many parts of the wall it scans. */
  parts: number;
}

/**
 * Composing a statement from its fragments again costs as much as reading its rows (docs/decisions/0035). Limited,
 * because the driver never drops a text either.
 */
const statements = new Map<string, Statement>();
const maxStatements = 500;

/** Everything that changes the text of the statement of a page; null with a search, for a page by number or a token. */
function formOf({ sessionHash, token }: Credentials, feed: Feed): string | null {
  if (feed.search !== null || feed.skip > 0 || token) return null;
  return [
    sessionHash !== null,
    feed.sort,
    distinct(feed.categories).length,
    feed.after !== null,
    feed.rows,
  ].join(' ');
}

/** The values of such a statement, in the order in which `writeStatement` writes them. */
function valuesOf(caller: Credentials, { sort, categories, after }: Feed, { parts }: Statement) {
  const position = after ? [sort === 'recent' ? new Date(after.key) : after.key, after.id] : [];
  const inCategory = categories.length === 0 ? [[]] : distinct(categories).map((category) => [category]);
  const ofPart = inCategory.flatMap((category) => [...category, ...position]);
  return [...valuesOfCaller(caller), ...Array.from({ length: parts }, () => ofPart).flat()];
}

function writeStatement(caller: Credentials, feed: Feed) {
  const { sql } = caller;
  const shown = feed.skip > 0 ? skippedPage(caller, feed) : page(caller, feed, allColumns);
  return sql<FeedRow[]>`
    with ${withCaller(caller)} ${withSearch(sql, feed)}
    ${selectPrayers(sql, sql`(${shown})`, feed.sort === 'trending' ? sql`, prayers.hot` : sql``)}
    order by ${orders[feed.sort](sql)}`;
}

/** Merges the scans into the page. */
function page(caller: Credentials, feed: Feed, columns: (sql: Sql) => Fragment): Fragment {
  const { sql } = caller;
  return sql`
    select ${columns(sql)}
    from (${oneAfterAnother(sql, branchesOf(caller, feed, columns))}) as prayers
    order by ${orders[feed.sort](sql)}
    limit ${literalOf(sql, feed.rows)}
    ${feed.skip > 0 ? sql`offset ${feed.skip}` : sql``}`;
}

/** Skipped rows are scanned in the index only; the table is read for the returned prayers only. */
const skippedPage = (caller: Credentials, feed: Feed) => caller.sql`
  select prayers.*
  from (${page(caller, feed, positionColumns[feed.sort])}) as shown
  join prayers on prayers.id = shown.id`;

/**
 * Parses the search once; `hits` are the matching prayers if they are few. The number of matches of a single word is
 * known, so the cheaper plan is used; two words may match no prayer at all, which a scan along the order would only
 * notice at its end.
 */
function withSearch(sql: Sql, { search, named }: Feed) {
  if (search === null) return sql``;
  return sql`
    , searched as materialized (
      select
        query,
        coalesce(
          matches > ${maxCollected}
            or (numnode(query) = 1 and matches::bigint * matches > ${rowsPerMatch} * (
              select sum(total_prayers) from site_counters
            )),
          false
        ) as are_many
      from understand_search(${search}, (select id from caller) is not null)
    ), hits as materialized (
      select prayer_id
      from prayer_search
      where words @@ (select query from searched where not are_many)
    )
    ${withNamed(sql, named)}`;
}

/** `named` has the category that the search names in the language of the member, or else of the request; or no row. */
function withNamed(sql: Sql, named: NamedCategory | null) {
  if (named === null) return sql``;
  const { names, requestLocale } = named;
  return sql`
    , named as materialized (
      select category
      from unnest(
        ${names.map(({ locale }) => locale)}::text[],
        ${names.map(({ category }) => category)}::text[]
      ) as names (locale, category)
      where locale = coalesce(
        (
          select members.locale
          from members
          where members.id = (select id from caller) and members.locale = any(${localeNames as string[]})
        ),
        ${requestLocale}
      )
    )`;
}

/** Prayers of a page that one index serves. */
interface Part {
  where: Fragment;
  isSearched: boolean;
}

/** The prayers on the wall that the caller may read, and the caller's own that wait to be approved. */
function partsOf(caller: Credentials): readonly Part[] {
  const { sql } = caller;
  const onTheWall = scopesOf(caller).map(({ where, isSearched }) => ({
    where: sql`${isOnTheWall(sql)} and ${where('prayers')}`,
    isSearched,
  }));
  if (!mayBeMember(caller)) return onTheWall;
  const own = sql`${isToApprove(sql)} and prayers.author_id = (select id from caller)`;
  return [...onTheWall, { where: own, isSearched: false }];
}

/**
 * The scans of a page: one for each category; for a search, over its few matches or along the order,
 * and of the category that it names. Each prayer is in one of them.
 */
function branchesOf(caller: Credentials, feed: Feed, columns: (sql: Sql) => Fragment): Fragment[] {
  const { sql } = caller;
  const parts = partsOf(caller);
  if (feed.search === null) return scansOf(sql, feed, columns, parts, sql``);

  const inCategories =
    feed.categories.length > 0 ? sql`and prayers.category = any(${[...feed.categories]})` : sql``;
  const byName = sql`and prayers.category = (select category from named)`;
  const byWords = feed.named
    ? sql`and prayers.category is distinct from (select category from named)`
    : sql``;
  const few = sql`
    from hits
    join prayers on prayers.id = hits.prayer_id
    cross join caller
    where ${isOnTheWall(sql)} and ${isForCaller(sql)} ${inCategories} ${byWords}`;
  const areMany = sql`
    and (select are_many from searched)
    and (select words @@ (select query from searched) from prayer_search where prayer_id = prayers.id)
    ${byWords}`;
  const searched = parts.filter(({ isSearched }) => isSearched);
  return [
    inOrder(sql, feed, columns, few),
    ...scansOf(sql, feed, columns, searched, areMany),
    ...(feed.named ? scansOf(sql, feed, columns, searched, byName) : []),
  ];
}

/** A scan for each part, in each category. */
function scansOf(
  sql: Sql,
  feed: Feed,
  columns: (sql: Sql) => Fragment,
  parts: readonly Part[],
  condition: Fragment,
): Fragment[] {
  const categories =
    feed.categories.length === 0
      ? [sql``]
      : distinct(feed.categories).map((category) => sql`and prayers.category = ${category}`);
  return parts.flatMap(({ where }) =>
    categories.map((inCategory) => {
      const source = sql`
        from prayers
        where ${where} ${inCategory} ${condition}`;
      return inOrder(sql, feed, columns, source);
    }),
  );
}

const distinct = (categories: readonly Category[]) => [...new Set(categories)];

function inOrder(sql: Sql, feed: Feed, columns: (sql: Sql) => Fragment, source: Fragment): Fragment {
  return sql`(
    select ${columns(sql)}
    ${source}
    ${feed.after ? followers[feed.sort](sql, feed.after) : sql``}
    order by ${orders[feed.sort](sql)}
    limit ${literalOf(sql, rowsOfBranch(feed))}
  )`;
}

/** As many rows as the page could need, rounded up for later pages, so that there are few different statements. */
function rowsOfBranch({ skip, rows }: Feed): number {
  return skip === 0 ? rows : 2 ** Math.ceil(Math.log2(skip + rows));
}

const allColumns = (sql: Sql) => sql`prayers.*`;

/** Only columns that the index of an order contains. */
const positionColumns: Record<PrayerSort, (sql: Sql) => Fragment> = {
  recent: (sql) => sql`prayers.created_at, prayers.id`,
  amens: (sql) => sql`prayers.amen_count, prayers.id`,
  trending: (sql) => sql`prayers.hot, prayers.id`,
};

const orders: Record<PrayerSort, (sql: Sql) => Fragment> = {
  recent: (sql) => sql`prayers.created_at desc, prayers.id desc`,
  amens: (sql) => sql`prayers.amen_count desc, prayers.id desc`,
  trending: (sql) => sql`prayers.hot desc, prayers.id desc`,
};

const followers: Record<PrayerSort, (sql: Sql, position: Position) => Fragment> = {
  recent: (sql, { key, id }) =>
    sql`and (prayers.created_at, prayers.id) < (${new Date(key)}::timestamptz, ${id})`,
  amens: (sql, { key, id }) => sql`and (prayers.amen_count, prayers.id) < (${key}::integer, ${id})`,
  trending: (sql, { key, id }) => sql`and (prayers.hot, prayers.id) < (${key}::double precision, ${id})`,
};

function oneAfterAnother(sql: Sql, branches: Fragment[]): Fragment {
  return branches.reduce((all, branch) => sql`${all} union all ${branch}`);
}

/** A limit as a literal: with a parameter, PostgreSQL plans anew at each call or uses a bad generic plan. */
function literalOf(sql: Sql, rows: number) {
  return sql.unsafe(String(Math.trunc(rows)));
}
