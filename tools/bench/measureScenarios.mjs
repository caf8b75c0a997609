import { countStatements } from './figures/statements.mjs';
import { measured } from './figures/measured.mjs';
import { median, round as rounded } from './figures/percentiles.mjs';
import { closedLoop } from './load/closedLoop.mjs';
import { startGateway } from './programs.mjs';
import { callOnce } from './scenarios/calls.mjs';
import { feedScenarios } from './scenarios/feed.mjs';
import { readScenarios } from './scenarios/reads.mjs';
import { takeSample } from './scenarios/sample.mjs';
import { searchScenarios } from './scenarios/search.mjs';
import { writeScenarios } from './scenarios/writes.mjs';

const scenarios = [...feedScenarios, ...searchScenarios, ...readScenarios, ...writeScenarios];
const warmCalls = 4000;
const aloneCalls = 60;
const countedCalls = 20;

/**
 * Every scenario on one gateway for each size. The sizes take turns within a scenario, so that other load on the machine
 * affects all of them.
 */
export async function measureScenarios(options, databases) {
  const running = [];
  try {
    for (const size of options.sizes) running.push(await startTarget(size, options, databases));
    const found = [];
    for (const scenario of scenarios)
      found.push(await measureScenario(scenario, running, options, databases));
    return found;
  } finally {
    for (const { program } of running) await program.stop();
  }
}

async function startTarget(size, { directory }, databases) {
  const databaseUrl = databases.urlOf(size);
  const sample = await takeSample(databaseUrl, size);
  const program = await startGateway({ databaseUrl, directory });
  const requests = feedScenarios[0].requests(sample);
  await closedLoop({ url: program.url, requests, connections: 8, amount: warmCalls });
  return { size, databaseUrl, sample, program };
}

async function measureScenario(scenario, running, options, databases) {
  for (const { program, sample } of running) await callOnce(program.url, scenario.requests(sample, 0)[0]);
  const statements = await statementsOf(scenario, running[0], databases);
  const found = new Map(running.map(({ size }) => [size, []]));
  for (let round = 0; round < options.rounds; round += 1) {
    for (const target of round % 2 === 0 ? running : running.toReversed())
      found.get(target.size).push(await measureRound(scenario, target, round, options, databases));
  }
  console.log(`  ${scenario.group}: ${scenario.name}`);
  return {
    group: scenario.group,
    name: scenario.name,
    ...statements,
    sizes: running.map(({ size }) => ({ size, ...summaryOf(found.get(size)) })),
  };
}

/** Reads are first sent one at a time, for the latency of a single visitor; a write cannot be repeated. */
async function measureRound({ writes, requests }, { program, sample }, round, options, { stateFile }) {
  const { connections, seconds } = options;
  const load = { requests: requests(sample, round), connections };
  if (writes) return measured({ program, stateFile }, { ...load, seconds });

  const { url } = program;
  const { p50: alone } = await closedLoop({ url, ...load, connections: 1, amount: aloneCalls });
  await closedLoop({ url, ...load, amount: aloneCalls });
  return { ...(await measured({ program, stateFile }, { ...load, seconds })), alone };
}

/** Counted on the smallest community; the number is the same on all. */
async function statementsOf({ requests }, { databaseUrl, program, sample }, { log }) {
  const database = { url: databaseUrl, log };
  // The last of the last round, which hardly any other call requests.
  const requested = requests(sample, 2).toReversed();
  let turn = 0;
  const call = () => {
    turn += 1;
    return callOnce(program.url, requested[turn % requested.length]);
  };
  return { statements: await countStatements(database, countedCalls, call) };
}

/** The median of the rounds for each figure. */
export function summaryOf(rounds) {
  const names = Object.keys(rounds[0]);
  return Object.fromEntries(names.map((name) => [name, rounded(median(rounds.map((round) => round[name])))]));
}
