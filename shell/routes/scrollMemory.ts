import { useLocation, useNavigationType } from 'kit';
import { useEffect, useRef } from 'react';

const positions = new Map<string, number>();
const patience = 1500;

/** A new page begins at its top; going back returns to where one was reading, once the page is tall enough again. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const lastPath = useRef(pathname);
  const isArrival = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    // A change of the query alone (a search, a filter) is the same page and moves nothing.
    const isSamePage = lastPath.current === pathname && navigation !== 'POP';
    lastPath.current = pathname;
    // Who came to a page that was painted may have scrolled before the program was there.
    const staysInPlace = isSamePage || isArrival.current;
    isArrival.current = false;
    const stopSeeking = staysInPlace ? noop : seek(navigation === 'POP' ? (positions.get(key) ?? 0) : 0);
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stopSeeking();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname, navigation]);
}

/** Scrolls to `top` as soon as the page reaches that far; gives way to the person's own hand. */
function seek(top: number): () => void {
  const until = performance.now() + patience;
  let frame = 0;
  const step = () => {
    window.scrollTo(0, top);
    if (window.scrollY < top && performance.now() < until) frame = requestAnimationFrame(step);
  };
  const giveWay = () => cancelAnimationFrame(frame);
  window.addEventListener('wheel', giveWay, { once: true, passive: true });
  window.addEventListener('touchstart', giveWay, { once: true, passive: true });
  step();
  return giveWay;
}

function noop(): void {}
