/** A task that succeeded three minutes ago. */
export function aJob(own: object = {}) {
  return {
    __typename: 'JobRun' as const,
    name: 'deliver_mail',
    lastRunAt: new Date(Date.now() - 3 * 60_000).toISOString() as string | null,
    lastDurationMs: 12 as number | null,
    lastError: null as string | null,
    lastErrorAt: null as string | null,
    runs: 7,
    failures: 0,
    nextRunAt: new Date(Date.now() + 60_000).toISOString(),
    ...own,
  };
}

/** An outbox in which everything is sent. */
export function anOutbox(own: object = {}) {
  return {
    __typename: 'OutboxSummary' as const,
    waiting: 0,
    sending: 0,
    sent: 20,
    failed: 0,
    uncertain: 0,
    suppressed: 0,
    waitingSince: null as string | null,
    ...own,
  };
}

export function aFailedMail(own: object = {}) {
  return {
    __typename: 'FailedMail' as const,
    id: 51,
    messageId: 'a1b2c3',
    template: 'notification',
    kind: 'reminder' as string | null,
    state: 'failed',
    address: 'r***@example.org',
    error: 'EENVELOPE RCPT TO 550' as string | null,
    attempts: 1,
    createdAt: new Date(Date.now() - 2 * 60 * 60_000).toISOString(),
    settledAt: new Date(Date.now() - 60 * 60_000).toISOString() as string | null,
    ...own,
  };
}
