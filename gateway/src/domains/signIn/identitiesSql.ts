import type { Sql } from '../../platform/database/sql';
import { memberColumns, type MemberRow } from '../members/sql';
import type { Proof } from './proof';

/**
 * The account of a proven person, created at the first sign-in and updated at each; a name that the member has chosen
 * stays.
 */
export async function saveMember(sql: Sql, proof: Proof): Promise<MemberRow> {
  const { firstName, lastName, name } = proof;
  const authId = proof.issuer === 'google' ? proof.subject : `${proof.issuer} ${proof.subject}`;
  const [member] = await sql<[MemberRow]>`
    with known as (
      select member_id from identities where issuer = ${proof.issuer} and subject = ${proof.subject}
    ),
    saved as (
      insert into members (
        provider_subject, email, is_verified, first_name, last_name, name, profile_image_url, provider_names
      )
      values (
        coalesce((select provider_subject from members where id = (select member_id from known)), ${authId}),
        ${proof.email}, ${proof.isVerified}, ${firstName}, ${lastName}, ${name}, ${proof.profileImageUrl},
        ${sql.json({ firstName, lastName, name })}
      )
      on conflict (provider_subject) do update set
        email = excluded.email,
        is_verified = excluded.is_verified,
        first_name = case when members.display_name is null then excluded.first_name end,
        last_name = case when members.display_name is null then excluded.last_name end,
        name = coalesce(members.display_name, excluded.name),
        profile_image_url = excluded.profile_image_url,
        provider_names = excluded.provider_names
      returning ${memberColumns(sql)}
    ),
    used as (
      insert into identities (member_id, issuer, subject, email, is_verified, last_used_at)
      select id, ${proof.issuer}, ${proof.subject}, nullif(${proof.email}, ''), ${proof.isVerified}, now()
      from saved
      on conflict (issuer, subject) do update set
        email = excluded.email,
        is_verified = excluded.is_verified,
        last_used_at = excluded.last_used_at
    )
    select * from saved`;
  return member;
}
