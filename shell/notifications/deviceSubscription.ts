import type { PushSubscriptionInput } from './gen/graphql';

/** `unable`: the browser knows no pushes; `refused`: its owner does not want them; `off`: nobody has asked yet. */
export type DeviceState = 'unable' | 'refused' | 'off' | 'on';

export async function stateOfThisDevice(): Promise<DeviceState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable';
  if (Notification.permission === 'denied') return 'refused';
  return Notification.permission === 'granted' && (await findSubscription()) ? 'on' : 'off';
}

export function askForPermission(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/** Lets the push service know this browser; `publicKey` says who may push. */
export async function subscribeThisDevice(publicKey: string): Promise<PushSubscriptionInput> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
}

/** Whoever uses this device next is told nothing that was meant for the member who leaves. */
export async function unsubscribeThisDevice(): Promise<void> {
  const subscription = await findSubscription();
  await subscription?.unsubscribe();
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}
