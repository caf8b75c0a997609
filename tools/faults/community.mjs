import { createHash, randomBytes } from 'node:crypto';

/**
 * Creates members with sessions, prayers and chains in a migrated database.
 *
 * @returns {Promise<{ members: { id: number, cookie: string, address: string }[], prayers: number[], chains: number[] }>}
 *   address: different for each member, so that rate limits stay apart; label: when a database has several communities
 */
export async function createCommunity(
  sql,
  { members: count = 12, prayers = 10, chains = 6, label = '' } = {},
) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const created = [];
  for (const [number, token] of tokens.entries()) {
    const name = `Member ${label}${number}`;
    const [{ id }] = await sql`
      with member as (
        insert into members (provider_subject, email, is_verified, first_name, last_name, name, time_zone)
        values (${name}, ${`member${label}${number}@example.org`}, true, 'Member', ${String(number)}, ${name}, 'UTC')
        returning id
      )
      insert into sessions (token_hash, member_id, expires_at)
      select ${createHash('sha256').update(token).digest()}, member.id, now() + interval '7 days'
      from member
      returning member_id as id`;
    created.push({ id, cookie: `pw_session=${token}`, address: `10.${number >> 8}.${number & 255}.1` });
  }
  const [{ id: author }] = created;
  return {
    members: created,
    prayers: await idsOf(sql`
      insert into prayers (author_id, typed_name, typed_email, title, description, category, is_anonymous)
      select ${author}, 'Member 0', 'member0@example.org', ${`Prayer ${label}`} || number, 'Please pray.', 'family', false
      from generate_series(1, ${prayers}::integer) as number
      returning id`),
    chains: await idsOf(sql`
      insert into prayer_chains (creator_id, title, start_time, end_time, time_zone, visibility)
      select ${author}, 'Chain ' || number, now(), now() + interval '2 days', 'UTC', 'public'
      from generate_series(1, ${chains}::integer) as number
      returning id`),
  };
}

const idsOf = async (rows) => (await rows).map(({ id }) => id);
