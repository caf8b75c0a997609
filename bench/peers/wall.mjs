import { buildSchema } from 'graphql';
import sdl from '../../schema/schema.graphql';
import { openContext } from '../../gateway/src/context';
import { openDatabase } from '../../gateway/src/db/database';
import { listPrayers } from '../../gateway/src/prayers/feed';
import { requirePrayer } from '../../gateway/src/prayers/prayers';
import { sumCounters } from '../../gateway/src/stats/sql';

export { migrate } from '../../gateway/src/db/migrate';
export { writeCursor } from '../../gateway/src/prayers/cursor';
export { findFeed, placeIn } from '../../gateway/src/prayers/feedSql';

/** What every peer shares with the gateway: its schema, its resolver of the feed, its SQL, its pool. */
export function openWall(url, onStatement) {
  const database = openDatabase({ url, onStatement });
  const house = { config: { adminEmails: [] }, database, log: silent };
  return { database, contextOf: (headers) => openContext(house, headers), schema: schemaOfFeed() };
}

/** The whole printed schema with the resolvers that the feed needs, and those that the specification's polls need. */
function schemaOfFeed() {
  const schema = buildSchema(sdl);
  const { prayers, prayer, stats } = schema.getQueryType().getFields();
  prayers.resolve = (_, args, ctx) => listPrayers(ctx, args);
  prayer.resolve = (_, { id }, ctx) => requirePrayer(ctx, id);
  stats.resolve = (_, _args, ctx) => sumCounters(ctx.sql);
  schema.getType('DateTime').serialize = (instant) => instant.toISOString();
  return schema;
}

const silent = { error: () => undefined, warn: () => undefined, info: () => undefined };
