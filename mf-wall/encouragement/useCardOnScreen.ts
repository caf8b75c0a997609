import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isOnScreen } from '../isOnScreen';

/**
 * Keeps a card on the screen when its panel closes: for a reader at the panel's end it would otherwise be above the screen.
 *
 * @returns closes the panel; for a reader who has scrolled on it does nothing else
 */
export function useCardOnScreen(panel: RefObject<HTMLElement | null>, onClose: () => void): () => void {
  const cardToShow = useRef<Element | null>(null);

  useLayoutEffect(
    () => () => {
      const card = cardToShow.current;
      // React calls this before it removes the panel. The microtask comes after that, and before the next frame.
      queueMicrotask(() => card?.scrollIntoView({ block: 'nearest' }));
    },
    [],
  );

  return () => {
    const card = panel.current?.closest('article');
    if (card && isOnScreen(card)) cardToShow.current = card;
    onClose();
  };
}
