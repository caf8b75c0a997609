interface PushBrowser {
  /** How the site stands now; nobody has been asked unless told. */
  permission?: NotificationPermission;
  /** What the person answers when asked. */
  answer?: NotificationPermission;
  /** The member for whom it receives already. */
  subscribedFor?: number;
}

/** Puts what jsdom lacks in its place: notifications, a service worker, and a push service behind it. */
export function aBrowserThatReceives({
  permission = 'default',
  answer = 'granted',
  subscribedFor,
}: PushBrowser = {}) {
  const endpoints: string[] = [];
  let subscription: object | null = null;

  const subscribe = jest.fn(async (_options: PushSubscriptionOptionsInit) => {
    const endpoint = `https://push.example.org/${endpoints.length + 1}`;
    endpoints.push(endpoint);
    subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    return subscription;
  });
  const registration = { pushManager: { subscribe, getSubscription: async () => subscription } };
  const register = jest.fn(async (_address: string) => registration);
  const notification = { permission, requestPermission: jest.fn(ask) };
  async function ask(): Promise<NotificationPermission> {
    notification.permission = answer;
    return answer;
  }

  place(navigator, 'serviceWorker', {
    register,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  place(window, 'PushManager', function PushManager() {});
  place(window, 'Notification', notification);
  if (subscribedFor) {
    void subscribe({});
    notification.permission = 'granted';
    localStorage.setItem('push-receiver', String(subscribedFor));
  }

  return {
    register,
    subscribe,
    requestPermission: notification.requestPermission,
    subscription: () => subscription,
    endpoints: () => endpoints,
  };
}

export function aBrowserThatCannot(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
}

function place(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { configurable: true, value });
}
