import type { Fragment } from 'postgres';
import type { Category, PrayerSort } from 'schema/vocabulary';
import type { Context } from '../members/context';
import { withCaller } from '../members/sql';
import type { Sql } from '../../platform/database/sql';
import type { Place } from './cursor';
import { isOnTheWall } from './policy';
import { selectPrayers, type PrayerRow } from './sql';

export interface Feed {
  sort: PrayerSort;
  /** All of them when empty. */
  categories: readonly Category[];
  search: string | null;
  skip: number;
  after: Place | null;
  /** 1 to one more than the largest page. */
  rows: number;
}

/** The score is selected where it is the order. */
type FeedRow = PrayerRow & { hot?: number };

/** A prayer of the wall, and where it stands in the order. */
export interface FeedEntry {
  prayer: PrayerRow;
  place: Place;
}

/** More matches than this are never gathered and sorted; they are met soon enough on a walk along the order. */
const fewMatches = 5_000;
/** A walk meets a page's worth of m matches among n prayers after about this many times n / m steps. */
const stepsOfWalk = 20;

/**
 * A page of the wall in one statement: the session, the prayers, their authors and what the caller has done.
 *
 * Every category is a scan of its own, with its own order and limit, so that the planner walks the partial index of
 * that order and stops; merged, they are the page.
 */
export async function findFeed(ctx: Asking, feed: Feed): Promise<FeedEntry[]> {
  const rows = await readFeed(ctx, feed);
  return rows.map((row) => entryOf(feed.sort, row));
}

async function readFeed(ctx: Asking, feed: Feed): Promise<FeedRow[]> {
  const form = formOf(ctx, feed);
  const text = form === null ? undefined : statements.get(form);
  if (text !== undefined) return ctx.sql.unsafe<FeedRow[]>(text, valuesOf(ctx, feed), { prepare: true });
  const rows = await writeStatement(ctx, feed);
  if (form !== null && statements.size < mostStatements) statements.set(form, rows.statement.string);
  return rows;
}

function entryOf(sort: PrayerSort, row: FeedRow): FeedEntry {
  const { id } = row;
  if (sort === 'recent') return { prayer: row, place: { key: row.createdAt.getTime(), id } };
  if (sort === 'amens') return { prayer: row, place: { key: row.amenCount, id } };
  const { hot, ...prayer } = row;
  return { prayer, place: { key: hot!, id } };
}

/** Who asks, as far as a statement needs it. */
type Asking = Pick<Context, 'sql' | 'sessionHash'>;

/**
 * The text of statements that were run before, with placeholders: writing one from its fragments again costs as much as
 * reading its rows (docs/decisions/0035). Bounded, because the driver keeps each text for good as well.
 */
const statements = new Map<string, string>();
const mostStatements = 500;

/** Everything that changes the text of the statement of a page; null with a search or for a page by number. */
function formOf({ sessionHash }: Asking, feed: Feed): string | null {
  if (feed.search !== null || feed.skip > 0) return null;
  return [
    sessionHash !== null,
    feed.sort,
    distinct(feed.categories).length,
    feed.after !== null,
    feed.rows,
  ].join(' ');
}

/** The values of such a statement, in the order in which `writeStatement` writes them. */
function valuesOf({ sessionHash }: Asking, { sort, categories, after }: Feed) {
  const place = after ? [sort === 'recent' ? new Date(after.key) : after.key, after.id] : [];
  const scans = categories.length === 0 ? [[]] : distinct(categories).map((category) => [category]);
  return [...(sessionHash ? [sessionHash] : []), ...scans.flatMap((scope) => [...scope, ...place])];
}

function writeStatement(asking: Asking, feed: Feed) {
  const { sql } = asking;
  const shown = feed.skip > 0 ? skippedPage(sql, feed) : page(sql, feed, allColumns);
  return sql<FeedRow[]>`
    with ${withCaller(asking)} ${withSought(sql, feed)}
    ${selectPrayers(sql, sql`(${shown})`, feed.sort === 'trending' ? sql`, prayers.hot` : sql``)}
    order by ${orders[feed.sort](sql)}`;
}

/** The page, out of its scans. */
const page = (sql: Sql, feed: Feed, columns: (sql: Sql) => Fragment) => sql`
  select ${columns(sql)}
  from (${oneAfterAnother(sql, branchesOf(sql, feed, columns))}) as prayers
  order by ${orders[feed.sort](sql)}
  limit ${literalOf(sql, feed.rows)}
  ${feed.skip > 0 ? sql`offset ${feed.skip}` : sql``}`;

