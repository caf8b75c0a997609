import { useSession, useToast, type Farewell } from 'kit';

/** Milliseconds to wait for the push service, which must not prevent sign-out. */
const maxDelay = 1500;

/** Ends the device's push subscription, then signs out. */
export function useSignOut(reason: Farewell = 'signedOut'): () => void {
  const session = useSession();
  const toast = useToast();
  const signOut = () => session.signOut(reason);
  return () => {
    // The subscription to notifications, if there is one, belongs to the service worker.
    if (navigator.serviceWorker?.controller) void stopNotifications().then(signOut);
    else if (navigator.onLine) signOut();
    else {
      void import(/* webpackChunkName: "offline" */ '../offline/signOutOffline').then((offline) =>
        offline.signOutOffline(signOut, toast),
      );
    }
  };
}

function stopNotifications(): Promise<unknown> {
  return Promise.race([
    import('./deviceSubscription').then((device) => device.unsubscribeThisDevice()).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, maxDelay)),
  ]);
}
