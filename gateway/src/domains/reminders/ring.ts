import { nextOccurrence } from '../../platform/calendar/nextOccurrence';
import type { AppServices } from '../../platform/services';
import { findDue, ring, type DueReminder } from './ringSql';

const atOnce = 200;

/**
 * Rings every reminder that is due. One that was missed while the site was down rings once, late, however many times it
 * would have rung since.
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
  // The database's clock may be ahead of this one: the same occurrence must not come again.
  const after = reminder.nextAt > now ? reminder.nextAt : now;
  return { id: reminder.id, wasAt: reminder.nextAt, nextAt: following(reminder, after) };
}

/** A zone that this machine no longer knows must not keep all the others from ringing. */
function following(reminder: DueReminder, after: Date): Date {
  try {
    return nextOccurrence(reminder, after);
  } catch {
    return nextOccurrence({ ...reminder, timeZone: 'UTC' }, after);
  }
}
