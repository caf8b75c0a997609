import { ratioOf } from './ratio.mjs';
import { named, spread, table } from './markdown.mjs';

const places = { random: 'random prayers', hot: 'one hot prayer' };
const ways = {
  gateway: 'the gateway',
  statement: 'its statement, by pgbench',
  insert: 'an insert alone, by pgbench',
};
/** Less is not worth a word. */
const leastShare = 0.05;

/** What many amens at once cost, and what they wait for. */
export function writesText({ size, writers, seconds, found }) {
  const rows = found.map((one) => [
    `${places[one.place]}: ${ways[one.name]}`,
    one.connections,
    named(one.perSecond),
    `${one.nodeCpu.toFixed(0)} + ${one.postgresCpu.toFixed(0)}`,
    spread(ratioOf(one, statementOf(found, one.place), cpuOf)),
    waitsOf(one.waits),
  ]);
  return [
    `${writers} members at a time, each saying amen as soon as the last one is answered, with ${named(size)} prayers in the database, in rounds of ${seconds} s by turns. One in ten of the random prayers takes no amens any more, in each of the ways. The gateway has ten connections for all of them; by pgbench each connection is a caller. What a backend that is in a statement waits for was looked at every 20 ms; shares below ${leastShare * 100} % are left out.`,
    table(
      [
        '',
        'connections',
        'amens/s',
        'µs, program + PostgreSQL',
        'both, of the statement by ten connections',
        'backends wait for',
      ],
      rows,
    ),
  ].join('\n\n');
}

/** The gateway's statement by pgbench, with as many connections as the gateway has. */
export const statementOf = (found, place) =>
  found.find((one) => one.place === place && one.name === 'statement');

/** The processor time of an amen, of the program that sends it and of PostgreSQL. */
export const cpuOf = ({ nodeCpu, postgresCpu }) => nodeCpu + postgresCpu;

function waitsOf(waits) {
  const all = Object.values(waits).reduce((sum, count) => sum + count, 0);
  return Object.entries(waits)
    .map(([event, count]) => ({ event, share: count / all }))
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => other.share - one.share)
    .map(({ event, share }) => `${event} ${(share * 100).toFixed(0)} %`)
    .join(', ');
}
