import { useLayoutEffect, useRef } from 'react';

/** The smallest is two thirds: words stay above 30 pixels on a screen of 1920 by 1080. */
const steps = 9;

/** Makes the words of an element smaller (`--fit`) until they have room in it. */
export function useFit<Box extends HTMLElement>(words: unknown) {
  const box = useRef<Box>(null);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const fit = () => {
      for (let step = 0; step < steps; step += 1) {
        element.style.setProperty('--fit', String(0.95 ** step));
        if (element.scrollHeight <= element.clientHeight) return;
      }
    };
    fit();
    window.addEventListener('resize', fit);
    void document.fonts?.ready.then(fit);
    return () => window.removeEventListener('resize', fit);
  }, [words]);

  return box;
}
