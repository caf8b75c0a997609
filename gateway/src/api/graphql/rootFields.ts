import { Kind, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

type FindFragment = (name: string) => FragmentDefinitionNode | null | undefined;

/** The names of the root's fields that an operation selects, those in fragments included. */
export function namesOfRootFields(
  { selections }: SelectionSetNode,
  findFragment: FindFragment,
  names = new Set<string>(),
  read = new Set<string>(),
): ReadonlySet<string> {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) names.add(selection.name.value);
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      namesOfRootFields(selection.selectionSet, findFragment, names, read);
    else if (!read.has(selection.name.value)) {
      read.add(selection.name.value);
      const fragment = findFragment(selection.name.value);
      if (fragment) namesOfRootFields(fragment.selectionSet, findFragment, names, read);
    }
  }
  return names;
}

/**
 * How many fields of the root an operation selects, those in fragments included. Each fragment is read once, and a
 * circle ends.
 *
 * @param counts of the fragments that have been read
 */
export function countRootFields(
  { selections }: SelectionSetNode,
  findFragment: FindFragment,
  counts = new Map<string, number>(),
): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + 1;
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return sum + countRootFields(selection.selectionSet, findFragment, counts);
    const name = selection.name.value;
    if (!counts.has(name)) {
      counts.set(name, 0);
      const fragment = findFragment(name);
      if (fragment) counts.set(name, countRootFields(fragment.selectionSet, findFragment, counts));
    }
    return sum + counts.get(name)!;
  }, 0);
}
