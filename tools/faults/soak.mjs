import { strict as assert } from 'node:assert';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../scripts/tree/root.mjs';
import { call } from './calls.mjs';
import { createCommunity } from './community.mjs';
import { openGateway } from './gateway.mjs';
import { openLive } from './live.mjs';
import { connectTo } from './postgres.mjs';
import { between, oneOf } from './random.mjs';

const minutes = Number(process.env.SOAK_MINUTES ?? 30);
/** After this part of the time everything that is compiled, cached and pooled once is there. */
const warmUp = 0.2;
const requestsPerSecond = 15;
const streams = 20;
const members = 40;
const megabyte = 2 ** 20;

/** Ordinary use for long: what a gateway holds must not grow. */
export const soak = [
  {
    name: 'A soak: visitors, members, live streams that come and go, mails and jobs; memory, descriptors and connections stay flat',
    isOnDemand: true,
    async run({ makeDatabase, random }) {
      if (!existsSync('/proc/self/fd')) return 'not run: descriptors are counted on Linux';
      const url = await makeDatabase();
      const folder = mkdtempSync(path.join(tmpdir(), 'prayer-wall-soak-'));
      const file = path.join(folder, 'samples');
      const gateway = await openGateway(url, {
        SITE_DIR: inRoot('.site'),
        SOAK_FILE: file,
        NODE_OPTIONS: `--import ${pathToFileURL(inRoot('tools/faults/soakProbe.mjs')).href}`,
      });
      const sql = connectTo(url, { max: 1 });
      const use = { isOver: false, statuses: {}, opened: 0 };
      try {
        const community = await createCommunity(sql, { members, prayers: 200 });
        const connections = [];
        const until = Date.now() + minutes * 60_000;
        const users = [
          makeRequests(use, gateway.origin, community, random),
          ...Array.from({ length: streams }, () => keepStream(use, gateway.origin, random)),
        ];
        const failed = Promise.all(users);
        while (Date.now() < until) {
          await Promise.race([pause(10_000), failed]);
          const [{ count }] = await sql`
            select count(*)::integer as count from pg_stat_activity where application_name like 'prayer-wall%'`;
          connections.push({ at: Date.now(), connections: count });
        }
        use.isOver = true;
        await failed;
        const samples = readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line));
        const [{ mails }] = await sql`select count(*)::integer as mails from outbox where state = 'sent'`;
        const figures = [
          lineOf(samples, 'rss', megabyte, ' MiB'),
          lineOf(samples, 'heap', megabyte, ' MiB'),
          lineOf(samples, 'external', megabyte, ' MiB'),
          lineOf(samples, 'descriptors'),
          lineOf(samples, 'handles'),
          lineOf(connections, 'connections'),
        ];
        const words = `${minutes} minutes, ${JSON.stringify(use.statuses)}, ${use.opened} streams opened, ${mails} mails sent, ${samples.length} samples; ${figures.map(({ text }) => text).join('; ')}`;
        const [, heap, , descriptors, handles, held] = figures;
        assert.ok(heap.growth < 10 && [descriptors, handles, held].every(({ growth }) => growth < 15), words);
        return words;
      } finally {
        use.isOver = true;
        await sql.end({ timeout: 1 });
        await gateway.remove();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
];

/** An open loop: what visitors and members send, mostly reads. */
async function makeRequests(use, origin, { members: all, prayers, chains }, random) {
  let number = 0;
  const visitor = () => ({ cookie: '', address: addressOf(number) });
  const member = () => ({ ...oneOf(random, all), address: addressOf(number) });
  const post = (as, where, body) => call(origin, where, { as, method: 'POST', body, key: `soak ${number}` });
  const kinds = [
    [20, () => call(origin, '/prayers', { as: visitor() })],
    [15, () => call(origin, '/api/prayers', { as: visitor() })],
    [10, () => call(origin, `/api/prayers/${oneOf(random, prayers)}`, { as: member() })],
    [10, () => call(origin, '/api/stats', { as: visitor() })],
    [8, () => call(origin, `/prayers/${oneOf(random, prayers)}`, { as: member() })],
    [8, () => call(origin, '/api/prayers?search=peace', { as: member() })],
    [8, () => post(member(), '/graphql', { query: '{ prayers(first: 20) { prayers { id title } } }' })],
    [10, () => post(member(), `/api/prayers/${oneOf(random, prayers)}/amen`)],
    [
      4,
      () =>
        post(member(), `/api/prayers/${oneOf(random, prayers)}/comments`, { content: `Hold on ${number}` }),
    ],
    [4, () => post(member(), `/api/prayer-chains/${oneOf(random, chains)}/join`, { hourSlot: number % 24 })],
    [3, () => post(visitor(), '/api/newsletter/subscribe', { email: `soak${number}@example.org` })],
  ].flatMap(([share, act]) => Array(share).fill(act));
  const pending = new Set();
  while (!use.isOver) {
    number += 1;
    const sending = oneOf(random, kinds)().then(({ status }) => {
      use.statuses[status] = (use.statuses[status] ?? 0) + 1;
      pending.delete(sending);
    });
    pending.add(sending);
    await pause((2000 / requestsPerSecond) * random());
  }
  await Promise.all(pending);
}

/** A page that is open for a while, closed, and opened again. */
async function keepStream(use, origin, random) {
  while (!use.isOver) {
    const over = new AbortController();
    const stream = await openLive(origin, over.signal);
    use.opened += 1;
    const reading = stream && readOn(stream);
    await pause(between(random, 2_000, 30_000));
    over.abort();
    await reading;
  }
}

async function readOn(stream) {
  try {
    for (;;) await stream.next();
  } catch {
    // It was closed.
  }
}

/** Rate limits count by address. */
const addressOf = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Least squares after the warm-up. */
function lineOf(samples, field, unit = 1, sign = '') {
  const points = samples
    .slice(Math.floor(samples.length * warmUp))
    .map((sample) => ({ x: (sample.at - samples[0].at) / 3_600_000, y: sample[field] / unit }));
  const mean = (of) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const slope = mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2);
  const growth = slope * (points.at(-1).x - points[0].x);
  const values = points.map((point) => point.y);
  const text = `${field} ${y.toFixed(1)}${sign} on average (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}), slope ${slope.toFixed(2)}${sign} an hour, ${growth.toFixed(2)}${sign} in the measured time`;
  return { text, growth };
}
