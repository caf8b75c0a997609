import type { Sql } from '../../platform/database/sql';
import { Conflict, Forbidden } from '../../platform/errors';

/** What policies need to know of a text: whose it is, as the statement that found it has decided. */
interface Owned {
  isOwner: boolean;
}

/** On the wall: in lists and in search. */
export const isOnTheWall = (sql: Sql) => sql`prayers.status = 'active'`;

/** Everybody may read a prayer that is active or answered; a hidden one is still its owner's. Needs `caller.id`. */
export const isVisibleToCaller = (sql: Sql) => sql`(
  prayers.status in ('active', 'answered')
  or (prayers.status = 'hidden' and prayers.author_id = caller.id)
)`;

/** A text is changed and withdrawn by its author alone. @throws Forbidden */
export function requireOwn(text: Owned): void {
  if (!text.isOwner) throw new Forbidden();
}

/** An amen is given to a prayer that still waits for its answer, one's own included. @throws Conflict */
export function requireAwaitingAnswer(prayer: { status: string }): void {
  if (prayer.status === 'answered') throw new Conflict('This prayer has already been answered');
  requireNotHidden(prayer);
}

/** Nothing is added to a prayer while moderation hides it. @throws Conflict */
export function requireNotHidden(prayer: { status: string }): void {
  if (prayer.status === 'hidden') throw new Conflict('This prayer is hidden');
}
