/** Why this browser cannot receive pushes: it has no means to, or its owner has forbidden it. */
export type Obstacle = 'unsupported' | 'blocked';

/** The browser asked for permission and was given none. */
export class NotPermitted extends Error {}

export interface DeviceAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export function findObstacle(): Obstacle | null {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

/** Where this browser receives a member's pushes; null where it does not, or receives somebody else's. */
export async function findEndpoint(memberId: number): Promise<string | null> {
  if (findObstacle() || findReceiver() !== memberId) return null;
  return (await findSubscription())?.endpoint ?? null;
}

/** Asks for permission and lets this browser receive a member's pushes; throws NotPermitted. */
export async function subscribeDevice(publicKey: string, memberId: number): Promise<DeviceAddress> {
  // First of all, while the press still counts as one: browsers ask only then.
  if ((await Notification.requestPermission()) !== 'granted') throw new NotPermitted();
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;

  // An older one may be another member's, or made with another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON() as PushSubscriptionJSON & {
    endpoint: string;
    keys: Record<'p256dh' | 'auth', string>;
  };
  keepReceiver(memberId);
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** Lets this browser receive no more. */
export async function unsubscribeDevice(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
  keepReceiver(null);
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A browser has one subscription, whoever is signed in: this says whose it is. */
const receiverKey = 'push-receiver';

function findReceiver(): number | null {
  try {
    return Number(localStorage.getItem(receiverKey)) || null;
  } catch {
    return null;
  }
}

function keepReceiver(memberId: number | null): void {
  try {
    if (memberId === null) localStorage.removeItem(receiverKey);
    else localStorage.setItem(receiverKey, String(memberId));
  } catch {
    return;
  }
}
