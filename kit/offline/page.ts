import { t } from '@lingui/core/macro';
import { print } from 'graphql';
import type { ApolloLink, NormalizedCacheObject } from '@apollo/client';
import { stored } from '../app/data/storedCache';
import { invalidateOthers, resultsOnPage } from '../app/data/pageResults';
import { device, type Waiting } from '../app/data/device';
import { refusalText } from '../app/feedback/refusals';
import { toaster } from '../app/feedback/toasts';
import { page } from '../app/page/page';
import { isLeaving, reloadSignedOut, takeFarewell } from '../app/session/farewell';
import { loadRemainingTexts } from '../locale/catalogs';
import { joinCaches } from './joinCaches';
import { deleteOthersRead, findLastRead, storeLastRead } from './lastRead';
import { sendWaiting, waitingWrites, type WritesMessage } from './sendWaiting';
import { finishSignOut } from './signOut';
import { addWrite, changeWrite, listWrites, removeWrite, type StoredWrite } from './writes';

export { deleteOld, leaveDevice } from './leave';

/** Milliseconds between attempts while the browser says that there is a connection. */
const pause = 20_000;
/** Who has left a page within it has not read it. */
const tick = 1_000;

const member = () => page.session?.id ?? 0;

/** The cache of a stored page: what was read last, also within other pages. */
export async function restore(): Promise<void> {
  const read = await findLastRead(member()).catch(() => null);
  if (!read) return;
  const time = read.paths[window.location.pathname];
  const { dataset } = document.documentElement;
  // The page itself may have been read later, for a moment only.
  if (time && time >= Date.parse(dataset.readAt!)) {
    resultsOnPage.clear();
    dataset.readAt = new Date(time).toISOString();
  }
  // What else the page came with may have been read later, by other pages.
  invalidateOthers();
  stored.initial = read.cache as NormalizedCacheObject;
}

let hasTakenBack = false;

/** What other pages have read, for those to which one goes within this one: it came from the server, without it. */
async function takeBack(): Promise<void> {
  const read = isStored() ? null : await findLastRead(member()).catch(() => null);
  if (!read || !stored.client || isLeaving()) return;
  hasTakenBack = true;
  const { cache } = stored.client;
  cache.restore(joinCaches(read.cache, cache.extract() as object));
  // Shows it where a query has failed already.
  cache.performTransaction(() => undefined);
}

/** Sends what waits, shows it until then, and stores what is read. @param mayStore whether a path may stay on the device */
export function openOffline(mayStore: (path: string) => boolean): void {
  const channel = new BroadcastChannel(waitingWrites);
  channel.addEventListener('message', ({ data }: MessageEvent<WritesMessage>) => {
    if (data.sent) notify(data.sent, data.data);
    else if (data.refused) void reportRefusal(data.refused);
    void show();
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ hasLeft?: true }>) => {
    if (data?.hasLeft) reloadSignedOut();
  });
  window.addEventListener('online', () => void goOnline());
  window.addEventListener('offline', () => void takeBack());
  if (!navigator.onLine) void takeBack();
  if (isStored()) setInterval(() => void probe(), pause);
  void finishSignOut().then(show).then(send);
  void deleteOthers().catch(() => undefined);
  storeWhatIsRead(mayStore);
}

/** Another member has used this browser, or this one is signed out. */
async function deleteOthers(): Promise<void> {
  if (member() === 0) {
    await navigator.clearAppBadge?.();
    // The landing page says it; here a sign-out without a connection has ended.
    if (window.location.pathname !== '/') takeFarewell();
  }
  await deleteOthersRead(member());
}

const isStored = () => document.documentElement.dataset.readAt !== undefined;

/** What is stored is renewed. */
async function goOnline(): Promise<void> {
  // Otherwise it would be renewed as that of the member who has signed out.
  if (!(await finishSignOut())) return;
  const sent = send().catch(() => undefined);
  if (isStored()) {
    delete document.documentElement.dataset.readAt;
    resultsOnPage.clear();
    // Again, for listeners that were called before the attribute was removed.
    window.dispatchEvent(new Event('online'));
  } else if (!hasTakenBack) return;
  hasTakenBack = false;
  // A list that was requested before would come without it.
  await sent;
  // Each query shows its own failure.
  stored.client?.refetchQueries({ include: 'active' }).catch(() => undefined);
}

/** On a bad line the browser has never been offline. */
async function probe(): Promise<void> {
  if (!isStored() || !navigator.onLine) return;
  const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (response?.ok) await goOnline();
}