/** What is skipped is walked in the index alone; only the prayers that are shown are read. */
const skippedPage = (sql: Sql, feed: Feed) => sql`
  select prayers.*
  from (${page(sql, feed, placeColumns[feed.sort])}) as shown
  join prayers on prayers.id = shown.id`;

/**
 * Understands the search once; `hits` are the prayers that match, where they are few. Of a single word it is known how
 * many have it, so the shorter way is taken; two words may meet in no prayer at all, which a walk would find out last.
 */
function withSought(sql: Sql, { search }: Feed) {
  if (search === null) return sql``;
  return sql`
    , sought as materialized (
      select
        query,
        coalesce(
          matches > ${fewMatches}
            or (numnode(query) = 1 and matches::bigint * matches > ${stepsOfWalk} * (
              select sum(total_prayers) from site_counters
            )),
          false
        ) as are_many
      from understand_search(${search})
    ), hits as materialized (
      select prayer_id
      from prayer_search
      where words @@ (select query from sought where not are_many)
    )`;
}

/** The scans that a page is merged from: one for each category; of a search, its few matches or its many. */
function branchesOf(sql: Sql, feed: Feed, columns: (sql: Sql) => Fragment): Fragment[] {
  if (feed.search === null) return scansOf(sql, feed, columns, sql``);

  const inCategories =
    feed.categories.length > 0 ? sql`and prayers.category = any(${[...feed.categories]})` : sql``;
  const few = sql`
    from hits
    join prayers on prayers.id = hits.prayer_id
    where ${isOnTheWall(sql)} ${inCategories}`;
  const areMany = sql`
    and (select are_many from sought)
    and (select words @@ (select query from sought) from prayer_search where prayer_id = prayers.id)`;
  return [inOrder(sql, feed, columns, few), ...scansOf(sql, feed, columns, areMany)];
}

function scansOf(sql: Sql, feed: Feed, columns: (sql: Sql) => Fragment, condition: Fragment): Fragment[] {
  const ofWall = (scope: Fragment) => sql`
    from prayers
    where ${isOnTheWall(sql)} ${scope} ${condition}`;
  if (feed.categories.length === 0) return [inOrder(sql, feed, columns, ofWall(sql``))];
  return distinct(feed.categories).map((category) =>
    inOrder(sql, feed, columns, ofWall(sql`and prayers.category = ${category}`)),
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

/** As many as the page could need; a later page in steps, so that there are few different statements. */
function rowsOfBranch({ skip, rows }: Feed): number {
  return skip === 0 ? rows : 2 ** Math.ceil(Math.log2(skip + rows));
}

const allColumns = (sql: Sql) => sql`prayers.*`;

/** No more than the index of an order holds. */
const placeColumns: Record<PrayerSort, (sql: Sql) => Fragment> = {
  recent: (sql) => sql`prayers.created_at, prayers.id`,
  amens: (sql) => sql`prayers.amen_count, prayers.id`,
  trending: (sql) => sql`prayers.hot, prayers.id`,
};

const orders: Record<PrayerSort, (sql: Sql) => Fragment> = {
  recent: (sql) => sql`prayers.created_at desc, prayers.id desc`,
  amens: (sql) => sql`prayers.amen_count desc, prayers.id desc`,
  trending: (sql) => sql`prayers.hot desc, prayers.id desc`,
};

const followers: Record<PrayerSort, (sql: Sql, place: Place) => Fragment> = {
  recent: (sql, { key, id }) =>
    sql`and (prayers.created_at, prayers.id) < (${new Date(key)}::timestamptz, ${id})`,
  amens: (sql, { key, id }) => sql`and (prayers.amen_count, prayers.id) < (${key}::integer, ${id})`,
  trending: (sql, { key, id }) => sql`and (prayers.hot, prayers.id) < (${key}::double precision, ${id})`,
};

function oneAfterAnother(sql: Sql, branches: Fragment[]): Fragment {
  return branches.reduce((all, branch) => sql`${all} union all ${branch}`);
}

/** A limit as a literal: as a parameter it would be planned anew at each call, or planned badly once. */
function literalOf(sql: Sql, rows: number) {
  return sql.unsafe(String(Math.trunc(rows)));
}
