import type { Sql } from '../../platform/database/sql';

/** A browser that has subscribed to pushes. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The maximum number of devices of a member; the oldest are dropped. */
const maxDevices = 20;

/** Stores a browser. Pushes that wait for its previous member are no longer sent. */
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
        offset ${maxDevices - 1}
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

export async function deleteSubscription(sql: Sql, memberId: number, endpoint: string): Promise<void> {
  await sql`
    delete from push_subscriptions
    where endpoint = ${endpoint} and member_id = ${memberId}`;
}
