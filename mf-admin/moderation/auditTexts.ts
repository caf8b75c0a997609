import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { formatList, i18n } from 'kit';
import { settingNames } from '../settings/settingNames';
import { approveFirstModes } from '../team/approveFirstModes';

/** The log may hold actions that this version does not know. */
export function actionLabel(action: string): string {
  return findLabel(labels, action) ?? action.replaceAll('_', ' ');
}

/** The reason in words, where it is not what a person wrote. */
export function reasonLabel(action: string, reason: string): string {
  return Object.hasOwn(reasons, action) ? reasons[action]!(reason) : reason;
}

const labels: Record<string, MessageDescriptor | undefined> = {
  hide: msg({ message: 'Hidden', context: 'log' }),
  undo_hide: msg`Hiding undone`,
  restore: msg({ message: 'Restored', comment: 'In the log: a text that had been hidden' }),
  dismiss: msg`Kept, reports closed`,
  suspend: msg({ message: 'Suspended', context: 'log' }),
  readmit: msg`Let in again`,
  write_to_author: msg`Wrote to the author`,
  look_after: msg({ message: 'Looked after', context: 'log' }),
  reopen_care: msg`Waits for care again`,
  make_admin: msg`Made an administrator`,
  unmake_admin: msg`No longer an administrator`,
  make_moderator: msg`Made a moderator`,
  unmake_moderator: msg`No longer a moderator`,
  add_to_team: msg`Added to the prayer team`,
  remove_from_team: msg`Removed from the prayer team`,
  read_prayer: msg`Read a prayer for the team`,
  approve_prayer: msg({ message: 'Approved', comment: 'In the log: a prayer' }),
  decline_prayer: msg({ message: 'Declined', comment: 'A prayer: in the log, and its state' }),
  undo_approval: msg`Waits to be approved again`,
  set_approve_first: msg`Approve first changed`,
  set_rest_after_days: msg`Resting changed`,
  set_up_site: msg`Set up the site`,
  set_community: msg`Settings of the community changed`,
  delete_prayer: msg({ message: 'Deleted', comment: 'In the log: a prayer' }),
  undelete_prayer: msg`Brought back`,
  save_banners: msg`Banners changed`,
  export_site: msg({ message: 'Exported', comment: 'In the log: the site' }),
  import_prayers: msg({ message: 'Imported', comment: 'In the log: prayers' }),
  retry_mail: msg`Sent again`,
  allow_without_passkey: msg`Allowed to act without a passkey`,
};

const reasons: Record<string, ((reason: string) => string) | undefined> = {
  set_approve_first: (mode) => findLabel(approveFirstModes, mode) ?? mode,
  set_rest_after_days: (days) =>
    days === 'never'
      ? t({ message: 'Never', comment: 'In the log: when prayers rest' })
      : t`${plural({ count: Number(days) }, { one: 'After # day', other: 'After # days' })}`,
  set_community: (names) =>
    formatList(names.split(', ').map((name) => findLabel(settingNames, name) ?? name)),
  set_up_site: () => t`By the link of the first start`,
  allow_without_passkey: () => t`From the command line, for one hour`,
};

function findLabel(from: Record<string, MessageDescriptor | undefined>, name: string): string | null {
  return Object.hasOwn(from, name) ? i18n._(from[name]!) : null;
}
