import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from 'kit';
import type { NotificationKind } from 'schema/vocabulary';

/** The outbox may hold mails that this version does not know. */
export function mailLabel({ template, kind }: { template: string; kind?: string | null }): string {
  const isNotification = template === 'notification';
  const label = isNotification ? (notifications[kind ?? ''] ?? msg`Notification`) : templates[template];
  return label ? i18n._(label) : template.replaceAll('_', ' ');
}

const templates: Record<string, MessageDescriptor | undefined> = {
  chain_invitation: msg`Invitation to a prayer chain`,
  confirm_subscription: msg`Question whether the digest is wanted`,
  already_subscribed: msg`Note that an address is subscribed already`,
  digest: msg`Weekly digest`,
  sign_in_code: msg`Code to sign in`,
  new_sign_in: msg`Note of a sign-in from a new browser`,
};

const notifications: Record<string, MessageDescriptor | undefined> = {
  reminder: msg`Prayer reminder`,
  slot_reminder: msg`Reminder of an hour in a prayer chain`,
  amen: msg`Somebody prays for a request`,
  encouragement: msg`Words of encouragement`,
  answered: msg`An answered prayer`,
  follow_up: msg`Question how it is going with a prayer`,
  group_request: msg`Request to join a group`,
  group_decision: msg`Answer to a request to join a group`,
  group_post: msg`New post in a group`,
  slot_taken: msg`An hour of a prayer chain is taken`,
  slot_given_back: msg`An hour of a prayer chain is given back`,
  chain_invitation: msg`Invitation to a prayer chain`,
  moderation: msg`Decision about a text`,
} satisfies Record<NotificationKind, MessageDescriptor>;

interface Fault {
  text: string;
  /** The code in the mail server's log, where the text is ours. */
  code: string | null;
}

const causes: readonly [RegExp, MessageDescriptor][] = [
  [/RCPT TO 5\d\d$/, msg`The mail server refused the address for good.`],
  [/RCPT TO 4\d\d$/, msg`The mail server refused the address each time.`],
  [/MAIL FROM \d+$/, msg`The mail server refused the sender.`],
  [/^EAUTH/, msg`The mail server did not let the site sign in.`],
  [/^(EMESSAGE|EENVELOPE)|DATA \d+$/, msg`The mail server refused the mail.`],
  [/^ETLS/, msg`No safe connection to the mail server could be made.`],
  [/^EDNS|ENOTFOUND/, msg`The name of the mail server is not known.`],
  [/^ETIMEDOUT/, msg`The mail server did not answer in time.`],
  [/^ECONNECTION.*CONN$|^ESOCKET CONN$|ECONNREFUSED/, msg`The mail server could not be reached.`],
  [/^(ECONNECTION|ESOCKET|ECONNRESET)/, msg`The connection to the mail server broke.`],
  [/^(ENOSPC|EDQUOT)$/, msg`The disk is full.`],
  [/^(EACCES|EPERM|EROFS)$/, msg`The mail may not be written to its directory.`],
];

/** The outbox stores a code, or a sentence of its own. */
export function mailFault(error: string | null | undefined): Fault {
  if (!error) return { text: t`Nothing is known about it.`, code: null };
  const cause = causes.find(([pattern]) => pattern.test(error));
  return cause ? { text: i18n._(cause[1]), code: error } : { text: error, code: null };
}
