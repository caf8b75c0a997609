/**
 * @typedef {object} Kind A file of an export, and how its rows are inserted.
 * @property {string} name
 * @property {Record<string, string | null>} fields every field of a row with its type in SQL; null for those that follow from others
 * @property {string} insert one statement, with the rows as the relation `given`
 */

/** Hidden texts stay hidden until a moderator restores them. */
const hiding = (kind, from) => `
  insert into moderation_cases (kind, target_id, hidden_by_moderator)
  select '${kind}', id, true from ${from}`;

/** @type {Kind} */
const members = {
  name: 'members',
  fields: {
    ...{ id: 'integer', name: 'text', email: 'text', isVerified: 'boolean', isSiteAdmin: 'boolean' },
    ...{ spiritualLevel: null, experiencePoints: 'integer', profileImageUrl: 'text' },
    ...{ createdAt: 'timestamptz', suspendedAt: 'timestamptz' },
  },
  // Entered by the first person who proves the address (docs/decisions/0069).
  insert: `
    insert into members (
      id, provider_subject, email, is_verified, is_admin, name, profile_image_url, experience_points, named_points,
      created_at, suspended_at
    )
    overriding system value
    select
      id, 'export ' || id, email, "isVerified", "isSiteAdmin" and "isVerified", name, "profileImageUrl",
      "experiencePoints", "experiencePoints", "createdAt", "suspendedAt"
    from given`,
};

/** @type {Kind} */
const prayers = {
  name: 'prayers',
  fields: {
    ...{ id: 'integer', memberId: 'integer', name: 'text', title: 'text', description: 'text' },
    ...{ category: 'text', status: 'text', visibility: 'text', onBehalfOf: 'text', isAnonymous: 'boolean' },
    ...{
      createdAt: 'timestamptz',
      editedAt: 'timestamptz',
      amenCount: 'integer',
      commentCount: null,
      updates: 'json',
    },
  },
  insert: `
    with made as (
      insert into prayers (
        id, author_id, typed_name, typed_email, title, description, category, status, visibility, is_anonymous,
        on_behalf_of, amen_count, created_at, edited_at
      )
      overriding system value
      select
        id, "memberId", coalesce(name, ''), '', title, description, category, status,
        visibility, "isAnonymous", "onBehalfOf", "amenCount", "createdAt", "editedAt"
      from given
      returning id, status
    ), hidden as (${hiding('prayer', `made where status = 'hidden'`)}
    )
    insert into prayer_updates (prayer_id, content, created_at)
    select given.id, updates.content, updates."createdAt"
    from given
    cross join lateral json_to_recordset(given.updates) as updates (content text, "createdAt" timestamptz)`,
};

/** @type {Kind} */
const encouragements = {
  name: 'encouragements',
  fields: {
    ...{ id: 'integer', prayerId: 'integer', content: 'text', isAnonymous: 'boolean', authorName: 'text' },
    ...{ status: 'text', createdAt: 'timestamptz', editedAt: 'timestamptz' },
  },
  insert: `
    with made as (
      insert into comments (id, prayer_id, author_name, content, is_anonymous, status, created_at, edited_at)
      overriding system value
      select id, "prayerId", "authorName", content, "isAnonymous", status, "createdAt", "editedAt"
      from given
      returning id, status
    )
    ${hiding('comment', `made where status = 'hidden'`)}`,
};

/** @type {Kind} */
const testimonies = {
  name: 'testimonies',
  fields: {
    ...{ id: 'integer', prayerId: 'integer', prayerTitle: null, title: 'text', testimony: 'text' },
    ...{ isAnonymous: 'boolean', authorName: null, memberId: 'integer', status: 'text' },
    ...{ praiseCount: 'integer', createdAt: 'timestamptz' },
  },
  insert: `
    with made as (
      insert into testimonials (
        id, prayer_id, author_id, title, testimony, is_anonymous, status, visibility, is_hidden, praise_count,
        created_at
      )
      overriding system value
      select
        given.id, given."prayerId", given."memberId", given.title, given.testimony, given."isAnonymous", given.status,
        coalesce(prayers.visibility, 'public'), given.status = 'hidden' and prayers.status <> 'hidden', given."praiseCount", given."createdAt"
      from given
      left join prayers on prayers.id = given."prayerId"
      returning id, is_hidden
    )
    ${hiding('testimonial', 'made where is_hidden')}`,
};

