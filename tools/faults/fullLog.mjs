import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { call, requireRepeatable, watchHealth } from './calls.mjs';
import { createCommunity } from './community.mjs';
import { openGateway } from './gateway.mjs';
import { balance, openLedger } from './ledger.mjs';
import { connectTo, onDatabase, openPostgres } from './postgres.mjs';
import { mountDisk, notRun } from './smallDisk.mjs';

const databaseName = 'faults';
/** Milliseconds until space is freed. */
const fullFor = 6_000;

/** The disk of PostgreSQL's log (WAL) is full, which ends the server. Needs root, to mount one. */
export const fullLog = [
  {
    name: 'The disk of the database’s log is full: the server ends, calls get 503, nothing acknowledged is lost, freed space repairs it',
    isLong: true,
    async run({ random }) {
      const postgres = await openPostgres();
      const disk = mountDisk(postgres.cluster, { megabytes: 96 });
      if (disk === null) {
        await postgres.remove();
        return notRun;
      }
      let gateway = null;
      try {
        await moveLog(postgres, disk);
        await onDatabase(postgres.urlOf('postgres'), (sql) => sql.unsafe(`create database ${databaseName}`));
        const url = postgres.urlOf(databaseName);
        gateway = await openGateway(url);
        const community = await onDatabase(url, (sql) => createCommunity(sql));
        const health = watchHealth(gateway.origin);
        const ledger = openLedger(community, { origin: () => gateway.origin, random });
        await ledger.grow(60);

        disk.fill();
        await fillLog(postgres.urlOf('postgres'));
        const reads = await readRepeatedly(gateway.origin, community);
        assert.ok(ledger.refused.unavailable > 0, 'No write met the full disk');
        // A supervisor would restart it without knowing of the disk.
        assert.ok(postgres.hasEnded(), 'The server continues without space for its log');
        await assert.rejects(postgres.start());

        disk.empty();
        await postgres.start();
        await ledger.grow(60);
        await ledger.end();
        const checks = await health.end();
        if (gateway.hasEnded()) throw new Error(`The gateway ended: ${gateway.log()}`);

        const { acknowledged, lost, duplicated } = await onDatabase(url, (sql) => balance(sql, ledger));
        return `${ledger.refused.unavailable} writes and ${reads} reads got 503, ${acknowledged} acknowledged, ${lost} lost, ${duplicated} twice, ${checks} checks of /healthz`;
      } finally {
        await gateway?.remove();
        disk.empty();
        await postgres.remove();
        disk.remove();
      }
    },
  },
];

async function moveLog(postgres, disk) {
  const log = path.join(postgres.cluster, 'pg_wal');
  await postgres.stop();
  execFileSync('sh', ['-c', 'mv "$1"/* "$2"', 'sh', log, disk.data]);
  rmdirSync(log);
  symlinkSync(disk.data, log);
  await postgres.start();
}

/** Writes into another database of the same server until the log has no space left. */
async function fillLog(url) {
  const sql = connectTo(url, { max: 1 });
  try {
    await sql`create table others (words text)`;
    for (;;) await sql`insert into others (words) values (${randomBytes(500_000).toString('hex')})`;
  } catch (error) {
    if (!/No space left|CONNECTION_|terminat/i.test(`${error.code} ${error.message}`)) throw error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Reads for a while; each read succeeds or may be repeated. Returns the number of the latter. */
async function readRepeatedly(origin, { members, prayers }) {
  const until = performance.now() + fullFor;
  let refused = 0;
  while (performance.now() < until) {
    for (const where of ['/api/prayers', `/api/prayers/${prayers[0]}`, '/api/prayer-chains']) {
      const response = await call(origin, where, { as: members[0] });
      if (response.status === 200) continue;
      requireRepeatable(response, `GET ${where}`);
      refused += 1;
    }
    await pause(100);
  }
  return refused;
}
