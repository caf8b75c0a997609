import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/**
 * Whether the browser says that it has no connection.
 *
 * @param onBack runs when the connection is back
 */
export function useOffline(onBack?: () => void): boolean {
  const isOffline = useSyncExternalStore(subscribe, isOfflineNow, () => false);
  const back = useEffectEvent(() => onBack?.());

  useEffect(() => {
    const goOn = () => back();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);

  return isOffline;
}

/** Also where the page itself is a stored one, because the server did not answer. */
export const isOfflineNow = () => !navigator.onLine || document.documentElement.dataset.readAt !== undefined;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
