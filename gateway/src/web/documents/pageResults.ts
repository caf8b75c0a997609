import type { PageResult } from 'schema/page';
import { variablesAt } from 'schema/routes';
import type { ApolloServer } from '@apollo/server';
import type { Context } from '../../domains/members/context';
import type { ResolvedRoute } from '../areas/resolve';

const timeoutMs = 1_000;

/**
 * Runs the first operation of a route, so that the HTML contains the page's data. A result that has errors or takes too
 * long is left out: the browser then sends the operation itself.
 */
export async function pageResults(
  graphql: Pick<ApolloServer<Context>, 'executeOperation'>,
  ctx: Context,
  route: ResolvedRoute,
  address: URL,
): Promise<PageResult[]> {
  const operationName = route.operation?.name;
  const query = operationName && route.area.operations[operationName];
  return query ? Promise.race([run(operationName, query), emptyAfter(timeoutMs)]) : [];

  async function run(operationName: string, query: string): Promise<PageResult[]> {
    const variables = variablesAt(route, address);
    const { body } = await graphql.executeOperation(
      { query, operationName, variables },
      { contextValue: ctx },
    );
    if (body.kind !== 'single' || body.singleResult.errors || !body.singleResult.data) return [];
    return [{ operationName, variables, result: { data: body.singleResult.data } }];
  }
}

function emptyAfter(milliseconds: number): Promise<[]> {
  return new Promise((resolve) => setTimeout(() => resolve([]), milliseconds).unref());
}
