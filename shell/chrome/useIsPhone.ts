import { useSyncExternalStore } from 'react';
import { media } from 'kit';

/** Whether the window has a phone's width; null in a prerendered page, which is for every width. */
export function useIsPhone(): boolean | null {
  return useSyncExternalStore(subscribe, isPhone, unknown);
}

const isPhone = () => window.matchMedia(media.phone).matches;
const unknown = () => null;

function subscribe(onChange: () => void): () => void {
  const width = window.matchMedia(media.phone);
  width.addEventListener('change', onChange);
  return () => width.removeEventListener('change', onChange);
}
