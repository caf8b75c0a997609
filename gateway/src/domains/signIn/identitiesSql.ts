import type { Sql } from '../../platform/database/sql';
import { memberColumns, type MemberRow } from '../members/sql';
import type { Proof } from './proof';

/**
 * The account of a proven person, created at the first sign-in and updated at each; a name that the member has chosen
 * stays. Null if the verified address belongs to a member who has not yet proved this way (docs/decisions/0053).
 */
export async function upsertAccount(sql: Sql, proof: Proof): Promise<MemberRow | null> {
  const [member] = await sql<MemberRow[]>`
    select ${memberColumns(sql)}
    from enter_account(
      ${proof.issuer}, ${proof.subject}, ${proof.email}, ${proof.isVerified},
      ${proof.firstName}, ${proof.lastName}, ${proof.name}, ${proof.profileImageUrl}
    ) as members`;
  return member ?? null;
}
