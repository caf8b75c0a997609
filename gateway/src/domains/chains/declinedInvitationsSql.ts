import type { Sql } from '../../platform/database/sql';

/** Whether the owner of an address gets no more invitations, by the token of their link; null for a forged token. */
export async function findDeclined(sql: Sql, token: Buffer): Promise<boolean | null> {
  const [link] = await sql<{ isDeclined: boolean }[]>`
    select exists (
      select from declined_invitations where declined_invitations.address_hash = given.address_hash
    ) as "isDeclined"
    from ${given(sql, token)}`;
  return link?.isDeclined ?? null;
}

/** Sends no more invitations to the address of a link; false for a forged token. */
export async function insertDeclined(sql: Sql, token: Buffer): Promise<boolean> {
  const valid = await sql`
    with valid as (
      select address_hash from ${given(sql, token)}
    ), declined as (
      insert into declined_invitations (address_hash)
      select address_hash from valid
      on conflict do nothing
    )
    select from valid`;
  return valid.length > 0;
}

/** The hash in a valid token, as a relation. */
const given = (sql: Sql, token: Buffer) => sql`(
  select address_hash
  from (select substr(${token}::bytea, 1, 32) as address_hash) as parts
  where invitation_token(address_hash) = ${token}::bytea
) as given`;
