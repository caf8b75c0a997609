import { Kind, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/**
 * How many fields of the root an operation selects, those in fragments included. Each fragment is read once, and a
 * circle ends.
 *
 * @param counts of the fragments that have been read
 */
export function countRootFields(
  { selections }: SelectionSetNode,
  findFragment: (name: string) => FragmentDefinitionNode | null | undefined,
  isCounted: (field: FieldNode) => boolean = () => true,
  counts = new Map<string, number>(),
): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + Number(isCounted(selection));
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return sum + countRootFields(selection.selectionSet, findFragment, isCounted, counts);
    const name = selection.name.value;
    if (!counts.has(name)) {
      counts.set(name, 0);
      const fragment = findFragment(name);
      if (fragment) counts.set(name, countRootFields(fragment.selectionSet, findFragment, isCounted, counts));
    }
    return sum + counts.get(name)!;
  }, 0);
}
