import type { PageResult } from 'schema/page';
import { variablesOf } from 'schema/pageParts';
import type { ApolloServer } from '@apollo/server';
import type { Context } from '../../domains/members/context';
import type { PagePart } from '../areas/resolve';

const timeoutMs = 1_000;

/**
 * Runs the first operations of a page's parts, so that the HTML contains its data. A result that has errors or takes too
 * long is left out: the browser then sends the operation itself.
 */
export async function pageResults(
  graphql: Pick<ApolloServer<Context>, 'executeOperation'>,
  ctx: Context,
  { path, parts, address }: { path: string; parts: PagePart[]; address: URL },
): Promise<PageResult[]> {
  const results = await Promise.all(parts.map(resultsOf));
  return results.flat();

  async function resultsOf({ area, operation }: PagePart): Promise<PageResult[]> {
    const query = operation && area.operations[operation.name];
    return query ? Promise.race([run(operation, query), emptyAfter(timeoutMs)]) : [];
  }

  async function run(operation: NonNullable<PagePart['operation']>, query: string): Promise<PageResult[]> {
    const operationName = operation.name;
    const isMember = (await ctx.findCaller()) !== null;
    const variables = variablesOf(operation, { path, address, isMember });
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
