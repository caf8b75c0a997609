import type { Fragment } from 'postgres';
import { testimony } from 'schema/addresses';
import type { AnsweredPrayer, Author, Testimonial } from '../../gen/resolvers';
import { columns, jsonColumns } from '../../platform/database/columns';
import type { Position } from '../../platform/database/cursor';
import { linkIn } from '../../platform/database/linkIn';
import type { Sql } from '../../platform/database/sql';
import { wordsIf } from '../../platform/confided/stored';
import { open, seal, type CareKeys } from '../../platform/confided/words';
import type { Context } from '../members/context';
import { recordActivity } from '../members/journeySql';
import { shownAuthor } from '../members/shownAuthor';
import { asCaller, isOnTeam, withActor, withCaller } from '../members/sql';
import { notify } from '../notifications/notify';
import { template } from '../notifications/template';
import { awaitsAnswer } from '../prayers/policy';
import { scansForCaller } from '../prayers/scans';
import { isPublished, isPublishedForAll, isReadableByCaller } from './policy';

/** A testimony as the caller may see it: an anonymous one has no author, for any caller. */
export type TestimonialRow = Omit<Testimonial, 'authorName'> & { author: Author | null };

interface PageOptions {
  after: Position | null;
  skip: number;
  rows: number;
}

/** Needs the relations `testimonials`, `prayers`, `authors` and `caller`. */
const testimonialColumns = columns<TestimonialRow>({
  id: 'testimonials.id',
  title: 'testimonials.title',
  testimony: 'testimonials.testimony',
  isAnonymous: 'testimonials.is_anonymous',
  visibility: 'testimonials.visibility',
  author: shownAuthor({ isAnonymous: 'testimonials.is_anonymous', typedName: 'prayers.typed_name' }),
  createdAt: 'testimonials.created_at',
  praiseCount: 'testimonials.praise_count',
  prayer: jsonColumns<AnsweredPrayer>({ id: 'prayers.id', title: 'prayers.title' }),
  hasPraised: `exists (
    select
    from praises
    where praises.testimonial_id = testimonials.id and praises.member_id = caller.id
  )`,
  isOwner: 'coalesce(testimonials.author_id = caller.id, false)',
});

/** Selects rows of a relation of testimonials. Needs the relation `caller`. */
const selectTestimonials = (sql: Sql, relation: Fragment, more: Fragment = sql``) => sql`
  select ${testimonialColumns(sql)} ${more}
  from ${relation} as testimonials
  join prayers on prayers.id = testimonials.prayer_id
  cross join caller
  left join members as authors on authors.id = testimonials.author_id`;

/** A row of `selectTestimonials` in plain words. */
function openTestimonial(keys: CareKeys, row: TestimonialRow): TestimonialRow {
  if (row.visibility !== 'team') return row;
  const { id } = row.prayer;
  return {
    ...row,
    title: open(keys, 'testimonyTitle', id, row.title),
    testimony: open(keys, 'testimony', id, row.testimony),
    author: row.author && { ...row.author, name: open(keys, 'name', id, row.author.name ?? null) },
    prayer: { ...row.prayer, title: open(keys, 'title', id, row.prayer.title) },
  };
}

/** A page of the testimonial wall, newest first, with the caller's own fields, in one statement. */
export async function findTestimonials(
  ctx: Context,
  { after, skip, rows }: PageOptions,
): Promise<TestimonialRow[]> {
  const { sql } = ctx;
  const page = await sql<TestimonialRow[]>`
    with ${withCaller(ctx)}, page as (
      select *
      from (
        ${scansForCaller(
          ctx,
          (scope) => sql`(
          select *
          from testimonials
          where ${isPublished(sql)} and ${scope('testimonials')}
            ${after ? sql`and (created_at, id) < (${after.createdAt}, ${after.id})` : sql``}
          order by created_at desc, id desc
          limit ${skip + rows}
        )`,
        )}
      ) as testimonials
      order by created_at desc, id desc
      limit ${rows}
      offset ${skip}
    )
    ${selectTestimonials(sql, sql`page`)}
    order by testimonials.created_at desc, testimonials.id desc`;
  return page.map((row) => openTestimonial(ctx.config, row));
}

export function findTestimonial(ctx: Context, id: number): Promise<TestimonialRow | null> {
  return findWhere(ctx, id, isReadableByCaller(ctx.sql));
}

/** The caller's own testimony, also while moderation hides it. */
export function findOwnTestimonial(ctx: Context, id: number): Promise<TestimonialRow | null> {
  return findWhere(ctx, id, ctx.sql`testimonials.status <> 'removed' and testimonials.author_id = caller.id`);
}

async function findWhere(ctx: Context, id: number, which: Fragment): Promise<TestimonialRow | null> {
  const { sql } = ctx;
  const [testimonial] = await sql<TestimonialRow[]>`
    with ${withCaller(ctx)}
    ${selectTestimonials(sql, sql`testimonials`)}
    where testimonials.id = ${id} and ${which}`;
  return testimonial ? openTestimonial(ctx.config, testimonial) : null;
}

/** The public part of a testimony, for a link preview. */
export async function findPublicWords(
  sql: Sql,
  id: number,
): Promise<{ title: string; description: string } | null> {
  const [words] = await sql<{ title: string; description: string }[]>`
    select testimonials.title, testimonials.testimony as description
    from testimonials
    where testimonials.id = ${id} and ${isPublishedForAll(sql)}`;
  return words ?? null;
}

