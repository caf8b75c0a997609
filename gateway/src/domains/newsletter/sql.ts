import type { Locale } from 'schema/locales';
import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';
import { postMails } from '../../platform/outbox/outbox';
import type { Preferences } from './preferences';
import type { Token } from './token';

/** The purpose of a token: to confirm, or for the links in the footer of all other mails. */
export type Purpose = 'confirm' | 'manage';

export interface Subscription extends Preferences {
  id: number;
  /** Null after the subscription has ended. */
  email: string | null;
  status: 'pending' | 'confirmed' | 'ended';
  nextAt: Date | null;
}

const confirmWithinDays = 7;

/** As many requests may wait for their job. */
const maxRequests = 10_000;

/** Stores a request for the job, and returns false if too many wait. The same work for every address. */
export async function storeRequest(
  sql: Sql,
  { email, timeZone, locale }: { email: string; timeZone: string | null; locale: Locale },
): Promise<boolean> {
  const stored = await sql`
    insert into newsletter_requests (email, time_zone, locale)
    select ${email}, ${timeZone}::text, ${locale}
    where (select count(*) from (select from newsletter_requests limit ${maxRequests}) as waiting) < ${maxRequests}
    returning id`;
  return stored.length > 0;
}

/**
 * Takes the oldest request, stores its address and mails its owner a link to confirm it, in one statement: at most one
 * such mail an hour, however often the address is submitted. A confirmed address gets a mail that it is already
 * subscribed, at most once a day. Returns false if no request waits.
 */
export async function startSubscription(sql: Sql, token: Token): Promise<boolean> {
  const requests = await sql`
    with oldest as (
      select id
      from newsletter_requests
      order by id
      limit 1
      for update skip locked
    ), request as (
      delete from newsletter_requests
      using oldest
      where newsletter_requests.id = oldest.id
      returning newsletter_requests.email, newsletter_requests.time_zone, newsletter_requests.locale
    ), requested as (
      insert into newsletter_subscriptions as known (email, time_zone, locale)
      select
        request.email,
        coalesce(
          (select time_zone from members where members.email = request.email and is_verified order by id limit 1),
          request.time_zone,
          'UTC'
        ),
        request.locale
      from request
      on conflict (email) do update
      set mailed_at = now()
      where known.mailed_at < now() - case known.status when 'pending' then interval '1 hour' else interval '1 day' end
      returning id, email, status = 'pending' as is_pending
    ), proved as (
      insert into newsletter_tokens (hash, subscription_id, purpose)
      select ${token.hash}, id, case when is_pending then 'confirm' else 'manage' end
      from requested
    ), posted as (
      ${postMails(
        sql,
        {
          dedupeKey: sql`${`newsletter:${token.hash.toString('hex')}`}::text`,
          recipient: sql`requested.email`,
          subject: sql`case when is_pending then 'Please confirm your subscription' else 'You are subscribed already' end`,
          template: sql`case when is_pending then 'confirm_subscription' else 'already_subscribed' end`,
          props: sql`${sql.json({ token: token.text })}::jsonb`,
          locale: sql`(select locale from request)`,
        },
        sql`requested`,
      )}
    )
    select from request`;
  return requests.length > 0;
}

const subscriptionColumns = columns<Subscription>({
  id: 'newsletter_subscriptions.id',
  email: 'email',
  status: 'status',
  timeZone: 'time_zone',
  weekday: 'weekday',
  hour: 'hour',
  isPaused: 'is_paused',
  nextAt: 'next_at',
});

/** The subscription of a token. A confirmation token expires after some days. */
export async function findSubscription(
  sql: Sql,
  hash: Buffer,
  purpose: Purpose,
): Promise<Subscription | null> {
  const [subscription] = await sql<Subscription[]>`
    select ${subscriptionColumns(sql)}
    from newsletter_tokens
    join newsletter_subscriptions on newsletter_subscriptions.id = newsletter_tokens.subscription_id
    where ${isValid(sql, hash, purpose)}`;
  return subscription ?? null;
}

/** Confirms an address by its token, and adds a token for the preferences. False if the token was already used. */
export async function confirmSubscription(
  sql: Sql,
  hash: Buffer,
  nextAt: Date,
  fresh: Token,
): Promise<boolean> {
  const confirmed = await sql`
    with used as (
      delete from newsletter_tokens
      where ${isValid(sql, hash, 'confirm')}
      returning subscription_id
    ), confirmed as (
      update newsletter_subscriptions
      set
        status = 'confirmed',
        confirmed_at = coalesce(confirmed_at, now()),
        next_at = case when is_paused then null else coalesce(next_at, ${nextAt}) end
      from used
      where id = used.subscription_id and status <> 'ended'
      returning id
    ), proved as (
      insert into newsletter_tokens (hash, subscription_id, purpose)
      select ${fresh.hash}, id, 'manage'
      from confirmed
    )
    select from confirmed`;
  return confirmed.length > 0;
}

/** False if the subscription is no longer confirmed. */
export async function updatePreferences(
  sql: Sql,
  id: number,
  { timeZone, weekday, hour, isPaused }: Preferences,
  nextAt: Date | null,
): Promise<boolean> {
  const saved = await sql`
    update newsletter_subscriptions
    set time_zone = ${timeZone}, weekday = ${weekday}, hour = ${hour}, is_paused = ${isPaused}, next_at = ${nextAt}
    where id = ${id} and status = 'confirmed'
    returning id`;
  return saved.length > 0;
}

/** Ends a subscription, deletes its address and waiting mails; false for an unknown token. */
export async function endSubscription(sql: Sql, hash: Buffer): Promise<boolean> {
  const known = await sql`
    with requested as (
      select newsletter_subscriptions.id, newsletter_subscriptions.email
      from newsletter_tokens
      join newsletter_subscriptions on newsletter_subscriptions.id = newsletter_tokens.subscription_id
      where ${isValid(sql, hash, 'manage')}
      for update of newsletter_subscriptions
    ), ended as (
      update newsletter_subscriptions
      set status = 'ended', email = null, next_at = null, ended_at = coalesce(ended_at, now())
      from requested
      where newsletter_subscriptions.id = requested.id
    ), withdrawn as (
      delete from outbox
      using requested
      where recipient = requested.email and template = 'digest' and state in ('waiting', 'failed', 'uncertain')
    )
    select from requested`;
  return known.length > 0;
}

/** Deletes unconfirmed addresses, and subscriptions that ended long ago. */
export async function deleteLapsed(sql: Sql, afterDays: number): Promise<void> {
  await sql`
    delete from newsletter_subscriptions
    where (status = 'pending' and mailed_at < now() - make_interval(days => ${confirmWithinDays}))
      or (status = 'ended' and greatest(mailed_at, ended_at) < now() - make_interval(days => ${afterDays}))`;
}

const isValid = (sql: Sql, hash: Buffer, purpose: Purpose) => sql`
  newsletter_tokens.hash = ${hash} and newsletter_tokens.purpose = ${purpose}
  ${
    purpose === 'confirm'
      ? sql`and newsletter_tokens.created_at > now() - make_interval(days => ${confirmWithinDays})`
      : sql``
  }`;
