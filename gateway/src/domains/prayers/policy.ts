import type { Config } from '../../config';
import type { Sql } from '../../platform/database/sql';
import { Conflict, Forbidden } from '../../platform/errors';
import { isAdministrator } from '../members/administrators';

/** A text, as far as policies need it: whether the caller owns it, as computed by the statement that read it. */
interface Owned {
  isOwner: boolean;
}

/** On the wall: in lists and in search. */
export const isOnTheWall = (sql: Sql) => sql`prayers.status = 'active'`;

/** Everybody may read active and answered prayers; a hidden one only its owner. Needs `caller.id`. */
export const isVisibleToCaller = (sql: Sql) => sql`(
  prayers.status in ('active', 'answered')
  or (prayers.status = 'hidden' and prayers.author_id = caller.id)
)`;

/**
 * A hidden prayer can also be read by site administrators, who decide whether it stays hidden. They may do nothing more
 * with it: its writes look it up with `isVisibleToCaller`. Needs `caller.id`.
 */
export const isReadableByCaller = (sql: Sql, config: Pick<Config, 'adminEmails'>) => sql`(
  ${isVisibleToCaller(sql)}
  or (
    prayers.status = 'hidden'
    and exists (select from members where members.id = caller.id and ${isAdministrator(sql, config)})
  )
)`;

/** Only its author may edit or withdraw a text. @throws Forbidden */
export function requireOwn(text: Owned): void {
  if (!text.isOwner) throw new Forbidden();
}

/** Amens are possible until a prayer is answered, also on one's own. @throws Conflict */
export function requireAwaitingAnswer(prayer: { status: string }): void {
  if (prayer.status === 'answered') throw new Conflict('This prayer has already been answered');
  requireNotHidden(prayer);
}

/** Nothing can be added to a prayer while moderation hides it. @throws Conflict */
export function requireNotHidden(prayer: { status: string }): void {
  if (prayer.status === 'hidden') throw new Conflict('This prayer is hidden');
}
