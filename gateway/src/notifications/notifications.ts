import { notificationKindValues } from 'schema/vocabulary';
import { z } from 'zod';
import type { Context } from '../context';
import { cursorPageRule, pageOf, readCursor, writeCursor } from '../db/cursor';
import { NotFound, parse, parseId } from '../errors';
import {
  countUnread,
  findNotifications,
  findSettings,
  markRead,
  saveSetting,
  type NotificationSetting,
} from './sql';
import { viewNotification, type NotificationView } from './view';

export interface NotificationPage {
  notifications: NotificationView[];
  hasMore: boolean;
  endCursor: string | null;
}

/** What the caller was told, newest first. @throws Unauthenticated, BadInput */
export async function listNotifications(ctx: Context, input: unknown): Promise<NotificationPage> {
  const caller = await ctx.requireCaller();
  const { first, after } = parse(cursorPageRule, input);
  const rows = await findNotifications(ctx.sql, caller.id, {
    after: readCursor(after),
    rows: first + 1,
  });
  const { shown, hasMore, endCursor } = pageOf(rows, first, writeCursor);
  return { notifications: shown.map(viewNotification), hasMore, endCursor };
}

/** How many the caller has not seen; 0 for visitors. */
export async function countUnreadNotifications(ctx: Context): Promise<number> {
  return ctx.sessionHash ? countUnread(ctx) : 0;
}

/**
 * Marks everything up to this notification as seen; answers how many are left. What came while somebody was reading
 * stays unseen.
 *
 * @throws Unauthenticated, NotFound
 */
export async function readNotifications(ctx: Context, upTo: unknown): Promise<number> {
  const caller = await ctx.requireCaller();
  const message = 'Notification not found';
  const unread = await markRead(ctx.sql, caller.id, parseId(upTo, message));
  if (unread === null) throw new NotFound(message);
  return unread;
}

/** The caller's switches, one row a kind. @throws Unauthenticated */
export async function listNotificationSettings(ctx: Context): Promise<NotificationSetting[]> {
  const caller = await ctx.requireCaller();
  return findSettings(ctx.sql, caller.id);
}

/** Turns one way of being told on or off. @throws Unauthenticated, BadInput */
export async function setNotification(ctx: Context, input: unknown): Promise<NotificationSetting> {
  const caller = await ctx.requireCaller();
  const setting = parse(settingRule, input);
  await saveSetting(ctx.sql, caller.id, setting);
  const [changed] = await findSettings(ctx.sql, caller.id, [setting.kind]);
  return changed!;
}

const settingRule = z.object({
  kind: z.enum(notificationKindValues, { error: 'Please choose what you want to be told' }),
  channel: z.enum(['site', 'mail', 'push'], { error: 'Please choose how you want to be told' }),
  isOn: z.boolean({ error: 'Must be true or false' }),
});
