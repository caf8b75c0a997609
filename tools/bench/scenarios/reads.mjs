import { get, graphql } from './calls.mjs';

const statsDocument =
  '{ stats { totalPrayers totalTestimonials totalAmens totalPrayerChains totalPrayerGroups activeToday } }';

/** A prayer's page and the polls. */
export const readScenarios = [
  {
    group: 'detail',
    name: 'a prayer with its encouragement',
    requests: ({ positions, members }) =>
      positions.map(({ id }, index) => get(`/api/prayers/${id}`, members[index % members.length])),
  },
  {
    group: 'polls',
    name: 'stats over REST',
    requests: () => Array.from({ length: 64 }, () => get('/api/stats')),
  },
  {
    group: 'polls',
    name: 'stats over GraphQL',
    requests: ({ members }) => members.map((member) => graphql(member, { query: statsDocument })),
  },
  {
    group: 'polls',
    name: 'amen check',
    requests: ({ positions, members }) =>
      positions.map(({ id }, index) => get(`/api/prayers/${id}/amen/check`, members[index % members.length])),
  },
];
