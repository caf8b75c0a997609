import { pathToFileURL } from 'node:url';
import { inRoot } from '../../scripts/tree/root.mjs';
import { measured } from './figures/measured.mjs';
import { countStatements } from './figures/statements.mjs';
import { closedLoop } from './load/closedLoop.mjs';
import { measureDatabaseAlone } from './peers/pgbench.mjs';
import { compareResponses } from './peers/compare.mjs';
import { peers } from './peers/all.mjs';
import { callOnce, graphql } from './scenarios/calls.mjs';
import { summaryOf } from './measureScenarios.mjs';

/** The engine compiles hot code; a server after a few hundred calls costs three times as much. */
const warmCalls = 8000;
const member = 1;
const rowsInMemory = ['--import', pathToFileURL(inRoot('tools/bench/peers/rowsInMemory.mjs')).href];

const callOf = ({ body }) => graphql(member, body);

/** The same page from the gateway and its peers on the same database, in turns. */
export async function measurePeers(options, databases) {
  const how = { databaseUrl: databases.urlOf(options.peerSize), directory: options.directory };
  const chosen = peers.filter(({ name }) => options.peers?.includes(name) ?? true);
  const withDatabase = await compete(chosen, how, options, databases);
  const inMemory = await compete(
    chosen.filter(({ hasOwnSql }) => !hasOwnSql),
    { ...how, arguments: rowsInMemory },
    options,
    databases,
  );
  return { size: options.peerSize, withDatabase, inMemory };
}

async function compete(chosen, how, options, databases) {
  const isInMemory = how.arguments !== undefined;
  const running = [];
  try {
    for (const peer of chosen) running.push({ peer, program: await peer.start(how), found: [] });
    const bytes = await compareResponses(running, callOf);
    for (const one of running) {
      const call = () => callOnce(one.program.url, callOf(one.peer));
      one.statements = await countStatements({ url: how.databaseUrl, log: databases.log }, 10, call);
    }
    for (const { peer, program } of running)
      await closedLoop(loadOf(peer, program, options, { amount: warmCalls }));

    const database = [];
    for (let round = 0; round < options.peerRounds; round += 1) {
      for (const { peer, program, found } of round % 2 === 0 ? running : running.toReversed()) {
        const load = loadOf(peer, program, options, { seconds: options.peerSeconds });
        found.push(await measured({ program, stateFile: databases.stateFile }, load));
      }
      if (!isInMemory) database.push(await measureDatabaseAlone(how.databaseUrl, options, member, databases));
    }
    return {
      bytes,
      pgbench: database[0] ? summaryOf(database) : null,
      peers: running.map(({ peer, statements, found }) => ({
        name: peer.name,
        title: peer.title,
        statements,
        ...summaryOf(found),
        rounds: found,
      })),
    };
  } finally {
    for (const { program } of running) await program.stop();
  }
}

const loadOf = (peer, program, { connections }, length) => ({
  url: program.url,
  requests: Array.from({ length: connections }, () => callOf(peer)),
  connections,
  ...length,
});
