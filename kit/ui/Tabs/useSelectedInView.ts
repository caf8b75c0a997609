import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a row that is wider than the page until the selected tab is in its middle; the page does not scroll. */
export function useSelectedInView(selected: string | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // With the next frame, which lays out the page anyway.
    const frame = requestAnimationFrame(() => {
      const tab = list.current?.querySelector('[aria-selected="true"]');
      if (!list.current || !tab || list.current.scrollWidth <= list.current.clientWidth) return;
      const [outer, inner] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
      list.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    });
    return () => cancelAnimationFrame(frame);
  }, [selected]);

  return list;
}
