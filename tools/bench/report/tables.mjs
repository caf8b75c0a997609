import { pollsOf } from './goals.mjs';
import { named, spread, table, times } from './markdown.mjs';
import { ratioOf } from './ratio.mjs';

/** Each server relative to the first, the gateway. A round's figure is divided by that of the gateway in the same round. */
export function peersTable({ peers, pgbench }) {
  const [gateway] = peers;
  const rows = peers.map((peer) => [
    peer.title,
    spread(ratioOf(peer, gateway, ({ nodeCpu }) => nodeCpu)),
    spread(ratioOf(peer, gateway, totalCpu)),
    `${Math.round(peer.nodeCpu)} + ${Math.round(peer.postgresCpu)}`,
    times(peer.perSecond / gateway.perSecond),
    times(peer.p50 / gateway.p50),
    times(peer.p99 / gateway.p99),
    peer.statements,
    `${peer.memory} MB`,
  ]);
  if (pgbench)
    rows.push([
      'pgbench: the statement alone',
      '',
      times(pgbench.postgresCpu / totalCpu(gateway)),
      `${Math.round(pgbench.postgresCpu)}`,
      times(pgbench.perSecond / gateway.perSecond),
      '',
      '',
      1,
      '',
    ]);
  return table(
    [
      '',
      'CPU of Node',
      'CPU with PostgreSQL',
      'µs, Node + PostgreSQL',
      'calls/s',
      'p50',
      'p99',
      'statements',
      'memory',
    ],
    rows,
  );
}

/** Whole documents, each relative to this site's for the same reader. */
export function documentsTable({ rows }) {
  return table(
    [
      '',
      'CPU of Node',
      'CPU with PostgreSQL',
      'µs, Node + PostgreSQL',
      'HTML, KB (as sent)',
      'scripts, KB as sent',
      'requests',
      'all, KB as sent',
    ],
    rows.map((row) => {
      const own = rows.find(({ name, reader }) => name === 'gateway' && reader === row.reader);
      return [
        `${row.title}, ${row.reader}`,
        spread(ratioOf(row, own, ({ nodeCpu }) => nodeCpu)),
        spread(ratioOf(row, own, totalCpu)),
        `${Math.round(row.nodeCpu)} + ${Math.round(row.postgresCpu)}`,
        `${kilobytes(row.htmlBytesPlain)} (${kilobytes(row.htmlBytes)})`,
        `${row.scripts}: ${kilobytes(row.scriptBytes)}`,
        row.requests,
        kilobytes(row.allBytes),
      ];
    }),
  );
}

/** Tables and indexes before and after many amens. */
export function bloatTable({ states: { before, after, vacuumed } }) {
  const tables = before.tables.map((table, at) => [
    table.name,
    ...[table, after.tables[at], vacuumed.tables[at]].map(
      ({ mb, dead, autovacuums }) => `${mb} MB, ${named(dead)} dead, ${autovacuums}`,
    ),
  ]);
  const indexes = before.indexes.map((index, at) => [
    `index ${index.name}`,
    ...[index, after.indexes[at], vacuumed.indexes[at]].map(
      ({ mb, density }) => `${mb} MB, ${Number.isFinite(density) ? density.toFixed(0) : '–'} %`,
    ),
  ]);
  return table(['', 'before', 'after the amens', 'after autovacuum'], [...tables, ...indexes]);
}

/** Milliseconds from the moment a call was due. */
export function ratesTable(servers) {
  const rates = servers[0].rates.map(({ rate }) => rate);
  return table(
    ['p50 / p99 in ms', ...rates.map((rate) => `${rate}/s`)],
    servers.map(({ title, rates: found }) => [
      title,
      ...found.map(
        ({ p50, p99, refused }) =>
          `${p50.toFixed(1)} / ${p99.toFixed(0)}${refused > 0 ? ` (${refused} refused)` : ''}`,
      ),
    ]),
  );
}

/** The cost of an open page, with live updates or with polls. */
export function liveTable(live) {
  const { polls } = live;
  const second = (cost) => `${cost.toFixed(1)} (${times(cost / totalCpu(live))})`;
  return table(
    ['an open page of the wall', 'processor time each second, µs (live update = 1)'],
    [
      ['gets a live update each second', second(totalCpu(live))],
      ...(polls
        ? [
            ['polls as specified, responses by the gateway', second(pollsOf(polls.gateway))],
            [
              'polls as specified, responses by Apollo on Express with a statement each',
              second(pollsOf(polls.apolloExpress)),
            ],
          ]
        : []),
    ],
  );
}

/** One row for each scenario; sizes relative to the smallest. */
export function sizesTable({ scenarios }) {
  const larger = scenarios[0].sizes.slice(1).map(({ size }) => size.toLocaleString('en'));
  return table(
    [
      'scenario',
      'statements',
      ...larger.map((size) => `CPU, ${size}`),
      ...larger.map((size) => `calls/s, ${size}`),
      ...larger.map((size) => `one at a time, ${size}`),
    ],
    scenarios.map(({ group, name, statements, sizes: [first, ...rest] }) => [
      `${group}: ${name}`,
      statements,
      ...rest.map((size) => times(totalCpu(size) / totalCpu(first))),
      ...rest.map((size) => times(size.perSecond / first.perSecond)),
      ...rest.map(({ alone }) => (alone ? `${times(alone / first.alone)} (${alone.toFixed(1)} ms)` : '')),
    ]),
  );
}

const totalCpu = ({ nodeCpu, postgresCpu }) => nodeCpu + postgresCpu;

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
