import type { Fragment } from 'postgres';
import type { Context } from '../context';
import type { Place } from '../db/cursor';
import type { Remember } from '../db/idempotency';
import type { Sql } from '../db/sql';
import { journeyOf } from '../journey/sql';
import { withCaller } from '../prayers/sql';
import { isPublished } from './policy';

/** A testimony with its author. It stays inside the house: what leaves is a TestimonialView. */
export interface TestimonialRow {
  id: number;
  title: string;
  testimony: string;
  isAnonymous: boolean;
  createdAt: Date;
  praiseCount: number;
  prayerId: number;
  prayerTitle: string;
  typedName: string;
  authorFirstName: string | null;
  authorLastName: string | null;
  authorName: string | null;
  hasPraised: boolean;
  isOwner: boolean;
}

interface PageWanted {
  after: Place | null;
  skip: number;
  rows: number;
}

/** A page of the testimonial wall, newest first, the caller's own facts included, in one statement. */
export function findTestimonials(ctx: Context, { after, skip, rows }: PageWanted): Promise<TestimonialRow[]> {
  const { sql } = ctx;
  return sql<TestimonialRow[]>`
    with ${withCaller(ctx)}, page as (
      select *
      from testimonials
      where ${isPublished(sql)}
        ${after ? sql`and (created_at, id) < (${after.createdAt}, ${after.id})` : sql``}
      order by created_at desc, id desc
      limit ${rows}
      offset ${skip}
    )
    select ${testimonialColumns(sql)}
    from page as testimonials
    ${withItsPrayer(sql)}
    order by testimonials.created_at desc, testimonials.id desc`;
}

export function findTestimonial(ctx: Context, id: number): Promise<TestimonialRow | null> {
  return findWhere(ctx, id, isPublished(ctx.sql));
}

/** What the caller told, also while moderation hides it. */
export function findOwnTestimonial(ctx: Context, id: number): Promise<TestimonialRow | null> {
  return findWhere(ctx, id, ctx.sql`testimonials.status <> 'removed' and testimonials.author_id = caller.id`);
}

async function findWhere(ctx: Context, id: number, which: Fragment): Promise<TestimonialRow | null> {
  const { sql } = ctx;
  const [testimonial] = await sql<TestimonialRow[]>`
    with ${withCaller(ctx)}
    select ${testimonialColumns(sql)}
    from testimonials
    ${withItsPrayer(sql)}
    where testimonials.id = ${id} and ${which}`;
  return testimonial ?? null;
}

/** What a visitor may see of a testimony, for a link that is pasted somewhere. */
export async function findPublicWords(
  sql: Sql,
  id: number,
): Promise<{ title: string; description: string } | null> {
  const [words] = await sql<{ title: string; description: string }[]>`
    select testimonials.title, testimonials.testimony as description
    from testimonials
    where testimonials.id = ${id} and ${isPublished(sql)}`;
  return words ?? null;
}

/**
 * Turns a prayer into a testimony in one statement: the prayer's row is locked, leaves the wall, and the testimony
 * stands. Null where the prayer no longer waits for its answer.
 */
export async function insertTestimonial(
  sql: Sql,
  prayerId: number,
  authorId: number,
  words: { title: string; testimony: string },
  remember: Remember,
): Promise<number | null> {
  const [made] = await sql<{ id: number }[]>`
    with asked as (
      select prayers.id, prayers.is_anonymous
      from prayers
      where prayers.id = ${prayerId} and prayers.author_id = ${authorId} and prayers.status = 'active'
      for no key update
    ), answered as (
      update prayers
      set status = 'answered'
      from asked
      where prayers.id = asked.id
      returning prayers.id, prayers.is_anonymous
    ), made as (
      insert into testimonials (prayer_id, author_id, title, testimony, is_anonymous)
      select answered.id, ${authorId}, ${words.title}, ${words.testimony}, answered.is_anonymous
      from answered
      returning id
    )
    ${journeyOf(sql, 'testimony', authorId, 'made')}
    ${remember('made')}
    select made.id
    from made`;
  return made?.id ?? null;
}

/**
 * Gives a member's praise, once, in one statement; the count that is answered is the count that stands. Nothing is
 * given to one's own testimony. Null where there is no such testimony.
 */
export async function insertPraise(
  sql: Sql,
  id: number,
  memberId: number,
): Promise<{ isOwner: boolean; praiseCount: number } | null> {
  const [testimonial] = await sql<{ isOwner: boolean; praiseCount: number }[]>`
    with asked as (
      select testimonials.id, testimonials.author_id, testimonials.praise_count
      from testimonials
      where testimonials.id = ${id} and ${isPublished(sql)}
      for no key update
    ), given as (
      insert into praises (testimonial_id, member_id)
      select asked.id, ${memberId}
      from asked
      where asked.author_id is distinct from ${memberId}
      on conflict do nothing
      returning member_id
    )
    ${journeyOf(sql, 'praise', memberId, 'given')}
    select
      asked.author_id is not distinct from ${memberId} as "isOwner",
      asked.praise_count + (select count(*)::integer from given) as "praiseCount"
    from asked`;
  return testimonial ?? null;
}

/** Needs the relations `testimonials`, `prayers`, `authors` and `caller`. */
const testimonialColumns = (sql: Sql) => sql`
  testimonials.id,
  testimonials.title,
  testimonials.testimony,
  testimonials.is_anonymous as "isAnonymous",
  testimonials.created_at as "createdAt",
  testimonials.praise_count as "praiseCount",
  prayers.id as "prayerId",
  prayers.title as "prayerTitle",
  prayers.typed_name as "typedName",
  authors.first_name as "authorFirstName",
  authors.last_name as "authorLastName",
  authors.name as "authorName",
  exists (
    select
    from praises
    where praises.testimonial_id = testimonials.id and praises.member_id = caller.id
  ) as "hasPraised",
  coalesce(testimonials.author_id = caller.id, false) as "isOwner"`;

const withItsPrayer = (sql: Sql) => sql`
  join prayers on prayers.id = testimonials.prayer_id
  cross join caller
  left join members as authors on authors.id = testimonials.author_id`;
