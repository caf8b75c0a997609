import { displayName, type Named } from 'schema/displayName';
import { importColumns } from 'schema/rules/portable';
import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';
import { prayerColumns, type AdminPrayerRow } from '../admin/sql';
import { viewPrayer } from '../admin/view';
import { shownAuthor } from '../members/shownAuthor';
import type { Kind } from './kind';

interface Update {
  content: string;
  createdAt: string;
}

interface PrayerMore {
  memberId: number | null;
  onBehalfOf: string | null;
  editedAt: Date | null;
  updates: Update[];
}

/** Prayers confided to the team are not exported: each reading of one must be recorded. */
const isExported = (sql: Sql) => sql`prayers.visibility <> 'team'`;

/** Who signed: the number of their account, which anonymous texts do not have. */
const signer = (table: string) => `case when not ${table}.is_anonymous then ${table}.author_id end`;

export const prayers: Kind<AdminPrayerRow & PrayerMore> = {
  name: 'prayers',
  select: (sql) => sql`
    select ${prayerColumns(sql)}, ${sql.unsafe(signer('prayers'))} as "memberId", prayers.on_behalf_of as "onBehalfOf", prayers.edited_at as "editedAt",
      array(
        select json_build_object('content', content, 'createdAt', created_at)
        from prayer_updates
        where prayer_updates.prayer_id = prayers.id
        order by created_at, id
      ) as updates
    from prayers
    left join members as authors on authors.id = prayers.author_id
    where prayers.status <> 'removed' and ${isExported(sql)}
    order by prayers.id`,
  view({ memberId, onBehalfOf, editedAt, updates, ...row }) {
    const {
      id,
      title,
      description,
      category,
      status,
      isAnonymous,
      visibility,
      authorName,
      createdAt,
      amenCount,
      commentCount,
    } = viewPrayer(row);
    return {
      ...{ title, description, category, isAnonymous, name: authorName, createdAt },
      ...{ id, memberId, status, visibility, onBehalfOf, editedAt, amenCount, commentCount },
      updates: updates.map((update) => ({ ...update, createdAt: new Date(update.createdAt) })),
    };
  },
  csv: [
    ...importColumns,
    'id',
    'memberId',
    'status',
    'visibility',
    'onBehalfOf',
    'editedAt',
    'amenCount',
    'commentCount',
  ],
};

interface EncouragementRow {
  id: number;
  prayerId: number;
  content: string;
  isAnonymous: boolean;
  authorName: string | null;
  status: string;
  createdAt: Date;
  editedAt: Date | null;
}

export const encouragements: Kind<EncouragementRow> = {
  name: 'encouragements',
  select: (sql) => sql`
    select ${columns<EncouragementRow>({
      id: 'comments.id',
      prayerId: 'comments.prayer_id',
      content: 'comments.content',
      isAnonymous: 'comments.is_anonymous',
      // As readers see it: who signs with a name of their choice is known by that name.
      authorName: 'case when not comments.is_anonymous then comments.author_name end',
      status: 'comments.status',
      createdAt: 'comments.created_at',
      editedAt: 'comments.edited_at',
    })(sql)}
    from comments
    join prayers on prayers.id = comments.prayer_id
    where comments.status <> 'removed' and prayers.status <> 'removed' and ${isExported(sql)}
    order by comments.id`,
  view: (row) => ({ ...row }),
  csv: ['id', 'prayerId', 'content', 'isAnonymous', 'authorName', 'status', 'createdAt', 'editedAt'],
};

interface TestimonyRow {
  id: number;
  prayerId: number;
  prayerTitle: string;
  title: string;
  testimony: string;
  isAnonymous: boolean;
  author: Named | null;
  memberId: number | null;
  status: string;
  praiseCount: number;
  createdAt: Date;
}

export const testimonies: Kind<TestimonyRow> = {
  name: 'testimonies',
  select: (sql) => sql`
    select ${columns<TestimonyRow>({
      id: 'testimonials.id',
      prayerId: 'testimonials.prayer_id',
      prayerTitle: 'prayers.title',
      title: 'testimonials.title',
      testimony: 'testimonials.testimony',
      isAnonymous: 'testimonials.is_anonymous',
      author: shownAuthor({ isAnonymous: 'testimonials.is_anonymous', typedName: 'prayers.typed_name' }),
      memberId: signer('testimonials'),
      status: 'testimonials.status',
      praiseCount: 'testimonials.praise_count',
      createdAt: 'testimonials.created_at',
    })(sql)}
    from testimonials
    join prayers on prayers.id = testimonials.prayer_id
    left join members as authors on authors.id = testimonials.author_id
    where testimonials.status <> 'removed' and ${isExported(sql)}
    order by testimonials.id`,
  view: ({ author, ...row }) => ({ ...row, authorName: author && displayName(author) }),
  csv: [
    ...[
      'id',
      'prayerId',
      'prayerTitle',
      'title',
      'testimony',
      'isAnonymous',
      'authorName',
      'memberId',
      'status',
    ],
    ...['praiseCount', 'createdAt'],
  ],
};
