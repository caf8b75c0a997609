import { randomBytes } from 'node:crypto';
import { DateTime } from 'luxon';
import type { Sql } from '../platform/database/sql';
import { makeToken } from '../domains/newsletter/token';

interface Given {
  email?: string;
  timeZone?: string;
  weekday?: number;
  hour?: number;
  status?: 'pending' | 'confirmed';
  /** When the digest is due; by default at the beginning of today, in UTC. */
  nextAt?: Date;
}

/** A subscriber of the digest. `token` opens their preferences, or confirms a pending subscription. */
export async function aSubscriber(sql: Sql, given: Given = {}) {
  const token = makeToken();
  const status = given.status ?? 'confirmed';
  const email = given.email ?? `subscriber-${randomBytes(4).toString('hex')}@example.org`;
  const nextAt = status === 'confirmed' ? (given.nextAt ?? DateTime.utc().startOf('day').toJSDate()) : null;
  const [{ id }] = await sql<[{ id: number }]>`
    with subscription as (
      insert into newsletter_subscriptions (email, status, time_zone, weekday, hour, next_at)
      values (
        ${email}, ${status}, ${given.timeZone ?? 'UTC'}, ${given.weekday ?? 7}, ${given.hour ?? 7}, ${nextAt}
      )
      returning id
    ), proved as (
      insert into newsletter_tokens (hash, subscription_id, purpose)
      select ${token.hash}, id, ${status === 'pending' ? 'confirm' : 'manage'}
      from subscription
    )
    select id from subscription`;
  return { id, email, token: token.text };
}
