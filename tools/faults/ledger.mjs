import { strict as assert } from 'node:assert';
import { setTimeout as pause } from 'node:timers/promises';
import { call, requireRepeatable } from './calls.mjs';
import { oneOf } from './random.mjs';

const retryPause = 150;

/**
 * Members who all write at the same time, each write with its own key and repeated until it is acknowledged, and the
 * ledger of acknowledged writes.
 *
 * @param {{ members: object[], prayers: number[], chains: number[] }} community
 * @param {{ origin: () => string, random: () => number, mayBreak?: boolean, label?: string, onAcknowledged?: (origin: string) => void }} how
 *   origin: for the next call; mayBreak: whether a connection may end without a response; label: begins the texts of
 *   this ledger, when a database has several
 */
export function openLedger(
  { members, prayers, chains },
  { origin, random, mayBreak = false, label = 'write', onAcknowledged = () => undefined },
) {
  const acknowledged = { prayers: [], comments: [], amens: [], slots: [] };
  const refused = { unavailable: 0, broken: 0 };
  const round = { isOver: false, writes: 0 };
  const hours = chains.flatMap((chain) => Array.from({ length: 24 }, (_, hour) => ({ chain, hour })));
  const writers = Promise.all(members.map(write));
  const failed = new Promise((_, reject) => void writers.catch(reject));
  // It may reject while nobody awaits it.
  failed.catch(() => undefined);

  return {
    acknowledged,
    refused,
    /** Waits for `by` more acknowledged writes; rejects as soon as a write fails. */
    async grow(by) {
      const enough = count() + by;
      while (count() < enough) await Promise.race([pause(20), failed]);
    },
    /** Starts no further writes; pending ones are repeated until they are acknowledged. */
    async end() {
      round.isOver = true;
      await writers;
    },
  };

  function count() {
    return Object.values(acknowledged).reduce((sum, { length }) => sum + length, 0);
  }

  async function write(member) {
    while (!round.isOver) {
      round.writes += 1;
      await oneOf(random, [createPrayer, encourage, encourage, giveAmen, giveAmen, joinSlot])(
        member,
        `${label} ${round.writes}`,
      );
    }
  }

  async function createPrayer(as, title) {
    const body = {
      name: 'Member',
      email: 'member@example.org',
      title,
      description: `Please pray: ${title}`,
      category: 'family',
    };
    const { id } = await untilAcknowledged('/api/prayers', { as, body, key: title }, [201]);
    acknowledged.prayers.push({ id, marker: title });
    prayers.push(id);
  }

  async function encourage(as, content) {
    const prayer = oneOf(random, prayers);
    const path = `/api/prayers/${prayer}/comments`;
    const { id } = await untilAcknowledged(path, { as, body: { content }, key: content }, [201]);
    acknowledged.comments.push({ id, marker: content });
  }

  async function giveAmen(as) {
    const prayer = oneOf(random, prayers);
    await untilAcknowledged(`/api/prayers/${prayer}/amen`, { as }, [200]);
    acknowledged.amens.push({ prayer, member: as.id });
  }

  /** Of two members who want an hour at once only one gets it; only that one is in the ledger. */
  async function joinSlot(as) {
    const { chain, hour } = oneOf(random, hours);
    const path = `/api/prayer-chains/${chain}/join`;
    const taken = await untilAcknowledged(path, { as, body: { hourSlot: hour } }, [200, 409]);
    if (taken.hourSlot === hour) acknowledged.slots.push({ chain, hour, member: as.id });
  }

  /** Returns the body of the acknowledging response. */
  async function untilAcknowledged(path, options, expected) {
    for (;;) {
      const at = origin();
      const response = await call(at, path, { method: 'POST', ...options });
      if (expected.includes(response.status)) {
        onAcknowledged(at);
        return response.body;
      }
      if (mayBreak && response.status === 0) refused.broken += 1;
      else {
        requireRepeatable(response, `POST ${path}`);
        refused.unavailable += 1;
      }
      await pause(retryPause);
    }
  }
}

/**
 * Compares the ledger with the database, and the counters with the rows.
 *
 * @returns {Promise<{ acknowledged: number, lost: number, duplicated: number }>}
 */
export async function balance(sql, { acknowledged: { prayers, comments, amens, slots } }) {
  const lost = [
    await missing(sql`
      select from ${unnest(sql, prayers)} where not exists (
        select from prayers where prayers.id = given.id and prayers.title = given.marker)`),
    await missing(sql`
      select from ${unnest(sql, comments)} where not exists (
        select from comments where comments.id = given.id and comments.content = given.marker)`),
    await missing(sql`
      select from jsonb_to_recordset(${sql.json(amens)}) as given (prayer integer, member integer)
      where not exists (
        select from amens where amens.prayer_id = given.prayer and amens.member_id = given.member)`),
    await missing(sql`
      select from jsonb_to_recordset(${sql.json(slots)}) as given (chain integer, hour integer, member integer)
      where not exists (
        select from chain_slots
        where chain_id = given.chain and hour_slot = given.hour and chain_slots.member_id = given.member)`),
  ];
  // Includes writes whose acknowledgement was lost.
  const duplicated = [
    await missing(sql`select from prayers group by title having count(*) > 1`),
    await missing(sql`select from comments group by content having count(*) > 1`),
  ];
  await requireTrueCounts(sql);
  const verdict = {
    acknowledged: prayers.length + comments.length + amens.length + slots.length,
    lost: lost.reduce((sum, count) => sum + count),
    duplicated: duplicated.reduce((sum, count) => sum + count),
  };
  assert.deepEqual({ lost: verdict.lost, duplicated: verdict.duplicated }, { lost: 0, duplicated: 0 });
  return verdict;
}

const unnest = (sql, given) => sql`jsonb_to_recordset(${sql.json(given)}) as given (id integer, marker text)`;

const missing = async (rows) => (await rows).length;

async function requireTrueCounts(sql) {
  const wrong = await sql`
    select id, amen_count, comment_count
    from prayers
    where amen_count <> (select count(*) from amens where prayer_id = prayers.id)
      or comment_count <> (select count(*) from comments where prayer_id = prayers.id)`;
  assert.deepEqual([...wrong], [], 'counts of prayers');
  const [{ stored, counted }] = await sql`
    select
      (select jsonb_build_array(sum(total_prayers), sum(total_amens), sum(total_prayer_chains)) from site_counters) as stored,
      jsonb_build_array(
        (select count(*) from prayers), (select count(*) from amens), (select count(*) from prayer_chains)
      ) as counted`;
  assert.deepEqual(stored, counted, 'counts of the site');
}
