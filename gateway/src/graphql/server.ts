import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Context, House } from '../context';
import { isDatabaseAway } from '../db/database';
import { Refusal } from '../errors';
import { boundsPlugins, boundsRules, mostTokens } from './bounds';
import type { Compiled } from './compiled';
import { legacyStatus } from './legacyStatus';
import { createReleasedDocuments } from './releasedDocuments';
import { schema } from './schema';

/** Apollo Server without what is not used: no HTTP of its own, no reporting, no cache hints on every field. */
export function createGraphqlServer(house: House, compiled: Compiled): ApolloServer<Context> {
  const { config } = house;
  const released = config.graphqlDocuments === 'released' ? createReleasedDocuments(house) : null;
  return new ApolloServer<Context>({
    schema,
    // Writes are guarded by their origin, at the door (http/origin.ts).
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
      tellOfFaults(house),
      compiled.plugin,
      legacyStatus,
    ],
    formatError,
    nodeEnv: config.production ? 'production' : 'development',
    stopOnTerminationSignals: false,
    logger: house.log,
  });
}

/** A refusal speaks for itself; of a fault nothing leaves the house. */
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
function tellOfFaults({ log }: House): ApolloServerPlugin<Context> {
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
