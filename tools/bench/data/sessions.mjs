import { createHash } from 'node:crypto';

/** Signed-in members, enough for every amen of a run to come from another one. */
export const sessionsFor = (members) => Math.min(members, 40_000);

export const tokenOf = (member) => `bench-session-of-member-${member}`;

export const cookieOf = (member) => `pw_session=${tokenOf(member)}`;

export const hashOf = (member) => createHash('sha256').update(tokenOf(member)).digest();

/** The same tokens as `tokenOf` writes. */
export const fillSessions = (sql, members) => sql`
  insert into sessions (token_hash, member_id, expires_at)
  select sha256(('bench-session-of-member-' || n)::bytea), n, now() + interval '365 days'
  from generate_series(1, ${sessionsFor(members)}) as n
  on conflict do nothing`;
