import { useEffect, useEffectEvent } from 'react';

/** Calls `refresh` when the reader comes back to the page. */
export function useFocus(refresh: () => void): void {
  const onFocus = useEffectEvent(refresh);

  useEffect(() => {
    const comeBack = () => {
      if (!document.hidden) onFocus();
    };
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', comeBack);
    };
  }, []);
}
