import { notificationKindValues, type NotificationKind } from 'schema/vocabulary';
import type { Notification, NotificationChannel, NotificationSetting } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import type { Position } from '../../platform/database/cursor';
import type { Sql } from '../../platform/database/sql';
import { open } from '../../platform/confided/words';
import type { Context } from '../members/context';
import { callerId } from '../members/sql';
import { shownBody } from './shownBody';

/** A notification as it is stored; `renderNotification` words it. */
type NotificationRow = Notification & { told: unknown };

const notificationColumns = columns<NotificationRow & { aboutId: number | null }>({
  id: 'id',
  kind: 'kind',
  title: 'title',
  body: 'shown.body',
  link: 'link',
  createdAt: 'created_at',
  isRead: 'read_at is not null',
  told: 'told',
  aboutId: 'about_id',
});

/** A member's notifications, newest first. */
export async function findNotifications(
  { sql, config }: Context,
  memberId: number,
  { after, rows }: { after: Position | null; rows: number },
): Promise<NotificationRow[]> {
  const found = await sql<(NotificationRow & { aboutId: number | null })[]>`
    select ${notificationColumns(sql)}
    from notifications
    cross join lateral (select ${shownBody(sql)} as body) as shown
    where member_id = ${memberId}
      and in_site
      ${after ? sql`and (created_at, id) < (${after.createdAt}, ${after.id})` : sql``}
    order by created_at desc, id desc
    limit ${rows}`;
  return found.map(({ aboutId, ...row }) => ({
    ...row,
    body: open(config, 'title', aboutId, row.body ?? null),
  }));
}

/** The number of the caller's unread notifications; 0 for a visitor. */
export async function countUnread(ctx: Context): Promise<number> {
  const [{ unread }] = await ctx.sql<[{ unread: number }]>`
    select count(*)::integer as unread
    from notifications
    where member_id = ${callerId(ctx)} and in_site and read_at is null`;
  return unread;
}

/** Marks this notification and all earlier ones as read; null if the member has no such notification. */
export async function markRead(sql: Sql, memberId: number, upTo: number): Promise<number | null> {
  const [seen] = await sql<{ unread: number }[]>`
    with newest as (
      select created_at, id
      from notifications
      where id = ${upTo} and member_id = ${memberId} and in_site
    ), seen as (
      update notifications
      set read_at = now()
      from newest
      where notifications.member_id = ${memberId}
        and notifications.in_site
        and notifications.read_at is null
        and (notifications.created_at, notifications.id) <= (newest.created_at, newest.id)
      returning notifications.id
    )
    select (
      select count(*)::integer
      from notifications
      where member_id = ${memberId} and in_site and read_at is null and id not in (select id from seen)
    ) as unread
    from newest`;
  return seen?.unread ?? null;
}

/** The member's settings, one row for each kind. */
export function findSettings(
  sql: Sql,
  memberId: number,
  kinds: readonly NotificationKind[] = notificationKindValues,
): Promise<NotificationSetting[]> {
  return sql<NotificationSetting[]>`
    select
      kind,
      wants_notification(${memberId}, kind, 'site') as site,
      wants_notification(${memberId}, kind, 'mail') as mail,
      wants_notification(${memberId}, kind, 'push') as push
    from unnest(${kinds as NotificationKind[]}::text[]) with ordinality as kinds (kind, position)
    order by position`;
}

export async function saveSetting(
  sql: Sql,
  memberId: number,
  setting: { kind: NotificationKind; channel: NotificationChannel; isOn: boolean },
): Promise<void> {
  await sql`
    insert into notification_settings (member_id, kind, channel, is_on)
    values (${memberId}, ${setting.kind}, ${setting.channel}, ${setting.isOn})
    on conflict (member_id, kind, channel) do update set is_on = excluded.is_on`;
}
