import { useSession } from 'kit';

/** A push service that does not answer keeps nobody from leaving. */
const patience = 1500;

/** Signs out, and first takes the member's notifications off this device. */
export function useSignOut(): () => void {
  const { signOut } = useSession();
  return () => {
    // Only a device that was set up for notifications has a service worker.
    if (navigator.serviceWorker?.controller) void stopNotifications().then(signOut);
    else signOut();
  };
}

function stopNotifications(): Promise<unknown> {
  return Promise.race([
    import('./deviceSubscription').then((device) => device.unsubscribeThisDevice()).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}
