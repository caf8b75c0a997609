import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, validate, visit, type FieldNode, type FragmentDefinitionNode } from 'graphql';
import { boundsRules } from './bounds';
import { schema } from '../../app';

const root = path.resolve(__dirname, '../../../..');
const frontEnds = ['shell', 'kit', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];

test.each(frontEnds.flatMap(operationsOf))(
  'operations of the site stay within the limits: %s %s',
  (_, __, query) => {
    expect(validate(schema, parse(query), boundsRules).map(({ message }) => message)).toEqual([]);
  },
);

test('excessive nesting is refused', () => {
  const nested = `{ prayerGroup(id: 1) { posts(first: 100) { posts { comments(last: 100) { id author { name } } } } } }`;
  expect(validate(schema, parse(nested), boundsRules)).not.toEqual([]);
});

/** The operations of a front end, with the fragments that they use, as the browser sends them. */
function operationsOf(frontEnd: string): [string, string, string][] {
  const { definitions } = parse(documentsOf(frontEnd).join('\n') || 'fragment None on Query { __typename }');
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, print(one)] as const] : [],
    ),
  );
  return definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION
      ? [
          [frontEnd, one.name!.value, asSent(withFragments(print(one), fragments))] as [
            string,
            string,
            string,
          ],
        ]
      : [],
  );
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
