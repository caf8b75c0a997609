// Shows pushed notifications, and opens their pages. It caches nothing and handles no requests, so that every page is
// the server's current version.

/** The build replaces this address. */
const icon = '/notification-icon.png';

self.addEventListener('install', () => self.skipWaiting());
// Only a controlled tab can be navigated.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data?.link)));
});

/** Always shows a notification, because browsers revoke the permission after a push without one. */
function show(data) {
  const { title, body, link } = read(data);
  const path = pathOf(link);
  return self.registration.showNotification(title || 'There is news for you', {
    body: body ?? '',
    icon,
    // The same notification replaces itself, and alerts again.
    tag: `${path} ${title}`,
    renotify: true,
    data: { link: path },
  });
}

function read(data) {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
}

/** A path of this site; '/' instead of any other address. */
function pathOf(link) {
  const site = self.location.origin;
  if (typeof link !== 'string' || !URL.canParse(link, site)) return '/';
  const { origin, pathname, search, hash } = new URL(link, site);
  return origin === site ? pathname + search + hash : '/';
}

/** Opens the path in an open tab: one at this address, otherwise the last used one. */
async function open(path) {
  const address = new URL(path, self.location.origin).href;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url === address);
  if (there) return there.focus();
  const [last] = tabs;
  if (!last) return self.clients.openWindow(address);
  try {
    const focused = await last.focus();
    return await focused.navigate(address);
  } catch {
    return self.clients.openWindow(address);
  }
}
