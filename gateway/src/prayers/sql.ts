import type { Category } from 'schema/vocabulary';
import type { Context } from '../context';
import type { Sql } from '../db/sql';
import type { Remember } from '../db/idempotency';
import { journeyOf } from '../journey/sql';
import { callerId } from '../members/sql';
import { tell } from '../notifications/tell';
import { isOnTheWall, isVisibleToCaller } from './policy';

export type PrayerStatus = 'active' | 'answered' | 'hidden' | 'removed';

/** A prayer with its author. It stays inside the house: what leaves is a PrayerView. */
export interface PrayerRow {
  id: number;
  title: string;
  description: string;
  category: Category;
  status: PrayerStatus;
  isAnonymous: boolean;
  createdAt: Date;
  editedAt: Date | null;
  amenCount: number;
  commentCount: number;
  testimonialId: number | null;
  isQuiet: boolean;
  typedName: string;
  authorFirstName: string | null;
  authorLastName: string | null;
  authorName: string | null;
  authorImageUrl: string | null;
  hasAmened: boolean;
  isOwner: boolean;
}

export interface CommentRow {
  id: number;
  content: string;
  authorName: string | null;
  isAnonymous: boolean;
  createdAt: Date;
  editedAt: Date | null;
  isOwner: boolean;
}

export interface PrayerUpdateRow {
  id: number;
  prayerId: number;
  content: string;
  createdAt: Date;
}

interface PrayerWords {
  title: string;
  description: string;
  category: Category;
}

export interface NewPrayer extends PrayerWords {
  name: string;
  email: string;
  isAnonymous: boolean;
}

/** The session's member as a relation of one row, checked once in the statement: `cross join caller`. */
export const withCaller = (ctx: Pick<Context, 'sql' | 'sessionHash'>) =>
  ctx.sql`caller as materialized (select ${callerId(ctx)} as id)`;

/** Needs the relations `prayers`, `authors` and `caller`. */
export const prayerColumns = (sql: Sql) => sql`
  prayers.id,
  prayers.title,
  prayers.description,
  prayers.category,
  prayers.status,
  prayers.is_anonymous as "isAnonymous",
  prayers.created_at as "createdAt",
  prayers.edited_at as "editedAt",
  prayers.amen_count as "amenCount",
  prayers.comment_count as "commentCount",
  case
    when prayers.status = 'answered' then (
      select testimonials.id
      from testimonials
      where testimonials.prayer_id = prayers.id and testimonials.status = 'active'
    )
  end as "testimonialId",
  coalesce(prayers.is_quiet and prayers.author_id = caller.id, false) as "isQuiet",
  prayers.typed_name as "typedName",
  authors.first_name as "authorFirstName",
  authors.last_name as "authorLastName",
  authors.name as "authorName",
  authors.profile_image_url as "authorImageUrl",
  exists (
    select
    from amens
    where amens.prayer_id = prayers.id and amens.member_id = caller.id
  ) as "hasAmened",
  coalesce(prayers.author_id = caller.id, false) as "isOwner"`;

/** A prayer that this caller may see, with the caller's own facts. */
export async function findPrayer(ctx: Context, id: number): Promise<PrayerRow | null> {
  const { sql } = ctx;
  const [prayer] = await sql<PrayerRow[]>`
    with ${withCaller(ctx)}
    select ${prayerColumns(sql)}
    from prayers
    cross join caller
    left join members as authors on authors.id = prayers.author_id
    where prayers.id = ${id} and ${isVisibleToCaller(sql)}`;
  return prayer ?? null;
}

/** What a visitor may see of a prayer, for a link that is pasted somewhere. */
export async function findPublicWords(
  sql: Sql,
  id: number,
): Promise<{ title: string; description: string } | null> {
  const [words] = await sql<{ title: string; description: string }[]>`
    select prayers.title, prayers.description
    from prayers
    where prayers.id = ${id} and prayers.status in ('active', 'answered')`;
  return words ?? null;
}

/** Brings a prayer to the wall; answers its id. */
export async function insertPrayer(
  sql: Sql,
  authorId: number,
  prayer: NewPrayer,
  remember: Remember,
): Promise<number> {
  const [made] = await sql<[{ id: number }]>`
    with made as (
      insert into prayers (author_id, typed_name, typed_email, title, description, category, is_anonymous)
      values (
        ${authorId}, ${prayer.name}, ${prayer.email}, ${prayer.title}, ${prayer.description}, ${prayer.category},
        ${prayer.isAnonymous}
      )
      returning id
    )
    ${journeyOf(sql, 'prayer', authorId, 'made')}
    ${remember('made')}
    select made.id
    from made`;
  return made.id;
}

