import { get, graphql } from './calls.mjs';

const statsDocument =
  '{ stats { totalPrayers totalTestimonials totalAmens totalPrayerChains totalPrayerGroups activeToday } }';

/** A prayer's page, and what is polled every few seconds. */
export const readScenarios = [
  {
    group: 'detail',
    name: 'a prayer with its encouragement',
    requests: ({ places, members }) =>
      places.map(({ id }, index) => get(`/api/prayers/${id}`, members[index % members.length])),
  },
  {
    group: 'polls',
    name: 'stats over REST',
    polled: true,
    requests: () => Array.from({ length: 64 }, () => get('/api/stats')),
  },
  {
    group: 'polls',
    name: 'stats over GraphQL',
    polled: true,
    requests: ({ members }) => members.map((member) => graphql(member, { query: statsDocument })),
  },
  {
    group: 'polls',
    name: 'amen check',
    polled: true,
    requests: ({ places, members }) =>
      places.map(({ id }, index) => get(`/api/prayers/${id}/amen/check`, members[index % members.length])),
  },
];
