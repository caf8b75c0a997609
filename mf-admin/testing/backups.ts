/** Backups that are made, proved and encrypted. */
export function someBackups(own: object = {}) {
  return {
    __typename: 'BackupStatus' as const,
    isScheduled: true,
    isEncrypted: true,
    lastGoodAt: new Date(Date.now() - 5 * 60 * 60_000).toISOString() as string | null,
    lastGoodBytes: 1_340_000 as number | null,
    lastProvedAt: new Date(Date.now() - 2 * 24 * 60 * 60_000).toISOString() as string | null,
    nextAt: new Date(Date.now() + 19 * 60 * 60_000).toISOString() as string | null,
    isLate: false,
    lastError: null as string | null,
    lastProofError: null as string | null,
    ...own,
  };
}
