import { table, times } from './markdown.mjs';
import { ratioOf } from './ratio.mjs';
import { cpuOf, statementOf } from './writes.mjs';

/** The goals, the figures of this run, and whether they are met. */
export function goalsTable(results) {
  return table(
    ['goal', 'result', ''],
    goalsOf(results).map(({ goal, found, isMet }) => [goal, found, isMet ? 'met' : 'missed']),
  );
}

/** Each goal with the figure of this run. */
export function goalsOf({ peers, scenarios, live, writes }) {
  const of = (set, name) => set.peers.find((peer) => peer.name === name);
  const { withDatabase, inMemory } = peers;
  const ratio = (set, name, figure) => ratioOf(of(set, 'gateway'), of(set, name), figure)[0];
  const cpu = (set, name) => ratio(set, name, ({ nodeCpu }) => nodeCpu);
  const both = (name) => ratio(withDatabase, name, totalCpu);
  const speed = (name) => of(withDatabase, 'gateway').perSecond / of(withDatabase, name).perSecond;

  const largest = (scenario) => scenario.sizes.at(-1);
  const growth = ({ sizes }) => totalCpu(sizes.at(-1)) / totalCpu(sizes[0]);
  const feed = scenarios.filter(({ group }) => group === 'feed');
  const first = feed.filter(({ name }) => name.endsWith('first page'));
  const deep = feed.filter(({ name }) => name.endsWith('deep page'));
  const depth = deep.map((page, index) => totalCpu(largest(page)) / totalCpu(largest(first[index])));
  const slowest = Math.max(
    ...scenarios.filter(({ group }) => group === 'search').map((search) => largest(search).alone),
  );
  const costliest = Math.max(
    ...scenarios
      .filter(({ group }) => group === 'search')
      .map((search) => largest(search).postgresCpu / 1000),
  );
  const amens = scenarios.filter(({ group }) => group === 'amen').map((amen) => largest(amen).perSecond);

  return [
    atMost('CPU of Node for a page, of Apollo on Express', cpu(withDatabase, 'apolloExpress'), 0.2),
    ...(of(inMemory, 'apolloExpress')
      ? [atMost('the same with the rows in memory', cpu(inMemory, 'apolloExpress'), 0.2)]
      : []),
    atMost('CPU of Node for a page, of Mercurius with jit', cpu(withDatabase, 'mercuriusJit'), 0.9),
    atMost('the same of Mercurius with the rows in memory', cpu(inMemory, 'mercuriusJit'), 0.9),
    atMost('CPU of Node for a page, of bare node:http', cpu(withDatabase, 'bareHttp'), 1.1),
    atMost('CPU of Node and PostgreSQL for a page, of Mercurius with jit', both('mercuriusJit'), 1),
    atMost('CPU of Node and PostgreSQL for a page, of bare node:http', both('bareHttp'), 1.1),
    atLeast('pages a second, of bare node:http', speed('bareHttp'), 0.9),
    atLeast('pages a second, of PostGraphile 5', speed('postgraphile5'), 4),
    atMost(
      'first page on the largest community, of the smallest (CPU, the worst of nine)',
      Math.max(...first.map(growth)),
      1.15,
    ),
    atMost('deep page, of the first page (CPU on the largest, the worst of nine)', Math.max(...depth), 2),
    atMost('the slowest search there, processor time of PostgreSQL, ms', costliest, 5),
    atMost('the slowest search on the largest community, one at a time, ms', slowest, 5),
    atLeast('amens of one hot prayer a second, of those on random prayers', amens[1] / amens[0], 0.1),
    ...(writes ? [amenGoal(writes.found)] : []),
    ...(live.streams >= 10_000
      ? [
          atMost(
            `memory of each of ${live.streams.toLocaleString('en')} live connections, KB`,
            live.memoryKb,
            10,
          ),
        ]
      : []),
    ...(live.polls ? [pollsGoal(live)] : []),
  ];
}

const amenGoal = (found) =>
  atMost(
    'CPU of an amen on a random prayer by 64 members at a time, of its statement by pgbench',
    ratioOf(
      found.find(({ name, place }) => name === 'gateway' && place === 'random'),
      statementOf(found, 'random'),
      cpuOf,
    )[0],
    1.5,
  );

const pollsGoal = (live) =>
  atMost(
    'a live update each second, of the specified polls behind Apollo on Express (CPU)',
    totalCpu(live) / pollsOf(live.polls.apolloExpress),
    0.02,
  );

const atMost = (text, figure, bound) => ({
  goal: `${text}: at most ${bound}`,
  found: times(figure),
  isMet: figure <= bound,
});

const atLeast = (text, figure, bound) => ({
  goal: `${text}: at least ${bound}`,
  found: times(figure),
  isMet: figure >= bound,
});

/** CPU microseconds per second of a page of the wall that polls the figures and twenty amens every five seconds. */
export const pollsOf = ({ stats, check }) => (totalCpu(stats) + 20 * totalCpu(check)) / 5;

const totalCpu = ({ nodeCpu, postgresCpu }) => nodeCpu + postgresCpu;
