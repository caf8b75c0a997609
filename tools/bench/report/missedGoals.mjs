import { goalsOf } from './goals.mjs';
import { times } from './markdown.mjs';

/** The goals that this run missed, and the faster servers. */
export function missedGoalsText(results) {
  const goals = goalsOf(results);
  const missed = goals.filter(({ isMet }) => !isMet);
  const { withDatabase, inMemory } = results.peers;
  return [
    missed.length === 0
      ? `All ${goals.length} goals were met.`
      : `${missed.length} of ${goals.length} goals were missed: ${missed.map(({ goal, found }) => `${goal} (${found})`).join('; ')}.`,
    `Servers that need less processor time of Node for the page than Prayer Wall: ${listOf(cheaperThanUs(withDatabase))}; with the rows in memory: ${listOf(cheaperThanUs(inMemory))}.`,
  ].join(' ');
}

function cheaperThanUs({ peers: [gateway, ...others] }) {
  return others
    .filter(({ nodeCpu }) => nodeCpu < gateway.nodeCpu)
    .map(({ title, nodeCpu }) => `${title} (${times(nodeCpu / gateway.nodeCpu)})`);
}

const listOf = (names) => (names.length === 0 ? 'none' : names.join(', '));
