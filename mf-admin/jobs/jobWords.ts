import type { JobName } from '../gen/graphql';

/** The tasks in plain words. */
export const jobWords: Record<JobName, string> = {
  ring_reminders: 'Ring prayer reminders',
  remind_before_slots: 'Announce hours of prayer chains',
  send_digests: 'Write weekly digests',
  deliver_mail: 'Send mail',
  deliver_pushes: 'Send pushes to browsers',
  sweep: 'Forget what is no longer needed',
};

interface Fault {
  words: string;
  /** What the task itself said, where the words are ours. */
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

/** What went wrong in a task: its cause where it is known, else the error's own words without its name. */
export function readTaskFault(error: string): Fault {
  const cause = causes.find(([sign]) => sign.test(error));
  return cause
    ? { words: cause[1], original: error }
    : { words: error.replace(/^\w*Error: /, ''), original: null };
}
