import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Context } from '../../domains/members/context';
import { chargeFor, costs } from './refusedOperations';

/** Values in the variables of a request, many times what any form of the site has. */
export const maxValues = 2_000;
/** Fields of one input object, many times what any of the schema has. */
const maxFields = 100;
export const maxDepth = 20;

/** The variables are larger than any operation needs; null if they are not. */
export function findExcess(variables: unknown): string | null {
  let values = 0;
  const waiting: [unknown, number][] = [[variables, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value !== 'object' || value === null) continue;
    const children = Object.values(value);
    values += children.length;
    if (values > maxValues) return `The variables have more than ${maxValues} values`;
    if (!Array.isArray(value) && children.length > maxFields)
      return `An input has more than ${maxFields} fields`;
    if (depth > maxDepth) return `The variables are nested more than ${maxDepth} times`;
    for (const child of children) waiting.push([child, depth + 1]);
  }
  return null;
}

const listener: GraphQLRequestListener<Context> = {
  async didResolveOperation({ request }) {
    const excess = findExcess(request.variables);
    if (!excess) return;
    chargeFor(request, costs.excessive);
    throw new GraphQLError(excess, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
  },
};

/** Refuses excessive variables before graphql-js describes each wrong value, with suggestions and the whole input. */
export const inputBounds: ApolloServerPlugin<Context> = { requestDidStart: async () => listener };
