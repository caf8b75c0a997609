import { strict as assert } from 'node:assert';
import { watchHealth } from './calls.mjs';
import { createCommunity } from './community.mjs';
import { eventually } from './eventually.mjs';
import { openGateway } from './gateway.mjs';
import { balance, openLedger } from './ledger.mjs';
import { openLive } from './live.mjs';
import { openPair, replicateSynchronously } from './pair.mjs';
import { connectTo, onDatabase } from './postgres.mjs';

/** Seconds from the loss of the primary to writes (contract, section 13). */
const mostSeconds = 15;

/** The primary is lost for good, and its standby takes over. */
export const failover = [
  {
    name: 'The primary is killed and its standby takes over: nothing acknowledged is lost, nothing is duplicated, and writes, live updates and jobs go on without a restart',
    async run({ random }) {
      const { primary, standby, name } = await openPair();
      const gateway = await openGateway(bothOf(primary, standby, name));
      const sql = connectTo(standby.urlOf(name), { max: 2 });
      try {
        const community = await onDatabase(primary.urlOf(name), (own) => createCommunity(own));
        await replicateSynchronously(primary);
        const health = watchHealth(gateway.origin);
        const ledger = openLedger(community, { origin: () => gateway.origin, random });
        await ledger.grow(30);

        await primary.kill();
        const lostAt = performance.now();
        await sql`select pg_promote()`;
        await ledger.grow(20);
        const seconds = (performance.now() - lostAt) / 1000;
        assert.ok(seconds < mostSeconds, `Writes went on after ${seconds.toFixed(1)} s`);

        await Promise.all([openFirstUpdate(gateway.origin), ledger.grow(10)]);
        await mailIsDelivered(sql, community.members[0]);

        await ledger.end();
        const checks = await health.end();
        if (gateway.hasEnded()) throw new Error(`The gateway ended: ${gateway.log()}`);
        const { acknowledged, lost, duplicated } = await balance(sql, ledger);
        return `${acknowledged} acknowledged, ${lost} lost, ${duplicated} duplicated, ${ledger.refused.unavailable} 503 responses, 20 writes within ${seconds.toFixed(1)} s of the loss, ${checks} checks of /healthz`;
      } finally {
        await sql.end({ timeout: 1 });
        await gateway.remove();
        await standby.remove();
        await primary.remove();
      }
    },
  },
];

/** One address of both, the standby first. */
export function bothOf(primary, standby, name) {
  const { host } = new URL(standby.urlOf(name));
  const url = primary.urlOf(name);
  return `${url.replace('127.0.0.1', `${host},127.0.0.1`)}?target_session_attrs=read-write`;
}

/** Opens a live stream, again until it is accepted, and waits for its first update. */
export async function openFirstUpdate(origin) {
  let stream = null;
  const timeout = mostSeconds * 1000;
  const signal = AbortSignal.timeout(timeout);
  await eventually(async () => (stream = await openLive(origin, signal)) !== null, timeout);
  await stream.next();
}

/** A mail leaves at once when the jobs hear of it, otherwise within a minute. */
export async function mailIsDelivered(sql, { id }) {
  await sql`
    insert into notifications (member_id, kind, title, link)
    values (${id}, 'chain_invitation', 'You are invited', '/features?tab=chains')`;
  await eventually(
    async () => (await sql`select from outbox where member_id = ${id} and state = 'sent'`).length > 0,
    mostSeconds * 1000,
  );
}
