import type { JobName } from '../gen/graphql';

export const jobLabels: Record<JobName, string> = {
  ring_reminders: 'Ring prayer reminders',
  remind_before_slots: 'Announce hours of prayer chains',
  announce_answers: 'Tell those who prayed that a prayer is answered',
  send_sign_in_codes: 'Mail codes to sign in',
  start_subscriptions: 'Ask new subscribers to confirm',
  send_digests: 'Write weekly digests',
  deliver_mail: 'Send mail',
  deliver_pushes: 'Send pushes to browsers',
  delete_departed_texts: 'Delete anonymous texts of deleted accounts',
  sweep: 'Forget what is no longer needed',
};

interface Fault {
  text: string;
  /** The error itself, where the text is ours. */
  original: string | null;
}

const causes: readonly [RegExp, string][] = [
  [
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|CONNECT_TIMEOUT|CONNECTION_(CLOSED|ENDED|DESTROYED)|terminating connection|starting up|shutting down/,
    'The database could not be reached.',
  ],
  [/deadlock|statement timeout|canceling statement|lock timeout/, 'The database took too long.'],
  [/too many (clients|connections)|remaining connection slots/, 'The database has no connection left.'],
  [/No space left|could not extend file|ENOSPC|disk full/i, 'The disk is full.'],
];

/** The cause of a task's error if it is known, otherwise the error's message without its class. */
export function taskFault(error: string): Fault {
  const cause = causes.find(([pattern]) => pattern.test(error));
  return cause
    ? { text: cause[1], original: error }
    : { text: error.replace(/^\w*Error: /, ''), original: null };
}
