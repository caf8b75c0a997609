import { strict as assert } from 'node:assert';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/site/ports.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { openBalancer } from './balancer.mjs';
import { createCommunity } from './community.mjs';
import { mailIsDelivered, openFirstUpdate } from './failover.mjs';
import { openGateway, startGateway } from './gateway.mjs';
import { balance, openLedger } from './ledger.mjs';
import { connectTo } from './postgres.mjs';
import { between } from './random.mjs';

/** Fewer than two gateways open connections. */
const poolSize = 6;

/** PgBouncer between gateways and PostgreSQL, as `deploy/pgbouncer` has it. */
export const pgbouncer = [
  {
    name: 'PgBouncer by transaction: PostgreSQL, PgBouncer and a gateway are killed; nothing acknowledged is lost, nothing is duplicated, and live updates and mails go on',
    isLong: true,
    async run({ postgres, makeDatabase, random }) {
      const missing = missingPgBouncer();
      if (missing) return `not run: ${missing}`;
      const direct = await makeDatabase();
      const pooler = await openPgBouncer(direct);
      await refusesAlone(pooler.url);
      const open = () => openGateway(pooler.url, { DATABASE_DIRECT_URL: direct });
      const gateways = [await open(), await open()];
      const balancer = await openBalancer(() => gateways.map(({ port }) => port));
      const sql = connectTo(direct, { max: 2 });
      try {
        const community = await createCommunity(sql);
        const ledger = openLedger(community, { origin: () => balancer.origin, random, mayBreak: true });
        const faults = [
          async () => {
            await postgres.kill();
            await pause(between(random, 0, 1_000));
            await postgres.start();
          },
          async () => {
            await pooler.kill();
            await pause(between(random, 0, 1_000));
            await pooler.start();
          },
          () => postgres.killBackend(random),
          async () => {
            await gateways[1].remove();
            gateways[1] = await open();
          },
        ];
        let slowest = 0;
        let most = 0;
        for (const fault of [...faults, ...faults, ...faults]) {
          await ledger.grow(30);
          most = Math.max(most, await pooledConnections(sql));
          await pause(between(random, 0, 500));
          await fault();
          const since = performance.now();
          await ledger.grow(20);
          slowest = Math.max(slowest, (performance.now() - since) / 1000);
          for (const { origin } of gateways) await Promise.all([openFirstUpdate(origin), ledger.grow(10)]);
        }
        await mailIsDelivered(sql, community.members[0]);
        await ledger.end();
        for (const gateway of gateways) if (gateway.hasEnded()) throw new Error(`It ended: ${gateway.log()}`);
        assert.ok(most <= poolSize, `${most} connections`);
        const { acknowledged, lost, duplicated } = await balance(sql, ledger);
        return `12 faults, ${acknowledged} acknowledged, ${lost} lost, ${duplicated} duplicated, ${ledger.refused.unavailable} 503 responses, ${ledger.refused.broken} calls cut off, 20 writes within ${slowest.toFixed(1)} s, ${most} connections for two gateways`;
      } finally {
        await sql.end({ timeout: 1 });
        balancer.close();
        for (const gateway of gateways) await gateway.remove();
        await pooler.remove();
      }
    },
  },
];

/** Without the direct address a gateway does not start, and says why. */
async function refusesAlone(url) {
  const gateway = await startGateway(url);
  assert.equal(await gateway.ended, 'code 1');
  assert.match(gateway.log(), /^PW-285 DATABASE_URL leads to a pooler /m);
  await gateway.remove();
}

async function pooledConnections(sql) {
  const [{ count }] = await sql`
    select count(*)::integer as count
    from pg_stat_activity
    where datname = current_database() and application_name = 'prayer-wall'`;
  return count;
}

function missingPgBouncer() {
  const { error, stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  if (error) return 'pgbouncer is not installed';
  const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/.exec(stdout);
  return Number(major) === 1 && Number(minor) < 21 ? `pgbouncer ${major}.${minor} is older than 1.21` : null;
}

/** A PgBouncer to be killed. Its address never changes. */
async function openPgBouncer(direct) {
  const { port: serverPort, username, password, pathname } = new URL(direct);
  const folder = mkdtempSync(path.join(tmpdir(), 'prayer-wall-pgbouncer-'));
  chmodSync(folder, 0o711);
  const port = await freePort();
  const users = path.join(folder, 'userlist.txt');
  const file = path.join(folder, 'pgbouncer.ini');
  const changes = [
    [/^prayer_wall = .* dbname=prayer_wall/m, `${pathname.slice(1)} = host=127.0.0.1 port=${serverPort}`],
    [/^listen_port = .*/m, `listen_port = ${port}\nunix_socket_dir =`],
    [/^auth_file = .*/m, `auth_file = ${users}`],
    [/^default_pool_size = .*/m, `default_pool_size = ${poolSize}`],
  ];
  const example = readFileSync(inRoot('deploy/pgbouncer/pgbouncer.ini'), 'utf8');
  const text = changes.reduce((before, [pattern, after]) => before.replace(pattern, after), example);
  writeFileSync(file, text, { mode: 0o644 });
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o644 });
  // It refuses to run as root.
  const args = process.getuid?.() === 0 ? ['-u', 'nobody', file] : [file];
  const url = Object.assign(new URL(direct), { port: String(port) }).href;
  let child = null;
  await start();
  return {
    url,
    start,
    kill,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function start() {
    child = spawn('pgbouncer', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (chunk) => (output = `${output}${chunk}`.slice(-2_000)));
    const sql = connectTo(url, { max: 1, connect_timeout: 1 });
    try {
      while (!(await sql`select 1`.catch(() => false))) {
        if (child.exitCode !== null) throw new Error(`pgbouncer ended: ${output}`);
        await pause(50);
      }
    } finally {
      await sql.end({ timeout: 1 });
    }
  }

  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}
