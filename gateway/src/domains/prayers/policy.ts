import type { PrayerVisibility } from 'schema/vocabulary';
import type { Config } from '../../config';
import type { Sql } from '../../platform/database/sql';
import { Conflict, Forbidden } from '../../platform/errors';
import { decidesAboutTexts } from '../members/roles';

/** A text, as far as policies need it: whether the caller owns it, as computed by the statement that read it. */
interface Owned {
  isOwner: boolean;
}

/** On the wall: in lists and in search, of those who may read it. */
export const isOnTheWall = (sql: Sql) => sql`prayers.status = 'active'`;

/** Gets amens: on the wall, or resting. */
export const awaitsAnswer = (sql: Sql) => sql`prayers.status in ('active', 'resting')`;

/** Waits until a moderator approves or declines it. */
export const isToApprove = (sql: Sql) => sql`prayers.status = 'waiting'`;

/** On the wall or formerly on it, with a page of its own. */
export const isReadable = (sql: Sql) => sql`prayers.status in ('active', 'answered', 'resting')`;

/** Hidden by moderation, or not approved. */
const isWithheld = (sql: Sql) => sql`prayers.status in ('hidden', 'waiting', 'declined')`;

/** On the wall of everybody: for what leaves the site, or is the same for all. */
export const isOnEveryWall = (sql: Sql) => sql`(prayers.status = 'active' and prayers.visibility = 'public')`;

/**
 * Whether the caller is among those for whom a text was written (contract, section 11); says nothing of its status.
 * `maySee` is the same rule for a row that was read. Needs `caller.id` and `caller.reads_team`.
 */
export const isForCaller = (sql: Sql, table: 'prayers' | 'testimonials' = 'prayers') => {
  const text = sql(table);
  return sql`(
    ${text}.visibility = 'public'
    or (${text}.visibility = 'members' and caller.id is not null)
    or (${text}.visibility = 'team' and (${text}.author_id = caller.id or caller.reads_team))
  )`;
};

/** Somebody who reads, as far as visibility goes. */
export interface Reader {
  /** Null for a visitor. */
  memberId: number | null;
  /** On the prayer team, or an administrator. */
  readsTeam: boolean;
}

/** Whether a reader is among those for whom a text was written; says nothing of its status. */
export function maySee(
  { memberId, readsTeam }: Reader,
  { visibility, authorId }: { visibility: PrayerVisibility; authorId: number | null },
): boolean {
  if (visibility === 'public') return true;
  if (visibility === 'members') return memberId !== null;
  return readsTeam || (memberId !== null && authorId === memberId);
}

/**
 * Those for whom they were written may read them; one that is withheld only its owner. Needs `caller.id` and
 * `caller.reads_team`.
 */
export const isVisibleToCaller = (sql: Sql) => sql`(
  (${isReadable(sql)} and ${isForCaller(sql)})
  or (${isWithheld(sql)} and prayers.author_id = caller.id)
)`;

/**
 * A prayer that is withheld can also be read by moderators, who decide about it. They may do nothing more with it: its
 * writes look it up with `isVisibleToCaller`. Needs `caller.id`.
 */
export const isReadableByCaller = (sql: Sql, config: Pick<Config, 'adminEmails'>) => sql`(
  ${isVisibleToCaller(sql)}
  or (
    ${isWithheld(sql)}
    and (prayers.visibility <> 'team' or caller.reads_team)
    and exists (select from members where members.id = caller.id and ${decidesAboutTexts(sql, config)})
  )
)`;

/** Only its author may edit or withdraw a text. @throws Forbidden */
export function requireOwn(text: Owned): void {
  if (!text.isOwner) throw new Forbidden();
}

/** Amens are possible until a prayer is answered, also on one's own. @throws Conflict */
export function requireAwaitingAnswer(prayer: { status: string }): void {
  if (prayer.status === 'answered') throw new Conflict('This prayer has already been answered');
  requireNotWithheld(prayer);
}

/** Nothing can be added to a prayer while others cannot read it. @throws Conflict */
export function requireNotWithheld(prayer: { status: string }): void {
  if (prayer.status === 'hidden') throw new Conflict('This prayer is hidden');
  if (prayer.status === 'waiting') throw new Conflict('This prayer waits to be approved');
  if (prayer.status === 'declined') throw new Conflict('This prayer was not approved');
}
