import { findFeed, openWall, writeCursor } from '../dist/wall.mjs';

const rowsOfPage = 20;

/** The gateway's statement without its resolver, and the fields of a page: for servers that have no GraphQL. */
export function openFeed(databaseUrl) {
  const { contextOf } = openWall(databaseUrl);

  return async function findPage(headers, { sort = 'recent', categories = [] } = {}) {
    const entries = await findFeed(contextOf(headers), {
      sort,
      categories,
      search: null,
      skip: 0,
      after: null,
      rows: rowsOfPage + 1,
    });
    const shown = entries.slice(0, rowsOfPage);
    const hasMore = entries.length > rowsOfPage;
    const endCursor = hasMore ? writeCursor(sort, shown.at(-1).position) : null;
    return { prayers: shown.map(shapeOf), hasMore, endCursor };
  };
}

const shapeOf = ({ prayer }) => ({
  id: prayer.id,
  title: prayer.title,
  description: prayer.description,
  category: prayer.category,
  createdAt: prayer.createdAt,
  amenCount: prayer.amenCount,
  commentCount: prayer.commentCount,
  hasAmened: prayer.hasAmened,
  isOwner: prayer.isOwner,
  user: prayer.user && {
    firstName: prayer.user.firstName,
    lastName: prayer.user.lastName,
    name: prayer.user.name,
    profileImageUrl: prayer.user.profileImageUrl,
  },
});
