import type { Reminder } from '../../gen/resolvers';
import type { ReminderRow } from './sql';

export function viewReminder({ visiblePrayerId, nextAt, ...reminder }: ReminderRow): Reminder {
  const isSilent = reminder.isStopped || reminder.isPaused;
  return { ...reminder, prayerId: visiblePrayerId, nextAt: isSilent ? null : nextAt };
}
