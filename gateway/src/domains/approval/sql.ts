import type { Fragment } from 'postgres';
import { prayerPage } from 'schema/addresses';
import type { ApproveFirst } from '../../gen/resolvers';
import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';
import { asCaller, withCaller } from '../members/sql';
import { logging, nameOf } from '../moderation/auditLog';
import { notifyAuthor } from '../moderation/sql';
import { template, type Template } from '../notifications/template';
import { isToApprove } from '../prayers/policy';
import { openPrayer, selectPrayers, type PrayerRow } from '../prayers/sql';

/** A response has at most so many. */
const mostListed = 100;

export async function findApproveFirst(sql: Sql): Promise<ApproveFirst> {
  const [{ mode }] = await sql<[{ mode: ApproveFirst }]>`
    select approve_first as mode
    from site_settings`;
  return mode;
}

/** Saves which prayers must be approved first, and records a change in the audit log. */
export async function saveApproveFirst(sql: Sql, mode: ApproveFirst, actorId: number): Promise<void> {
  await sql`
    with changed as (
      update site_settings
      set approve_first = ${mode}
      where approve_first <> ${mode}
      returning approve_first
    )
    ${logging(sql, { actorId, action: 'set_approve_first', subject: 'site', reason: mode }, sql`changed`)}`;
}

/** Prayers that wait, oldest first. */
export function findPrayersToApprove(ctx: Context): Promise<PrayerRow[]> {
  const { sql } = ctx;
  const waiting = sql`(
    select *
    from prayers
    where ${isToApprove(sql)}
    order by created_at, id
    limit ${mostListed}
  )`;
  return sql<PrayerRow[]>`
    with ${withCaller(ctx)}
    ${selectPrayers(sql, waiting)}
    order by prayers.created_at, prayers.id`;
}

export async function countPrayersToApprove(sql: Sql): Promise<number> {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::integer as count
    from prayers
    where ${isToApprove(sql)}`;
  return count;
}

interface Decided {
  id: number;
  actorId: number;
  /** The time of the last edit that the moderator has read, null for none; undefined if that is not compared. */
  readEdit: Date | string | null | undefined;
}

/** Waits, in the words that the moderator has read. */
const isToDecide = (sql: Sql, { id, readEdit }: Decided) => sql`
  id = ${id}
  and ${isToApprove(sql)}
  ${readEdit === undefined ? sql`` : sql`and date_trunc('milliseconds', edited_at) is not distinct from ${readEdit}::timestamptz`}`;

/**
 * Puts a prayer that waits on the wall as new: with the time of its approval; one that is a testimony already beside it.
 * Null if it does not wait, or has other words by now.
 */
export function approve(ctx: Context, decided: Decided): Promise<PrayerRow | null> {
  const { sql } = ctx;
  const { id, actorId } = decided;
  return decide(ctx, {
    id,
    actorId,
    action: 'approve_prayer',
    reason: null,
    title: template('prayer_approved'),
    change: sql`
      update prayers
      set
        status = case
          when exists (select from testimonials where prayer_id = prayers.id and status <> 'removed') then 'answered'
          else 'active'
        end,
        was_approved = true,
        created_at = now(),
        decline_reason = null
      where ${isToDecide(sql, decided)}
      returning *`,
  });
}

/** Declines a prayer that waits. Null if it does not wait, or has other words by now. */
export function decline(ctx: Context, decided: Decided, reason: string): Promise<PrayerRow | null> {
  const { sql } = ctx;
  const { id, actorId } = decided;
  return decide(ctx, {
    id,
    actorId,
    action: 'decline_prayer',
    reason,
    title: template('prayer_declined'),
    change: sql`
      update prayers
      set status = 'declined', decline_reason = ${reason}
      where ${isToDecide(sql, decided)}
      returning *`,
  });
}

/** Takes back the last decision about a prayer. Null if it waits again already, was changed since, or is the team's. */
export function undo(ctx: Context, id: number, actorId: number): Promise<PrayerRow | null> {
  const { sql } = ctx;
  return decide(ctx, {
    id,
    actorId,
    action: 'undo_approval',
    reason: null,
    title: template('prayer_waits_again'),
    change: sql`
      update prayers
      set status = 'waiting', was_approved = false, decline_reason = null
      from (
        select action
        from audit_log
        where subject = ${nameOf('prayer', id)} and action in ('approve_prayer', 'decline_prayer', 'undo_approval')
        order by id desc
        limit 1
      ) as decision
      where prayers.id = ${id}
        and prayers.visibility <> 'team'
        and (
          (prayers.status = 'active' and decision.action = 'approve_prayer')
          or (prayers.status = 'declined' and decision.action = 'decline_prayer')
        )
      returning prayers.*`,
  });
}

interface Decision {
  id: number;
  actorId: number;
  action: 'approve_prayer' | 'decline_prayer' | 'undo_approval';
  /** For the log and the author. */
  reason: string | null;
  /** Of the author's notification. */
  title: Template;
  /** The statement that changes the prayer. */
  change: Fragment;
}

/**
 * Changes a prayer, notifies its author and adds an audit entry, in one statement. Of several decisions, the author sees
 * the last one alone while it is unread.
 */
async function decide(
  { sql, config }: Context,
  { id, actorId, action, reason, title, change }: Decision,
): Promise<PrayerRow | null> {
  const [prayer] = await sql<PrayerRow[]>`
    with ${asCaller(sql, actorId)}, changed as (
      ${change}
    ), logged as (${logging(sql, { actorId, action, subject: nameOf('prayer', id), reason }, sql`changed`)}
    ), notified as (${notifyAuthor(sql, sql`changed`, {
      title,
      body: reason,
      link: prayerPage(id),
      mergeKey: `approval:${id}`,
    })}
    )
    ${selectPrayers(sql, sql`changed`)}`;
  return prayer ? openPrayer(config, prayer) : null;
}
