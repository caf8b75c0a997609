import { icon, worker } from './worker';

/** Shows pushed notifications, and opens their pages. */
export function receivePushes(): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { link } = (event.notification.data ?? {}) as { link?: unknown };
    event.waitUntil(open(pathOf(link)));
  });
}

interface Pushed {
  title?: string;
  body?: string | null;
  link?: unknown;
}

/** Always shows a notification, because browsers revoke the permission after a push without one. */
function show(data: PushMessageData | null): Promise<void> {
  const { title, body, link } = read(data);
  const path = pathOf(link);
  const options = {
    body: body ?? '',
    icon,
    // The same notification replaces itself, and alerts again.
    tag: `${path} ${title}`,
    renotify: true,
    data: { link: path },
  };
  void worker.navigator?.setAppBadge?.().catch(() => undefined);
  // oxlint-disable-next-line site/literal-text -- the gateway sends a title in the reader's language
  return worker.registration.showNotification(title || 'There is news for you', options);
}

function read(data: PushMessageData | null): Pushed {
  try {
    return (data!.json() as Pushed | null) ?? {};
  } catch {
    return {};
  }
}

/** A path of this site; '/' instead of any other address. */
function pathOf(link: unknown): string {
  const site = worker.location.origin;
  if (typeof link !== 'string' || !URL.canParse(link, site)) return '/';
  const { origin, pathname, search, hash } = new URL(link, site);
  return origin === site ? pathname + search + hash : '/';
}

/** Opens the path in an open tab: one at this address, otherwise the last used one. */
async function open(path: string): Promise<WindowClient | null> {
  const address = new URL(path, worker.location.origin).href;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url === address);
  if (there) return there.focus();
  const [last] = tabs;
  if (!last) return worker.clients.openWindow(address);
  try {
    const focused = await last.focus();
    return await focused.navigate(address);
  } catch {
    return worker.clients.openWindow(address);
  }
}
