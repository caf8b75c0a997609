import type { Named } from 'schema/displayName';
import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';
import { shownAuthor } from '../members/shownAuthor';
import { isOnEveryWall } from '../prayers/policy';
import { isPublishedForAll } from '../testimonials/policy';

/** One text of the digest, without its author if it is anonymous. */
export interface ContentRow {
  kind: 'prayer' | 'most_prayed' | 'testimony';
  id: number;
  title: string;
  words: string;
  author: Named | null;
  /** Amens of this week; for the most prayed for prayers. */
  amens: number;
  /** The number of texts of its kind. */
  total: number;
}

/** Needs the relations `collected` and `authors`. */
const contentColumns = columns<ContentRow>({
  kind: 'collected.kind',
  id: 'collected.id',
  title: 'collected.title',
  words: 'collected.words',
  author: shownAuthor({ isAnonymous: 'collected.is_anonymous', typedName: 'collected.typed_name' }),
  amens: 'collected.amens',
  total: 'collected.total',
});

/** How many texts of each kind the digest contains; it gives the total of the others. */
const most = { prayers: 10, mostPrayed: 5, testimonies: 5 };

/**
 * The activity on the wall between two instants, in one statement: the newest prayers, the most prayed for, the newest
 * testimonies. No prayer is in it twice. It leaves out texts that are hidden or have an open report, because a mail cannot be recalled.
 */
export function findContent(sql: Sql, { from, until }: { from: Date; until: Date }): Promise<ContentRow[]> {
  return sql<ContentRow[]>`
    with shown_prayers as (
      select *
      from prayers
      where ${isOnEveryWall(sql)} and not ${isReported(sql, 'prayer', sql`prayers.id`)}
    ), new_prayers as (
      select id, count(*) over ()::integer as total, row_number() over (order by created_at desc, id desc) as position
      from shown_prayers
      where created_at >= ${from} and created_at < ${until}
      order by position
      limit ${most.prayers}
    ), most_prayed as (
      select given.prayer_id as id, given.amens, row_number() over (order by given.amens desc, given.prayer_id desc) as position
      from (
        select prayer_id, count(*)::integer as amens
        from amens
        where created_at >= ${from} and created_at < ${until}
        group by prayer_id
      ) as given
      join shown_prayers on shown_prayers.id = given.prayer_id
      where given.prayer_id not in (select id from new_prayers)
      order by position
      limit ${most.mostPrayed}
    ), new_testimonies as (
      select id, count(*) over ()::integer as total, row_number() over (order by created_at desc, id desc) as position
      from testimonials
      where ${isPublishedForAll(sql)}
        and created_at >= ${from} and created_at < ${until}
        and not ${isReported(sql, 'testimonial', sql`testimonials.id`)}
        and not ${isReported(sql, 'prayer', sql`testimonials.prayer_id`)}
      order by position
      limit ${most.testimonies}
    ), collected as (
      select 'prayer' as kind, new_prayers.position, prayers.id, title, description as words, is_anonymous, author_id,
        typed_name, 0 as amens, new_prayers.total
      from new_prayers
      join prayers on prayers.id = new_prayers.id
      union all
      select 'most_prayed', most_prayed.position, prayers.id, title, description, is_anonymous, author_id, typed_name,
        most_prayed.amens, 0
      from most_prayed
      join prayers on prayers.id = most_prayed.id
      union all
      select 'testimony', new_testimonies.position, testimonials.id, testimonials.title, testimonials.testimony,
        testimonials.is_anonymous or prayers.is_anonymous, testimonials.author_id, prayers.typed_name, 0,
        new_testimonies.total
      from new_testimonies
      join testimonials on testimonials.id = new_testimonies.id
      join prayers on prayers.id = testimonials.prayer_id
    )
    select ${contentColumns(sql)}
    from collected
    left join members as authors on authors.id = collected.author_id
    order by collected.kind, collected.position`;
}

const isReported = (sql: Sql, kind: 'prayer' | 'testimonial', id: ReturnType<Sql>) => sql`exists (
  select
  from moderation_cases
  where moderation_cases.kind = ${kind} and moderation_cases.target_id = ${id} and moderation_cases.open_reports > 0
)`;
