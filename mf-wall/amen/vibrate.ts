import { media } from 'kit';

/** A short vibration, where the device has it and its owner wants motion. */
export function vibrate(): void {
  if ('vibrate' in navigator && !matchMedia(media.reducedMotion).matches) navigator.vibrate(10);
}
