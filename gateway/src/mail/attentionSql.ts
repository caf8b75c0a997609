import type { Sql } from '../db/sql';

export interface OutboxCounts {
  waiting: number;
  sending: number;
  sent: number;
  failed: number;
  uncertain: number;
  suppressed: number;
  /** Since when the mail that is due for longest has waited; null where none is due. */
  waitingSince: Date | null;
}

/** A mail that was not sent, or perhaps. */
export interface FailedMailRow {
  id: number;
  messageId: string;
  template: string;
  kind: string | null;
  state: 'failed' | 'uncertain';
  recipient: string;
  error: string | null;
  attempts: number;
  createdAt: Date;
  settledAt: Date | null;
}

export async function countOutbox(sql: Sql): Promise<OutboxCounts> {
  const [counts] = await sql<[OutboxCounts]>`
    select
      count(*) filter (where state = 'waiting')::integer as waiting,
      count(*) filter (where state = 'sending')::integer as sending,
      count(*) filter (where state = 'sent')::integer as sent,
      count(*) filter (where state = 'failed')::integer as failed,
      count(*) filter (where state = 'uncertain')::integer as uncertain,
      count(*) filter (where state = 'suppressed')::integer as suppressed,
      min(not_before) filter (where state = 'waiting' and not_before <= now()) as "waitingSince"
    from outbox`;
  return counts;
}

/** What somebody should look at, newest first. */
export function findFailedMails(sql: Sql, rows: number): Promise<FailedMailRow[]> {
  return sql<FailedMailRow[]>`
    select
      id,
      message_id as "messageId",
      template,
      props ->> 'kind' as kind,
      state,
      recipient,
      error,
      attempts,
      created_at as "createdAt",
      settled_at as "settledAt"
    from outbox
    where state in ('failed', 'uncertain')
    order by id desc
    limit ${rows}`;
}

/**
 * Lets a mail wait once more, its address be written to again, and writes it into the log. Of two who do this at a time
 * one does it.
 *
 * @returns the state that it had; null for no such mail
 */
export async function retry(sql: Sql, id: number, actorId: number): Promise<string | null> {
  const [mail] = await sql<{ state: string }[]>`
    with asked as (
      select id, recipient, state
      from outbox
      where id = ${id}
      for update
    ), waiting as (
      update outbox
      set state = 'waiting', attempts = 0, not_before = now(), settled_at = null
      from asked
      where outbox.id = asked.id and asked.state in ('failed', 'uncertain')
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
    from asked`;
  return mail?.state ?? null;
}

/** Tells gateways that something waits. The trigger does it for what is new. */
export async function announce(sql: Sql): Promise<void> {
  await sql`select pg_notify('deliveries', '')`;
}
