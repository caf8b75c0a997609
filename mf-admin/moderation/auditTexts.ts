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
  restore: msg`Restored`,
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
  approve_prayer: msg`Approved`,
  decline_prayer: msg`Declined`,
  undo_approval: msg`Waits to be approved again`,
  set_approve_first: msg`Approve first changed`,
  set_rest_after_days: msg`Resting changed`,
  set_up_site: msg`Set up the site`,
  set_community: msg`Settings of the community changed`,
  delete_prayer: msg`Deleted`,
  undelete_prayer: msg`Brought back`,
  save_banners: msg`Banners changed`,
  export_site: msg`Exported`,
  import_prayers: msg`Imported`,
  retry_mail: msg`Sent again`,
  allow_without_passkey: msg`Allowed to act without a passkey`,
};
