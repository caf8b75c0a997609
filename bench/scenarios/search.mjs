import { feedBody } from '../peers/question.mjs';
import { graphql } from './calls.mjs';

/** What people type: words that everybody uses, that few use, that nobody uses, beginnings and slips. */
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
