import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from 'kit';
import type { JobName } from '../gen/graphql';

export const jobLabels: Record<JobName, MessageDescriptor> = {
  ring_reminders: msg`Ring prayer reminders`,
  remind_before_slots: msg`Announce hours of prayer chains`,
  announce_answers: msg`Tell those who prayed that a prayer is answered`,
  ask_how_it_goes: msg`Ask how it is going with a prayer`,
  rest_prayers: msg`Let prayers rest that had nothing new`,
  send_sign_in_codes: msg`Mail codes to sign in`,
  start_subscriptions: msg`Ask new subscribers to confirm`,
  send_digests: msg`Write weekly digests`,
  deliver_mail: msg`Send mail`,
  deliver_pushes: msg`Send pushes to browsers`,
  delete_departed_texts: msg`Delete anonymous texts of deleted accounts`,
  back_up: msg`Make backups and prove them`,
  sweep: msg`Forget what is no longer needed`,
};

interface Fault {
  text: string;
  /** The error itself, where the text is ours. */
  original: string | null;
}

const causes: readonly [RegExp, MessageDescriptor][] = [
  [
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|CONNECT_TIMEOUT|CONNECTION_(CLOSED|ENDED|DESTROYED)|terminating connection|starting up|shutting down/,
    msg`The database could not be reached.`,
  ],
  [/deadlock|statement timeout|canceling statement|lock timeout/, msg`The database took too long.`],
  [/too many (clients|connections)|remaining connection slots/, msg`The database has no connection left.`],
  [/No space left|could not extend file|ENOSPC|disk full/i, msg`The disk is full.`],
];

/** The cause of a task's error if it is known, otherwise the error's message without its class. */
export function taskFault(error: string): Fault {
  const cause = causes.find(([pattern]) => pattern.test(error));
  return cause
    ? { text: i18n._(cause[1]), original: error }
    : { text: error.replace(/^\w*Error: /, ''), original: null };
}
