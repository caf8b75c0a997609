import { addTypePolicies, pagedList } from 'kit';
import { isFullPage } from './encouragement/fullPage';

type KeepsOlder = Extract<NonNullable<Parameters<typeof pagedList>[1]>['keepsOlder'], Function>;
type Row = Parameters<KeepsOlder>[0];

interface MergeOptions {
  args: Record<string, unknown> | null;
  readField: Parameters<KeepsOlder>[2];
}

addTypePolicies({
  Query: {
    fields: {
      prayers: pagedList('prayers', { keyArgs: ['sort', 'categories', 'search'] }),
      // A prayer is handed out once.
      prayQueue: { keyArgs: false, merge: false },
      // A prayer's page finds a prayer of the feed in the cache.
      prayer: {
        read: (known, { args, toReference }) => known ?? toReference({ __typename: 'Prayer', id: args!.id }),
      },
    },
  },
  Prayer: { fields: { comments: commentRange(), updates: { merge: false } } },
});

/**
 * The encouragements of a prayer from some of them to the newest. Those before a comment are added in front; the newest
 * replace what is there from the first of them on, so that a refetch keeps earlier ones that were loaded.
 */
function commentRange() {
  return {
    keyArgs: false as const,
    merge(
      known: readonly Row[] = [],
      incoming: readonly Row[],
      { args, readField }: MergeOptions,
    ): readonly Row[] {
      const knownRefs = known.map(({ __ref }) => __ref);
      if (args?.before) {
        const isAdjacent = known.some((row) => readField('id', row) === args.before);
        return isAdjacent ? [...incoming.filter(({ __ref }) => !knownRefs.includes(__ref)), ...known] : known;
      }
      // If it is not full, these are all. Without one that is known there may be a gap.
      if (!isFullPage(incoming.map((row) => readField<string>('content', row) ?? ''))) return incoming;
      const firstKnown = incoming.find(({ __ref }) => knownRefs.includes(__ref));
      const others = firstKnown ? known.slice(0, knownRefs.indexOf(firstKnown.__ref)) : [];
      return [...others, ...incoming];
    },
  };
}
