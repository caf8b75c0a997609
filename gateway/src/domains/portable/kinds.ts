import { displayName, findDisplayName, type Named } from 'schema/displayName';
import { importColumns } from 'schema/rules/portable';
import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';
import { prayerColumns, userColumns, type AdminPrayerRow, type AdminUserRow } from '../admin/sql';
import { viewPrayer, viewUser } from '../admin/view';
import { authorJson, shownAuthor } from '../members/shownAuthor';
import type { Kind } from './kind';
import { postComments, posts } from './postKinds';

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

interface Person {
  memberId: number;
  person: Named;
}

/** What was confided to the prayer team stays where each reading of it is recorded. */
const isExported = (sql: Sql) => sql`prayers.visibility <> 'team'`;

/** Who signed: the number of their account, which anonymous texts do not have. */
const signer = (table: string) => `case when not ${table}.is_anonymous then ${table}.author_id end`;

const prayers: Kind<AdminPrayerRow & PrayerMore> = {
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

const encouragements: Kind<EncouragementRow> = {
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

const testimonies: Kind<TestimonyRow> = {
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

interface GroupRow {
  id: number;
  name: string;
  description: string | null;
  theme: string;
  isPrivate: boolean;
  joinApprovalRequired: boolean;
  maxMembers: number;
  memberCount: number;
  creator: Named | null;
  creatorId: number | null;
  createdAt: Date;
  members: (Person & { role: string; joinedAt: string })[];
}

const groups: Kind<GroupRow> = {
  name: 'groups',
  select: (sql) => sql`
    select ${columns<GroupRow>({
      id: 'prayer_groups.id',
      name: 'prayer_groups.name',
      description: 'prayer_groups.description',
      theme: 'prayer_groups.theme',
      isPrivate: 'prayer_groups.is_private',
      joinApprovalRequired: 'prayer_groups.join_approval_required',
      maxMembers: 'prayer_groups.max_members',
      memberCount: 'prayer_groups.member_count',
      creator: `case when creators.id is not null then ${authorJson('creators')} end`,
      creatorId: 'prayer_groups.creator_id',
      createdAt: 'prayer_groups.created_at',
      // Who belongs to a private group is known to its members alone.
      members: `array(
        select json_build_object(
          'memberId', members.id, 'person', ${authorJson('members')},
          'role', group_members.role, 'joinedAt', group_members.joined_at
        )
        from group_members
        join members on members.id = group_members.member_id
        where group_members.group_id = prayer_groups.id and not prayer_groups.is_private
        order by group_members.id
      )`,
    })(sql)}
    from prayer_groups
    left join members as creators on creators.id = prayer_groups.creator_id
    order by prayer_groups.id`,
  view: ({ creator, members, ...row }) => ({
    ...row,
    creatorName: creator && displayName(creator),
    members: members.map(({ memberId, person, role, joinedAt }) => ({
      ...{ memberId, name: displayName(person), role },
      joinedAt: new Date(joinedAt),
    })),
  }),
  csv: [
    ...[
      'id',
      'name',
      'description',
      'theme',
      'isPrivate',
      'joinApprovalRequired',
      'maxMembers',
      'memberCount',
    ],
    ...['creatorName', 'creatorId', 'createdAt'],
  ],
};

interface ChainRow {
  id: number;
  title: string;
  description: string | null;
  startTime: Date;
  endTime: Date;
  timeZone: string;
  creator: Named | null;
  creatorId: number | null;
  createdAt: Date;
  slots: (Person & { hourSlot: number; isOffered: boolean })[];
}

const chains: Kind<ChainRow> = {
  name: 'chains',
  // Nobody but those who are invited knows of any other chain.
  select: (sql) => sql`
    select ${columns<ChainRow>({
      id: 'prayer_chains.id',
      title: 'prayer_chains.title',
      description: 'prayer_chains.description',
      startTime: 'prayer_chains.start_time',
      endTime: 'prayer_chains.end_time',
      timeZone: 'prayer_chains.time_zone',
      creator: `case when creators.id is not null then ${authorJson('creators')} end`,
      creatorId: 'prayer_chains.creator_id',
      createdAt: 'prayer_chains.created_at',
      slots: `array(
        select json_build_object(
          'hourSlot', chain_slots.hour_slot, 'isOffered', chain_slots.is_offered,
          'memberId', members.id, 'person', ${authorJson('members')}
        )
        from chain_slots
        join members on members.id = chain_slots.member_id
        where chain_slots.chain_id = prayer_chains.id
        order by chain_slots.hour_slot
      )`,
    })(sql)}
    from prayer_chains
    left join members as creators on creators.id = prayer_chains.creator_id
    where prayer_chains.visibility = 'public'
    order by prayer_chains.id`,
  view: ({ creator, slots, ...row }) => ({
    ...row,
    creatorName: creator && displayName(creator),
    coveredHours: slots.length,
    slots: slots.map(({ person, ...slot }) => ({ ...slot, name: displayName(person) })),
  }),
  csv: [
    ...['id', 'title', 'description', 'startTime', 'endTime', 'timeZone', 'coveredHours'],
    ...['creatorName', 'creatorId', 'createdAt'],
  ],
};

const members: Kind<AdminUserRow> = {
  name: 'members',
  select: (sql) => sql`select ${userColumns(sql)} from members order by members.id`,
  view(row, config) {
    const {
      id,
      email,
      spiritualLevel,
      experiencePoints,
      profileImageUrl,
      createdAt,
      suspendedAt,
      isSiteAdmin,
    } = viewUser(row, config);
    return {
      ...{
        id,
        name: findDisplayName(row),
        email,
        spiritualLevel,
        experiencePoints,
        profileImageUrl,
        createdAt,
      },
      ...{ suspendedAt, isSiteAdmin, isVerified: row.isVerified },
    };
  },
  csv: [
    ...['id', 'name', 'email', 'spiritualLevel', 'experiencePoints', 'profileImageUrl', 'createdAt'],
    ...['suspendedAt', 'isSiteAdmin', 'isVerified'],
  ],
};

/** Every kind, in the order of the archive: what administrators may see, and nothing else. */
export const kinds = [
  ...[prayers, encouragements, testimonies, groups, posts, postComments, chains, members],
] as readonly Kind[];
