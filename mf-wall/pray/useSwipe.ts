import { useRef, type PointerEvent } from 'react';

/** Pixels from which a movement counts. */
const least = 48;

/** A swipe of a finger across the page: towards the start of the line for the next one. */
export function useSwipe({ next, back }: { next(): void; back(): void }) {
  const start = useRef<{ x: number; y: number } | null>(null);

  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < least || Math.abs(across) < 1.5 * Math.abs(down)) return;
      const isRtl = document.documentElement.dir === 'rtl';
      if (across < 0 === isRtl) back();
      else next();
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
