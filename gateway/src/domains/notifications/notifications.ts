import { notificationKindValues } from 'schema/vocabulary';
import { z } from 'zod';
import type { NotificationPage, NotificationSetting } from '../../gen/resolvers';
import { cursorPageRule, pageOf, readCursor, writeCursor } from '../../platform/database/cursor';
import { NotFound, parse, parseId } from '../../platform/errors';
import { textsOf } from '../../platform/texts/texts';
import { mayBeMember, type Context } from '../members/context';
import { countUnread, findNotifications, findSettings, markRead, saveSetting } from './sql';
import { renderNotification } from './texts';

/** The caller's notifications in their language, newest first. @throws Unauthenticated, BadInput */
export async function listNotifications(ctx: Context, input: unknown): Promise<NotificationPage> {
  const caller = await ctx.requireCaller();
  const { first, after } = parse(cursorPageRule, input);
  const rows = await findNotifications(ctx, caller.id, {
    after: readCursor(after),
    rows: first + 1,
  });
  const { shown, ...page } = pageOf(rows, first, writeCursor);
  const texts = textsOf(await ctx.findLocale());
  const notifications = shown.map(({ told, ...row }) => ({
    ...row,
    ...renderNotification(texts, { ...row, told }),
  }));
  return { notifications, ...page };
}

/** The number of the caller's unread notifications; 0 for visitors. */
export async function countUnreadNotifications(ctx: Context): Promise<number> {
  return mayBeMember(ctx) ? countUnread(ctx) : 0;
}

/**
 * Marks all notifications up to this one as read. Those that arrived later stay unread.
 *
 * @returns the number of unread notifications
 * @throws Unauthenticated, NotFound
 */
export async function readNotifications(ctx: Context, upTo: unknown): Promise<number> {
  const caller = await ctx.requireCaller();
  const message = 'Notification not found';
  const unread = await markRead(ctx.sql, caller.id, parseId(upTo, message));
  if (unread === null) throw new NotFound(message);
  return unread;
}

/** The caller's settings, one row for each kind. @throws Unauthenticated */
export async function listNotificationSettings(ctx: Context): Promise<NotificationSetting[]> {
  const caller = await ctx.requireCaller();
  return findSettings(ctx.sql, caller.id);
}

/** Turns one channel of a kind of notification on or off. @throws Unauthenticated, BadInput */
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
