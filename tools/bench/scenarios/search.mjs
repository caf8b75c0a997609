import { feedBody } from '../peers/feedQuery.mjs';
import { graphql } from './calls.mjs';

/** Search terms: common, rare and unknown words, prefixes and typos. */
const sought = {
  common: () => ['pray', 'hospital', 'peace and healing', 'my mother', 'family'],
  rare: ({ rareWords }) => rareWords,
  none: () => ['quxzwvyk', 'xylqrpht', 'zzvkwwqj', 'mother quxzwvyk'],
  prefix: () => ['hosp', 'gran', 'exami', 'heal', 'cour'],
  typo: () => ['hopsital', 'mohter', 'healign', 'familly', 'operaton', 'strenght'],
};

export const searchScenarios = Object.entries(sought).map(([kind, termsIn]) => ({
  group: 'search',
  name: kind,
  requests: (sample) =>
    termsIn(sample).flatMap((search) =>
      sample.members.slice(0, 8).map((member) => graphql(member, feedBody({ search }))),
    ),
}));
