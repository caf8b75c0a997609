/** The queries that a write to a chain refetches: the chains, and the figures that count them. */
export const chainQueries = ['ChainList', 'CommunityImpact', 'Journey'];
