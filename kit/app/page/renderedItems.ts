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
 * The items of a list to render, and whether they are all: those from the cache at once, so that one who goes back is
 * where they were; of others those of the screen first, and in slices while the prerendered page is shown and must stay
 * responsive. What is added to a whole list is rendered at once.
 *
 * @param items null while they are loading
 */
export function useRenderedItems<Item>(
  items: readonly Item[] | null,
  { first, isFromCache }: ListView,
): { rendered: readonly Item[]; isWhole: boolean } {
  const isPageReady = useIsPageReady();
  const [slice] = useState(isPageReady ? Infinity : sliceSize);
  const [count, setCount] = useState(isFromCache && isPageReady ? Infinity : Math.min(slice, first));
  const isWhole = items !== null && items.length <= count;
  // Not in an effect: an item that is added before it would push out the last one.
  if (isWhole && items.length > 0 && count < Infinity) setCount(Infinity);

  const isGrowing = items !== null && !isWhole;
  useEffect(() => {
    if (isGrowing) startTransition(() => setCount(count + slice));
  }, [isGrowing, count, slice]);

  return { rendered: items?.slice(0, count) ?? [], isWhole };
}
