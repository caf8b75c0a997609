import type { PageResult } from 'schema/page';
import { variablesOf } from 'schema/pageParts';
import { matchRoute } from 'schema/routes';
import type { ShellManifest } from 'schema/shellManifest';
import type { ApolloServer } from '@apollo/server';
import type { Context } from '../../domains/members/context';
import type { PagePart } from '../areas/resolve';

const timeoutMs = 1_000;

interface Visit {
  shell: Pick<ShellManifest, 'landingOperations' | 'memberOperations'>;
  /** The pattern of the page's route. */
  path: string;
  parts: PagePart[];
  address: URL;
}

interface Operation {
  name: string;
  query: string | undefined;
  variables: Record<string, unknown>;
}

/**
 * Runs what a page requests when it is opened, so that the HTML contains its data: the first operations of its parts, and
 * the others that its route and the shell declare. A result that has errors or takes too long is left out: the browser
 * then sends the operation itself.
 */
export async function pageResults(
  graphql: Pick<ApolloServer<Context>, 'executeOperation'>,
  ctx: Context,
  visit: Visit,
): Promise<PageResult[]> {
  const operations = operationsOf(visit, (await ctx.findCaller()) !== null);
  const results = await Promise.all(
    operations.map((operation) => Promise.race([run(operation), emptyAfter(timeoutMs)])),
  );
  return results.flat();

  async function run({ name: operationName, query, variables }: Operation): Promise<PageResult[]> {
    if (!query) return [];
    const { body } = await graphql.executeOperation(
      { query, operationName, variables },
      { contextValue: ctx },
    );
    if (body.kind !== 'single' || body.singleResult.errors || !body.singleResult.data) return [];
    return [{ operationName, variables, result: { data: body.singleResult.data } }];
  }
}

function operationsOf({ shell, path, parts, address }: Visit, isMember: boolean): Operation[] {
  const isLanding = matchRoute('/', address.pathname);
  return [
    ...parts.flatMap(({ area, operation, otherOperations }) => [
      ...(operation
        ? [ofArea(area, operation.name, variablesOf(operation, { path, address, isMember }))]
        : []),
      ...(otherOperations?.everyone ?? []).map((name) => ofArea(area, name)),
      ...((isMember && otherOperations?.members) || []).map((name) => ofArea(area, name)),
    ]),
    ...(isLanding ? ofShell(shell.landingOperations) : []),
    ...(isMember ? ofShell(shell.memberOperations) : []),
  ];
}

const ofArea = (
  { operations }: PagePart['area'],
  name: string,
  variables: Operation['variables'] = {},
): Operation => ({ name, query: operations[name], variables });

const ofShell = (operations: Record<string, string>): Operation[] =>
  Object.entries(operations).map(([name, query]) => ({ name, query, variables: {} }));

function emptyAfter(milliseconds: number): Promise<[]> {
  return new Promise((resolve) => setTimeout(() => resolve([]), milliseconds).unref());
}