/**
 * Turns a prayer into a testimony in one statement: locks the prayer's row, marks it as answered, inserts the testimony
 * and leaves it to a job to notify all who said amen. Null if the prayer is no longer active.
 */
export async function insertTestimonial(
  { sql, config }: Context,
  prayerId: number,
  authorId: number,
  { title, testimony: words }: { title: string; testimony: string },
  recordKey: Fragment,
): Promise<TestimonialRow | null> {
  const isConfided = sql`answered.visibility = 'team'`;
  const [made] = await sql<TestimonialRow[]>`
    with ${asCaller(sql, authorId)}, waiting as (
      select prayers.id
      from prayers
      where prayers.id = ${prayerId} and prayers.author_id = ${authorId} and ${awaitsAnswer(sql)}
      for no key update
    ), answered as (
      update prayers
      set status = 'answered'
      from waiting
      where prayers.id = waiting.id
      returning prayers.id, prayers.is_anonymous, prayers.visibility
    ), made as (
      insert into testimonials (prayer_id, author_id, title, testimony, is_anonymous, visibility)
      select answered.id, ${authorId},
        ${wordsIf(sql, isConfided, title, seal(config, 'testimonyTitle', prayerId, title))},
        ${wordsIf(sql, isConfided, words, seal(config, 'testimony', prayerId, words))},
        answered.is_anonymous, answered.visibility
      from answered
      returning *
    ), announced as (
      insert into answers_to_announce (testimonial_id)
      select id
      from made
    )
    ${recordActivity(sql, 'testimony', authorId, 'made', { isNamed: sql`not made.is_anonymous`, isPublic: sql`made.visibility = 'public'` })}
    ${recordKey}
    ${selectTestimonials(sql, sql`made`)}`;
  return made ? openTestimonial(config, made) : null;
}

/**
 * Notifies the next members who said amen to a prayer that is answered, in one statement, and nobody of a testimony that
 * is not published. Returns false if no answer waits to be announced.
 */
export async function announceAnswer(sql: Sql, rows: number): Promise<boolean> {
  const waiting = await sql`
    with waiting as (
      select testimonial_id, notified_up_to
      from answers_to_announce
      order by testimonial_id
      limit 1
      for update skip locked
    ), recipients as (
      select testimonials.id, prayers.id as prayer_id, prayers.title, amens.member_id
      from waiting
      join testimonials on testimonials.id = waiting.testimonial_id
      join prayers on prayers.id = testimonials.prayer_id
      join amens on amens.prayer_id = prayers.id
      cross join lateral (
        select amens.member_id as id, ${isOnTeam(sql, sql`amens.member_id`)} as reads_team
      ) as caller
      where amens.member_id > waiting.notified_up_to
        and amens.member_id is distinct from testimonials.author_id
        and ${isReadableByCaller(sql)}
      order by amens.member_id
      limit ${rows}
    ), continued as (
      update answers_to_announce
      set notified_up_to = (select max(member_id) from recipients)
      from waiting
      where answers_to_announce.testimonial_id = waiting.testimonial_id
        and (select count(*) from recipients) = ${rows}
    ), finished as (
      delete from answers_to_announce
      using waiting
      where answers_to_announce.testimonial_id = waiting.testimonial_id
        and (select count(*) from recipients) < ${rows}
    ), notified as (${notify(
      sql,
      {
        kind: 'answered',
        title: template('answered'),
        body: sql`recipients.title`,
        link: linkIn(sql, testimony, sql`recipients.id`),
        about: { kind: 'prayer', id: sql`recipients.prayer_id` },
        mergeKey: null,
      },
      { memberId: sql`recipients.member_id`, from: sql`recipients` },
    )}
    )
    select testimonial_id
    from waiting`;
  return waiting.length > 0;
}

/**
 * Adds the caller's praise, once, in one statement with the session; returns the current count. One's own testimony gets
 * none. Null if the caller may not see the testimony, or is not signed in.
 */
export async function insertPraise(ctx: Context, id: number): Promise<TestimonialRow | null> {
  const { sql, config } = ctx;
  const [testimonial] = await sql<(TestimonialRow & { given: number })[]>`
    with ${withActor(ctx)}, locked as (
      select testimonials.*
      from testimonials
      cross join caller
      where testimonials.id = ${id} and ${isReadableByCaller(sql)}
      for no key update of testimonials
    ), given as (
      insert into praises (testimonial_id, member_id)
      select locked.id, caller.id
      from locked
      cross join caller
      where locked.author_id is distinct from caller.id
      on conflict do nothing
      returning member_id
    )
    ${recordActivity(sql, 'praise', sql`given.member_id`, 'given', { isPublic: sql`(select visibility from locked) = 'public'` })}
    ${selectTestimonials(sql, sql`locked`, sql`, (select count(*)::integer from given) as given`)}`;
  if (!testimonial) return null;
  const { given, ...before } = testimonial;
  // The row is not there for a statement that began before the same member's other call had ended.
  const after = { ...before, praiseCount: before.praiseCount + given, hasPraised: !before.isOwner };
  return openTestimonial(config, after);
}
