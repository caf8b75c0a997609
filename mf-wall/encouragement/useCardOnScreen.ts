import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a card on the screen when its panel closes: a reader at the panel's end would find it above the screen, or no
 * longer at all.
 *
 * @returns a function to call before it closes, which does nothing for a reader who has scrolled on
 */
export function useCardOnScreen(panel: RefObject<HTMLElement | null>): () => void {
  const cardToShow = useRef<Element | null>(null);

  useLayoutEffect(
    () => () => {
      const card = cardToShow.current;
      // The panel is still there now, and gone when the program pauses; both happens before the next frame.
      queueMicrotask(() => card?.scrollIntoView({ block: 'nearest' }));
    },
    [],
  );

  return () => {
    const card = panel.current?.closest('article');
    if (card && isOnScreen(card)) cardToShow.current = card;
  };
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
