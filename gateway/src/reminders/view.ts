import type { Frequency } from 'schema/vocabulary';
import type { ReminderRow } from './sql';

/** A reminder as its owner receives it. */
export interface ReminderView {
  id: number;
  title: string;
  description: string | null;
  reminderTime: string;
  frequency: Frequency;
  weekday: number;
  monthDay: number;
  timeZone: string;
  prayerId: number | null;
  prayerTitle: string | null;
  isStopped: boolean;
  isPaused: boolean;
  nextAt: Date | null;
  createdAt: Date;
}

export function viewReminder(row: ReminderRow): ReminderView {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    reminderTime: row.reminderTime,
    frequency: row.frequency,
    weekday: row.weekday,
    monthDay: row.monthDay,
    timeZone: row.timeZone,
    prayerId: row.visiblePrayerId,
    prayerTitle: row.prayerTitle,
    isStopped: row.isStopped,
    isPaused: row.isPaused,
    nextAt: row.isStopped || row.isPaused ? null : row.nextAt,
    createdAt: row.createdAt,
  };
}
