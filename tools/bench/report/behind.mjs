import { aimsOf } from './aims.mjs';
import { times } from './markdown.mjs';

/** The aims that this run missed, and the faster servers. */
export function behindText(results) {
  const aims = aimsOf(results);
  const missed = aims.filter(({ isMet }) => !isMet);
  const { withDatabase, inMemory } = results.peers;
  return [
    missed.length === 0
      ? `All ${aims.length} aims were met.`
      : `${missed.length} of ${aims.length} aims were missed: ${missed.map(({ aim, found }) => `${aim} (${found})`).join('; ')}.`,
    `Less processor time of Node for the page than Prayer Wall take ${listOf(cheaperThanUs(withDatabase))}; with the rows in memory ${listOf(cheaperThanUs(inMemory))}.`,
  ].join(' ');
}

function cheaperThanUs({ peers: [gateway, ...others] }) {
  return others
    .filter(({ nodeCpu }) => nodeCpu < gateway.nodeCpu)
    .map(({ title, nodeCpu }) => `${title} (${times(nodeCpu / gateway.nodeCpu)})`);
}

const listOf = (names) => (names.length === 0 ? 'none' : names.join(', '));
