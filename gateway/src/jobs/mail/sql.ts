import { mayReadAbout } from '../../domains/notifications/shownBody';
import { codeMinutes } from '../../domains/signIn/emailCodesSql';
import type { Sql } from '../../platform/database/sql';

/** A mail that this gateway has claimed. */
export interface ClaimedMail {
  id: number;
  messageId: string;
  state: 'sending' | 'suppressed';
  attempts: number;
  recipient: string;
  subject: string;
  template: string;
  props: unknown;
  /** The text whose words its body repeats. */
  aboutId: number | null;
  headers: Record<string, string>;
  /** The recipient's own choice, else that of the request that caused the mail; null for none. */
  locale: string | null;
  createdAt: Date;
}

/** The result of an attempt. */
export type Outcome =
  | { state: 'sent' | 'uncertain'; error: string | null }
  | { state: 'failed'; error: string; suppress: boolean }
  | { state: 'waiting'; error: string; waitSeconds: number };

/**
 * Claims the mail that has been due for longest, so that nobody else sends it: the claim is committed before anything
 * leaves. Mail to a suppressed address is settled at once, as are invitations to those who want none: here and not where
 * they are invited, so that the inviter learns nothing. A code that has expired is not sent. Bulk mail is sent after
 * single mail.
 */
export async function claimMail(sql: Sql): Promise<ClaimedMail | null> {
  const [mail] = await sql<ClaimedMail[]>`
    with due as (
      select
        outbox.id,
        suppressed_addresses.address is not null or (
          outbox.template = 'chain_invitation'
          and exists (
            select from declined_invitations
            where declined_invitations.address_hash = invitation_address_hash(outbox.recipient)
          )
        ) or (
          outbox.template = 'sign_in_code'
          and (outbox.props = '{}' or outbox.created_at < now() - make_interval(mins => ${codeMinutes}))
        ) as is_suppressed
      from outbox
      left join suppressed_addresses on suppressed_addresses.address = outbox.recipient
      where outbox.state = 'waiting' and outbox.not_before <= now()
      order by outbox.is_bulk, outbox.not_before, outbox.id
      limit 1
      for update of outbox skip locked
    )
    update outbox
    set
      state = case when due.is_suppressed then 'suppressed' else 'sending' end,
      attempts = attempts + case when due.is_suppressed then 0 else 1 end,
      claimed_at = now(),
      settled_at = case when due.is_suppressed then now() end,
      props = case when due.is_suppressed then '{}' else props end,
      headers = case when due.is_suppressed then '{}' else headers end
    from due
    where outbox.id = due.id
    returning
      outbox.id,
      message_id as "messageId",
      state,
      attempts,
      recipient,
      subject,
      template,
      ${shownProps(sql)} as props,
      about_id as "aboutId",
      headers,
      ${localeOfRecipient(sql)} as locale,
      created_at as "createdAt"`;
  return mail ?? null;
}

/** By the member to whom the mail goes, or by the address, which may be a member's too. */
const localeOfRecipient = (sql: Sql) => sql`
  coalesce(
    (select members.locale from members where members.id = outbox.member_id),
    (
      select members.locale
      from members
      where outbox.member_id is null
        and members.email = outbox.recipient
        and members.is_verified
        and members.locale is not null
      order by members.id
      limit 1
    ),
    outbox.locale
  )`;

/** Without the words of a text that the recipient may no longer read. */
const shownProps = (sql: Sql) => sql`
  case
    when outbox.about_kind is null or outbox.member_id is null or ${mayReadAbout(sql, 'outbox')} then outbox.props
    else (outbox.props || '{"body": null}') #- '{told,body}'
  end`;

/**
 * Records the result of an attempt, unless a later attempt has begun. The content of a mail that was sent is deleted,
 * and with it the tokens in its links; that of a code as soon as it is not tried again.
 */
export async function settleMail(
  sql: Sql,
  { id, attempts, recipient }: ClaimedMail,
  outcome: Outcome,
): Promise<void> {
  const waitSeconds = outcome.state === 'waiting' ? outcome.waitSeconds : 0;
  const suppress = outcome.state === 'failed' && outcome.suppress;
  await sql`
    with suppressed as (
      insert into suppressed_addresses (address, reason)
      select ${recipient}, ${outcome.error ?? ''}
      where ${suppress}::boolean
      on conflict do nothing
    )
    update outbox
    set
      state = ${outcome.state},
      error = ${outcome.error},
      not_before = case when ${outcome.state} = 'waiting' then now() + make_interval(secs => ${waitSeconds}) else not_before end,
      settled_at = case when ${outcome.state} = 'waiting' then null else now() end,
      props = case
        when ${outcome.state} = 'sent' or (${outcome.state} <> 'waiting' and template = 'sign_in_code') then '{}'
        else props
      end,
      headers = case when ${outcome.state} = 'sent' then '{}' else headers end
    where id = ${id} and attempts = ${attempts} and state in ('sending', 'uncertain')`;
}

/** Gives up on attempts whose sender stopped, and returns how many. They may have left, so they are not sent again. */
export async function giveUpLostMail(sql: Sql, afterSeconds: number): Promise<number> {
  const lost = await sql`
    update outbox
    set
      state = 'uncertain',
      error = 'The sender stopped between sending and recording',
      settled_at = now(),
      props = case when template = 'sign_in_code' then '{}' else props end
    where state = 'sending' and claimed_at < now() - make_interval(secs => ${afterSeconds})
    returning id`;
  return lost.length;
}

/** Deletes mails that were sent long ago. Failed and uncertain mails stay for administrators. */
export async function deleteSentMail(sql: Sql, afterDays: number): Promise<void> {
  await sql`
    delete from outbox
    where state in ('sent', 'suppressed') and settled_at < now() - make_interval(days => ${afterDays})`;
}
