import { displayName, findDisplayName, type Named } from 'schema/displayName';
import { columns } from '../../platform/database/columns';
import { userColumns, type AdminUserRow } from '../admin/sql';
import { viewUser } from '../admin/view';
import { authorJson } from '../members/shownAuthor';
import type { Kind } from './kind';

interface Person {
  memberId: number;
  person: Named;
}

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

export const groups: Kind<GroupRow> = {
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

export const chains: Kind<ChainRow> = {
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

export const members: Kind<AdminUserRow> = {
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
