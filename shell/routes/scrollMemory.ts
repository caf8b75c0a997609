import { useLocation, useNavigationType } from 'kit';
import { useEffect, useRef } from 'react';

const positions = new Map<string, number>();
const timeout = 1500;
/** Frames in which a tall page may still grow above the position: the browser would follow what it shows. */
const settling = 3;

/** A new page starts at its top; going back returns to the last position, once the page is tall enough again. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const lastPath = useRef(pathname);
  const isFirstPage = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    // A change of the query alone (a search, a filter) stays on the same page.
    const isSamePage = lastPath.current === pathname && navigation !== 'POP';
    lastPath.current = pathname;
    // A prerendered page may have been scrolled before the program started.
    const keepsPosition = isSamePage || isFirstPage.current;
    isFirstPage.current = false;
    const stopScrolling = keepsPosition
      ? noop
      : scrollOnceTall(navigation === 'POP' ? (positions.get(key) ?? 0) : 0);
    const savePosition = () => {
      // A shorter page moves the window before this effect has ended: that is no position of the page that was left.
      if (presentKey() === key) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => {
      stopScrolling();
      window.removeEventListener('scroll', savePosition);
    };
  }, [key, pathname, navigation]);
}

/** The router's key of the present history entry; the first one has none. */
function presentKey(): string {
  const { key } = (window.history.state ?? {}) as { key?: string };
  return key ?? 'default';
}

/** Scrolls to `top` once the page is tall enough; stops when the person does anything. */
function scrollOnceTall(top: number): () => void {
  const until = performance.now() + timeout;
  let frame = 0;
  let left = top > 0 ? settling : 0;
  const step = () => {
    window.scrollTo(0, top);
    const isThere = window.scrollY >= top && left-- <= 0;
    if (!isThere && performance.now() < until) frame = requestAnimationFrame(step);
  };
  const stop = () => cancelAnimationFrame(frame);
  for (const act of ['wheel', 'pointerdown', 'keydown']) window.addEventListener(act, stop, { once: true });
  step();
  return stop;
}

function noop(): void {}
