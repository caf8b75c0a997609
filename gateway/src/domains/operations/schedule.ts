import type { JobName } from '../../gen/resolvers';

/** Minutes between two runs of each job, in the order in which administrators see them. Each divides an hour. */
export const everyMinutes: Readonly<Record<JobName, number>> = {
  ring_reminders: 1,
  remind_before_slots: 1,
  announce_answers: 1,
  ask_how_it_goes: 15,
  rest_prayers: 60,
  send_sign_in_codes: 1,
  start_subscriptions: 1,
  send_digests: 1,
  deliver_mail: 1,
  deliver_pushes: 1,
  delete_departed_texts: 1,
  back_up: 1,
  sweep: 60,
};

export const jobNames = Object.keys(everyMinutes) as JobName[];

/** The full minute at which a job runs next. */
export function nextRun(name: JobName, now = Date.now()): Date {
  const interval = everyMinutes[name] * 60_000;
  return new Date((Math.floor(now / interval) + 1) * interval);
}
