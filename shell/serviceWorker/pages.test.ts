/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { isSignOutDue, leaveDevice, storeLastRead } from 'kit/offline/worker';
import { servePages } from './pages';

jest.mock('./worker', () => ({ worker: {} }));
jest.mock('./files', () => ({ storeFiles: async () => undefined }));
jest.mock('./offlinePage', () => ({ offlinePage: async () => new Response('You are offline') }));
let handle: (given: { event: object; request: object; url: URL }) => Promise<Response>;
jest.mock('workbox-routing', () => ({
  registerRoute: (_match: unknown, handler: typeof handle) => (handle = handler),
}));
const { worker } = jest.requireMock<{ worker: object }>('./worker');

const site = 'https://wall.example';
const day = 86_400_000;

/** The parts of a response that jsdom lacks. */
class PlainResponse {
  readonly headers: Headers;
  readonly status = 200;
  readonly ok = true;
  readonly type = 'basic';
  constructor(
    readonly body: string,
    { headers }: { headers?: HeadersInit } = {},
  ) {
    this.headers = new Headers(headers);
  }
  clone = () => this;
  text = async () => this.body;
}

const caches = new Map<string, Map<string, Response>>();
let isFull = false;
const openCache = async (name: string) => {
  const entries = caches.get(name) ?? new Map<string, Response>();
  caches.set(name, entries);
  return {
    match: async (address: string) => entries.get(address),
    keys: async () => [...entries.keys()],
    delete: async (address: string) => entries.delete(address),
    async put(address: string, response: Response) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      entries.delete(address);
      entries.set(address, response);
    },
  };
};

/** The server's page of an address for a member; null without a connection. */
let member: string | null;
let connection: 'good' | 'slow' | 'none';
let requested: string[];
const messages: object[] = [];
const htmlOf = (path: string) =>
  `<html lang="en"><div id="root"><p>${path} of ${member}</p></div><noscript></noscript>`;

async function answer(given: { url: string } | string): Promise<Response> {
  const path = (typeof given === 'string' ? given : given.url).replace(site, '');
  if (connection === 'none') throw new TypeError('Failed to fetch');
  if (connection === 'slow') await new Promise((resolve) => setTimeout(resolve, 60_000));
  requested.push(path);
  if (path === '/api/logout') member = '0';
  const headers = { Date: new Date().toUTCString(), ...(member && { 'Prayer-Wall-Member': member }) };
  return new PlainResponse(htmlOf(path), { headers }) as unknown as Response;
}

async function open(path: string, preloadResponse?: Response): Promise<string> {
  const work: Promise<unknown>[] = [];
  const event = { preloadResponse, waitUntil: (promise: Promise<unknown>) => work.push(promise) };
  const url = new URL(path, site);
  const response = await handle({ event, request: { url: url.href }, url });
  await Promise.all(work);
  return response.text();
}

const pages = (of: string) =>
  [...(caches.get(`pages-${of}`)?.keys() ?? [])].map((at) => at.replace(site, ''));

beforeAll(() => {
  global.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value));
  AbortSignal.timeout = () => new AbortController().signal;
  Object.assign(global, {
    Response: PlainResponse,
    fetch: answer,
    caches: {
      open: openCache,
      has: async (name: string) => caches.has(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
  });
  Object.assign(worker, {
    location: { origin: site },
    addEventListener: () => undefined,
    clients: { matchAll: async () => [{ postMessage: (message: object) => messages.push(message) }] },
  });
  servePages();
});

beforeEach(async () => {
  await leaveDevice();
  caches.clear();
  [member, connection, requested, isFull] = ['7', 'good', [], false];
});
afterEach(() => jest.useRealTimers());

test('a page is the server’s; without a connection it is the one that was read last, with its time', async () => {
  expect(await open('/prayers')).toContain('<p>/prayers of 7</p>');
  connection = 'none';
  expect(await open('/prayers')).toMatch(/<html data-read-at="20[^"]+" lang="en">.*<p>\/prayers of 7<\/p>/);
  expect(await open('/features')).toBe('You are offline');
});

test('the server has five seconds where the page is stored', async () => {
  await open('/prayers');
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  connection = 'slow';
  const opened = open('/prayers');
  let isShown = false;
  void opened.then(() => (isShown = true));
  await jest.advanceTimersByTimeAsync(4_900);
  expect(isShown).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(await opened).toContain('data-read-at');
});

test('only what the server allows is stored, and no address with a query', async () => {
  await open('/prayers?token=secret');
  member = null;
  await open('/admin');
  expect(pages('7')).toEqual([]);
  member = '7';
  await open('/prayers#top');
  expect(pages('7')).toEqual(['/prayers']);

  connection = 'none';
  // The program shows what the query asks for.
  expect(await open('/prayers?search=rain')).toContain('<div id="root"></div>');
});

test('the page of another member deletes those of the one before', async () => {
  await open('/prayers');
  member = '8';
  await open('/prayer/1');
  expect([...caches.keys()]).toEqual(['pages-8']);
});

test('forty pages stay, those that were read last; a full storage empties them', async () => {
  for (let id = 1; id <= 42; id += 1) await open(`/prayer/${id}`);
  await open('/prayer/3');
  expect(pages('7')).toHaveLength(40);
  expect(pages('7').slice(0, 1)).toEqual(['/prayer/4']);
  expect(pages('7').at(-1)).toBe('/prayer/3');

  isFull = true;
  expect(await open('/prayers')).toContain('<p>/prayers of 7</p>');
  expect(pages('7')).toEqual([]);
});

test('a path that was read within another page opens with the program of the newest page', async () => {
  await open('/prayers');
  const at = Date.now() - day;
  await storeLastRead({ member: 7, at, paths: { '/prayer/5': at }, cache: {} });
  connection = 'none';
  const page = await open('/prayer/5');
  expect(page).toContain('<div id="root"></div>');
  expect(page).toContain(`data-read-at="${new Date(at).toISOString()}"`);
  expect(await open('/prayer/6')).toBe('You are offline');
});

test('after thirty days a page is shown no more', async () => {
  await open('/prayers');
  connection = 'none';
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 31 * day);
  expect(await open('/prayers')).toBe('You are offline');
  jest.restoreAllMocks();
});

test('without a connection a sign-out removes everything, and is sent before the next page is requested', async () => {
  await open('/prayers');
  connection = 'none';
  expect(await open('/api/logout')).toBe('You are offline');
  expect(messages).toEqual([{ hasLeft: true }]);
  expect(pages('7')).toEqual([]);
  expect(await open('/prayers')).toBe('You are offline');

  connection = 'good';
  requested = [];
  const preloaded = new PlainResponse(htmlOf('/prayers')) as unknown as Response;
  expect(await open('/prayers', preloaded)).toContain('/prayers of 0');
  expect(requested).toEqual(['/api/logout', '/prayers']);
  expect(await isSignOutDue()).toBe(false);
});

test('a sign-out with a connection is the server’s, and nothing private stays', async () => {
  await open('/prayers');
  await open('/api/logout');
  expect(requested).toEqual(['/prayers', '/api/logout']);
  expect(pages('7')).toEqual([]);
  expect(await isSignOutDue()).toBe(false);
});
