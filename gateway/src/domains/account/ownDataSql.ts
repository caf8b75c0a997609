import { open, type CareKeys, type Place } from '../../platform/confided/words';
import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';
import { shownBody } from '../notifications/shownBody';

/** A list of the export: its name, and one page of its rows. */
interface OwnList {
  name: string;
  find: (offset: number) => Promise<{ row: Row }[]>;
}

type Row = Record<string, unknown>;

/** The columns of a list that may be encrypted, each with its kind of words, and the column with the prayer's number. */
interface Confided {
  prayerId: string;
  places: Readonly<Record<string, Place>>;
}

/** The longest rows have 40 kB, so a page has at most 2 MB. */
export const rowsOfPage = 50;

/** The account itself, without what only this site needs. */
export async function findOwnAccount(sql: Sql, id: number): Promise<unknown> {
  const [{ account }] = await sql<[{ account: unknown }]>`
    select json_build_object(
      'id', id, 'email', email, 'isVerified', is_verified, 'authId', provider_subject, 'firstName', first_name,
      'lastName', last_name, 'name', name, 'displayName', display_name, 'profileImageUrl', profile_image_url,
      'timeZone', time_zone, 'locale', locale, 'experiencePoints', experience_points, 'prayerStreak', prayer_streak,
      'createdAt', created_at
    ) as account
    from members
    where id = ${id}`;
  return account;
}

/**
 * Every list of what this site stores about a member. Rows with an equal place in their order are equal in all columns,
 * so that no page repeats or leaves out one.
 */
