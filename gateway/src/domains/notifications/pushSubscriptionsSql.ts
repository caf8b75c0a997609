import type { Sql } from '../../platform/database/sql';

/** A browser that lets this site push. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A member has so many devices at most; the oldest make room. */
const mostDevices = 20;

/** Keeps a browser. What was meant for the member who used it before is not sent any more. */
export async function saveSubscription(sql: Sql, memberId: number, given: Subscription): Promise<void> {
  await sql`
    with former as (
      delete from pushes
      using push_subscriptions
      where pushes.endpoint = ${given.endpoint}
        and push_subscriptions.endpoint = pushes.endpoint
        and push_subscriptions.member_id <> ${memberId}
    ), too_many as (
      delete from push_subscriptions
      where endpoint in (
        select endpoint
        from push_subscriptions
        where member_id = ${memberId} and endpoint <> ${given.endpoint}
        order by created_at desc
        offset ${mostDevices - 1}
      )
    )
    insert into push_subscriptions (endpoint, member_id, p256dh, auth)
    values (${given.endpoint}, ${memberId}, ${given.p256dh}, ${given.auth})
    on conflict (endpoint) do update set
      member_id = excluded.member_id,
      p256dh = excluded.p256dh,
      auth = excluded.auth,
      created_at = now()`;
}

export async function forgetSubscription(sql: Sql, memberId: number, endpoint: string): Promise<void> {
  await sql`
    delete from push_subscriptions
    where endpoint = ${endpoint} and member_id = ${memberId}`;
}
