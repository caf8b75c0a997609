import { feedBody } from '../peers/feedQuery.mjs';
import { get, graphql } from './calls.mjs';

const amenDocument =
  'mutation GiveAmen($prayerId: Int!) { giveAmen(prayerId: $prayerId) { id amenCount hasAmened } }';
const encourageDocument =
  'mutation Encourage($prayerId: Int!, $input: EncouragementInput!) { encourage(prayerId: $prayerId, input: $input) { id } }';

export const amenOf = (member, prayerId) =>
  graphql(member, { query: amenDocument, operationName: 'GiveAmen', variables: { prayerId } });

/** Each amen comes from another member; where one prayer gets all of them, it had none before. */
export const writeScenarios = [
  {
    group: 'amen',
    name: 'random prayers',
    writes: true,
    requests: ({ positions, actorsOf }, round) =>
      actorsOf(round).map((member, turn) => amenOf(member, positions[turn % positions.length].id)),
  },
  {
    group: 'amen',
    name: 'one hot prayer',
    writes: true,
    requests: ({ actorsOf, freshPrayer }, round) =>
      actorsOf(round).map((member) => amenOf(member, freshPrayer)),
  },
  {
    group: 'mixed',
    name: '90 % reads, 10 % writes',
    writes: true,
    requests: ({ actorsOf, positions }, round) =>
      actorsOf(round).map((member, turn) => mixed(member, turn, positions)),
  },
];

/** Of twenty calls: nine feeds, three searches, three prayers, three polls, an amen and an encouragement. */
function mixed(member, turn, positions) {
  const prayerId = positions[(turn * 7) % positions.length].id;
  // Connections take every eighth request, so the kind changes with the round.
  const kind = (turn + Math.floor(turn / 8)) % 20;
  if (kind < 9) return graphql(member, feedBody({ sort: ['recent', 'amens', 'trending'][kind % 3] }));
  if (kind < 12) return graphql(member, feedBody({ search: ['family', 'hosp', 'mohter'][kind % 3] }));
  if (kind < 15) return get(`/api/prayers/${prayerId}`, member);
  if (kind < 18) return get('/api/stats');
  if (kind === 18) return amenOf(member, prayerId);
  return graphql(member, {
    query: encourageDocument,
    variables: { prayerId, input: { content: 'I pray with you.', isAnonymous: false } },
  });
}
