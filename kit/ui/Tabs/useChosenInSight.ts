import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a row that is wider than its place so far that the chosen tab is seen; the page stays where it is. */
export function useChosenInSight(chosen: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected="true"]');
    if (!row.current || !tab || row.current.scrollWidth <= row.current.clientWidth) return;
    const [place, own] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.current.scrollLeft += own.left + own.width / 2 - (place.left + place.width / 2);
  }, [chosen]);

  return row;
}
