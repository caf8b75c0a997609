/** Why this browser cannot receive pushes: it has no support, or the permission was denied. */
export type Obstacle = 'unsupported' | 'blocked';

/** The permission was requested and not granted. */
export class NotPermitted extends Error {}

interface DeviceAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export function findObstacle(): Obstacle | null {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

/**
 * The endpoint of this member's push subscription in this browser; null without one, or when it is another member's.
 */
export async function findEndpoint(memberId: number): Promise<string | null> {
  if (findObstacle() || findReceiver() !== memberId) return null;
  return (await findSubscription())?.endpoint ?? null;
}

/** Requests permission and subscribes this browser for a member. @throws NotPermitted */
export async function subscribeDevice(publicKey: string, memberId: number): Promise<DeviceAddress> {
  // Before anything is awaited: browsers request permission only during a user gesture.
  if ((await Notification.requestPermission()) !== 'granted') throw new NotPermitted();
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;

  // An older subscription may be another member's, or have another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON() as PushSubscriptionJSON & {
    endpoint: string;
    keys: Record<'p256dh' | 'auth', string>;
  };
  storeReceiver(memberId);
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** Ends this browser's subscription. */
export async function unsubscribeDevice(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
  storeReceiver(null);
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A browser has only one subscription, so the id of its member is stored. */
const receiverKey = 'push-receiver';

function findReceiver(): number | null {
  try {
    return Number(localStorage.getItem(receiverKey)) || null;
  } catch {
    return null;
  }
}

function storeReceiver(memberId: number | null): void {
  try {
    if (memberId === null) localStorage.removeItem(receiverKey);
    else localStorage.setItem(receiverKey, String(memberId));
  } catch {
    return;
  }
}
