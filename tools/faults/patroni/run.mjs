import { setTimeout as pause } from 'node:timers/promises';
import { secondsSince } from '../../../scripts/terminal/progress.mjs';
import { watchHealth } from '../calls.mjs';
import { createCommunity } from '../community.mjs';
import { eventually } from '../eventually.mjs';
import { openGateway } from '../gateway.mjs';
import { balance, openLedger } from '../ledger.mjs';
import { connectTo } from '../postgres.mjs';
import { oneOf, randomFrom } from '../random.mjs';
import { notRun } from '../smallDisk.mjs';
import { openCluster } from './cluster.mjs';
import { faultsOfMachines } from './faultsOfMachines.mjs';
import { openMailServer } from './mailServer.mjs';
import { instants, watchLive, watchMails, watchReads } from './watches.mjs';

/** Seconds without an acknowledged write, at most (contract, section 13). */
const mostSeconds = 15;

/**
 * Three machines under Patroni, two gateways (one names all three machines, one goes through HAProxy), and one fault
 * after the other. Prints a line as each ends, and a table. After a fault that was not survived nothing else is tried.
 *
 * @param {{ seed: number, only?: string }} options only: words of the faults' names
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function testPatroni({ seed, only = '' }, print) {
  const chosen = faultsOfMachines.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
  const site = await openSite();
  const rows = [];
  const ledgers = [];
  let failed = 0;
  try {
    for (const [number, fault] of chosen.entries()) {
      const started = performance.now();
      const how = { label: `fault${number}`, random: randomFrom(seed + number), ledgers };
      const row = await meet(fault, site, how);
      if (row === null) print(`- ${fault.name}: ${notRun}`);
      else {
        rows.push(row);
        const isSoon = row.longest < row.mostSeconds;
        if (!isSoon) failed += 1;
        print(
          `${isSoon ? '✓' : '✗'} ${secondsSince(started)}  ${fault.name}: no write for ${row.longest.toFixed(1)} s`,
        );
      }
    }
    for (const ledger of ledgers) await balance(site.sql, ledger);
    print(`\n${ledgers.length} ledgers compared again at the end: 0 lost, 0 twice.\n`);
  } catch (error) {
    failed += 1;
    print(`✗ ${error.stack}`);
  } finally {
    await site.remove();
  }
  printTable(rows, print);
  return { passed: rows.filter((row) => row.longest < row.mostSeconds).length, failed };
}

async function openSite() {
  const mailServer = await openMailServer();
  const cluster = await openCluster();
  const gateways = [];
  let sql = null;
  const remove = async () => {
    await sql?.end({ timeout: 1 });
    for (const gateway of gateways) await gateway.remove();
    mailServer.close();
    cluster.remove();
  };
  try {
    for (const { primary, standby } of Object.values(cluster.urls))
      gateways.push(await openGateway(primary, { DATABASE_REPLICA_URL: standby, SMTP_URL: mailServer.url }));
    sql = connectTo(cluster.urls.direct.primary);
    return { cluster, gateways, mailServer, sql, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** One fault under writes, reads, live updates and mail. Times are in seconds. */
