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
    else void signOutOffline(signOut, toast);
  };
}

const signOutOffline: typeof import('../offline/signOutOffline').signOutOffline = async (...given) =>
  (await import(/* webpackChunkName: "offline" */ '../offline/signOutOffline')).signOutOffline(...given);

function stopNotifications(): Promise<unknown> {
  return Promise.race([
    import('./deviceSubscription').then((device) => device.unsubscribeThisDevice()).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, maxDelay)),
  ]);
}
