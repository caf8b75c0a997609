import { measured } from './figures/measured.mjs';
import { closedLoop } from './load/closedLoop.mjs';
import { peers } from './peers/all.mjs';
import { graphql } from './scenarios/calls.mjs';
import { takeSample } from './scenarios/sample.mjs';

const compared = ['gateway', 'apolloExpress'];
const warmCalls = 4000;
const members = 64;
const prayersOnAPage = 20;

const statsBody = JSON.stringify({
  query:
    '{ stats { totalPrayers totalTestimonials totalAmens totalPrayerChains totalPrayerGroups activeToday } }',
});
const checkBody = (id) =>
  JSON.stringify({ query: `query ($id: Int!) { prayer(id: $id) { hasAmened } }`, variables: { id } });

/** The cost of the specification's polls: on the gateway, and on Apollo on Express with the same SQL. */
export async function measurePolls({ peerSize, directory, seconds, connections }, databases) {
  const how = { databaseUrl: databases.urlOf(peerSize), directory };
  const { positions } = await takeSample(how.databaseUrl, peerSize);
  const running = [];
  try {
    for (const peer of peers.filter(({ name }) => compared.includes(name)))
      running.push({ peer, program: await peer.start(how) });
    const found = {};
    for (const { peer, program } of running) {
      const stats = Array.from({ length: members }, (_, index) => graphql(1 + index, statsBody));
      const checks = Array.from({ length: members * prayersOnAPage }, (_, index) =>
        checkOf(peer.name, 1 + (index % members), positions[index % prayersOnAPage].id),
      );
      found[peer.name] = {};
      for (const [name, requests] of Object.entries({ stats, check: checks })) {
        const load = { url: program.url, requests, connections };
        await closedLoop({ ...load, amount: warmCalls });
        const { nodeCpu, postgresCpu } = await measured(
          { program, stateFile: databases.stateFile },
          { ...load, seconds },
        );
        found[peer.name][name] = { nodeCpu, postgresCpu };
      }
    }
    return found;
  } finally {
    for (const { program } of running) await program.stop();
  }
}

/** The gateway implements the specification's REST call. */
const checkOf = (name, member, id) => ({
  ...graphql(member, checkBody(id)),
  ...(name === 'gateway' && { method: 'GET', path: `/api/prayers/${id}/amen/check`, body: undefined }),
});
