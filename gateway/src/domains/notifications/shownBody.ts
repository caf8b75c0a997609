import type { Fragment } from 'postgres';
import type { Sql } from '../../platform/database/sql';
import { isVisibleToCaller as isChainVisible } from '../chains/policy';
import { isOpenToCaller as isGroupOpen } from '../groups/policy';
import { isOnTeam } from '../members/sql';
import { isVisibleToCaller as isPrayerVisible } from '../prayers/policy';
import type { AboutKind } from './notify';

/**
 * Whether the recipient of a row may read the text that it is about now; true for a row that repeats no text. Needs the
 * relation, with `member_id`, `about_kind` and `about_id`.
 */
export function mayReadAbout(sql: Sql, relation: 'notifications' | 'outbox'): Fragment {
  const row = sql(relation);
  const caller = sql`(
    select ${row}.member_id as id, ${isOnTeam(sql, sql`${row}.member_id`)} as reads_team
  ) as caller`;
  const membership = sql`
    left join group_members as own on own.group_id = prayer_groups.id and own.member_id = caller.id`;
  const texts: Record<AboutKind, Fragment> = {
    prayer: sql`
      select from prayers cross join ${caller}
      where prayers.id = ${row}.about_id and ${isPrayerVisible(sql)}`,
    group_post: sql`
      select from group_posts
      join prayer_groups on prayer_groups.id = group_posts.group_id
      cross join ${caller} ${membership}
      where group_posts.id = ${row}.about_id and group_posts.status = 'active' and ${isGroupOpen(sql)}`,
    group_post_comment: sql`
      select from group_post_comments
      join group_posts on group_posts.id = group_post_comments.post_id
      join prayer_groups on prayer_groups.id = group_posts.group_id
      cross join ${caller} ${membership}
      where group_post_comments.id = ${row}.about_id
        and group_post_comments.status = 'active'
        and group_posts.status = 'active'
        and ${isGroupOpen(sql)}`,
    prayer_chain: sql`
      select from prayer_chains cross join ${caller}
      where prayer_chains.id = ${row}.about_id and ${isChainVisible(sql)}`,
    join_request: sql`
      select from join_requests
      join group_members as own on own.group_id = join_requests.group_id and own.role = 'admin'
      where join_requests.id = ${row}.about_id and own.member_id = ${row}.member_id`,
  };
  return sql`case ${row}.about_kind
    when 'prayer' then exists (${texts.prayer})
    when 'group_post' then exists (${texts.group_post})
    when 'group_post_comment' then exists (${texts.group_post_comment})
    when 'prayer_chain' then exists (${texts.prayer_chain})
    when 'join_request' then exists (${texts.join_request})
    else true
  end`;
}

/**
 * The body of a notification, null if its reader may no longer read the text; `renderNotification` then says nothing of it
 * either. Needs the relation `notifications`.
 */
export const shownBody = (sql: Sql) =>
  sql`case when ${mayReadAbout(sql, 'notifications')} then notifications.body end`;
