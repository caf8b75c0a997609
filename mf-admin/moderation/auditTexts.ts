import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from 'kit';

/** The log may hold actions that this version does not know. */
export function actionLabel(action: string): string {
  const label = labels[action];
  return label ? i18n._(label) : action.replaceAll('_', ' ');
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
