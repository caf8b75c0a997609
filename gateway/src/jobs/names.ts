/** What the alarm clock wakes: each minute, but for what has time. */
export const taskNames = [
  'ring_reminders',
  'remind_before_slots',
  'send_digests',
  'deliver_mail',
  'deliver_pushes',
  'sweep',
] as const;

export type TaskName = (typeof taskNames)[number];

/** Minutes between two runs; sixty at most. */
export function minutesBetween(task: TaskName): number {
  return task === 'sweep' ? 60 : 1;
}
