import { useEffect } from 'react';

/** Gives buttons and fields their life, once the page that the build has painted is the program's own (kit/paint.ts). */
export function useWaking(): void {
  useEffect(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-waits]')) {
      part.removeAttribute(part.dataset.waits!);
      part.removeAttribute('data-waits');
    }
  }, []);
}
