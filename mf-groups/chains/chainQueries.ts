/** The chains themselves, and the queries elsewhere on the page that count them: read again after a write to a chain. */
export const chainQueries = ['ChainList', 'CommunityImpact', 'Journey'];
