import { useEffect, useEffectEvent } from 'react';

export interface Keys {
  next(): void;
  back(): void;
  amen(): void;
  end(): void;
}

/** The keys of the page (contract, section 10). Arrows follow the direction of reading. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = findAction(event, keys);
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function findAction(event: KeyboardEvent, { next, back, amen, end }: Keys): (() => void) | null {
  const { key, code, repeat, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || repeat || ctrlKey || metaKey || altKey || isBusy(target)) return null;
  const isRtl = document.documentElement.dir === 'rtl';
  if (key === 'ArrowRight') return isRtl ? back : next;
  if (key === 'ArrowLeft') return isRtl ? next : back;
  if (key === 'Escape') return end;
  // A button that has the focus is pressed by the space bar.
  if (key === ' ') return target instanceof Element && target.closest('button, a') ? null : next;
  return key.toLowerCase() === 'a' || (code === 'KeyA' && !isLatin(key)) ? amen : null;
}

/** On a keyboard of another script the key with the place of A is meant. */
const isLatin = (key: string) => /^\p{Script=Latin}$/u.test(key);

/** Where keys mean something else. */
const busy = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]';

function isBusy(target: EventTarget | null): boolean {
  const isInside = target instanceof Element && target.closest(busy) !== null;
  return isInside || document.querySelector('[role="menu"], [role="dialog"]') !== null;
}
