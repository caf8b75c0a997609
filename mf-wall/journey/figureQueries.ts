/** The queries whose figures a write changes, in this area and in the ones shown beside it. */
export const figureQueries = ['CommunityImpact', 'Journey'] as const;
