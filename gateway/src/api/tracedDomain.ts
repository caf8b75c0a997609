import type { GraphQLFieldResolver } from 'graphql';
import type { Domain } from '../domains/domain';
import type { Context } from '../domains/members/context';
import type { Tracing } from '../platform/tracing/tracing';

type RootResolver = GraphQLFieldResolver<unknown, Context>;

/** The same domain with a span for each call of a route or root field. */
export function tracedDomain(tracing: Tracing, domain: Domain): Domain {
  const { Query, Mutation, ...types } = domain.resolvers ?? {};
  const traceAll = (root: 'Query' | 'Mutation', fields: object) => ({
    [root]: Object.fromEntries(
      Object.entries(fields).map(([name, resolve]): [string, RootResolver] => [
        name,
        (parent, args, ctx, info) =>
          tracing.span({ name: `${root}.${name}` }, async () =>
            (resolve as RootResolver)(parent, args, ctx, info),
          ),
      ]),
    ),
  });
  return {
    ...domain,
    routes: domain.routes?.map((route) => ({
      ...route,
      resolve: (ctx, request) =>
        tracing.span({ name: route.docs.operationId }, async () => route.resolve(ctx, request)),
    })),
    resolvers: domain.resolvers && {
      ...types,
      ...(Query && traceAll('Query', Query)),
      ...(Mutation && traceAll('Mutation', Mutation)),
    },
  };
}
