import { createServer, type Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import gracefulShutdown from 'http-graceful-shutdown';
import { accountRoutes } from './account/rest';
import { adminRoutes } from './admin/rest';
import { bannerRoutes } from './banners/rest';
import { chainRoutes } from './chains/rest';
import type { House } from './context';
import { dailyRoutes } from './daily/rest';
import { createCompiled } from './graphql/compiled';
import { createGraphqlDoor } from './graphql/door';
import { createGraphqlServer } from './graphql/server';
import { groupRoutes } from './groups/rest';
import { createCold } from './http/cold';
import { createFront } from './http/front';
import { createLimits, unlimited } from './http/limits';
import { createObserver } from './http/observe';
import { createLive } from './live/live';
import { memberRoutes } from './members/rest';
import { newsletterRoutes } from './newsletter/rest';
import { prayerRoutes } from './prayers/rest';
import { reminderRoutes } from './reminders/rest';
import { statsRoutes } from './stats/rest';
import { testimonialRoutes } from './testimonials/rest';

/** Every REST call that there is. */
export const restRoutes = [
  ...memberRoutes,
  ...prayerRoutes,
  ...statsRoutes,
  ...newsletterRoutes,
  ...bannerRoutes,
  ...dailyRoutes,
  ...testimonialRoutes,
  ...chainRoutes,
  ...groupRoutes,
  ...adminRoutes,
  ...accountRoutes,
  ...reminderRoutes,
];

const hotPaths = new Set(['/api/stats', '/api/prayers/:id/amen/check']);

/** With the time that the pool takes to close, less than the ten seconds that a stop may last. */
const stopWithin = 8_000;

export interface Gateway {
  server: Server;
  /**
   * Takes no more calls, lets those under way end, and closes.
   *
   * @param openFor milliseconds in which calls are still taken: some were sent before, and have not been read yet
   */
  stop(openFor?: number): Promise<void>;
}

/** Installs the gateway: doors, then what each door opens to. The caller listens. */
export async function createGateway(house: House): Promise<Gateway> {
  const observer = createObserver(house.log);
  const compiled = createCompiled();
  const graphql = createGraphqlServer(house, compiled);
  await graphql.start();
  const live = createLive(house);
  const limits = house.config.rateLimits ? createLimits(house) : unlimited;
  const server = createServer(
    { connectionsCheckingInterval: 2_000 },
    createFront({
      house,
      observer,
      answerGraphql: createGraphqlDoor(house, graphql, compiled),
      live,
      limits,
      hotRoutes: restRoutes.filter((route) => route.method === 'get' && hotPaths.has(route.path)),
      cold: createCold(house, observer, restRoutes, graphql),
    }),
  );
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  // Longer than proxies keep one that rests: a call that they send while it is being closed here would be lost.
  server.keepAliveTimeout = 130_000;
  const shutDown = gracefulShutdown(server, { timeout: stopWithin, forceExit: false, signals: '' });

  return {
    server,
    async stop(openFor = 0) {
      await setTimeout(openFor);
      // However busy it was, what came meanwhile is read first.
      await setImmediate();
      // Streams would never end by themselves.
      await Promise.all([live.stop(), shutDown()]);
      limits.stop();
      await graphql.stop();
    },
  };
}
