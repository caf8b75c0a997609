import { buildSchema } from 'graphql';
import sdl from '../../../schema/schema.graphql';
import { readConfig } from '../../../gateway/src/config';
import { openContext } from '../../../gateway/src/domains/members/context';
import { openDatabase } from '../../../gateway/src/platform/database/database';
import { listPrayers } from '../../../gateway/src/domains/prayers/feed';
import { requirePrayer } from '../../../gateway/src/domains/prayers/prayers';
import { sumCounters } from '../../../gateway/src/domains/stats/sql';

export { migrate } from '../../../gateway/src/platform/database/migrate';
export { writeCursor } from '../../../gateway/src/domains/prayers/cursor';
export { insertAmen } from '../../../gateway/src/domains/prayers/amensSql';
export { findFeed } from '../../../gateway/src/domains/prayers/feedSql';

/** The parts of the gateway that every peer uses: schema, feed resolver, SQL, pool. */
export function openWall(url, onStatement) {
  const database = openDatabase({ url, onStatement });
  const config = readConfig({ DATABASE_URL: url, SITE_ORIGIN: 'http://localhost' });
  const services = { config, database, log: silent };
  return { database, contextOf: (headers) => openContext(services, headers), schema: schemaOfFeed() };
}

/** The printed schema with resolvers for the feed and the specification's polls. */
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
