import { strict as assert } from 'node:assert';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { call, watchHealth } from './calls.mjs';
import { createCommunity } from './community.mjs';
import { openGateway } from './gateway.mjs';
import { connectTo } from './postgres.mjs';
import { mountDisk, notRun } from './smallDisk.mjs';

const subscribers = 40;
/** Bytes; enough for a few mails. */
const freeBytes = 32 * 1024;

/** The disk of the mail folder is full (without a mail server). Needs root, to mount one. */
export const fullOutbox = [
  {
    name: 'The disk of the outbox is full: mail waits in the database, everything else continues, and freed space sends each mail once',
    isLong: true,
    async run({ makeDatabase }) {
      const url = await makeDatabase();
      const gateway = await openGateway(url);
      const folder = path.join(gateway.dataDir, 'outbox');
      const disk = mountDisk(gateway.dataDir, { megabytes: 2, folder });
      if (disk === null) {
        await gateway.remove();
        return notRun;
      }
      const sql = connectTo(url);
      try {
        const { members, prayers } = await createCommunity(sql);
        const health = watchHealth(gateway.origin);
        disk.fill(freeBytes);

        for (let number = 1; number <= subscribers; number++) {
          const response = await call(gateway.origin, '/api/newsletter/subscribe', {
            as: { cookie: '', address: `10.9.${number}.1` },
            method: 'POST',
            body: { email: addressOf(number) },
          });
          assert.equal(response.status, 200, JSON.stringify(response.body));
        }
        const [early, waiting] = await untilAttempted(sql);
        assert.ok(early > 0 && waiting > 0, `${early} left, ${waiting} wait`);
        for (const where of ['/api/prayers', `/api/prayers/${prayers[0]}`])
          assert.equal((await call(gateway.origin, where, { as: members[0] })).status, 200, where);
        const { status } = await call(gateway.origin, `/api/prayers/${prayers[0]}/amen`, {
          as: members[1],
          method: 'POST',
        });
        assert.equal(status, 200);

        disk.empty();
        await untilSent(sql);
        const checks = await health.end();
        if (gateway.hasEnded()) throw new Error(`The gateway ended: ${gateway.log()}`);
        const mails = readMails(folder);
        const counts = Array.from(
          { length: subscribers },
          (_, index) => mails.filter((mail) => mail.includes(`To: ${addressOf(index + 1)}\r\n`)).length,
        );
        const lost = counts.filter((count) => count === 0).length;
        const duplicated = counts.filter((count) => count > 1).length;
        assert.deepEqual({ lost, duplicated }, { lost: 0, duplicated: 0 });
        return `${early} mails left before, ${waiting} waited, then ${mails.length} of ${subscribers} there, ${lost} lost, ${duplicated} twice, ${checks} checks of /healthz`;
      } finally {
        await sql.end({ timeout: 2 });
        disk.empty();
        disk.remove();
        await gateway.remove();
      }
    },
  },
];

const addressOf = (number) => `subscriber${number}@example.org`;

/** Waits until each mail was sent or failed on the full disk. @returns {Promise<[number, number]>} the two counts */
async function untilAttempted(sql) {
  for (;;) {
    const [{ sent, waiting }] = await sql`
      select
        (count(*) filter (where state = 'sent'))::integer as sent,
        (count(*) filter (where state = 'waiting' and error = 'ENOSPC'))::integer as waiting
      from outbox`;
    if (sent + waiting === subscribers) return [sent, waiting];
    await pause(100);
  }
}

/** Skips the pause after an attempt, a minute and more. */
async function untilSent(sql) {
  for (;;) {
    await sql`update outbox set not_before = now() where state = 'waiting' and not_before > now()`;
    await sql`select pg_notify('deliveries', '')`;
    const [{ left }] = await sql`select count(*)::integer as left from outbox where state <> 'sent'`;
    if (left === 0) return;
    await pause(500);
  }
}

function readMails(folder) {
  const names = readdirSync(folder).filter((name) => name !== 'data');
  assert.deepEqual(
    names.filter((name) => !name.endsWith('.eml')),
    [],
  );
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8'));
}
