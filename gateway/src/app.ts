import { createServer, type Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import gracefulShutdown from 'http-graceful-shutdown';
import { createCompiledQueries } from './api/graphql/compiledQueries';
import { createExplorer } from './api/graphql/explorer/explorer';
import { createGraphqlHandler } from './api/graphql/graphqlHandler';
import { createReleasedDocuments } from './api/graphql/releasedDocuments';
import { createSchema } from './api/graphql/schema';
import { installSchemaChanges } from './api/graphql/schemaChanges';
import { installSchemaFile } from './api/graphql/schemaFile';
import { createGraphqlServer } from './api/graphql/server';
import { createRequestListener, type ConcurrencyLimits } from './api/httpServer';
import { createLive } from './api/live/live';
import { createLiveHandler } from './api/live/liveHandler';
import type { Section } from './api/rest/description/document';
import { descriptionRoutes, installDescription } from './api/rest/description/install';
import { installRest } from './api/rest/restHandler';
import { guardByToken } from './api/tokenAccess';
import { tracedDomain } from './api/tracedDomain';
import { settleWrites } from './api/writes';
import { account } from './domains/account/domain';
import { admin } from './domains/admin/domain';
import { approval } from './domains/approval/domain';
import { team } from './domains/team/domain';
import { backups } from './domains/backups/domain';
import { banners } from './domains/banners/domain';
import { care } from './domains/care/domain';
import { chains } from './domains/chains/domain';
import { daily } from './domains/daily/domain';
import { digest } from './domains/digest/domain';
import type { Domain } from './domains/domain';
import { embed } from './domains/embed/domain';
import { feeds } from './domains/feeds/domain';
import { followUp } from './domains/followUp/domain';
import { groups } from './domains/groups/domain';
import type { Job } from './domains/job';
import { members } from './domains/members/domain';
import { moderation } from './domains/moderation/domain';
import { newsletter } from './domains/newsletter/domain';
import { notifications } from './domains/notifications/domain';
import { operations } from './domains/operations/domain';
import { portable } from './domains/portable/domain';
import { prayers } from './domains/prayers/domain';
import { print } from './domains/print/domain';
import { reminders } from './domains/reminders/domain';
import { settings } from './domains/settings/domain';
import { followSettings } from './domains/settings/follow';
import { signIn } from './domains/signIn/domain';
import { recordSessionUse } from './domains/signIn/sessionUse';
import { stats } from './domains/stats/domain';
import { tags } from './domains/tags';
import { testimonials } from './domains/testimonials/domain';
import { tokens } from './domains/tokens/domain';
import { mailJobs } from './jobs/mail/jobs';
import { installMailPreview } from './jobs/mail/previewPages';
import { pushJobs } from './jobs/push/jobs';
import { boundConnections } from './platform/http/connections';
import { createTelemetry } from './platform/http/telemetry';
import { createConcurrencyLimit, ofPages, ofSignIns } from './platform/limits/concurrencyLimit';
import { createLimits, unlimited } from './platform/limits/rateLimits';
import type { AppServices } from './platform/services';
import { hasOverride } from './web/areas/choice';
import { readAreaKeys } from './web/areas/areaKeys';
import { watchCanaries } from './web/areas/canaries/watch';
import { installChoicePages } from './web/areas/choicePages';
import { clientErrorRoutes, installClientErrors } from './web/areas/clientErrors';
import { openRegistry } from './web/areas/registry';
import { findLastSigned, recordSigned } from './web/areas/signedSql';
import { createReadyDocuments } from './web/documents/readyDocuments';
import { installPages } from './web/documents/routes';
import { createExpressApp } from './web/expressApp';
import { createPageSlots } from './web/pageSlots';
import { installPresses } from './web/traces/routes';
import { signInRoutes } from './web/signIn/description';
import { installSignIn } from './web/signIn/routes';

/** The one list of domains. */
export const domains: readonly Domain[] = [
  account,
  admin,
  approval,
  team,
  backups,
  banners,
  care,
  chains,
  daily,
  digest,
  embed,
  feeds,
  followUp,
  groups,
  members,
  moderation,
  newsletter,
  notifications,
  operations,
  portable,
  prayers,
  print,
  reminders,
  settings,
  signIn,
  stats,
  testimonials,
  tokens,
].map((domain) => settleWrites(guardByToken(domain)));

/** Every REST route. */
export const restRoutes = routesOf(domains);

function routesOf(all: readonly Domain[]) {
  return all.flatMap(({ routes }) => routes ?? []);
}

/** Every route below /api, under the heading that describes it. */
export const apiSections: readonly Section[] = [
  ...domains.flatMap(({ tag, routes }) => (tag && routes ? [{ tag, routes }] : [])),
  { tag: tags.signIn, routes: signInRoutes },
  { tag: tags.site, routes: [...clientErrorRoutes, ...descriptionRoutes] },
];

/** Every background job. */
export const jobs: readonly Job[] = [
  ...domains.flatMap((domain) => domain.jobs ?? []),
  ...mailJobs,
  ...pushJobs,
];

export const schema = createSchema(domains);

/** Together with the time that the pool takes to close, less than the ten seconds that a stop may last. */
const stopWithin = 8_000;

export interface Gateway {
  server: Server;
  /** With the settings as administrators left them. */
  services: AppServices;
  /**
   * Accepts no more requests, completes those in progress, and closes.
   *
   * @param openFor milliseconds in which requests are still accepted: some were sent before and have not been read yet
   */
  stop(openFor?: number): Promise<void>;
}

/** Creates the gateway. The caller starts to listen. */
export async function createGateway(given: AppServices): Promise<Gateway> {
  const sessionUse = recordSessionUse(given);
  const followed = await followSettings(given);
  const services = { ...followed.services, onSessionUsed: sessionUse.note };
  const { config, log, tracing } = services;
  const served = tracing ? domains.map((domain) => tracedDomain(tracing, domain)) : domains;
  const telemetry = createTelemetry(log, config);
  const keys = readAreaKeys(config);
  const hasKeys = Object.keys(keys).length > 0;
  const { sql } = services.database;
  const file = openRegistry(
    config.siteDir,
    {
      onFault: (error) => log.error({ err: error }, 'the registry cannot be read'),
      onRead(leftOut) {
        telemetry.recordLeftOut(leftOut);
        for (const version of leftOut) log.error(version, 'a version of an area cannot be served');
      },
      onSigned: (area, signed) =>
        void recordSigned(sql, area, signed).catch((error: unknown) =>
          log.warn({ err: error, area }, 'a signed state was not recorded'),
        ),
    },
    { keys, last: hasKeys ? await findLastSigned(sql) : {} },
  );
  // Also before the first page is requested, for log and metrics.
  await file.read();
  const canaries = await watchCanaries(services, file, telemetry);
  const { registry } = canaries;
  const released =
    config.graphqlDocuments === 'released' ? createReleasedDocuments(services, registry, hasOverride) : null;
  const compiled = createCompiledQueries(released);
  const graphql = createGraphqlServer(services, tracing ? createSchema(served) : schema, released, compiled);
  await graphql.start();
  const live = createLive(services);
  const limits = config.rateLimits ? createLimits(services) : unlimited;
  const concurrency: ConcurrencyLimits = {
    api: createConcurrencyLimit(),
    page: createConcurrencyLimit(ofPages),
    signIn: createConcurrencyLimit(ofSignIns),
  };
  const ready = createReadyDocuments();
  const expressApp = createExpressApp(services, createPageSlots(concurrency), [
    (app) => installSignIn(app, services),
    (app) => installClientErrors(app, services, telemetry, canaries),
    (app) => installSchemaFile(app, config, schema),
    (app) => installSchemaChanges(app, config),
    (app) => installDescription(app, config, apiSections, schema, registry),
    (app) => installRest(app, { services, limits, concurrency: concurrency.api, routes: routesOf(served) }),
    (app) => domains.forEach((domain) => domain.installPages?.(app, services)),
    (app) => !config.production && installMailPreview(app, services),
    (app) => tracing && installPresses(app, services, tracing),
    (app) => installChoicePages(app, services, registry),
    (app) => installPages(app, services, graphql, canaries, ready),
  ]);
  const server = createServer(
    { connectionsCheckingInterval: 2_000 },
    createRequestListener({
      services,
      telemetry,
      limits,
      concurrency,
      handleGraphql: createGraphqlHandler({
        services,
        limits,
        concurrency: concurrency.api,
        server: graphql,
        compiled,
      }),
      sendExplorer: config.production ? null : createExplorer(services, schema, registry),
      handleStream: createLiveHandler(services, limits, schema, live),
      sendReady: ready.send,
      expressApp,
    }),
  );
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  // Longer than proxies keep an idle connection: a request that they send while it is being closed here would be lost.
  server.keepAliveTimeout = 130_000;
  const stopWatching = boundConnections(server);
  const shutDown = gracefulShutdown(server, { timeout: stopWithin, forceExit: false, signals: '' });

  return {
    server,
    services,
    async stop(openFor = 0) {
      await setTimeout(openFor);
      // Requests that have arrived in the meantime are read first.
      await setImmediate();
      // Streams do not end by themselves.
      await Promise.all([live.stop(), shutDown()]);
      limits.stop();
      canaries.stop();
      await followed.stop();
      stopWatching();
      await sessionUse.stop();
      await graphql.stop();
    },
  };
}
