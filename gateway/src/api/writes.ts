import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { GraphQLFieldResolver } from 'graphql';
import type { Domain } from '../domains/domain';
import type { Context } from '../domains/members/context';
import type { RestRoute } from '../domains/route';
import { repeatable } from '../platform/database/idempotentResponses';
import { raceOf } from '../platform/database/violations';
import { recordWrite } from '../platform/writes';
import { Conflict, NotFound, UnreadableBody } from '../platform/errors';
import { countRootFields } from './graphql/rootFields';

/** How often a write is tried that others have cut off. */
const attempts = 6;

/**
 * The same domain with writes that settle races (docs/decisions/0039): a write that lost one is done again, so that its
 * own checks refuse it or it succeeds, and create calls of REST return their first response again.
 */
export function settleWrites(domain: Domain): Domain {
  const { Mutation, ...types } = domain.resolvers ?? {};
  return {
    ...domain,
    routes: domain.routes?.map((route) => (route.method === 'get' ? route : settledRoute(route))),
    resolvers: domain.resolvers && {
      ...types,
      ...(Mutation && {
        Mutation: Object.fromEntries(
          Object.entries(Mutation).map(([name, resolve]) => [
            name,
            settledField(resolve as MutationResolver),
          ]),
        ),
      }),
    },
  };
}

type MutationResolver = GraphQLFieldResolver<unknown, Context>;

function settledRoute(route: RestRoute): RestRoute {
  return {
    ...route,
    resolve(ctx, request) {
      const { params, query, body } = request;
      const act = () => settle(ctx, async () => route.resolve(ctx, request));
      if (!route.docs.creates || body instanceof UnreadableBody) return act();
      const hash = createHash('sha256')
        .update(
          JSON.stringify([route.method, route.path, params, body, ...(route.docs.query ? [query] : [])]),
        )
        .digest();
      return repeatable(ctx, hash, act);
    },
  };
}

/** Several creates in one request each have a result of their own under its key. */
function settledField(resolve: MutationResolver): MutationResolver {
  return (parent, args, ctx, info) => {
    const key = ctx.idempotencyKey;
    const count = countRootFields(info.operation.selectionSet, (name) => info.fragments[name]);
    const place = count === 1 ? '' : String(info.path.key);
    const own = key && place ? { ...ctx, idempotencyKey: { ...key, place } } : ctx;
    return settle(own, async () => resolve(parent, args, own, info));
  };
}

async function settle<Result>(ctx: Context, act: () => Promise<Result>): Promise<Result> {
  try {
    return await repeat(ctx, act);
  } finally {
    recordWrite();
  }
}

/** Runs a write again while others cut it off. Each is one statement, so that nothing of it was done. */
async function repeat<Result>(ctx: Context, act: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      const race = raceOf(error);
      if (race === null) throw error;
      if (attempt === attempts) {
        throw race === 'vanished' ? new NotFound() : new Conflict('This is being changed. Please try again.');
      }
      ctx.renewed();
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
