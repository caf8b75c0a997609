/** The log may hold actions that this version does not know. */
export function actionLabel(action: string): string {
  return labels[action] ?? action.replaceAll('_', ' ');
}

const labels: Record<string, string | undefined> = {
  hide: 'Hidden',
  undo_hide: 'Hiding undone',
  restore: 'Restored',
  dismiss: 'Kept, reports closed',
  suspend: 'Suspended',
  readmit: 'Let in again',
  write_to_author: 'Wrote to the author',
  look_after: 'Looked after',
  reopen_care: 'Waits for care again',
  make_admin: 'Made an administrator',
  unmake_admin: 'No longer an administrator',
  delete_prayer: 'Deleted',
  undelete_prayer: 'Brought back',
  save_banners: 'Banners changed',
  export_site: 'Exported',
  import_prayers: 'Imported',
  retry_mail: 'Sent again',
  allow_without_passkey: 'Allowed to act without a passkey',
};
