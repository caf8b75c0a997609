import { spreadOf } from '../figures/percentiles.mjs';

/** The median of a figure's ratios, round by round, with the least and the most. */
export const ratioOf = (one, other, figureOf) =>
  spreadOf(one.rounds.map((round, at) => figureOf(round) / figureOf(other.rounds[at])));
