import type { PushSubscriptionInput } from './gen/graphql';

/** `unable`: no push support; `refused`: the permission was denied; `off`: not requested or not subscribed yet. */
export type DeviceState = 'unable' | 'refused' | 'off' | 'on';

export async function stateOfThisDevice(): Promise<DeviceState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable';
  if (Notification.permission === 'denied') return 'refused';
  return Notification.permission === 'granted' && (await findSubscription()) ? 'on' : 'off';
}

export function askForPermission(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/** Subscribes this browser at its push service; `publicKey` identifies the site that may push. */
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

/** Ends the subscription, so that the next user of the device gets none of this member's notifications. */
export async function unsubscribeThisDevice(): Promise<void> {
  const subscription = await findSubscription();
  await subscription?.unsubscribe();
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}
