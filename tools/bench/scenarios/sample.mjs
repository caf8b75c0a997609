import postgres from 'postgres';
import { membersFor } from '../data/prayers.mjs';
import { randomFrom } from '../../faults/random.mjs';
import { sessionsFor } from '../data/sessions.mjs';

/** The data for the calls of a run: members, prayers from everywhere in the order, rare words. */
export async function takeSample(url, size) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const random = randomFrom(size + 1);
  const ids = Array.from({ length: 600 }, () => 1 + Math.floor(random() * size));
  const positions = await sql`
    select id, category, created_at as "createdAt", amen_count as "amenCount", hot
    from prayers
    where id = any(${ids}) and status = 'active'
    order by md5(id::text)`;
  const rareWords = await sql`
    select word
    from lexemes
    where ndoc > 1 and word ~ '^[a-z]{5,}$'
    order by ndoc, md5(word)
    limit 12`;
  const freshPrayer = await addFreshPrayer(sql);
  await sql.end();
  return {
    members: Array.from({ length: 64 }, (_, index) => 1 + index),
    positions,
    rareWords: rareWords.map(({ word }) => word),
    freshPrayer,
    actorsOf: actorsFor(sessionsFor(membersFor(size))),
  };
}

/** A prayer without amens. Returns its id. */
export async function addFreshPrayer(sql) {
  const [{ id }] = await sql`
    insert into prayers (author_id, typed_name, typed_email, title, description, category, is_anonymous)
    values (1, 'Ruth', 'ruth@example.org', 'For rain', 'The fields are dry.', 'general', false)
    returning id`;
  return id;
}

/** Members for writes: different ones in each round and each run. */
function actorsFor(count) {
  const shift = Math.floor(Date.now() / 1000) * 7919;
  const perRound = Math.max(1, Math.floor(count / mostRounds));
  return (round) =>
    Array.from({ length: perRound }, (_, index) => 1 + ((index + round * perRound + shift) % count));
}

const mostRounds = 3;
