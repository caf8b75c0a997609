import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { Domain } from '../../domains/domain';
import { liveResolvers } from '../live/resolvers';
import liveTypes from '../live/schema.graphql';
import { dateTime } from './dateTime';
import rootTypes from './schema.graphql';

/** Creates the GraphQL schema from the types and resolvers of all domains. */
export function createSchema(domains: readonly Domain[]): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: [rootTypes, liveTypes, ...domains.flatMap(({ typeDefs }) => typeDefs ?? [])],
    resolvers: [
      { DateTime: dateTime },
      liveResolvers,
      ...domains.flatMap(({ resolvers }) => resolvers ?? []),
    ],
  });
}
