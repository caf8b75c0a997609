import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Context } from '../../domains/members/context';
import type { AppServices } from '../../platform/services';
import { isDatabaseAway } from '../../platform/database/database';
import { Refusal } from '../../platform/errors';
import { boundsPlugins, boundsRules, mostTokens } from './bounds';
import { compiledQueries } from './compiledQueries';
import { legacyStatus } from './legacyStatus';
import { createReleasedDocuments, type ReleaseReader } from './releasedDocuments';

/** Apollo Server without what is not used: no HTTP of its own, no reporting, no cache hints on every field. */
export function createGraphqlServer(
  services: AppServices,
  schema: GraphQLSchema,
  registry: ReleaseReader,
): ApolloServer<Context> {
  const { config } = services;
  const released =
    config.graphqlDocuments === 'released' ? createReleasedDocuments(services, registry) : null;
  return new ApolloServer<Context>({
    schema,
    // The origin of writes is checked before (platform/http/origin.ts).
    csrfPrevention: false,
    introspection: config.introspection,
    hideSchemaDetailsFromClientErrors: config.production,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: mostTokens },
    validationRules: [...(released ? [released.rule] : []), ...boundsRules],
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ...(released ? [released.plugin] : []),
      ...boundsPlugins,
      tellOfFaults(services),
      compiledQueries(),
      legacyStatus,
    ],
    formatError,
    nodeEnv: config.production ? 'production' : 'development',
    stopOnTerminationSignals: false,
    logger: services.log,
  });
}

/** A refusal speaks for itself; of a fault no detail leaves the gateway. */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = causeOf(error);
  if (cause instanceof Refusal) return { ...formatted, extensions: cause.extensions };
  if (isDatabaseAway(cause)) {
    return {
      ...formatted,
      message: 'Please try again in a moment',
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    };
  }
  const { code = 'INTERNAL_SERVER_ERROR' } = formatted.extensions ?? {};
  if (isOfRequest(error, code)) return { ...formatted, extensions: { code: 'BAD_USER_INPUT' } };
  if (code === 'INTERNAL_SERVER_ERROR')
    return { message: 'Something went wrong', path: formatted.path, extensions: { code } };
  return { ...formatted, extensions: { code } };
}

/** graphql-js stops reading variables after fifty errors, and says so without a code. Nothing of ours has run by then. */
function isOfRequest(error: unknown, code: unknown): boolean {
  return (
    code === 'INTERNAL_SERVER_ERROR' &&
    error instanceof GraphQLError &&
    error.path === undefined &&
    error.originalError === undefined
  );
}

/** What a resolver threw; GraphQL wraps what it does not take for an Error once more. */
function causeOf(error: unknown): unknown {
  const cause = unwrapResolverError(error);
  return (cause as { thrownValue?: unknown } | null)?.thrownValue ?? cause;
}

/** Logs faults, and answers 503 where the database is away. */
function tellOfFaults({ log }: AppServices): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, operationName, response }) {
          for (const error of errors) {
            const cause = causeOf(error);
            if (isDatabaseAway(cause)) {
              response.http.status = 503;
              response.http.headers.set('retry-after', '2');
            } else if (cause !== error && !(cause instanceof Refusal)) {
              log.error({ err: cause, operationName }, 'an operation failed');
            }
          }
        },
      };
    },
  };
}
