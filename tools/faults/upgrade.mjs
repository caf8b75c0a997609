import { strict as assert } from 'node:assert';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { inRoot } from '../../scripts/tree/root.mjs';
import { checkOutGateway } from '../upgrades/checkOut.mjs';
import { openBalancer } from './balancer.mjs';
import { call } from './calls.mjs';
import { createCommunity } from './community.mjs';
import { openGateway, startGateway } from './gateway.mjs';
import { balance, openLedger } from './ledger.mjs';
import { onDatabase } from './postgres.mjs';

const directory = inRoot('gateway/migrations');

/** A new version takes the place of an older one while members write. */
export const upgrade = [
  ...earlierReleases().map(({ name, commit }) => ({
    name: `Gateways of the release before (${name}) serve beside the newest, during its migrations and after them`,
    isLong: true,
    run: (given) => sideBySide(commit, given),
  })),
  {
    name: 'A migration that fails: the new gateway ends with 1 and says why, the old one goes on',
    isLong: true,
    async run({ makeDatabase, random }) {
      const url = await makeDatabase();
      const old = await openGateway(url);
      const planted = mkdtempSync(path.join(tmpdir(), 'prayer-wall-planted-'));
      cpSync(directory, planted, { recursive: true });
      writeFileSync(
        path.join(planted, '9999_planted.sql'),
        'alter table prayers add column planted text; select 1 / 0',
      );
      try {
        const community = await onDatabase(url, (sql) => createCommunity(sql));
        const ledger = openLedger(community, { origin: () => old.origin, random });
        await ledger.grow(20);
        const failing = await startGateway(url, { MIGRATIONS_DIR: planted });
        assert.equal(await failing.ended, 'code 1');
        const [said] = failing.log().trim().split('\n').slice(-1);
        assert.match(said, /^PW-283 The migration 9999_planted\.sql fails: division by zero\. /);
        await failing.remove();
        await ledger.grow(20);
        // The lock is free, and nothing of the migration is there.
        const next = await openGateway(url);
        await next.remove();
        await ledger.end();
        assert.equal(ledger.refused.unavailable, 0);
        const { acknowledged } = await onDatabase(url, (sql) => balance(sql, ledger));
        return `${acknowledged} writes acknowledged, none refused, lost or duplicated`;
      } finally {
        await old.remove();
        rmSync(planted, { recursive: true });
      }
    },
  },
];

/** The last two kept releases whose migrations are not yet all of today's. */
function earlierReleases() {
  const folder = inRoot('gateway/releases');
  const today = readdirSync(directory).length;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json.gz'))
    .map((file) => ({
      name: file.replace('.json.gz', ''),
      ...JSON.parse(gunzipSync(readFileSync(path.join(folder, file)))),
    }))
    .map(({ name, commit, migrations }) => ({ name, commit, count: Object.keys(migrations).length }))
    .filter(({ count }) => count < today)
    .toSorted((one, other) => one.count - other.count)
    .slice(-2);
}

async function sideBySide(commit, { makeDatabase, random }) {
  const url = await makeDatabase();
  const release = checkOutGateway(commit);
  const openOld = () => openGateway(url, { MIGRATIONS_DIR: release.migrations }, release.program);
  const all = [await openOld(), await openOld()];
  const [one, two] = all;
  let serving = [one, two];
  const balancer = await openBalancer(() => serving.map(({ port }) => port));
  try {
    const community = await onDatabase(url, (sql) => createCommunity(sql));
    const ledger = openLedger(community, { origin: () => balancer.origin, random, mayBreak: true });
    const readers = openReaders(community, () => balancer.origin);
    const phase = async (gateways, writes) => {
      serving = gateways;
      await ledger.grow(writes);
    };
    await phase([one, two], 100);

    const begun = performance.now();
    const next = await startGateway(url);
    all.push(next);
    const start = { isOver: false };
    const ready = next.untilReady().then(() => (start.isOver = true));
    while (!start.isOver) await Promise.race([ready, ledger.grow(1)]);
    const seconds = (performance.now() - begun) / 1000;
    readers.mark();

    await phase([one, two, next], 300);
    const after = await openGateway(url);
    all.push(after);
    await phase([next, after], 100);
    assert.deepEqual(
      { ...ledger.refused, reads: readers.state.broken },
      { unavailable: 0, broken: 0, reads: 0 },
    );
    // The balancer knows connections, not requests: one that is idle may end as the next request is sent.
    for (const gateway of [one, two]) {
      await gateway.stop();
      assert.equal(await gateway.ended, 'code 0');
    }
    // The image is rolled back, the schema stays.
    const again = await openOld();
    all.push(again);
    await phase([again], 100);

    await ledger.end();
    const { reads, slowest } = await readers.end();
    assert.equal(ledger.refused.unavailable, 0);
    for (const gateway of all) assert.deepEqual(errorsIn(gateway.log()), []);
    const { acknowledged } = await onDatabase(url, (sql) => balance(sql, ledger));
    return `ready after ${seconds.toFixed(1)} s of migrations and start; ${acknowledged} writes and ${reads} reads, no error from either version, none lost or duplicated; the slowest read until then took ${Math.round(slowest)} ms`;
  } finally {
    balancer.close();
    for (const gateway of all) await gateway.remove();
    release.remove();
  }
}

/** Reads what people read, over and over; `mark` ends the time whose slowest read counts, `end` throws if one failed. */
function openReaders({ members: [member], prayers: [prayer], chains: [chain] }, origin) {
  const paths = [
    '/api/prayers?sortBy=recent&limit=20',
    '/api/prayers?search=prayer',
    `/api/prayers/${prayer}`,
    '/api/stats',
    `/api/prayer-chains/${chain}`,
    '/api/testimonials',
    '/api/my-data',
    '/api/auth/user',
  ];
  const state = { isOver: false, isMarked: false, reads: 0, broken: 0, slowest: 0 };
  const reading = read();
  // It may reject while nobody awaits it.
  reading.catch(() => undefined);
  return {
    state,
    mark() {
      state.isMarked = true;
    },
    async end() {
      state.isOver = true;
      await reading;
      return state;
    },
  };

  async function read() {
    while (!state.isOver) {
      const address = paths[state.reads % paths.length];
      const begun = performance.now();
      const { status, body } = await call(origin(), address, { as: member });
      if (status === 0) state.broken += 1;
      else assert.equal(status, 200, `${address}: ${status} ${JSON.stringify(body)}`);
      if (!state.isMarked) state.slowest = Math.max(state.slowest, performance.now() - begun);
      state.reads += 1;
    }
  }
}

/** The lines of a log that say that something failed; these gateways have no areas. */
const errorsIn = (log) =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .filter((line) => JSON.parse(line).level >= 50 && !line.includes('the registry cannot be read'));
