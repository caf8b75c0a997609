import { authorFields, fields } from './feedQuery.mjs';

/** The same page in PostGraphile's schema. */
export const postgraphileBody = JSON.stringify({
  query: `query FeedPage {
  allWalls(first: 20, orderBy: [CREATED_AT_DESC, ID_DESC]) {
    nodes { ${[...fields, ...authorFields].join(' ')} }
    pageInfo { hasNextPage endCursor }
  }
}`,
  operationName: 'FeedPage',
  variables: {},
});

/** Its response in the wall's shape; an anonymous prayer has no author, and cursors are ignored. */
export function readPostgraphile({ data }) {
  const { nodes, pageInfo } = data.allWalls;
  return {
    prayers: nodes.map(({ firstName, lastName, name, profileImageUrl, ...prayer }) => ({
      ...prayer,
      createdAt: new Date(prayer.createdAt).toISOString(),
      user: name === null ? null : { firstName, lastName, name, profileImageUrl },
    })),
    hasMore: pageInfo.hasNextPage,
  };
}
