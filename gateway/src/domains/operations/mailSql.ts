import type { FailedMail, OutboxSummary } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';

const inState = (state: string) => `count(*) filter (where state = '${state}')::integer`;

const summaryColumns = columns<OutboxSummary>({
  waiting: inState('waiting'),
  sending: inState('sending'),
  sent: inState('sent'),
  failed: inState('failed'),
  uncertain: inState('uncertain'),
  suppressed: inState('suppressed'),
  waitingSince: `min(not_before) filter (where state = 'waiting' and not_before <= now())`,
});

export async function countOutbox(sql: Sql): Promise<OutboxSummary> {
  const [counts] = await sql<[OutboxSummary]>`
    select ${summaryColumns(sql)}
    from outbox`;
  return counts;
}

interface Unsettled {
  waiting: number;
  failed: number;
  uncertain: number;
  /** Of the oldest waiting mail that is due; null if there is none. */
  dueSince: Date | null;
}

const unsettledColumns = columns<Unsettled>({
  waiting: inState('waiting'),
  failed: inState('failed'),
  uncertain: inState('uncertain'),
  dueSince: `min(not_before) filter (where state = 'waiting' and not_before <= now())`,
});

/** Without the many mails that were sent: by an index of those that were not. */
export async function countUnsettled(sql: Sql): Promise<Unsettled> {
  const [counts] = await sql<[Unsettled]>`
    select ${unsettledColumns(sql)}
    from outbox
    where state in ('waiting', 'failed', 'uncertain')`;
  return counts;
}

/** A mail that failed, or that may have arrived. */
type FailedMailRow = Omit<FailedMail, 'address'> & { recipient: string };

const failedColumns = columns<FailedMailRow>({
  id: 'id',
  messageId: 'message_id',
  template: 'template',
  kind: `props ->> 'kind'`,
  state: 'state',
  recipient: 'recipient',
  error: 'error',
  attempts: 'attempts',
  createdAt: 'created_at',
  settledAt: 'settled_at',
});

/** Mails that an administrator should look at, newest first. */
export function findFailedMails(sql: Sql, rows: number): Promise<FailedMailRow[]> {
  return sql<FailedMailRow[]>`
    select ${failedColumns(sql)}
    from outbox
    where state in ('failed', 'uncertain')
    order by id desc
    limit ${rows}`;
}

/**
 * Puts a failed or uncertain mail back into the outbox, lifts the suppression of its address and logs both. Of two
 * concurrent calls only one has an effect.
 *
 * @returns the previous state of the mail; null if there is no such mail
 */
export async function retry(sql: Sql, id: number, actorId: number): Promise<string | null> {
  const [mail] = await sql<{ state: string }[]>`
    with mail as (
      select id, recipient, state
      from outbox
      where id = ${id}
      for update
    ), waiting as (
      update outbox
      set state = 'waiting', attempts = 0, not_before = now(), settled_at = null
      from mail
      where outbox.id = mail.id and mail.state in ('failed', 'uncertain')
      returning outbox.id, outbox.recipient
    ), readmitted as (
      delete from suppressed_addresses
      using waiting
      where suppressed_addresses.address = waiting.recipient
    ), logged as (
      insert into audit_log (actor_id, action, subject)
      select ${actorId}, 'retry_mail', 'mail ' || id
      from waiting
    )
    select state
    from mail`;
  return mail?.state ?? null;
}

/** Notifies gateways of a waiting mail. For a new mail the trigger does this. */
export async function notifyDeliveries(sql: Sql): Promise<void> {
  await sql`select pg_notify('deliveries', '')`;
}
