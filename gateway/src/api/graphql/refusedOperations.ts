import type { ApolloServerPlugin, GraphQLRequest, GraphQLRequestListener, HeaderMap } from '@apollo/server';
import { Kind, type GraphQLError } from 'graphql';
import type { Context } from '../../domains/members/context';

/** Errors in one response, and characters of each: a description of a wrong input repeats the input. */
const maxErrors = 10;
const maxMessageLength = 300;

/** The cost of a refused request beyond a usual one, in requests of the rate limit. */
export const costs = { refused: 4, excessive: 19 } as const;

/** By the headers of the request, because Apollo Server copies the context. */
const charges = new WeakMap<HeaderMap, number>();

export function chargeFor({ http }: GraphQLRequest, cost: number): void {
  if (http) charges.set(http.headers, Math.max(cost, chargeOf(http.headers)));
}

/** The cost of the request with these headers beyond a usual one. */
export function chargeOf(headers: HeaderMap): number {
  return charges.get(headers) ?? 0;
}

interface RecordedErrors {
  codes: Set<string>;
  fields: Set<string>;
}

const recorded = new WeakMap<HeaderMap, RecordedErrors>();

/** The codes of the errors in the response to a request with these headers, and the fields that had them. */
export const errorsOf = (headers: HeaderMap): RecordedErrors | undefined => recorded.get(headers);

/** The name in the schema: an alias is what somebody wrote. */
function fieldOf({ path, nodes }: GraphQLError): string | null {
  const node = nodes?.[0];
  return path && node?.kind === Kind.FIELD ? node.name.value : null;
}

const listener: GraphQLRequestListener<Context> = {
  async didEncounterErrors({ request, errors }) {
    const fields = errors.map(fieldOf).filter((field) => field !== null);
    if (request.http) recorded.set(request.http.headers, { codes: new Set(), fields: new Set(fields) });
    const isRefused = errors.some(
      ({ path, extensions }) => !path && extensions.code !== 'PERSISTED_QUERY_NOT_FOUND',
    );
    if (isRefused) chargeFor(request, costs.refused);
  },
  async willSendResponse({ request: { http }, response: { body } }) {
    if (body.kind !== 'single' || !body.singleResult.errors) return;
    const codes = http && recorded.get(http.headers)?.codes;
    for (const { extensions } of body.singleResult.errors) codes?.add(String(extensions?.code));
    body.singleResult.errors = body.singleResult.errors
      .slice(0, maxErrors)
      .map((error) => ({ ...error, message: shortened(error.message) }));
  },
};

/** Notes operations that were refused before anything ran, and shortens what is said about them. */
export const refusedOperations: ApolloServerPlugin<Context> = { requestDidStart: async () => listener };

function shortened(message: string): string {
  return message.length > maxMessageLength ? `${message.slice(0, maxMessageLength)}…` : message;
}
