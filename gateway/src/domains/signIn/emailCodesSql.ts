import type { Locale } from 'schema/locales';
import type { Sql } from '../../platform/database/sql';
import { postMails } from '../../platform/outbox/outbox';

export const codeMinutes = 10;
const maxTries = 5;
const maxMails = 3;
const mailMinutes = 15;
/** Wrong codes of an address in a day after which its mails have a link alone, which nobody can guess. */
const maxMisses = 15;
/** As many requests may wait for their job. */
const maxRequests = 10_000;

/** A request of a code that waits for the job. */
export interface CodeRequest {
  id: string;
  email: string;
  /** Of the browser's cookie. */
  browserHash: Buffer;
}

/** Stores a request for the job, and returns false if too many wait. The same work for every address. */
export async function storeCodeRequest(
  sql: Sql,
  {
    email,
    browserHash,
    returnTo,
    locale,
  }: Omit<CodeRequest, 'id'> & { returnTo: string | null; locale: Locale },
): Promise<boolean> {
  const stored = await sql`
    insert into sign_in_code_requests (email, browser_hash, return_to, locale)
    select ${email}, ${browserHash}, ${returnTo}::text, ${locale}
    where (select count(*) from (select from sign_in_code_requests limit ${maxRequests}) as waiting) < ${maxRequests}
    returning id`;
  return stored.length > 0;
}

/** The request that has waited longest. */
export async function findCodeRequest(sql: Sql): Promise<CodeRequest | null> {
  const [request] = await sql<CodeRequest[]>`
    select id, email, browser_hash as "browserHash"
    from sign_in_code_requests
    order by id
    limit 1`;
  return request ?? null;
}

/** The hashes of the code and the token of a mail, and the values of its text. */
export interface Secret {
  codeHash: Buffer;
  tokenHash: Buffer;
  productName: string;
  /** The props of the mail with code and link. */
  withCode: { sealed: string };
  /** With the link alone. */
  withoutCode: { sealed: string };
}

/**
 * Takes a request and mails its secret, which replaces an earlier one of the same browser and address: at most three
 * mails in 15 minutes to an address, from all browsers. Over that limit nothing happens, and an earlier secret stays valid.
 */
export async function createCode(sql: Sql, { id }: CodeRequest, secret: Secret): Promise<void> {
  const recently = sql`sent > now() - make_interval(mins => ${mailMinutes})`;
  await sql`
    with request as (
      delete from sign_in_code_requests
      where id = ${id}
      returning email, browser_hash, return_to, locale
    ), allowed as (
      insert into sign_in_mails as known (email, mailed_at)
      select email, array[now()]
      from request
      on conflict (email) do update
      set mailed_at = array(select sent from unnest(known.mailed_at) as sent where ${recently}) || now()
      where (select count(*) from unnest(known.mailed_at) as sent where ${recently}) < ${maxMails}
      returning email
    ), code as (
      insert into sign_in_codes (browser_hash, email, code_hash, token_hash, return_to)
      select
        browser_hash,
        email,
        case when (
          select count(*)
          from sign_in_code_misses
          where sign_in_code_misses.email = request.email
            and sign_in_code_misses.created_at > now() - interval '1 day'
        ) < ${maxMisses} then ${secret.codeHash}::bytea end,
        ${secret.tokenHash},
        return_to
      from request
      join allowed using (email)
      on conflict (browser_hash, email) do update
      set
        code_hash = excluded.code_hash,
        token_hash = excluded.token_hash,
        return_to = excluded.return_to,
        tries = 0,
        used_at = null,
        created_at = now()
      returning email, code_hash is not null as has_code
    )
    ${postMails(
      sql,
      {
        dedupeKey: sql`${`sign-in:${secret.tokenHash.toString('hex')}`}::text`,
        recipient: sql`code.email`,
        subject: sql`'Your sign-in ' || case when has_code then 'code' else 'link' end || ' for ' || ${secret.productName}::text`,
        template: 'sign_in_code',
        props: sql`case when has_code then ${sql.json(secret.withCode)}::jsonb else ${sql.json(secret.withoutCode)}::jsonb end`,
        locale: sql`(select locale from request)`,
        isUrgent: true,
      },
      sql`code`,
    )}`;
}

/** The address that was proved, and where its owner wants to return. */
export interface ProvedAddress {
  email: string;
  returnTo: string | null;
}

/**
 * Tries a code and uses it if it is right. A try counts only in the browser that asked, and whatever runs at the same
 * time the sixth finds nothing: each takes its turn at the row. Null if it did not count.
 */
export async function tryCode(
  sql: Sql,
  { email, browserHash, codeHash }: { email: string; browserHash: Buffer; codeHash: Buffer },
): Promise<(ProvedAddress & { isRight: boolean }) | null> {
  const [tried] = await sql<(ProvedAddress & { isRight: boolean })[]>`
    with tried as (
      update sign_in_codes
      set tries = tries + 1, used_at = case when code_hash = ${codeHash} then now() end
      where email = ${email} and code_hash is not null and ${isOpen(sql, browserHash)}
      returning email, return_to, used_at is not null as is_right
    ), missed as (
      insert into sign_in_code_misses (email)
      select email from tried where not is_right
    )
    select email, return_to as "returnTo", is_right as "isRight"
    from tried`;
  return tried ?? null;
}

/** Uses the token of a link. Nobody can guess one, so that wrong ones are not counted. */
export async function takeToken(
  sql: Sql,
  { browserHash, tokenHash }: { browserHash: Buffer; tokenHash: Buffer },
): Promise<ProvedAddress | null> {
  const [proved] = await sql<ProvedAddress[]>`
    update sign_in_codes
    set used_at = now()
    where token_hash = ${tokenHash} and ${isOpen(sql, browserHash)}
    returning email, return_to as "returnTo"`;
  return proved ?? null;
}

const isOpen = (sql: Sql, browserHash: Buffer) => sql`
  browser_hash = ${browserHash}
  and used_at is null
  and tries < ${maxTries}
  and created_at > now() - make_interval(mins => ${codeMinutes})`;

/** Deletes what no longer proves, limits or counts anything, and with it the addresses. */
export async function deleteOldCodes(sql: Sql): Promise<void> {
  await sql`
    with codes as (
      delete from sign_in_codes where created_at < now() - make_interval(mins => ${codeMinutes})
    ), misses as (
      delete from sign_in_code_misses where created_at < now() - interval '1 day'
    ), mails as (
      delete from outbox where template = 'sign_in_code' and settled_at < now() - interval '1 day'
    )
    delete from sign_in_mails
    where not exists (
      select from unnest(mailed_at) as sent where sent > now() - make_interval(mins => ${mailMinutes})
    )`;
}
