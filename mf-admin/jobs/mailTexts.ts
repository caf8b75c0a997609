import { t } from '@lingui/core/macro';
import type { NotificationKind } from 'schema/vocabulary';

/** The outbox may hold mails that this version does not know. */
export function mailLabel({ template, kind }: { template: string; kind?: string | null }): string {
  if (template === 'notification') return notifications[kind ?? ''] ?? t`Notification`;
  return templates[template] ?? template.replaceAll('_', ' ');
}

const templates: Record<string, string | undefined> = {
  chain_invitation: 'Invitation to a prayer chain',
  confirm_subscription: 'Question whether the digest is wanted',
  already_subscribed: 'Note that an address is subscribed already',
  digest: 'Weekly digest',
  sign_in_code: 'Code to sign in',
  new_sign_in: 'Note of a sign-in from a new browser',
};

const notifications: Record<string, string | undefined> = {
  reminder: 'Prayer reminder',
  slot_reminder: 'Reminder of an hour in a prayer chain',
  amen: 'Somebody prays for a request',
  encouragement: 'Words of encouragement',
  answered: 'An answered prayer',
  group_request: 'Request to join a group',
  group_decision: 'Answer to a request to join a group',
  group_post: 'New post in a group',
  slot_taken: 'An hour of a prayer chain is taken',
  slot_given_back: 'An hour of a prayer chain is given back',
  chain_invitation: 'Invitation to a prayer chain',
  moderation: 'Decision about a text',
} satisfies Record<NotificationKind, string>;

interface Fault {
  text: string;
  /** The code in the mail server's log, where the text is ours. */
  code: string | null;
}

const causes: readonly [RegExp, string][] = [
  [/RCPT TO 5\d\d$/, 'The mail server refused the address for good.'],
  [/RCPT TO 4\d\d$/, 'The mail server refused the address each time.'],
  [/MAIL FROM \d+$/, 'The mail server refused the sender.'],
  [/^EAUTH/, 'The mail server did not let the site sign in.'],
  [/^(EMESSAGE|EENVELOPE)|DATA \d+$/, 'The mail server refused the mail.'],
  [/^ETLS/, 'No safe connection to the mail server could be made.'],
  [/^EDNS|ENOTFOUND/, 'The name of the mail server is not known.'],
  [/^ETIMEDOUT/, 'The mail server did not answer in time.'],
  [/^ECONNECTION.*CONN$|^ESOCKET CONN$|ECONNREFUSED/, 'The mail server could not be reached.'],
  [/^(ECONNECTION|ESOCKET|ECONNRESET)/, 'The connection to the mail server broke.'],
  [/^(ENOSPC|EDQUOT)$/, 'The disk is full.'],
  [/^(EACCES|EPERM|EROFS)$/, 'The mail may not be written to its directory.'],
];

/** The outbox stores a code, or a sentence of its own. */
export function mailFault(error: string | null | undefined): Fault {
  if (!error) return { text: t`Nothing is known about it.`, code: null };
  const cause = causes.find(([pattern]) => pattern.test(error));
  return cause ? { text: cause[1], code: error } : { text: error, code: null };
}
