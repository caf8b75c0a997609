import { useState } from 'react';
import { freshness, skipPollAttempt, useApolloClient } from 'kit';

export const pageSize = 20;
/** The gateway gives no more at once. */
const largestPage = 100;

/** How a list is read: again every half minute, and what is read again is laid over what is shown. */
export const readAgain = {
  fetchPolicy: 'cache-and-network',
  // When the list has grown, what it shows is there already.
  nextFetchPolicy: () => 'cache-first' as const,
  pollInterval: freshness.admin.poll,
  refetchWritePolicy: 'merge',
  skipPollAttempt,
} as const;

/** How many rows are read at once: as many as are shown, so that each of them stays fresh. */
export function useGrowth() {
  const { cache } = useApolloClient();
  useState(() => teach(cache as unknown as TeachableCache));
  const [size, setSize] = useState(pageSize);
  return { size, grow: () => setSize((now) => Math.min(largestPage, now + pageSize)) };
}

/** The cache that kit makes; its own type there hides that it can learn. */
interface TeachableCache {
  policies: { addTypePolicies(policies: object): void };
}

/** One list for each search, however many rows were read at once. Teaching it twice changes nothing. */
function teach({ policies }: TeachableCache): void {
  policies.addTypePolicies({
    Query: {
      fields: {
        adminPrayers: { keyArgs: ['search'], merge: mergeRows('prayers') },
        adminUsers: { keyArgs: ['search'], merge: mergeRows('users') },
      },
    },
  });
}

type KnownList<Rows extends string> = Record<Rows, readonly { __ref: string }[]> & { hasMore: boolean };

/**
 * A page that was asked for `after` another is added behind it. The newest rows, read again, take the place of those
 * that they cover; the ones behind stay, unless so much is new that nobody knows what lies between.
 */
function mergeRows<Rows extends string>(rows: Rows) {
  return (
    known: KnownList<Rows> | undefined,
    incoming: KnownList<Rows>,
    { args }: { args: Record<string, unknown> | null },
  ): KnownList<Rows> => {
    if (!known) return incoming;
    const arrived = new Set(incoming[rows].map(({ __ref }) => __ref));
    const isOther = ({ __ref }: { __ref: string }) => !arrived.has(__ref);
    if (args?.after) {
      return { ...incoming, [rows]: [...known[rows].filter(isOther), ...incoming[rows]] };
    }

    const last = known[rows].findIndex(({ __ref }) => __ref === incoming[rows].at(-1)?.__ref);
    const behind = last === -1 || !incoming.hasMore ? [] : known[rows].slice(last + 1).filter(isOther);
    return behind.length === 0 ? incoming : { ...known, [rows]: [...incoming[rows], ...behind] };
  };
}
