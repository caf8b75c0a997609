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
const aloneCalls = 120;
const countedCalls = 20;

/**
 * Every scenario on a gateway of its own for each size. The sizes take turns within a scenario, so that what else the
 * machine does meets all of them.
 */
export async function measureScenarios(options, databases) {
  const houses = [];
  try {
    for (const size of options.sizes) houses.push(await openHouse(size, options, databases));
    const found = [];
    for (const scenario of scenarios) found.push(await measureScenario(scenario, houses, options, databases));
    return found;
  } finally {
    for (const { program } of houses) await program.stop();
  }
}

async function openHouse(size, { directory }, databases) {
  const databaseUrl = databases.urlOf(size);
  const sample = await takeSample(databaseUrl, size);
  return { size, databaseUrl, sample, program: await startGateway({ databaseUrl, directory }) };
}

async function measureScenario(scenario, houses, options, databases) {
  const { group, name, writes = false, requests } = scenario;
  for (const { program, sample } of houses) await callOnce(program.url, requests(sample, 0)[0]);
  const statements = await statementsOf(scenario, houses[0], databases);

  const rounds = new Map(houses.map(({ size }) => [size, []]));
  const alone = new Map(houses.map(({ size }) => [size, []]));
  for (let round = 0; round < options.rounds; round += 1) {
    const turn = round % 2 === 0 ? houses : houses.toReversed();
    for (const { size, program, sample } of turn) {
      const asked = requests(sample, round);
      const { url } = program;
      if (!writes) {
        const first = await closedLoop({ url, requests: asked, connections: 1, amount: aloneCalls });
        alone.get(size).push(first.p50);
        await closedLoop({ url, requests: asked, connections: options.connections, amount: 2 * aloneCalls });
      }
      const { connections, seconds } = options;
      rounds
        .get(size)
        .push(
          await measured(
            { program, stateFile: databases.stateFile },
            { requests: asked, connections, seconds },
          ),
        );
    }
  }
  return {
    group,
    name,
    statements,
    sizes: houses.map(({ size }) => ({
      size,
      ...summaryOf(rounds.get(size)),
      ...(writes ? {} : { alone: rounded(median(alone.get(size))) }),
    })),
  };
}

/** Counted on the smallest community: a call sends as many statements on each. */
function statementsOf({ requests }, { databaseUrl, program, sample }, { log }) {
  // The last of the last round, which hardly anybody else asks.
  const asked = requests(sample, 2).toReversed();
  let turn = 0;
  return countStatements({ url: databaseUrl, log }, countedCalls, () => {
    turn += 1;
    return callOnce(program.url, asked[turn % asked.length]);
  });
}

/** The middle of the rounds, figure by figure. */
export function summaryOf(rounds) {
  const names = Object.keys(rounds[0]);
  return Object.fromEntries(names.map((name) => [name, rounded(median(rounds.map((round) => round[name])))]));
}
