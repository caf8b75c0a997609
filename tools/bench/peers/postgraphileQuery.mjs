import { authorFields, fields } from './feedQuery.mjs';

/** The same page in PostGraphile 4's schema. */
export const postgraphileBody = bodyWith('id', 'ID_DESC');

/** The same page in PostGraphile 5's schema, whose `id` is Relay's. */
export const postgraphile5Body = bodyWith('id: rowId', 'ROW_ID_DESC');

function bodyWith(id, order) {
  const selected = [id, ...fields.filter((field) => field !== 'id'), ...authorFields];
  return JSON.stringify({
    query: `query FeedPage {
  allWalls(first: 20, orderBy: [CREATED_AT_DESC, ${order}]) {
    nodes { ${selected.join(' ')} }
    pageInfo { hasNextPage endCursor }
  }
}`,
    operationName: 'FeedPage',
    variables: {},
  });
}

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
