import type { Fragment } from 'postgres';
import { tokenLimits, type TokenScope } from 'schema/rules/token';
import type { ApiToken } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import type { Sql } from '../../platform/database/sql';

/** Days for which an expired token is still listed, so that its member sees why a program has stopped. */
const daysAfterEnd = 30;

const tokenColumns = columns<ApiToken>({
  id: 'id',
  name: 'name',
  scope: 'scope',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  lastUsedAt: 'last_used_at',
});

export function findTokens(sql: Sql, memberId: number): Promise<ApiToken[]> {
  return sql<ApiToken[]>`
    select ${tokenColumns(sql)}
    from api_tokens
    where member_id = ${memberId}
    order by created_at desc, id desc`;
}

/** A token of this member with this secret. */
export async function findToken(
  sql: Sql,
  memberId: number,
  { id, tokenHash }: { id: number; tokenHash: Buffer },
): Promise<ApiToken | null> {
  const [token] = await sql<ApiToken[]>`
    select ${tokenColumns(sql)}
    from api_tokens
    where id = ${id} and member_id = ${memberId} and token_hash = ${tokenHash}`;
  return token ?? null;
}

interface NewToken {
  name: string;
  scope: TokenScope;
  expiresInDays: number;
  tokenHash: Buffer;
}

/** Takes the first free place of the member; null if there is none, or if there is a token with this secret. */
export async function insertToken(
  sql: Sql,
  memberId: number,
  { name, scope, expiresInDays, tokenHash }: NewToken,
  recordKey: Fragment,
): Promise<ApiToken | null> {
  const [made] = await sql<ApiToken[]>`
    with free as (
      select place
      from generate_series(1, ${tokenLimits.perMember}::integer) as place
      where not exists (
        select
        from api_tokens
        where api_tokens.member_id = ${memberId} and api_tokens.place = place.place
      )
      order by place
      limit 1
    ), made as (
      insert into api_tokens (member_id, place, token_hash, name, scope, expires_at)
      select
        ${memberId}, free.place, ${tokenHash}, ${name}, ${scope}, now() + make_interval(days => ${expiresInDays})
      from free
      on conflict (token_hash) do nothing
      returning *
    ), recorded as (
      insert into sign_in_events (member_id, kind)
      select member_id, 'token_added'
      from made
    )
    ${recordKey}
    select ${tokenColumns(sql)}
    from made`;
  return made ?? null;
}

/** Whether the member had such a token. */
export async function deleteOwnToken(sql: Sql, memberId: number, id: number): Promise<boolean> {
  const deleted = await sql`
    with deleted as (
      delete from api_tokens
      where id = ${id} and member_id = ${memberId}
      returning member_id
    ), recorded as (
      insert into sign_in_events (member_id, kind)
      select member_id, 'token_deleted'
      from deleted
    )
    select from deleted`;
  return deleted.length > 0;
}

export async function deleteEndedTokens(sql: Sql): Promise<void> {
  await sql`
    delete from api_tokens
    where expires_at < now() - make_interval(days => ${daysAfterEnd})`;
}
