// Shows what the site pushes, and leads to where it happened. It keeps no pages and answers no requests: what is live
// is the server's to say.

/** The address of the icon; the build writes it here. */
const icon = '/notification-icon.png';

self.addEventListener('install', () => self.skipWaiting());
// Only a tab that it controls can be led elsewhere.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data?.link)));
});

/** Browsers take the permission away from a site that is pushed to and shows nothing, so there are always some words. */
function show(data) {
  const { title, body, link } = read(data);
  const path = pathOf(link);
  return self.registration.showNotification(title || 'There is news for you', {
    body: body ?? '',
    icon,
    // The same news takes the place of itself, and still makes itself heard.
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

/** A path of this site; the first page in place of any other address. */
function pathOf(link) {
  const site = self.location.origin;
  if (typeof link !== 'string' || !URL.canParse(link, site)) return '/';
  const { origin, pathname, search, hash } = new URL(link, site);
  return origin === site ? pathname + search + hash : '/';
}

/** Goes there in a tab that is open: one that is there already, else the one that was used last. */
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
