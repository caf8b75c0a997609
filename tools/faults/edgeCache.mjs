import { strict as assert } from 'node:assert';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/site/ports.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { call } from './calls.mjs';
import { createCommunity } from './community.mjs';
import { openGateway } from './gateway.mjs';
import { onDatabase } from './postgres.mjs';

const page = '/prayers';
const callers = 16;
const metricsToken = 'a token of the tests';

/** Varnish in front of a gateway, as `deploy/varnish` has it. */
export const edgeCache = [
  {
    name: 'A cache in front: visitors’ pages come from it, nobody gets another’s page, what is taken down is gone within a second',
    isLong: true,
    async run({ makeDatabase }) {
      if (spawnSync('varnishd', ['-V']).error) return 'not run: varnishd is not installed';
      const url = await makeDatabase();
      const gateway = await openGateway(url, {
        SITE_DIR: inRoot('.site'),
        EDGE_CACHE: 'on',
        METRICS_TOKEN: metricsToken,
      });
      const varnish = await openVarnish(gateway.port);
      try {
        const { members, prayers } = await onDatabase(url, (sql) => createCommunity(sql));
        const direct = await pagesPerSecond(gateway.origin, 3);
        const before = await pagesMade(gateway.origin);
        const cached = await pagesPerSecond(varnish.origin, 3);
        const made = (await pagesMade(gateway.origin)) - before;
        assert.ok(made > 0 && made <= 6, `${made} pages were made in three seconds`);

        const mixed = await requestTogether(varnish.origin, members);
        const longest = await takeDown(varnish.origin, members[0], prayers);
        return [
          `${cached} pages a second, of which the gateway made ${made} in three seconds`,
          `${direct} without it`,
          `${mixed} pages of members and visitors in turns, each its own`,
          `${prayers.length} taken down, each gone after ${longest} ms at most`,
        ].join('; ');
      } finally {
        await varnish.remove();
        await gateway.remove();
      }
    },
  },
];

async function openVarnish(gatewayPort) {
  const folder = mkdtempSync(path.join(tmpdir(), 'prayer-wall-varnish-'));
  const file = path.join(folder, 'default.vcl');
  const example = readFileSync(inRoot('deploy/varnish/default.vcl'), 'utf8');
  writeFileSync(file, example.replace('.port = "4000"', `.port = "${gatewayPort}"`));
  const port = await freePort();
  const settings = ['-p', 'http_gzip_support=off', '-s', 'malloc,64m', '-n', path.join(folder, 'run')];
  const child = spawn('varnishd', ['-F', '-j', 'none', '-f', file, '-a', `127.0.0.1:${port}`, ...settings]);
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  while ((await call(origin, page)).status !== 200) {
    if (child.exitCode !== null) throw new Error(`varnishd ended: ${output}`);
    await pause(100);
  }
  return {
    origin,
    async remove() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** How many pages visitors get in a second, compressed, over connections that stay open. */
async function pagesPerSecond(origin, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const until = performance.now() + seconds * 1000;
  let count = 0;
  const requestPage = () =>
    new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'br' };
      get(`${origin}${page}`, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
        response.resume().on('end', resolve);
      }).on('error', reject);
    });
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (; performance.now() < until; count += 1) await requestPage();
    }),
  );
  agent.destroy();
  return Math.round(count / seconds);
}

async function pagesMade(origin) {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  const counts = [...text.matchAll(/^http_request_duration_seconds_count\{[^}]*route="page"[^}]*\} (\d+)/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Members and visitors request the same page at the same time. Returns the number of requests. */
async function requestTogether(origin, members) {
  let requests = 0;
  for (let round = 0; round < 20; round += 1)
    await Promise.all(
      [null, ...members, null].map(async (as) => {
        const { status, body } = await call(origin, page, as ? { as } : {});
        assert.equal(status, 200);
        const [, json] = /<script type="application\/json" id="page">(.*)<\/script>/.exec(body);
        assert.equal(JSON.parse(json).session?.id ?? null, as?.id ?? null);
        requests += 1;
      }),
    );
  return requests;
}

/** Deletes each prayer while visitors read the page. Returns the milliseconds after which the last of it was seen. */
async function takeDown(origin, author, prayers) {
  let longest = 0;
  for (const id of prayers) {
    const address = `/prayer/${id}`;
    assert.equal((await call(origin, address)).status, 200);
    const { status } = await call(origin, `/api/prayers/${id}`, { as: author, method: 'DELETE' });
    assert.ok(status === 200 || status === 204, `status ${status}`);
    const deleted = performance.now();
    while ((await call(origin, address)).status === 200) await pause(10);
    longest = Math.max(longest, Math.round(performance.now() - deleted));
    assert.ok(longest <= 1100, `Prayer ${id} stayed for ${longest} ms`);
  }
  return longest;
}
