import { useEffect } from 'react';

/**
 * Enables the controls of a prerendered page once the program has taken it over (kit/prerender/prerender.ts), and does
 * what was pressed before.
 */
export function useEnabledControls(): void {
  useEffect(() => {
    for (const control of document.querySelectorAll<HTMLElement>('[data-waits]')) {
      if (control.dataset.waits) control.removeAttribute(control.dataset.waits);
      control.removeAttribute('data-waits');
    }
    const pressed = document.querySelector<HTMLElement>('[data-pressed]');
    pressed?.removeAttribute('data-pressed');
    pressed?.click();
  }, []);
}
