import { nextOccurrence } from '../../platform/calendar/nextOccurrence';
import type { AppServices } from '../../platform/services';
import { findDue, ring, type DueReminder } from './ringSql';

const atOnce = 200;

/**
 * Notifies the owners of all due reminders. One that was missed while the site was down notifies once, late, however
 * often it was missed.
 */
export async function ringReminders(
  { database, log }: AppServices,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) {
    const due = await findDue(database.sql, atOnce);
    if (due.length === 0) return;
    const rung = await ring(database.sql, due.map(move));
    log.info({ due: due.length, rung }, 'reminders');
    if (due.length < atOnce) return;
  }
}

function move(reminder: DueReminder) {
  const now = new Date();
  // The database's clock may be ahead of this one: the same occurrence must not be due again.
  const after = reminder.nextAt > now ? reminder.nextAt : now;
  return { id: reminder.id, wasAt: reminder.nextAt, nextAt: following(reminder, after) };
}

/** A reminder in an unknown zone must not block all the others. */
function following(reminder: DueReminder, after: Date): Date {
  try {
    return nextOccurrence(reminder, after);
  } catch {
    return nextOccurrence({ ...reminder, timeZone: 'UTC' }, after);
  }
}
