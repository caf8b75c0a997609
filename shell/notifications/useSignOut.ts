import { useSession, useToast, type Farewell } from 'kit';

/** Milliseconds to wait for the push service, which must not prevent sign-out. */
const maxDelay = 1500;

/** Ends the device's push subscription, then signs out. First it asks where something would be lost. */
export function useSignOut(reason: Farewell = 'signedOut'): () => void {
  const session = useSession();
  const toast = useToast();
  return () => {
    // The subscription to notifications, if there is one, belongs to the service worker.
    const hasWorker = Boolean(navigator.serviceWorker?.controller);
    void import(/* webpackChunkName: "offline" */ '../offline/maySignOut')
      .then((offline) => offline.maySignOut(reason, toast))
      .catch(() => hasWorker || navigator.onLine)
      .then(async (may) => {
        if (!may) return;
        if (hasWorker) await stopNotifications();
        session.signOut(reason);
      });
  };
}

function stopNotifications(): Promise<unknown> {
  return Promise.race([
    import('./deviceSubscription').then((device) => device.unsubscribeThisDevice()).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, maxDelay)),
  ]);
}
