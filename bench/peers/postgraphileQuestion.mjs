import { authorFields, fields } from './question.mjs';

/** The same page in PostGraphile's words. */
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

/** Its answer in the wall's words; an anonymous prayer's author is null, and a cursor is each server's own. */
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
