import type { Fragment } from 'postgres';
import type { Passkey } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';
import { memberColumns, type MemberRow } from '../members/sql';

/** A passkey as its authenticator registered it. */
interface NewPasskey {
  name: string;
  credentialId: Uint8Array;
  /** COSE. */
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  userHandle: Uint8Array;
}

/** A passkey with its member, to verify a signature. */
type KnownPasskey = MemberRow & { passkeyId: number; publicKey: Buffer; userHandle: Buffer };

const passkeyColumns = columns<Passkey>({
  id: 'passkeys.id',
  name: 'passkeys.name',
  createdAt: 'passkeys.created_at',
  lastUsedAt: 'passkeys.last_used_at',
  mayBeCopied: 'passkeys.copied_at is not null',
});

/** The member's passkeys, oldest first. */
export function findPasskeys(sql: Sql, memberId: number): Promise<Passkey[]> {
  return sql<Passkey[]>`
    select ${passkeyColumns(sql)}
    from passkeys
    where member_id = ${memberId}
    order by id`;
}

/** The data that a browser needs to add a passkey: existing passkeys, and the account's handle if there is one. */
export async function findRegistered(sql: Sql, memberId: number) {
  const rows = await sql<{ credentialId: Buffer; transports: string[]; userHandle: Buffer }[]>`
    select credential_id as "credentialId", transports, user_handle as "userHandle"
    from passkeys
    where member_id = ${memberId}
    order by id`;
  return { passkeys: rows, userHandle: rows[0]?.userHandle ?? null };
}

/** Null if the credential is already registered. @throws a violation of `passkeys_most` */
export async function insertPasskey(
  sql: Sql,
  memberId: number,
  { sessionHash, ...passkey }: NewPasskey & { sessionHash: Buffer | null },
  recordKey: Fragment,
): Promise<Passkey | null> {
  const [added] = await sql<Passkey[]>`
    with made as (
      insert into passkeys (member_id, credential_id, public_key, counter, transports, user_handle, name)
      values (
        ${memberId}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.counter},
        ${passkey.transports as string[]}, ${passkey.userHandle}, ${passkey.name}
      )
      on conflict (credential_id) do nothing
      returning *
    ), recorded as (
      insert into sign_in_events (member_id, kind, way, device)
      select member_id, 'passkey_added', 'passkey', (select device from sessions where token_hash = ${sessionHash})
      from made
    )
    ${recordKey}
    select ${passkeyColumns(sql)}
    from made as passkeys`;
  return added ?? null;
}

/** Renames one of the member's own passkeys; null if there is no such passkey. */
export async function updatePasskeyName(
  sql: Sql,
  memberId: number,
  id: number,
  name: string,
): Promise<Passkey | null> {
  const [renamed] = await sql<Passkey[]>`
    update passkeys
    set name = ${name}
    where id = ${id} and member_id = ${memberId}
    returning ${passkeyColumns(sql)}`;
  return renamed ?? null;
}

export async function findPasskeyByCredential(
  sql: Sql,
  credentialId: Uint8Array,
): Promise<KnownPasskey | null> {
  const [known] = await sql<KnownPasskey[]>`
    select
      ${memberColumns(sql)}, passkeys.id as "passkeyId", passkeys.public_key as "publicKey",
      passkeys.user_handle as "userHandle"
    from passkeys
    join members on members.id = passkeys.member_id
    where passkeys.credential_id = ${credentialId}`;
  return known ?? null;
}

/**
 * Records a use by the counter of its signature. Returns false if the counter has not gone up, so that there may be a
 * copy of the passkey; its owner sees that. Authenticators that do not count always say 0.
 */
export async function recordUse(
  sql: Sql,
  passkeyId: number,
  { counter, device }: { counter: number; device: string },
): Promise<boolean> {
  const [used] = await sql<{ isNewer: boolean }[]>`
    with known as (
      select id, counter < ${counter} or (counter = 0 and ${counter} = 0) as is_newer
      from passkeys
      where id = ${passkeyId}
      for update
    ), used as (
      update passkeys
      set
        counter = greatest(passkeys.counter, ${counter}),
        last_used_at = case when known.is_newer then now() else passkeys.last_used_at end,
        copied_at = case when known.is_newer then passkeys.copied_at else now() end
      from known
      where passkeys.id = known.id
      returning passkeys.member_id, known.is_newer
    ), recorded as (
      insert into sign_in_events (member_id, kind, way, device)
      select member_id, 'failed', 'passkey', ${device}
      from used
      where not is_newer
    )
    select is_newer as "isNewer"
    from used`;
  return used?.isNewer ?? false;
}
