import { adminListRule, adminPageRule } from 'schema/rules/admin';
import { reasonRule } from 'schema/rules/moderation';
import { z } from 'zod';
import type { AdminPrayer, AdminStats, AdminUser, DayOfActivity } from '../../gen/resolvers';
import { pageOf, readCursor, writeCursor } from '../../platform/database/cursor';
import { Conflict, NotFound, parse, parseId, requireById } from '../../platform/errors';
import type { Context } from '../members/context';
import { reportsThatHide } from '../moderation/sql';
import { getStats } from '../stats/stats';
import {
  countMembers,
  deletePrayer,
  findActivity,
  findPrayers,
  findUser,
  findUsers,
  undeletePrayer,
  updateAdmin,
  updateModerator,
  updateSuspension,
  type AdminUserRow,
} from './sql';
import { viewPrayer, viewUser } from './view';

/** Statistics of the site (specification, section 3). @throws Unauthenticated, Forbidden */
export async function getAdminStats(ctx: Context): Promise<AdminStats> {
  await ctx.requireSiteAdmin();
  const [stats, totalUsers] = await Promise.all([getStats(ctx), countMembers(ctx.sql)]);
  const { totalPrayers, totalTestimonials, activeToday, totalAmens } = stats;
  return { totalPrayers, totalTestimonials, totalUsers, activeToday, totalAmens };
}

/** The activity of the last days, oldest first. @throws Unauthenticated, Forbidden, BadInput */
export async function getActivity(ctx: Context, input: unknown): Promise<DayOfActivity[]> {
  await ctx.requireSiteAdmin();
  const { days } = parse(daysRule, input);
  return findActivity(ctx.sql, days);
}

/** Prayers by page numbers, newest first, for REST. @throws Unauthenticated, Forbidden, BadInput */
export async function listPrayersByPage(ctx: Context, query: unknown): Promise<AdminPrayer[]> {
  await ctx.requireSiteAdmin();
  const rows = await findPrayers(ctx, numberedPage(query));
  return rows.map(viewPrayer);
}

/** Prayers by cursors. @throws Unauthenticated, Forbidden, BadInput */
export async function listPrayers(ctx: Context, input: unknown) {
  await ctx.requireSiteAdmin();
  const { first, after, search } = parse(adminPageRule, input);
  const rows = await findPrayers(ctx, { search, after: readCursor(after), skip: 0, rows: first + 1 });
  const { shown, ...page } = pageOf(rows, first, writeCursor);
  return { prayers: shown.map(viewPrayer), ...page };
}

/** Deletes a prayer; it can be restored. @throws Unauthenticated, Forbidden, NotFound, also if it is already deleted */
export async function adminDeletePrayer(ctx: Context, rawId: unknown): Promise<number> {
  const admin = await ctx.requireSiteAdmin();
  const id = parseId(rawId, 'Prayer not found');
  const isGone = await deletePrayer(ctx.sql, id, admin.id);
  if (!isGone) throw new NotFound('Prayer not found');
  return id;
}

/** @throws Unauthenticated, Forbidden, NotFound unless an administrator has deleted it */
export async function adminUndeletePrayer(ctx: Context, rawId: unknown): Promise<AdminPrayer> {
  const admin = await ctx.requireSiteAdmin();
  const prayer = await requireById(rawId, 'Prayer not found', (id) => undeletePrayer(ctx, id, admin.id));
  return viewPrayer(prayer);
}

/** Accounts by page numbers, newest first, for REST. @throws Unauthenticated, Forbidden, BadInput */
export async function listUsersByPage(ctx: Context, query: unknown): Promise<AdminUser[]> {
  await ctx.requireSiteAdmin();
  const rows = await findUsers(ctx.sql, numberedPage(query));
  return rows.map((row) => viewUser(row, ctx.config));
}

/** Accounts by cursors. @throws Unauthenticated, Forbidden, BadInput */
export async function listUsers(ctx: Context, input: unknown) {
  await ctx.requireSiteAdmin();
  const { first, after, search } = parse(adminPageRule, input);
  const rows = await findUsers(ctx.sql, { search, after: readCursor(after), skip: 0, rows: first + 1 });
  const { shown, ...page } = pageOf(rows, first, writeCursor);
  return { users: shown.map((row) => viewUser(row, ctx.config)), ...page };
}

/** Suspends a member, or ends the suspension. @throws Unauthenticated, Forbidden, NotFound, BadInput, Conflict */
export async function setSuspension(
  ctx: Context,
  rawId: unknown,
  isSuspended: boolean,
  input: unknown,
): Promise<AdminUser> {
  const admin = await ctx.requireSiteAdmin();
  const user = await requireUser(ctx, rawId);
  const { reason } = parse(reasonRule, input);
  if (isSuspended && user.id === admin.id) throw new Conflict('You cannot suspend yourself');
  const changed = await updateSuspension(ctx, user.id, { isSuspended, actorId: admin.id, reason });
  if (changed) return viewUser(changed, ctx.config);
  await requireUser(ctx, rawId);
  throw new Conflict('An administrator cannot be suspended');
}

/** Appoints or removes an administrator. @throws Unauthenticated, Forbidden, NotFound, Conflict */
export async function setSiteAdmin(ctx: Context, rawId: unknown, isAdmin: boolean): Promise<AdminUser> {
  const admin = await ctx.requireSiteAdmin();
  const user = await requireUser(ctx, rawId);
  if (viewUser(user, ctx.config).isConfiguredAdmin) {
    throw new Conflict('The configuration makes this account an administrator');
  }
  const changed = await updateAdmin(ctx.sql, {
    id: user.id,
    isAdmin,
    actorId: admin.id,
    config: ctx.config,
  });
  if (changed) return viewUser(changed, ctx.config);
  await requireUser(ctx, rawId);
  throw new Conflict(
    isAdmin
      ? 'This account is suspended'
      : 'The site needs an administrator: please make somebody else one first',
  );
}

/** Appoints or removes a moderator. @throws Unauthenticated, Forbidden, NotFound, Conflict */
export async function setModerator(ctx: Context, rawId: unknown, isModerator: boolean): Promise<AdminUser> {
  const admin = await ctx.requireSiteAdmin();
  const user = await requireUser(ctx, rawId);
  const changed = await updateModerator(ctx.sql, user.id, isModerator, admin.id);
  if (changed) return viewUser(changed, ctx.config);
  await requireUser(ctx, rawId);
  throw new Conflict('This account is suspended');
}

/** The site's settings. @throws Unauthenticated, Forbidden */
export async function getSiteSettings(ctx: Context) {
  await ctx.requireSiteAdmin();
  return {
    autoRefresh: true,
    moderation: true,
    reportsThatHide,
    anonymousPosting: true,
    embedOrigins: [...ctx.config.embedOrigins],
  };
}

const daysMessage = 'days must be from 1 to 90';

const daysRule = z.object({
  days: z.int({ error: daysMessage }).min(1, { error: daysMessage }).max(90, { error: daysMessage }),
});

function numberedPage(query: unknown) {
  const { page, limit, search } = parse(adminListRule, query);
  return { search, after: null, skip: (page - 1) * limit, rows: limit };
}

const accountNotFound = 'Account not found';

function requireUser(ctx: Context, rawId: unknown): Promise<AdminUserRow> {
  return requireById(rawId, accountNotFound, (id) => findUser(ctx.sql, id));
}