export function ownLists({ sql, config }: Context, id: number): OwnList[] {
  const list = (
    name: string,
    rows: ReturnType<Sql>,
    order = sql`id`,
    confided: Confided | null = null,
  ): OwnList => ({
    name,
    async find(offset) {
      const page = await sql<{ row: Row }[]>`
      select to_jsonb(listed) as row
      from (${rows}) as listed
      order by ${order}
      limit ${rowsOfPage} offset ${offset}`;
      return confided ? page.map(({ row }) => ({ row: openRow(config, confided, row) })) : page;
    },
  });

  return [
    list(
      'prayers',
      sql`
        select id, title, description, category, status, is_anonymous as "isAnonymous", visibility,
          on_behalf_of as "onBehalfOf", typed_name as name,
          typed_email as email, created_at as "createdAt", edited_at as "editedAt", amen_count as "amenCount"
        from prayers
        where author_id = ${id}`,
      undefined,
      {
        prayerId: 'id',
        places: {
          title: 'title',
          description: 'description',
          onBehalfOf: 'behalf',
          name: 'name',
          email: 'email',
        },
      },
    ),
    list(
      'prayerUpdates',
      sql`
        select prayer_updates.id, prayer_id as "prayerId", content, prayer_updates.created_at as "createdAt"
        from prayer_updates
        join prayers on prayers.id = prayer_updates.prayer_id
        where author_id = ${id}`,
      undefined,
      { prayerId: 'prayerId', places: { content: 'update' } },
    ),
    list(
      'amens',
      sql`
        select prayer_id as "prayerId", created_at as "createdAt"
        from amens
        where member_id = ${id}`,
      sql`"prayerId"`,
    ),
    list(
      'encouragement',
      sql`
        select id, prayer_id as "prayerId", content, author_name as "authorName", is_anonymous as "isAnonymous",
          status, created_at as "createdAt"
        from comments
        where author_id = ${id}`,
      undefined,
      { prayerId: 'prayerId', places: { content: 'comment', authorName: 'commenter' } },
    ),
    list(
      'testimonies',
      sql`
        select id, prayer_id as "prayerId", title, testimony, is_anonymous as "isAnonymous", visibility, status,
          created_at as "createdAt"
        from testimonials
        where author_id = ${id}`,
      undefined,
      { prayerId: 'prayerId', places: { title: 'testimonyTitle', testimony: 'testimony' } },
    ),
    list(
      'praises',
      sql`
        select testimonial_id as "testimonialId", created_at as "createdAt"
        from praises
        where member_id = ${id}`,
      sql`"testimonialId"`,
    ),
    list(
      'reminders',
      sql`
        select *
        from reminders
        where member_id = ${id}`,
    ),
    list(
      'chains',
      sql`
        select id, title, description, start_time as "startTime", end_time as "endTime", time_zone as "timeZone",
          visibility, created_at as "createdAt"
        from prayer_chains
        where creator_id = ${id}`,
    ),
    list(
      'hours',
      sql`
        select chain_id as "chainId", hour_slot as "hourSlot", covered_at as "coveredAt"
        from chain_slots
        where member_id = ${id}`,
      sql`"chainId", "hourSlot"`,
    ),
    list(
      'groups',
      sql`
        select group_id as "groupId", prayer_groups.name, role, joined_at as "joinedAt"
        from group_members
        join prayer_groups on prayer_groups.id = group_members.group_id
        where member_id = ${id}`,
      sql`"groupId"`,
    ),
    list(
      'joinRequests',
      sql`
        select group_id as "groupId", message, status, created_at as "createdAt"
        from join_requests
        where member_id = ${id}`,
      sql`"createdAt", "groupId"`,
    ),
    list(
      'groupPosts',
      sql`
        select id, group_id as "groupId", content, post_type as "postType", status, created_at as "createdAt"
        from group_posts
        where author_id = ${id}`,
    ),
    list(
      'groupPostComments',
      sql`
        select id, post_id as "postId", content, status, created_at as "createdAt"
        from group_post_comments
        where author_id = ${id}`,
    ),
    list(
      'prayerTeam',
      sql`
        select added_at as "addedAt"
        from team_members
        where member_id = ${id}`,
      sql`"addedAt"`,
    ),
    list(
      'reports',
      sql`
        select kind, target_id as "targetId", reason, created_at as "createdAt"
        from reports
        where reporter_id = ${id}`,
      sql`kind, "targetId"`,
    ),
    list(
      'notifications',
      sql`
        select kind, title, ${shownBody(sql)} as body, told, link, created_at as "createdAt", read_at as "readAt",
          about_id as "aboutId"
        from notifications
        where member_id = ${id}`,
      sql`"createdAt", kind, title, body, told, link, "readAt"`,
      { prayerId: 'aboutId', places: { body: 'title' } },
    ),
    list(
      'notificationSettings',
      sql`
        select kind, channel, is_on as "isOn"
        from notification_settings
        where member_id = ${id}`,
      sql`kind, channel`,
    ),
    list(
      'apiTokens',
      sql`
        select id, name, scope, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"
        from api_tokens
        where member_id = ${id}`,
    ),
    list(
      'sessions',
      sql`
        select id, way, device, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
        from sessions
        where member_id = ${id}`,
    ),
    list(
      'waysToSignIn',
      sql`
        select id, issuer, subject, email, is_verified as "isVerified", created_at as "createdAt",
          last_used_at as "lastUsedAt"
        from identities
        where member_id = ${id}`,
    ),
    list(
      'passkeys',
      sql`
        select id, name, created_at as "createdAt", last_used_at as "lastUsedAt"
        from passkeys
        where member_id = ${id}`,
    ),
    list(
      'signIns',
      sql`
        select id, kind, way, device, created_at as "createdAt"
        from sign_in_events
        where member_id = ${id}`,
    ),
  ];
}

function openRow(keys: CareKeys, { prayerId, places }: Confided, row: Row): Row {
  const { aboutId: _, ...shown } = row;
  const opened = Object.entries(places).map(([column, place]) => [
    column,
    open(keys, place, row[prayerId] as number | null, row[column] as string | null),
  ]);
  return { ...shown, ...Object.fromEntries(opened) };
}
