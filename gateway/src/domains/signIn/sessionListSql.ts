import type { Session } from '../../gen/resolvers';
import type { Sql } from '../../platform/database/sql';

/** More are ended with all others only. */
const mostListed = 100;

export interface Caller {
  id: number;
  /** Null for a caller without a session. */
  sessionHash: Buffer | null;
}

/** The valid sessions of a member: the caller's first, then the latest use first. */
export function findSessions(sql: Sql, { id, sessionHash }: Caller): Promise<Session[]> {
  return sql<Session[]>`
    select
      id,
      coalesce(device, 'A browser') as device,
      created_at as "createdAt",
      last_seen_at as "lastSeenAt",
      coalesce(token_hash = ${sessionHash}::bytea, false) as "isCurrent"
    from sessions
    where member_id = ${id} and expires_at > now()
    order by "isCurrent" desc, last_seen_at desc, id desc
    limit ${mostListed}`;
}

/** Ends one of a member's sessions. False if there is none with this number. */
export async function deleteSession(sql: Sql, { id }: Caller, sessionId: number): Promise<boolean> {
  const ended = await sql`
    with ended as (
      delete from sessions
      where id = ${sessionId} and member_id = ${id} and expires_at > now()
      returning member_id, way, device
    ), recorded as (
      insert into sign_in_events (member_id, kind, way, device)
      select member_id, 'session_ended', way, device
      from ended
    )
    select from ended`;
  return ended.length > 0;
}

/** Ends all of a member's sessions but the caller's. */
export async function deleteOtherSessions(sql: Sql, { id, sessionHash }: Caller): Promise<void> {
  await sql`
    with ended as (
      delete from sessions
      where member_id = ${id} and token_hash <> ${sessionHash}::bytea
      returning member_id, way, device
    )
    insert into sign_in_events (member_id, kind, way, device)
    select member_id, 'session_ended', way, device
    from ended
    limit ${mostListed}`;
}
