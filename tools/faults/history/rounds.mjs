import { strict as assert } from 'node:assert';
import { call } from '../calls.mjs';
import { createCommunity } from '../community.mjs';
import { eventually } from '../eventually.mjs';
import { onDatabase } from '../postgres.mjs';
import { randomFrom } from '../random.mjs';
import { findAnomalies } from './check.mjs';
import { attempt } from './attempts.mjs';
import { runClient } from './clients.mjs';

const members = 16;
const prayers = 30;
/** Of whom one is the admin of the groups. */
const author = 0;
const admin = 1;
const most = 5;

const clients = [
  ...Array.from({ length: members }, (_, of) => ({
    name: `m${of}`,
    of,
    role: of === admin ? 'admin' : 'member',
  })),
  ...['a1', 'a2'].map((name) => ({ name, of: author, role: 'author' })),
  ...[2, 3].map((of) => ({ name: `s${of}`, of, role: 'second' })),
];

/**
 * A new community, its members at two gateways, faults in between, and all of what they saw compared with the models.
 *
 * @param {object} site gateways: what `openGateway` returns, replaced by faults; url: of the database after the faults
 * @param {{ name: string, seed: number, operations: number, faults: (() => Promise<void>)[] }} options faults: begin when
 *   a part of the operations has begun
 * @returns {Promise<Record<'operations' | 'ok' | 'refused' | 'unknown', number>>} operations: planned; the others are
 *   the entries of the history
 */
export async function runRound(
  { gateways, hasReplica = false, urlBefore, url },
  { name, seed, operations, faults },
) {
  const { community, amensBefore, titles } = await onDatabase(urlBefore ?? url, async (sql) => {
    const made = await createCommunity(sql, { members, prayers, chains: 3, label: name });
    const rows = await sql`select id, title from prayers where id = any (${made.prayers})`;
    const [{ count }] = await sql`select count(*)::integer as count from amens`;
    return { community: made, titles: rows, amensBefore: count };
  });
  const count = Math.ceil(operations / clients.length);
  const round = {
    name,
    gateways,
    hasReplica,
    isOver: false,
    history: [],
    unexpected: [],
    calls: 0,
    site: { kind: 'site', id: 0 },
    prayers: titles.map(({ id, title }) => ({ kind: 'prayer', id, title })),
    chains: community.chains.map((id) => ({ kind: 'chain', id })),
    groups: await createGroups(gateways[0].origin, community.members[admin]),
    onPlanned: () => (planned += 1),
  };
  round.shared = { site: round.site, prayers: round.prayers };
  let planned = 0;

  const running = Promise.all(
    clients.map(({ name: client, role, of }, number) =>
      runClient(
        { name: client, role, of, as: community.members[of], count, random: randomFrom(seed + number) },
        round,
      ),
    ),
  );
  try {
    await Promise.all([running, inject()]);
  } finally {
    round.isOver = true;
  }
  await onDatabase(url, settled);
  await readAll(round, community.members[author]);

  const { history, unexpected } = round;
  const logs = () => gateways.map((gateway) => gateway.log().slice(-2_000)).join('\n');
  assert.ok(unexpected.length === 0, `${unexpected.slice(0, 5).join('\n')}\n${logs()}`);
  const anomalies = findAnomalies(history, { amensBefore });
  assert.ok(anomalies.length === 0, `${anomalies.length} anomalies in ${name}:\n${anomalies.join('\n')}`);
  const of = (outcome) => history.filter((operation) => operation.outcome === outcome).length;
  return { operations: planned, ok: of('ok'), refused: of('refused'), unknown: of('unknown') };

  async function inject() {
    for (const [number, fault] of faults.entries()) {
      const due = ((number + 1) / (faults.length + 1)) * operations;
      await Promise.race([running, eventually(() => planned >= due, 120_000)]);
      await fault();
    }
  }
}

/** Two groups that everybody may join and two whose admin approves, with few places. */
async function createGroups(origin, as) {
  const groups = [];
  for (const isOpen of [true, true, false, false]) {
    const body = {
      name: isOpen ? 'Open' : 'Private',
      theme: 'general',
      isPrivate: !isOpen,
      joinApprovalRequired: !isOpen,
      maxMembers: most,
    };
    const made = await call(origin, '/api/prayer-groups', { as, method: 'POST', body });
    assert.equal(made.status, 201, JSON.stringify(made.body));
    groups.push({ kind: 'group', id: made.body.id, isOpen, admin, most });
  }
  return groups;
}

/** Statements of gateways that were killed have ended. */
function settled(sql) {
  return eventually(async () => {
    const active = await sql`
      select from pg_stat_activity
      where application_name = 'prayer-wall' and state <> 'idle' and datname = current_database()`;
    return active.length === 0;
  });
}

/** Reads everything once more through each gateway, over both APIs. */
async function readAll(round, as) {
  const reads = [
    ...round.prayers.flatMap((prayer) => [
      { kind: 'readPrayer', prayer },
      { kind: 'checkAmen', prayer },
    ]),
    ...round.chains.map((chain) => ({ kind: 'readChain', chain })),
    ...round.groups.map((group) => ({ kind: 'readGroup', group })),
    { kind: 'readWall' },
    { kind: 'readStats' },
  ];
  for (const [gateway] of round.gateways.entries())
    for (const [number, read] of reads.entries())
      await attempt(
        round,
        { name: 'end', as },
        { of: author, ...read, ...round.shared, gateway, isGraph: number % 2 === gateway },
      );
}