/** @type {Kind} */
const groups = {
  name: 'groups',
  fields: {
    ...{ id: 'integer', name: 'text', description: 'text', theme: 'text', isPrivate: 'boolean' },
    ...{ joinApprovalRequired: 'boolean', maxMembers: 'integer', memberCount: null, creatorId: 'integer' },
    ...{ creatorName: null, createdAt: 'timestamptz', members: 'json' },
  },
  // A group always has an admin: of those whose members are not in an export, the creator of the group, or else the
  // site's first administrator.
  insert: `
    with made as (
      insert into prayer_groups (
        id, creator_id, name, description, theme, is_private, join_approval_required, max_members, invite_token,
        created_at
      )
      overriding system value
      select
        id, "creatorId", name, description, theme, "isPrivate", "joinApprovalRequired", "maxMembers",
        replace(gen_random_uuid()::text, '-', ''), "createdAt"
      from given
    )
    insert into group_members (group_id, member_id, role, joined_at)
    select given.id, member.id, member.role, member.joined_at
    from given
    cross join lateral (
      select members_of_file."memberId", members_of_file.role, members_of_file."joinedAt", place
      from rows from (
        json_to_recordset(given.members) as ("memberId" integer, role text, "joinedAt" timestamptz)
      ) with ordinality as members_of_file ("memberId", role, "joinedAt", place)
      union all
      select coalesce(given."creatorId", (select min(id) from members where is_admin)), 'admin', given."createdAt", 1
      where json_array_length(given.members) = 0
    ) as member (id, role, joined_at, place)
    where member.id is not null
    order by given.id, member.place`,
};

/** @type {Kind} */
const posts = {
  name: 'posts',
  fields: {
    ...{ id: 'integer', groupId: 'integer', memberId: 'integer', authorName: null, content: 'text' },
    ...{ postType: 'text', isPinned: 'boolean', status: 'text', likeCount: 'integer', commentCount: null },
    createdAt: 'timestamptz',
  },
  insert: `
    with made as (
      insert into group_posts (id, group_id, author_id, content, post_type, is_pinned, status, like_count, created_at)
      overriding system value
      select id, "groupId", "memberId", content, "postType", "isPinned", status, "likeCount", "createdAt"
      from given
      returning id, status
    )
    ${hiding('group_post', `made where status = 'hidden'`)}`,
};

/** @type {Kind} */
const postComments = {
  name: 'post-comments',
  fields: {
    ...{ id: 'integer', postId: 'integer', memberId: 'integer', authorName: null, content: 'text' },
    ...{ status: 'text', createdAt: 'timestamptz' },
  },
  insert: `
    with made as (
      insert into group_post_comments (id, post_id, author_id, content, status, created_at)
      overriding system value
      select id, "postId", "memberId", content, status, "createdAt"
      from given
      returning id, status
    )
    ${hiding('group_post_comment', `made where status = 'hidden'`)}`,
};

/** @type {Kind} */
const chains = {
  name: 'chains',
  fields: {
    ...{
      id: 'integer',
      title: 'text',
      description: 'text',
      startTime: 'timestamptz',
      endTime: 'timestamptz',
    },
    ...{ timeZone: 'text', coveredHours: null, creatorName: null, creatorId: 'integer' },
    ...{ createdAt: 'timestamptz', slots: 'json' },
  },
  insert: `
    with made as (
      insert into prayer_chains (
        id, creator_id, title, description, start_time, end_time, time_zone, visibility, created_at
      )
      overriding system value
      select id, "creatorId", title, description, "startTime", "endTime", "timeZone", 'public', "createdAt"
      from given
    ), hours as (
      select given.id as chain_id, hour."hourSlot" as hour_slot, hour."memberId" as member_id, hour."isOffered" as is_offered
      from given
      cross join lateral json_to_recordset(given.slots) as hour ("hourSlot" smallint, "memberId" integer, "isOffered" boolean)
    ), covered as (
      insert into chain_slots (chain_id, hour_slot, member_id, is_offered)
      select chain_id, hour_slot, member_id, is_offered from hours
    )
    insert into chain_coverings (chain_id, hour_slot, member_id)
    select chain_id, hour_slot, member_id from hours`,
};

/** Everything of an export, each kind after those that it refers to. */
export const kinds = [members, prayers, encouragements, testimonies, groups, posts, postComments, chains];