async function meet(fault, { cluster, gateways, mailServer, sql }, { label, random, ledgers }) {
  await cluster.untilWhole();
  const prepared = await fault.prepare?.(cluster);
  if (prepared === null) return null;
  // Members may write only so much each day.
  const community = await createCommunity(sql, { label });
  const origins = gateways.map(({ origin }) => origin);
  const writes = new Map(origins.map((origin) => [origin, instants()]));
  const health = origins.map((origin) => watchHealth(origin));
  const ledger = openLedger(community, {
    origin: () => oneOf(random, origins),
    random,
    label,
    onAcknowledged: (origin) => writes.get(origin).add(),
  });
  ledgers.push(ledger);
  const reads = origins.map((origin) => watchReads(origin));
  const live = origins.map((origin) => watchLive(origin));
  const mails = watchMails(origins, label);
  await ledger.grow(60);
  await pause(1000);

  const since = performance.now();
  const heal = await fault.inject(cluster, prepared);
  await Promise.all([pause(fault.seconds * 1000), ledger.grow(40)]);
  await heal();
  await ledger.grow(40);
  await cluster.untilWhole();
  await ledger.grow(40);
  const gaps = origins.map((origin) => writes.get(origin).longestGap(since));
  const readGaps = reads.map(({ times }) => times.longestGap(since));
  const liveGaps = live.map(({ times }) => times.longestGap(since));

  await Promise.all([
    ledger.end(),
    mails.end(),
    ...reads.map((one) => one.end()),
    ...live.map((one) => one.end()),
  ]);
  for (const one of health) await one.end();
  for (const gateway of gateways)
    if (gateway.hasEnded()) throw new Error(`A gateway ended: ${gateway.log()}`);
  const { acknowledged, lost, duplicated } = await balance(sql, ledger);
  return {
    name: fault.name,
    mostSeconds: fault.mostSeconds ?? mostSeconds,
    longest: Math.max(...gaps),
    gaps: inSeconds(gaps),
    acknowledged,
    lost,
    duplicated,
    refused: ledger.refused.unavailable,
    reads: reads.reduce((sum, { times }) => sum + times.count(), 0),
    readsRefused: reads.reduce((sum, { refused }) => sum + refused(), 0),
    readGaps: inSeconds(readGaps),
    liveGaps: inSeconds(liveGaps),
    ...(await settleMails(sql, mails.addresses, mailServer)),
  };
}

/**
 * Waits until each mail that was asked for has left, or is uncertain and stays: what a sender has abandoned counts as
 * lost after two minutes, here at once.
 */
async function settleMails(sql, addresses, { countOf }) {
  await eventually(async () => {
    await sql`update outbox set not_before = now() where state = 'waiting' and not_before > now()`;
    await sql`
      update outbox set claimed_at = claimed_at - interval '2 minutes'
      where state = 'sending' and claimed_at between now() - interval '1 minute' and now() - interval '20 seconds'`;
    await sql`select pg_notify('jobs', 'deliver_mail')`;
    const left = await sql`select from outbox where state in ('waiting', 'sending')`;
    return left.length === 0;
  }, 60_000).catch(async (error) => {
    const left = await sql`
      select state, error, attempts, not_before > now() as later, claimed_at, count(*)::integer from outbox
      where state <> 'sent' group by 1, 2, 3, 4, 5 limit 10`;
    throw new Error(`Mail is left: ${JSON.stringify(left)}`, { cause: error });
  });
  const uncertain = await sql`
    select from outbox where recipient = any (${addresses}) and state = 'uncertain'`;
  const counts = addresses.map((address) => countOf(address));
  const twice = counts.filter((count) => count > 1).length;
  const unsent = counts.filter((count) => count === 0).length;
  if (twice > 0 || unsent > uncertain.length)
    throw new Error(
      `Mails: ${addresses.length} asked for, ${unsent} not sent, ${uncertain.length} uncertain, ${twice} twice`,
    );
  return { mails: addresses.length, mailsTwice: twice, mailsUncertain: uncertain.length };
}

const inSeconds = (values) => values.map((value) => value.toFixed(1)).join(' and ');

function printTable(rows, print) {
  print(
    '| fault | longest time without a write | acknowledged | lost | twice | reads answered / refused | longest time without a read | without a live update | mails / twice / uncertain |',
  );
  print('|---|---|---|---|---|---|---|---|---|');
  for (const row of rows)
    print(
      `| ${row.name} | ${row.gaps} s | ${row.acknowledged} | ${row.lost} | ${row.duplicated} | ${row.reads} / ${row.readsRefused} | ${row.readGaps} s | ${row.liveGaps} s | ${row.mails} / ${row.mailsTwice} / ${row.mailsUncertain} |`,
    );
}
