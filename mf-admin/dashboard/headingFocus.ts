import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'kit';

type HeadingRef = RefObject<HTMLHeadingElement | null>;

/** Focuses a heading if the link that led here is gone: one of the overview. */
export function useInitialFocus(heading: HeadingRef): void {
  const { state } = useLocation() as { state: { takesFocus?: boolean } | null };
  const takesFocus = state?.takesFocus ?? false;
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, heading]);
}

/** Focuses the heading of a queue: after a decision the focused card leaves it. */
export function useFocusAfter(heading: HeadingRef): () => void {
  const [decided, setDecided] = useState(0);
  useEffect(() => {
    if (decided > 0) heading.current?.focus();
  }, [decided, heading]);

  return () => setDecided((count) => count + 1);
}
