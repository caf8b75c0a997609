import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, visit, type FieldNode, type FragmentDefinitionNode } from 'graphql';

const root = path.resolve(__dirname, '../../..');

/** The operations of the shell, kit and all areas, with the fragments that they use, as the browser sends them. */
export const ownOperations: readonly OwnOperation[] = ['shell', 'kit', ...areas()].flatMap(operationsOf);

interface OwnOperation {
  frontEnd: string;
  name: string;
  type: 'query' | 'mutation' | 'subscription';
  text: string;
  /** The names of its variables. */
  variables: string[];
}

function areas(): string[] {
  return readdirSync(root).filter((name) => name.startsWith('mf-'));
}

function operationsOf(frontEnd: string): OwnOperation[] {
  const { definitions } = parse(documentsOf(frontEnd).join('\n') || 'fragment None on Query { __typename }');
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, print(one)] as const] : [],
    ),
  );
  return definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map((one) => ({
      frontEnd,
      name: one.name!.value,
      type: one.operation,
      text: asSent(withFragments(print(one), fragments)),
      variables: (one.variableDefinitions ?? []).map(({ variable }) => variable.name.value),
    }));
}

function documentsOf(frontEnd: string): string[] {
  return readdirSync(path.join(root, frontEnd), { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', 'gen', '.mf'].includes(entry.name))
    .flatMap((entry) => {
      const name = path.join(frontEnd, entry.name);
      if (entry.isDirectory()) return documentsOf(name);
      return name.endsWith('.graphql') ? [readFileSync(path.join(root, name), 'utf8')] : [];
    });
}

function withFragments(operation: string, fragments: ReadonlyMap<string, string>): string {
  const used = new Set<string>();
  const collect = (text: string) => {
    for (const [, name] of text.matchAll(/\.\.\.(?!on\b)(\w+)/g)) {
      if (used.has(name!)) continue;
      used.add(name!);
      collect(fragments.get(name!)!);
    }
  };
  collect(operation);
  return [operation, ...[...used].map((name) => fragments.get(name)!)].join('\n');
}

/** Apollo Client adds `__typename` to every selection. */
function asSent(operation: string): string {
  const typed = <Node extends FieldNode | FragmentDefinitionNode>(node: Node): Node | undefined =>
    node.selectionSet && {
      ...node,
      selectionSet: {
        ...node.selectionSet,
        selections: [
          ...node.selectionSet.selections,
          { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } },
        ],
      },
    };
  const query = parse(operation.replaceAll(/ @unmask\b/g, ''));
  return print(visit(query, { Field: { leave: typed }, FragmentDefinition: { leave: typed } }));
}
