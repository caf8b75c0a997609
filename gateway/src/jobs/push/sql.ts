import type { Subscription } from '../../domains/notifications/pushSubscriptionsSql';
import { shownBody } from '../../domains/notifications/shownBody';
import type { Sql } from '../../platform/database/sql';

/** A push that this gateway has claimed, with its text and its browser. */
export interface ClaimedPush extends Subscription {
  notificationId: number;
  attempts: number;
  title: string;
  body: string | null;
  /** The text that the body repeats. */
  aboutId: number | null;
  told: unknown;
  link: string;
  /** The recipient's own choice, as a tag; null for none. */
  locale: string | null;
}

/** The result of an attempt. */
export type PushOutcome =
  | { state: 'sent' | 'failed' | 'gone' | 'uncertain'; error: string | null }
  | { state: 'waiting'; error: string; waitSeconds: number };

/** Claims the push that has been due for longest, if the browser is still that member's. */
export async function claimPush(sql: Sql): Promise<ClaimedPush | null> {
  const [push] = await sql<ClaimedPush[]>`
    with due as (
      select pushes.notification_id, pushes.endpoint, push_subscriptions.p256dh, push_subscriptions.auth
      from pushes
      join notifications on notifications.id = pushes.notification_id
      join push_subscriptions
        on push_subscriptions.endpoint = pushes.endpoint and push_subscriptions.member_id = notifications.member_id
      where pushes.state = 'waiting' and pushes.not_before <= now()
      order by pushes.not_before
      limit 1
      for update of pushes skip locked
    )
    update pushes
    set state = 'sending', attempts = attempts + 1, claimed_at = now()
    from due
    join notifications on notifications.id = due.notification_id
    where pushes.notification_id = due.notification_id and pushes.endpoint = due.endpoint
    returning
      pushes.notification_id as "notificationId",
      pushes.endpoint,
      pushes.attempts,
      due.p256dh,
      due.auth,
      notifications.title,
      ${shownBody(sql)} as body,
      notifications.about_id as "aboutId",
      notifications.told,
      notifications.link,
      (select members.locale from members where members.id = notifications.member_id) as locale`;
  return push ?? null;
}

/** Records the result of an attempt. If the browser has unsubscribed, all its waiting pushes are deleted. */
export async function settlePush(sql: Sql, push: ClaimedPush, outcome: PushOutcome): Promise<void> {
  if (outcome.state === 'gone') {
    await sql`
      delete from push_subscriptions
      where endpoint = ${push.endpoint} and auth = ${push.auth}`;
    return;
  }
  const waitSeconds = outcome.state === 'waiting' ? outcome.waitSeconds : 0;
  await sql`
    update pushes
    set
      state = ${outcome.state},
      error = ${outcome.error},
      not_before = now() + make_interval(secs => ${waitSeconds}),
      settled_at = case when ${outcome.state} = 'waiting' then null else now() end
    where notification_id = ${push.notificationId}
      and endpoint = ${push.endpoint}
      and attempts = ${push.attempts}
      and state in ('sending', 'uncertain')`;
}

/** Gives up on attempts whose sender stopped, and returns how many. */
export async function giveUpLostPushes(sql: Sql, afterSeconds: number): Promise<number> {
  const lost = await sql`
    update pushes
    set state = 'uncertain', error = 'The sender stopped between sending and recording', settled_at = now()
    where state = 'sending' and claimed_at < now() - make_interval(secs => ${afterSeconds})
    returning notification_id`;
  return lost.length;
}

/** Deletes what was settled long ago. */
export async function deleteSettledPushes(sql: Sql, afterDays: number): Promise<void> {
  await sql`
    delete from pushes
    where settled_at < now() - make_interval(days => ${afterDays})`;
}
