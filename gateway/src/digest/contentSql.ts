import type { Sql } from '../db/sql';
import { isOnTheWall } from '../prayers/policy';
import { isPublished } from '../testimonials/policy';

/** One thing that the digest tells of. Of an anonymous one it holds no name. */
export interface ContentRow {
  kind: 'prayer' | 'most_prayed' | 'testimony';
  id: number;
  title: string;
  words: string;
  isAnonymous: boolean;
  firstName: string | null;
  lastName: string | null;
  name: string | null;
  /** Amens of this week; for the prayers that were prayed for most. */
  amens: number;
  /** How many there are of its kind. */
  total: number;
}

/** So many of each kind are named; of the others the digest says how many there are. */
const most = { prayers: 10, mostPrayed: 5, testimonies: 5 };

/**
 * What happened on the wall between two instants, in one statement: the newest prayers, those that were prayed for most,
 * the newest testimonies. What moderation hides is never among it, nor what members have reported and nobody has looked
 * at: a mail cannot be called back.
 */
export function findContent(sql: Sql, { from, until }: { from: Date; until: Date }): Promise<ContentRow[]> {
  return sql<ContentRow[]>`
    with shown_prayers as (
      select *
      from prayers
      where ${isOnTheWall(sql)} and not ${isReported(sql, 'prayer', sql`prayers.id`)}
    ), new_prayers as (
      select id, count(*) over ()::integer as total, row_number() over (order by created_at desc, id desc) as place
      from shown_prayers
      where created_at >= ${from} and created_at < ${until}
      order by place
      limit ${most.prayers}
    ), most_prayed as (
      select given.prayer_id as id, given.amens, row_number() over (order by given.amens desc, given.prayer_id desc) as place
      from (
        select prayer_id, count(*)::integer as amens
        from amens
        where created_at >= ${from} and created_at < ${until}
        group by prayer_id
      ) as given
      join shown_prayers on shown_prayers.id = given.prayer_id
      order by place
      limit ${most.mostPrayed}
    ), new_testimonies as (
      select id, count(*) over ()::integer as total, row_number() over (order by created_at desc, id desc) as place
      from testimonials
      where ${isPublished(sql)}
        and created_at >= ${from} and created_at < ${until}
        and not ${isReported(sql, 'testimonial', sql`testimonials.id`)}
        and not ${isReported(sql, 'prayer', sql`testimonials.prayer_id`)}
      order by place
      limit ${most.testimonies}
    ), gathered as (
      select 'prayer' as kind, new_prayers.place, prayers.id, title, description as words, is_anonymous, author_id,
        typed_name, 0 as amens, new_prayers.total
      from new_prayers
      join prayers on prayers.id = new_prayers.id
      union all
      select 'most_prayed', most_prayed.place, prayers.id, title, description, is_anonymous, author_id, typed_name,
        most_prayed.amens, 0
      from most_prayed
      join prayers on prayers.id = most_prayed.id
      union all
      select 'testimony', new_testimonies.place, testimonials.id, testimonials.title, testimonials.testimony,
        testimonials.is_anonymous or prayers.is_anonymous, testimonials.author_id, prayers.typed_name, 0,
        new_testimonies.total
      from new_testimonies
      join testimonials on testimonials.id = new_testimonies.id
      join prayers on prayers.id = testimonials.prayer_id
    )
    select
      gathered.kind,
      gathered.id,
      gathered.title,
      gathered.words,
      gathered.is_anonymous as "isAnonymous",
      case when not gathered.is_anonymous then authors.first_name end as "firstName",
      case when not gathered.is_anonymous then authors.last_name end as "lastName",
      case when not gathered.is_anonymous then coalesce(authors.name, gathered.typed_name) end as name,
      gathered.amens,
      gathered.total
    from gathered
    left join members as authors on authors.id = gathered.author_id and not gathered.is_anonymous
    order by gathered.kind, gathered.place`;
}

const isReported = (sql: Sql, kind: 'prayer' | 'testimonial', id: ReturnType<Sql>) => sql`exists (
  select
  from moderation_cases
  where moderation_cases.kind = ${kind} and moderation_cases.target_id = ${id} and moderation_cases.open_reports > 0
)`;