export async function updatePrayer(
  sql: Sql,
  id: number,
  authorId: number,
  words: PrayerWords,
): Promise<void> {
  await sql`
    update prayers
    set title = ${words.title}, description = ${words.description}, category = ${words.category}, edited_at = now()
    where id = ${id} and author_id = ${authorId} and status <> 'removed'`;
}

export async function updateQuiet(sql: Sql, id: number, authorId: number, isQuiet: boolean): Promise<void> {
  await sql`
    update prayers
    set is_quiet = ${isQuiet}
    where id = ${id} and author_id = ${authorId}`;
}

export async function removePrayer(sql: Sql, id: number, authorId: number): Promise<void> {
  await sql`
    update prayers
    set status = 'removed'
    where id = ${id} and author_id = ${authorId}`;
}

/**
 * Gives a member's amen, once, in one statement: the prayer's row is locked first, so that the count that is answered
 * is the count that stands. An amen is given only to a prayer on the wall; null where the member may see none.
 */
export async function insertAmen(
  sql: Sql,
  id: number,
  memberId: number,
): Promise<{ status: PrayerStatus; amenCount: number } | null> {
  const [prayer] = await sql<{ status: PrayerStatus; amenCount: number }[]>`
    with caller as (
      select ${memberId}::integer as id
    ), asked as (
      select prayers.id, prayers.status, prayers.amen_count, prayers.author_id, prayers.title, prayers.is_quiet
      from prayers
      cross join caller
      where prayers.id = ${id} and ${isVisibleToCaller(sql)}
      for no key update of prayers
    ), given as (
      insert into amens (prayer_id, member_id)
      select prayers.id, ${memberId}
      from asked as prayers
      where ${isOnTheWall(sql)}
      on conflict do nothing
      returning member_id
    ), told as (${tellOwner(sql, { kind: 'amen', title: 'Somebody prays with you' }, sql`given, asked`, memberId)}
    )
    ${journeyOf(sql, 'amen', memberId, 'given')}
    select asked.status, asked.amen_count + (select count(*)::integer from given) as "amenCount"
    from asked`;
  return prayer ?? null;
}

/**
 * Tells a prayer's owner that others pray, for as long as the prayer isn't quiet; never who. Needs a relation `asked`
 * (id, author_id, title, is_quiet) that has a row where there is something to tell.
 */
export function tellOwner(
  sql: Sql,
  { kind, title }: { kind: 'amen' | 'encouragement'; title: string },
  from: ReturnType<Sql>,
  deedOf: number,
) {
  return tell(
    sql,
    {
      kind,
      title,
      body: sql`asked.title`,
      link: sql`'/prayer/' || asked.id`,
      mergeKey: sql`${`${kind}:`} || asked.id`,
    },
    {
      memberId: sql`asked.author_id`,
      from: sql`${from} where asked.author_id <> ${deedOf} and not asked.is_quiet`,
    },
  );
}

/** News on the owner's own prayer, unless it is hidden or withdrawn by now. */
export async function insertUpdate(
  sql: Sql,
  prayerId: number,
  authorId: number,
  content: string,
  remember: Remember,
): Promise<number | null> {
  const [made] = await sql<{ id: number }[]>`
    with made as (
      insert into prayer_updates (prayer_id, content)
      select prayers.id, ${content}
      from prayers
      where prayers.id = ${prayerId} and prayers.author_id = ${authorId} and prayers.status in ('active', 'answered')
      returning id
    )
    ${remember('made')}
    select made.id
    from made`;
  return made?.id ?? null;
}

const updateColumns = (sql: Sql) => sql`
  prayer_updates.id,
  prayer_updates.prayer_id as "prayerId",
  prayer_updates.content,
  prayer_updates.created_at as "createdAt"`;

export async function findUpdate(sql: Sql, id: number): Promise<PrayerUpdateRow | null> {
  const [update] = await sql<PrayerUpdateRow[]>`
    select ${updateColumns(sql)}
    from prayer_updates
    where id = ${id}`;
  return update ?? null;
}

/** News on several prayers, oldest first. */
export function findUpdatesOf(sql: Sql, prayerIds: readonly number[]): Promise<PrayerUpdateRow[]> {
  return sql<PrayerUpdateRow[]>`
    select ${updateColumns(sql)}
    from prayer_updates
    where prayer_id = any(${prayerIds as number[]})
    order by prayer_id, created_at, id`;
}
