import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { call, requireRepeatable, untilSuccess, watchHealth } from './calls.mjs';
import { createCommunity } from './community.mjs';
import { openGateway } from './gateway.mjs';
import { balance } from './ledger.mjs';
import { onDatabase } from './postgres.mjs';
import { mountDisk, notRun } from './smallDisk.mjs';

/** Fewer than an encouragement may have. */
const mostCharacters = 9_900;

/** The data directory's disk is full. Needs root, to mount one. */
export const fullDisk = [
  {
    name: 'The disk of the data is full: writes get 503, reads continue, nothing is half written, and freed space repairs it',
    isLong: true,
    async run({ postgres, makeDatabase }) {
      const disk = mountDisk(postgres.cluster, { megabytes: 48 });
      if (disk === null) return notRun;
      let url = null;
      let gateway = null;
      try {
        await onDatabase(postgres.urlOf('postgres'), (sql) =>
          sql.unsafe(`create tablespace little location '${disk.data}'`),
        );
        url = await makeDatabase('tablespace little');
        gateway = await openGateway(url);
        const { members, prayers } = await onDatabase(url, (sql) => createCommunity(sql));
        const health = watchHealth(gateway.origin);
        const write = (number, as = members[number % members.length]) => ({
          path: `/api/prayers/${prayers[0]}/comments`,
          options: {
            as,
            method: 'POST',
            key: `Words ${number}`,
            body: { content: `Words ${number} ${noise(mostCharacters)}` },
          },
        });

        disk.fill();
        const acknowledged = [];
        const refused = [];
        for (let number = 1; refused.length < 5; number++) {
          const { path: where, options } = write(number);
          const response = await call(gateway.origin, where, options);
          if (response.status === 201)
            acknowledged.push({ id: response.body.id, marker: options.body.content });
          else {
            requireRepeatable(response, 'A write on a full disk');
            refused.push({ where, options });
          }
        }
        for (const path_ of ['/api/prayers', `/api/prayers/${prayers[0]}`, '/api/prayer-chains'])
          assert.equal((await call(gateway.origin, path_, { as: members[0] })).status, 200, path_);

        disk.empty();
        for (const { where, options } of refused) {
          const { body } = await untilSuccess(gateway.origin, where, options);
          acknowledged.push({ id: body.id, marker: options.body.content });
        }
        const checks = await health.end();
        const ledger = { acknowledged: { prayers: [], comments: acknowledged, amens: [], slots: [] } };
        const verdict = await onDatabase(url, (sql) => balance(sql, ledger));
        return `${refused.length} 503 responses, then ${verdict.acknowledged} acknowledged, ${verdict.lost} lost, ${verdict.duplicated} twice, ${checks} checks of /healthz`;
      } finally {
        await gateway?.remove();
        disk.empty();
        await onDatabase(postgres.urlOf('postgres'), async (sql) => {
          if (url) await sql.unsafe(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
          await sql.unsafe('drop tablespace if exists little');
        });
        disk.remove();
      }
    },
  },
];

/** Incompressible text. */
const noise = (characters) => randomBytes(characters / 2).toString('hex');
