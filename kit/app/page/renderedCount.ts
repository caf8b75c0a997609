import { startTransition, useEffect, useState } from 'react';
import { useIsPageReady } from './pageReady';

/** The number of items rendered in one task while the prerendered page is shown. */
const sliceSize = 5;

interface ListView {
  /** About a screen. */
  first: number;
  /** Whether the items were read before. */
  isFromCache: boolean;
}

/**
 * The number of a list's items to render: those from the cache at once, so that one who goes back is where they were; of
 * others those of the screen first, and in slices while the prerendered page is shown and must stay responsive.
 *
 * @param count 0 while they are loading
 */
export function useRenderedCount(count: number, { first, isFromCache }: ListView): number {
  const isPageReady = useIsPageReady();
  const [slice] = useState(isPageReady ? Infinity : sliceSize);
  const [rendered, setRendered] = useState(isFromCache && isPageReady ? Infinity : Math.min(slice, first));

  useEffect(() => {
    if (count === 0 || rendered === Infinity) return;
    const next = rendered + slice;
    startTransition(() => setRendered(next < count ? next : Infinity));
  }, [rendered, count, slice]);

  return rendered;
}
