import { useEffect } from 'react';

/** Enables the controls of a prerendered page, once the program has taken it over (kit/prerender/prerender.ts). */
export function useEnabledControls(): void {
  useEffect(() => {
    for (const control of document.querySelectorAll<HTMLElement>('[data-waits]')) {
      control.removeAttribute(control.dataset.waits!);
      control.removeAttribute('data-waits');
    }
  }, []);
}
