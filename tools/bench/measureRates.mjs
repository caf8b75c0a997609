import { openLoop } from './load/openLoop.mjs';
import { peers } from './peers/all.mjs';
import { graphql } from './scenarios/calls.mjs';

const compared = ['gateway', 'bareHttp', 'mercuriusJit', 'apolloExpress'];
const rates = [50, 100, 200, 400];
const member = 1;
const warmSeconds = 4;

/** The latency of the same page at fixed rates of calls; the servers take turns at each rate. */
export async function measureRates({ peerSize, directory, seconds }, databases) {
  const how = { databaseUrl: databases.urlOf(peerSize), directory };
  const running = [];
  try {
    for (const peer of peers.filter(({ name }) => compared.includes(name)))
      running.push({ peer, program: await peer.start(how), found: [] });
    for (const one of running) await measure(one, 200, warmSeconds);
    for (const rate of rates) for (const one of running) one.found.push(await measure(one, rate, seconds));
    return running.map(({ peer, found }) => ({ name: peer.name, title: peer.title, rates: found }));
  } finally {
    for (const { program } of running) await program.stop();
  }
}

const measure = ({ peer, program }, rate, seconds) =>
  openLoop({ url: program.url, requests: [graphql(member, peer.body)], rate, seconds });
