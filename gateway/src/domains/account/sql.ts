import type { Sql } from '../../platform/database/sql';
import { shownBody } from '../notifications/shownBody';

/** Everything that this site stores about one member, for their export. */
export type OwnData = Record<string, unknown>;

/** A chosen name replaces the provider's names; null restores them. */
export async function updateMember(
  sql: Sql,
  id: number,
  { displayName, timeZone }: { displayName: string | null; timeZone: string | null },
): Promise<void> {
  await sql`
    update members
    set
      display_name = ${displayName},
      first_name = case when ${displayName}::text is null then coalesce(provider_names ->> 'firstName', first_name) end,
      last_name = case when ${displayName}::text is null then coalesce(provider_names ->> 'lastName', last_name) end,
      name = coalesce(${displayName}, provider_names ->> 'name', name),
      time_zone = coalesce(${timeZone}, time_zone),
      has_chosen_time_zone = has_chosen_time_zone or ${timeZone}::text is not null
    where id = ${id}`;
}

/** Records the time zone of a member's browser, unless the member has chosen one. */
export async function updateZone(sql: Sql, id: number, timeZone: string): Promise<void> {
  await sql`
    update members
    set time_zone = ${timeZone}
    where id = ${id} and not has_chosen_time_zone and time_zone <> ${timeZone}`;
}

/** Deletes an account, unless it is the last admin of groups with other members: returns their names then. */
export async function deleteMember(
  sql: Sql,
  id: number,
  { keepPrayers, anonymousAtOnce }: { keepPrayers: boolean; anonymousAtOnce: boolean },
): Promise<string[]> {
  const [{ groups }] = await sql<[{ groups: string[] }]>`
    select delete_account(${id}, ${keepPrayers}, ${anonymousAtOnce}) as groups`;
  return groups;
}

/** Everything about one member, newest first, in one statement. */
export async function findOwnData(sql: Sql, id: number): Promise<OwnData> {
  const [{ data }] = await sql<[{ data: OwnData }]>`
    select json_build_object(
      'exportedAt', now(),
      'account', (
        select json_build_object(
          'id', id, 'email', email, 'isVerified', is_verified, 'authId', provider_subject, 'firstName', first_name,
          'lastName', last_name, 'name', name, 'displayName', display_name, 'profileImageUrl', profile_image_url,
          'timeZone', time_zone, 'experiencePoints', experience_points, 'prayerStreak', prayer_streak,
          'createdAt', created_at
        )
        from members
        where id = ${id}
      ),
      'prayers', ${list(
        sql,
        sql`
        select id, title, description, category, status, is_anonymous as "isAnonymous", typed_name as name,
          typed_email as email, created_at as "createdAt", edited_at as "editedAt", amen_count as "amenCount"
        from prayers
        where author_id = ${id}`,
      )},
      'prayerUpdates', ${list(
        sql,
        sql`
        select prayer_updates.id, prayer_id as "prayerId", content, prayer_updates.created_at as "createdAt"
        from prayer_updates
        join prayers on prayers.id = prayer_updates.prayer_id
        where author_id = ${id}`,
      )},
      'amens', ${list(
        sql,
        sql`
        select prayer_id as "prayerId", created_at as "createdAt"
        from amens
        where member_id = ${id}`,
      )},
      'encouragement', ${list(
        sql,
        sql`
        select id, prayer_id as "prayerId", content, author_name as "authorName", is_anonymous as "isAnonymous",
          status, created_at as "createdAt"
        from comments
        where author_id = ${id}`,
      )},
      'testimonies', ${list(
        sql,
        sql`
        select id, prayer_id as "prayerId", title, testimony, is_anonymous as "isAnonymous", status,
          created_at as "createdAt"
        from testimonials
        where author_id = ${id}`,
      )},
      'praises', ${list(
        sql,
        sql`
        select testimonial_id as "testimonialId", created_at as "createdAt"
        from praises
        where member_id = ${id}`,
      )},
      'reminders', ${list(
        sql,
        sql`
        select *
        from reminders
        where member_id = ${id}`,
      )},
      'chains', ${list(
        sql,
        sql`
        select id, title, description, start_time as "startTime", end_time as "endTime", time_zone as "timeZone",
          visibility, created_at as "createdAt"
        from prayer_chains
        where creator_id = ${id}`,
      )},
      'hours', ${list(
        sql,
        sql`
        select chain_id as "chainId", hour_slot as "hourSlot", covered_at as "coveredAt"
        from chain_slots
        where member_id = ${id}`,
      )},
      'groups', ${list(
        sql,
        sql`
        select group_id as "groupId", prayer_groups.name, role, joined_at as "joinedAt"
        from group_members
        join prayer_groups on prayer_groups.id = group_members.group_id
        where member_id = ${id}`,
      )},
      'joinRequests', ${list(
        sql,
        sql`
        select group_id as "groupId", message, status, created_at as "createdAt"
        from join_requests
        where member_id = ${id}`,
      )},
      'groupPosts', ${list(
        sql,
        sql`
        select id, group_id as "groupId", content, post_type as "postType", status, created_at as "createdAt"
        from group_posts
        where author_id = ${id}`,
      )},
      'groupPostComments', ${list(
        sql,
        sql`
        select id, post_id as "postId", content, status, created_at as "createdAt"
        from group_post_comments
        where author_id = ${id}`,
      )},
      'reports', ${list(
        sql,
        sql`
        select kind, target_id as "targetId", reason, created_at as "createdAt"
        from reports
        where reporter_id = ${id}`,
      )},
      'notifications', ${list(
        sql,
        sql`
        select kind, title, ${shownBody(sql)} as body, link, created_at as "createdAt", read_at as "readAt"
        from notifications
        where member_id = ${id}`,
      )},
      'notificationSettings', ${list(
        sql,
        sql`
        select kind, channel, is_on as "isOn"
        from notification_settings
        where member_id = ${id}`,
      )},
      'sessions', ${list(
        sql,
        sql`
        select created_at as "createdAt", expires_at as "expiresAt"
        from sessions
        where member_id = ${id}`,
      )}
    ) as data`;
  return data;
}

const list = (sql: Sql, rows: ReturnType<Sql>) => sql`(
  select coalesce(json_agg(to_jsonb(listed)), '[]')
  from (${rows}) as listed
)`;
