import { useEffect, useEffectEvent } from 'react';

const minute = 60_000;

/** Calls `onDue` after so many minutes; 0 is never. It waits while the page is not looked at. */
export function useSilentTimer(minutes: number, onDue: () => void): void {
  const due = useEffectEvent(onDue);

  useEffect(() => {
    if (minutes === 0) return;
    const goOn = () => {
      if (document.hidden) document.addEventListener('visibilitychange', goOn, { once: true });
      else due();
    };
    const timer = setTimeout(goOn, minutes * minute);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', goOn);
    };
  }, [minutes]);
}