let timer: ReturnType<typeof setTimeout> | undefined;

async function send(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const own = (await listWrites().catch(() => [])).filter(isWaiting);
  if (own.length === 0) return;
  const isDone = await sendWaiting();
  if (!isDone) timer = setTimeout(() => void (navigator.onLine && send()), pause);
}

const isWaiting = (write: StoredWrite) => write.member === member() && write.refusal === null;

/** Whether a sign-out would discard something: what waits, or was refused. */
export const holdsWrites = async () =>
  (await listWrites().catch(() => [])).some((write) => write.member === member());

/** Shows what the member of this page has waiting. */
async function show(): Promise<void> {
  const writes = await listWrites().catch(() => []);
  const own = writes.filter((write) => write.member === member());
  // Another empty array would render each amen button of the wall again.
  if (own.length > 0 || device.waiting.length > 0) device.waiting = own;
  notify();
}

/** Returns whether the page shows the write. */
function notify(write?: Waiting, data?: object): boolean {
  return [...device.listeners].map((listener) => listener(write, data)).includes(true);
}

/** Otherwise it is said where the write is shown. */
async function reportRefusal(write: StoredWrite): Promise<void> {
  if (write.member !== member() || notify(write)) return;
  await loadRemainingTexts();
  toaster.show?.({
    title: t`It could not be sent`,
    description: await refusalText({ message: write.refusal!, code: write.refusalCode }),
    variant: 'destructive',
  });
}

/** Stores a write that got no response. Returns what is to be said where it cannot be stored, otherwise nothing. */
export async function holdWrite(operation: ApolloLink.Operation): Promise<string> {
  const { headers } = operation.getContext() as { headers: Record<string, string> };
  const isStored = await addWrite({
    key: headers['Idempotency-Key']!,
    member: member(),
    madeAt: Date.now(),
    operationName: operation.operationName ?? '',
    query: print(operation.query),
    variables: operation.variables,
    refusal: null,
  });
  if (!isStored) return noRoom();
  await changed();
  await reportWaiting();
  void syncLater().catch(() => undefined);
  timer ??= setTimeout(() => void send(), pause);
  return '';
}

/** Says that the last write waits, where nothing on the page does: a prayer that was not written on the wall. */
async function reportWaiting(): Promise<void> {
  const write = device.waiting.at(-1);
  if (!write || notify(write)) return;
  await loadRemainingTexts().catch(() => undefined);
  toaster.show?.({
    title: t`Waiting to be sent`,
    description: t`It is kept on this device and goes out when you are online again.`,
  });
}

async function noRoom(): Promise<string> {
  await loadRemainingTexts();
  return t`You are offline, and this device has no room to hold it. Please send it when you are online again.`;
}

/** A refused write is sent again, or given up. */
export async function retryWrite(id: number): Promise<void> {
  const write = (await listWrites()).find((one) => one.id === id);
  if (write) await changeWrite({ ...write, refusal: null });
  await changed();
  await send();
}

export async function discardWrite(id: number): Promise<void> {
  await removeWrite(id);
  await changed();
}

async function changed(): Promise<void> {
  await show();
  const channel = new BroadcastChannel(waitingWrites);
  channel.postMessage({ sent: null } satisfies WritesMessage);
  channel.close();
}

interface WithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** The browser wakes the worker when the connection is back, also without a window. */
async function syncLater(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(waitingWrites);
}

function storeWhatIsRead(mayStore: (path: string) => boolean): void {
  const storedAt: Record<string, number> = {};
  let stayed = window.location.pathname;

  const store = () => {
    const { pathname } = window.location;
    // A page that leaves for sign-out is stored no more.
    if (!navigator.onLine || isStored() || isLeaving() || !mayStore(pathname) || isLoading()) return;
    const at = (storedAt[pathname] = Date.now());
    const cache = stored.client!.extract() as object;
    storeLastRead({ member: member(), at, paths: { [pathname]: at }, cache }).catch(() => undefined);
  };
  setInterval(() => {
    const { pathname } = window.location;
    if (pathname === stayed && Date.now() - (storedAt[pathname] ?? 0) >= minute) store();
    stayed = pathname;
  }, tick);
  document.addEventListener('visibilitychange', () => document.hidden && store());
}

/** Otherwise a page would count as read of which only what its card shows is there. */
const isLoading = () =>
  [...stored.client!.getObservableQueries()].some((query) => {
    const { loading, data } = query.getCurrentResult();
    return loading && data === undefined;
  });

const minute = 60_000;
