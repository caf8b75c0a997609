import type { SessionMember } from 'schema/page';

interface Payload extends Partial<SessionMember> {
  /** Seconds since 1970. */
  exp?: number;
}

/** A display token with this payload, as the gateway's but for its signature, which pages do not check. */
export function displayToken(payload: Payload): string {
  return `header.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
}

/** Stores a member's display token, by default for an hour, without a session, as after the session has ended. */
export function leaveToken(of: Payload): void {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  localStorage.setItem('authToken', displayToken({ exp, ...of }));
}
