import { strict as assert } from 'node:assert';
import { call } from './calls.mjs';
import { createCommunity } from './community.mjs';
import { eventually } from './eventually.mjs';
import { openGateway } from './gateway.mjs';
import { openPair } from './pair.mjs';
import { connectTo, onDatabase } from './postgres.mjs';

/** A read replica that falls behind, is killed and returns. */
export const replica = [
  {
    name: 'A replica serves the feeds of visitors; members read what they wrote; while it is behind or away, the primary serves',
    isLong: true,
    async run({ random }) {
      const { primary, standby, name } = await openPair();
      const gateway = await openGateway(primary.urlOf(name), { DATABASE_REPLICA_URL: standby.urlOf(name) });
      const sql = connectTo(standby.urlOf(name), { max: 1 });
      try {
        const { members } = await onDatabase(primary.urlOf(name), (own) => createCommunity(own));
        const feed = async (as) => (await call(gateway.origin, '/api/prayers?limit=20', { as })).body.prayers;
        const createPrayer = async (title, as = members[0]) => {
          const prayer = {
            name: 'Member',
            email: 'm@example.org',
            category: 'family',
            description: 'Please pray.',
          };
          const { status, body } = await call(gateway.origin, '/api/prayers', {
            as,
            method: 'POST',
            body: { ...prayer, title },
          });
          assert.equal(status, 201, JSON.stringify(body));
          return body.id;
        };
        const shows = async (id, as) => (await feed(as)).some((prayer) => prayer.id === id);

        await eventually(async () => (await feed()) && (await hasReadFeed(sql)));

        for (let round = 1; round <= 50; round++) {
          const as = members[Math.floor(random() * members.length)];
          assert.ok(
            await shows(await createPrayer(`Own words ${round}`, as), as),
            'A member did not read their own prayer',
          );
        }

        await sql`select pg_wal_replay_pause()`;
        const paused = await createPrayer('While the replica is paused');
        assert.ok(!(await shows(paused)), 'Visitors do not read from the replica');
        const began = performance.now();
        await eventually(() => shows(paused));
        const behind = (performance.now() - began) / 1000;
        await sql`select pg_wal_replay_resume()`;

        await standby.kill();
        const away = await createPrayer('While the replica is away');
        const responses = await Promise.all(members.map(() => call(gateway.origin, '/api/prayers')));
        assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]));
        await eventually(() => shows(away));

        await standby.start();
        await eventually(async () => (await feed()) && (await hasReadFeed(sql)));
        return `50 of 50 own prayers read at once; a paused replica is avoided after ${behind.toFixed(1)} s; a killed one costs no response, and is used again when it returns`;
      } finally {
        await sql.end({ timeout: 1 });
        await gateway.remove();
        await standby.remove();
        await primary.remove();
      }
    },
  },
];

/** Whether the gateway has read a page of the wall from this server. */
async function hasReadFeed(sql) {
  const found = await sql`
    select from pg_stat_activity
    where application_name = 'prayer-wall' and query like '%caller%'`;
  return found.length > 0;
}
