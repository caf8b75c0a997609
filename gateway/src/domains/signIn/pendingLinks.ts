import type { Sql } from '../../platform/database/sql';
import { hashToken } from '../members/context';
import { createSecret } from './browserCookie';
import type { Proof } from './proof';

/** Binds a pending link to the browser that has proved the new way. */
export const linkCookie = 'pw_link';
export const linkSeconds = 600;

/**
 * Stores a way whose verified address belongs to a member, until that member signs in the old way. Returns the secret
 * for the browser's cookie.
 */
export async function storePendingLink(sql: Sql, proof: Proof, returnTo: string | null): Promise<string> {
  const secret = createSecret();
  await sql`
    insert into pending_links (browser_hash, way, issuer, subject, email, return_to)
    values (${hashToken(secret)}, ${proof.way}, ${proof.issuer}, ${proof.subject}, ${proof.email}, ${returnTo})`;
  return secret;
}

/**
 * Takes the pending link of a browser, once, and adds its way to the member who has now signed in, if the address is
 * theirs. Returns the path that the first of the two sign-ins wanted to return to.
 */
export async function linkPending(
  sql: Sql,
  secret: string,
  { id, device }: { id: number; device: string },
): Promise<string | null> {
  const [taken] = await sql<{ returnTo: string | null }[]>`
    with taken as (
      delete from pending_links
      where browser_hash = ${hashToken(secret)}
      returning *
    ), valid as (
      select * from taken where created_at > now() - make_interval(secs => ${linkSeconds})
    ), linked as (
      insert into identities (member_id, issuer, subject, email, is_verified)
      select members.id, valid.issuer, valid.subject, valid.email, true
      from valid
      join members on members.id = ${id} and members.suspended_at is null
      where members.id in (select members_of_address(valid.email, valid.issuer))
      on conflict (issuer, subject) do nothing
      returning member_id
    ), recorded as (
      insert into sign_in_events (member_id, kind, way, device)
      select linked.member_id, 'way_linked', valid.way, ${device}
      from linked, valid
    )
    select return_to as "returnTo" from valid`;
  return taken?.returnTo ?? null;
}

/** Deletes the links that nobody has completed, which hold addresses. */
export async function deletePendingLinks(sql: Sql): Promise<void> {
  await sql`delete from pending_links where created_at < now() - make_interval(secs => ${linkSeconds})`;
}
