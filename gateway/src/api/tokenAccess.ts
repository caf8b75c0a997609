import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLFieldResolver } from 'graphql';
import type { ApiTokenAccess, Domain } from '../domains/domain';
import { bearerOf } from '../domains/members/apiToken';
import { openCallContext, type Context } from '../domains/members/context';
import type { RestRoute } from '../domains/route';
import { Forbidden, Unauthenticated } from '../platform/errors';
import { isForeignWrite } from '../platform/http/origin';
import type { Limits } from '../platform/limits/rateLimits';
import type { AppServices } from '../platform/services';

/**
 * Opens the context of a call, by its session or its API token. A browser adds no token by itself, so that the origin of
 * a call with one does not matter.
 *
 * @throws Forbidden for a write of another origin, Unauthenticated for an unknown or ended token, TryAgainLater
 */
export async function openCall(
  { services, limits }: { services: AppServices; limits: Limits },
  request: IncomingMessage,
  response: ServerResponse,
  isForeign: typeof isForeignWrite = isForeignWrite,
): Promise<Context> {
  const hasToken = bearerOf(request.headers) !== null;
  if (!hasToken && isForeign(request, services.config.siteOrigin)) throw new Forbidden();
  try {
    const ctx = await openCallContext(services, request, limits);
    if (ctx.token) await limits.admitToken(ctx.token);
    return ctx;
  } catch (error) {
    if (hasToken && error instanceof Unauthenticated)
      response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
    throw error;
  }
}

/** Refuses a call with an API token that the route does not accept, or that may not write. @throws Forbidden */
export function requireTokenAccess({ token }: Context, { method, acceptsApiTokens }: RestRoute): void {
  if (token) requireAllowed(token, acceptsApiTokens ?? false, method !== 'get');
}

/** The same domain with routes and root fields that refuse API tokens as it says. */
export function guardByToken(domain: Domain): Domain {
  const { Query, Mutation, ...types } = domain.resolvers ?? {};
  const isAccepted = (name: string) => accepts(domain.apiTokens, name);
  const guardAll = (root: 'Query' | 'Mutation', fields: object) => ({
    [root]: Object.fromEntries(
      Object.entries(fields).map(([name, resolve]) => [
        name,
        guarded(resolve as RootResolver, isAccepted(`${root}.${name}`), root === 'Mutation'),
      ]),
    ),
  });
  return {
    ...domain,
    routes: domain.routes?.map((route) => ({
      ...route,
      acceptsApiTokens: isAccepted(`${route.method} ${route.path}`),
    })),
    resolvers: domain.resolvers && {
      ...types,
      ...(Query && guardAll('Query', Query)),
      ...(Mutation && guardAll('Mutation', Mutation)),
    },
  };
}

type RootResolver = GraphQLFieldResolver<unknown, Context>;

function accepts(access: ApiTokenAccess, name: string): boolean {
  return typeof access === 'string' ? access === 'accepted' : access.accepted.includes(name);
}

function guarded(resolve: RootResolver, isAccepted: boolean, isWrite: boolean): RootResolver {
  return (parent, args, ctx, info) => {
    if (ctx.token) requireAllowed(ctx.token, isAccepted, isWrite);
    return resolve(parent, args, ctx, info);
  };
}

function requireAllowed({ scope }: { scope: string }, isAccepted: boolean, isWrite: boolean): void {
  if (!isAccepted || (isWrite && scope !== 'write')) throw new Forbidden();
}
