import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestListener } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, Kind, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Context } from '../../domains/members/context';
import type { AppServices } from '../../platform/services';
import { isDatabaseUnavailable } from '../../platform/database/database';
import { codeOf, ownWords, Refusal } from '../../platform/errors';
import { boundsPlugins, boundsRules, documentBounds } from './bounds';
import type { CompiledQueries } from './compiledQueries';
import { inputBounds } from './inputBounds';
import { legacyStatus } from './legacyStatus';
import { refusedOperations } from './refusedOperations';
import { repeatedMutations } from './repeatedMutations';
import type { ReleasedDocuments } from './releasedDocuments';
import { unavailable } from './unavailable';
import { fieldOfVariable } from './variableFields';

/**
 * Creates Apollo Server without its HTTP server, reporting and cache hints, which are not used.
 *
 * @param released null if every document is accepted
 */
export function createGraphqlServer(
  services: AppServices,
  schema: GraphQLSchema,
  released: ReleasedDocuments | null,
  compiled: CompiledQueries,
): ApolloServer<Context> {
  const { config } = services;
  return new ApolloServer<Context>({
    schema,
    // The origin of writes was checked before (platform/http/origin.ts).
    csrfPrevention: false,
    introspection: config.introspection,
    hideSchemaDetailsFromClientErrors: config.production,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: documentBounds.tokens },
    validationRules: boundsRules,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      // Apollo Server waits for each plugin in turn until one has the response.
      compiled.plugin,
      ...(released ? [released.plugin] : []),
      ...boundsPlugins,
      inputBounds,
      refusedOperations,
      logFaults(services),
      repeatedMutations(),
      legacyStatus,
    ],
    formatError,
    nodeEnv: config.production ? 'production' : 'development',
    stopOnTerminationSignals: false,
    logger: services.log,
  });
}

/** The codes of errors that are no refusals (contract, section 7). */
const codes = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
]);

/** Refusals are sent as they are; details of other errors never leave the gateway. */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = causeOf(error);
  if (cause instanceof Refusal) return { ...formatted, extensions: cause.extensions };
  if (isDatabaseUnavailable(cause)) return { ...formatted, ...unavailable };
  const { code = 'INTERNAL_SERVER_ERROR' } = formatted.extensions ?? {};
  if (isOfRequest(error, code) || isOfArgument(cause)) return withCode(formatted, 'BAD_USER_INPUT');
  if (code === 'INTERNAL_SERVER_ERROR') {
    const { path } = formatted;
    return {
      message: 'Something went wrong',
      path,
      extensions: { code, messageCode: 'SOMETHING_WENT_WRONG' },
    };
  }
  // Codes of libraries are not in the contract.
  return withCode(formatted, codes.has(String(code)) ? String(code) : 'BAD_REQUEST');
}

/** The message of a library quotes the request: its code is that of its kind. */
function withCode(formatted: GraphQLFormattedError, code: string): GraphQLFormattedError {
  const { message } = formatted;
  const path = code === 'BAD_USER_INPUT' ? fieldOfVariable(message) : null;
  return {
    ...formatted,
    extensions: {
      code,
      messageCode: codeOf(message) ?? code,
      ...(path !== null && { fieldErrors: [{ path, message: ownWords, code: codeOf(ownWords) }] }),
    },
  };
}

/** graphql-js stops after fifty invalid variables, with an error that has no code, before any resolver has run. */
function isOfRequest(error: unknown, code: unknown): boolean {
  return (
    code === 'INTERNAL_SERVER_ERROR' &&
    error instanceof GraphQLError &&
    error.path === undefined &&
    error.originalError === undefined
  );
}

/**
 * A null for an argument that has a default passes validation as a nullable variable; graphql-js refuses it when the
 * field is executed, with an error without a code at the argument's value.
 */
function isOfArgument(cause: unknown): boolean {
  return (
    cause instanceof GraphQLError &&
    cause.originalError === undefined &&
    (cause.nodes?.some(({ kind }) => kind === Kind.VARIABLE || kind === Kind.NULL) ?? false)
  );
}

/** The error that a resolver threw. GraphQL wraps a thrown value twice if it is not an Error. */
function causeOf(error: unknown): unknown {
  const cause = unwrapResolverError(error);
  return (cause as { thrownValue?: unknown } | null)?.thrownValue ?? cause;
}

/** Logs unexpected errors, and returns 503 while the database is unavailable. */
function logFaults({ log }: AppServices): ApolloServerPlugin<Context> {
  const listener: GraphQLRequestListener<Context> = {
    async didEncounterErrors({ errors, operationName, response }) {
      for (const error of errors) {
        const cause = causeOf(error);
        if (cause instanceof Refusal && cause.retryAfterSeconds) {
          response.http.headers.set('retry-after', String(cause.retryAfterSeconds));
        }
        if (isDatabaseUnavailable(cause)) {
          response.http.status = 503;
          response.http.headers.set('retry-after', '2');
        } else if (cause !== error && !(cause instanceof Refusal) && !isOfArgument(cause)) {
          log.error({ err: cause, operationName }, 'an operation failed');
        }
      }
    },
  };
  return { requestDidStart: async () => listener };
}
