import type { WayToSignIn } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';

const wayColumns = columns<WayToSignIn>({
  id: 'identities.id',
  provider: `case when identities.issuer in ('google', 'email') then identities.issuer else 'oidc' end`,
  address: 'identities.email',
  createdAt: 'identities.created_at',
  lastUsedAt: 'identities.last_used_at',
});

/** The member's identities of these issuers, oldest first. */
export function findWays(sql: Sql, memberId: number, issuers: readonly string[]): Promise<WayToSignIn[]> {
  return sql<WayToSignIn[]>`
    select ${wayColumns(sql)}
    from identities
    where member_id = ${memberId} and issuer = any(${issuers as string[]})
    order by id`;
}

/** The way to remove: the number of a passkey or of another way. */
export type Removed = { passkey: number } | { identity: number };

/** Removes a way of the member's own, unless it is the last one of those that this site offers. */
export async function removeWay(
  sql: Sql,
  memberId: number,
  way: Removed,
  { issuers, sessionHash }: { issuers: readonly string[]; sessionHash: Buffer | null },
): Promise<'removed' | 'last' | 'unknown'> {
  const passkey = 'passkey' in way ? way.passkey : null;
  const identity = 'identity' in way ? way.identity : null;
  const [{ outcome }] = await sql<[{ outcome: 'removed' | 'last' | 'unknown' }]>`
    select remove_way_to_sign_in(
      ${memberId}, ${passkey}, ${identity}, ${issuers as string[]}, ${sessionHash}
    ) as outcome`;
  return outcome;
}
