interface PushBrowser {
  /** The site's present permission; by default not requested yet. */
  permission?: NotificationPermission;
  /** The member's decision when permission is requested. */
  decision?: NotificationPermission;
  /** The member for whom the browser is subscribed already. */
  subscribedFor?: number;
}

/** Mocks what jsdom lacks: notifications, a service worker, and its push service. */
export function mockPushBrowser({
  permission = 'default',
  decision = 'granted',
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
  const notification = { permission, requestPermission: jest.fn(requestPermission) };
  async function requestPermission(): Promise<NotificationPermission> {
    notification.permission = decision;
    return decision;
  }

  define(navigator, 'serviceWorker', {
    register,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  define(window, 'PushManager', function PushManager() {});
  define(window, 'Notification', notification);
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

export function removePushSupport(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
}

function define(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { configurable: true, value });
}
