import type { PageResult } from 'schema/page';
import { variablesOf } from 'schema/pageParts';
import { matchRoute } from 'schema/routes';
import type { ShellManifest } from 'schema/shellManifest';
import type { ApolloServer } from '@apollo/server';
import type { Context } from '../../domains/members/context';
import type { PagePart, ResolvedRoute } from '../areas/resolve';

/** For the first operations, and for the others, without which the page can be read. */
const timeouts = { first: 1_000, other: 300 };

interface Visit {
  shell: Pick<ShellManifest, 'landingOperations' | 'memberOperations'>;
  /** The route of the area that owns the path. */
  route: Pick<ResolvedRoute, 'path' | 'frame'> | null;
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
  const isMember = (await ctx.findCaller()) !== null;
  const [first, others] = await Promise.all([
    runAll(firstOperations(visit, isMember), timeouts.first),
    runAll(otherOperations(visit, isMember), timeouts.other),
  ]);
  return [...first, ...others.map((result): PageResult => ({ ...result, isOther: true }))];

  async function runAll(operations: Operation[], timeoutMs: number): Promise<PageResult[]> {
    if (operations.length === 0) return [];
    const timeout = emptyAfter(timeoutMs);
    const results = await Promise.all(operations.map((one) => Promise.race([run(one), timeout])));
    return results.flat();
  }

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

function firstOperations({ route, parts, address }: Visit, isMember: boolean): Operation[] {
  // Only pages of areas have parts.
  if (!route) return [];
  const { path } = route;
  return parts.flatMap(({ area, operation }) =>
    operation ? [ofArea(area, operation.name, variablesOf(operation, { path, address, isMember }))] : [],
  );
}

function otherOperations({ shell, route, parts, address }: Visit, isMember: boolean): Operation[] {
  const isInFrame = route !== null && route.frame !== 'none';
  return [
    ...parts.flatMap(({ area, otherOperations: { everyone = [], members = [] } = {} }) =>
      [...everyone, ...(isMember ? members : [])].map((name) => ofArea(area, name)),
    ),
    ...(matchRoute('/', address.pathname) ? ofShell(shell.landingOperations) : []),
    ...(isMember && isInFrame ? ofShell(shell.memberOperations) : []),
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
