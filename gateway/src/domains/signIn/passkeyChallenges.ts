import { hashToken } from '../members/context';
import type { Sql } from '../../platform/database/sql';

/** How long a browser may take to sign a challenge. */
export const challengeMinutes = 5;
/** When there are more, the oldest go first: nobody fills the disk by asking. */
const mostChallenges = 20_000;

interface Challenge {
  /** Who adds a passkey; null to sign in. */
  memberId: number | null;
  /** The account handle for the new passkey; null to sign in. */
  userHandle: Uint8Array | null;
  /** The path to open after signing in. */
  returnTo: string | null;
}

/** Stores a challenge for one browser. */
export async function storeChallenge(
  sql: Sql,
  browserHash: Buffer,
  challenge: string,
  { memberId = null, userHandle = null, returnTo = null }: Partial<Challenge>,
): Promise<void> {
  await sql`
    with old as (
      delete from passkey_challenges
      where created_at < now() - make_interval(mins => ${challengeMinutes})
        or created_at <= (
          select created_at
          from passkey_challenges
          order by created_at desc
          offset ${mostChallenges - 1}
          limit 1
        )
    )
    insert into passkey_challenges (challenge_hash, browser_hash, member_id, user_handle, return_to)
    values (${hashToken(challenge)}, ${browserHash}, ${memberId}, ${userHandle}, ${returnTo})`;
}

/** Takes a challenge, once, in time, only in the browser that asked and for the same purpose; null otherwise. */
export async function takeChallenge(
  sql: Sql,
  browserHash: Buffer,
  challenge: string,
  memberId: number | null,
): Promise<Challenge | null> {
  const [taken] = await sql<Challenge[]>`
    delete from passkey_challenges
    where challenge_hash = ${hashToken(challenge)}
      and browser_hash = ${browserHash}
      and member_id is not distinct from ${memberId}
      and created_at > now() - make_interval(mins => ${challengeMinutes})
    returning member_id as "memberId", user_handle as "userHandle", return_to as "returnTo"`;
  return taken ?? null;
}
