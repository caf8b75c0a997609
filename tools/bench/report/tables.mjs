import { pollsOf } from './goals.mjs';
import { table, times } from './markdown.mjs';

/** Each server relative to the first, the gateway. */
export function peersTable({ peers, pgbench }) {
  const [gateway] = peers;
  const cpuOf = ({ nodeCpu, postgresCpu }) => nodeCpu + postgresCpu;
  const rows = peers.map((peer) => [
    peer.title,
    times(peer.perSecond / gateway.perSecond),
    times(peer.nodeCpu / gateway.nodeCpu),
    times(cpuOf(peer) / cpuOf(gateway)),
    times(peer.p50 / gateway.p50),
    times(peer.p99 / gateway.p99),
    peer.statements,
    `${times(peer.memory / gateway.memory)} (${peer.memory} MB)`,
  ]);
  if (pgbench)
    rows.push([
      'pgbench: the statement alone',
      times(pgbench.perSecond / gateway.perSecond),
      '',
      '',
      '',
      '',
      1,
      '',
    ]);
  return table(
    ['', 'calls/s', 'CPU of Node', 'CPU with PostgreSQL', 'p50', 'p99', 'statements', 'memory'],
    rows,
  );
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
      ['polls as specified, responses by the gateway', second(pollsOf(polls.gateway))],
      [
        'polls as specified, responses by Apollo on Express with a statement each',
        second(pollsOf(polls.apolloExpress)),
      ],
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
