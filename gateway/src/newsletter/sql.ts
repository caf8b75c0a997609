import type { Sql } from '../db/sql';

/** Keeps an address until its owner confirms it. An address that is known stays as it is. */
export async function keepAddress(sql: Sql, email: string, token: Buffer): Promise<void> {
  await sql`
    insert into newsletter_subscriptions (email, token)
    values (${email}, ${token})
    on conflict (email) do nothing`;
}
