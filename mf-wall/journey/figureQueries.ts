/** The queries of the figures that a write changes, here and in what other areas show beside it. */
export const figureQueries = ['CommunityImpact', 'Journey'] as const;
