import type { HoursFeed } from '../../gen/resolvers';
import { writeCalendar } from '../../platform/calendar/calendar';
import { firstWithin, pageBytes } from '../../platform/database/pageSize';
import { NotFound } from '../../platform/errors';
import { storedLocale } from '../../platform/storedLocale';
import { hourEvents } from '../chains/calendar';
import type { Context } from '../members/context';
import { reminderEvents } from '../reminders/calendar';
import { hoursAddress, isSecretOf, ownerIdOf } from './hoursAddress';
import { findOwner, renewOwner } from './sql';

/** How often a calendar should read it again. */
const refreshSeconds = 3600;

/** The address of the caller's own hours and reminders, for calendars that subscribe. @throws Unauthenticated */
export async function getHoursFeed(ctx: Context): Promise<HoursFeed> {
  const { id } = await ctx.requireCaller();
  return viewFeed(ctx, (await findOwner(ctx.sql, id))?.generation ?? 0, id);
}

/** Makes it anew: the old address is void at once. @throws Unauthenticated */
export async function renewHoursFeed(ctx: Context): Promise<HoursFeed> {
  const { id } = await ctx.requireCaller();
  return viewFeed(ctx, await renewOwner(ctx.sql, id), id);
}

/** The calendar behind such an address: what its member has to do from now on. @throws NotFound */
export async function writeHours({ sql, config, requestLocale }: Context, secret: string): Promise<string> {
  const id = ownerIdOf(secret);
  const owner = id === null ? null : await findOwner(sql, id);
  if (!owner || !isSecretOf(secret, owner, config.jwtSecret)) throw new NotFound();
  const [hours, reminders] = await Promise.all([
    hourEvents(sql, owner.id, config.siteOrigin),
    reminderEvents({ sql, config }, owner.id),
  ]);
  const events = firstWithin(pageBytes.ofMembers, [...hours, ...reminders]);
  const locale = storedLocale(owner.locale) ?? requestLocale;
  return writeCalendar({ productName: config.productName, locale }, events, { refreshSeconds });
}

function viewFeed({ config }: Context, generation: number, id: number): HoursFeed {
  return { url: hoursAddress(config, { id, generation }) };
}
