/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { findLastRead, storeLastRead } from './lastRead';
import { deleteOld, leaveDevice } from './leave';
import { finishSignOut, clearSignOut, recordSignOut } from './signOut';
import { addWrite, listWrites } from './writes';

const day = 86_400_000;

/** The caches of a browser: the time in `Date` of each response, by its address. */
const stored = new Map<string, Map<string, number>>();

beforeAll(() => {
  global.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value));
  global.Response ??= function Response() {} as unknown as typeof Response;
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, number>();
    stored.set(name, entries);
    return {
      keys: async () => [...entries.keys()],
      delete: async (address: string) => entries.delete(address),
      put: async (address: string) => void entries.set(address, 0),
      match: async (address: string) =>
        entries.has(address) && {
          headers: new Headers({ Date: new Date(entries.get(address)!).toUTCString() }),
        },
    };
  };
  const has = async (name: string) => stored.has(name);
  const remove = async (name: string) => stored.delete(name);
  Object.assign(global, { caches: { open, has, keys: async () => [...stored.keys()], delete: remove } });
});

beforeEach(async () => {
  await leaveDevice();
  stored.clear();
});

const aWrite = (madeAt: number) => ({
  ...{ key: String(madeAt), member: 7, madeAt, operationName: 'GiveAmen', query: '', variables: {} },
  refusal: null,
});

test('what is private leaves the device after thirty days: pages, what was read, and what waits', async () => {
  const now = Date.now();
  const [old, recent] = [now - 31 * day, now - 29 * day];
  stored.set(
    'pages-7',
    new Map([
      ['/prayers', old],
      ['/prayer/1', recent],
    ]),
  );
  stored.set('files', new Map([['/assets/shell.js', old]]));
  for (const madeAt of [old, recent]) await addWrite(aWrite(madeAt));
  await storeLastRead({ member: 7, at: recent, paths: {}, cache: {} });

  await deleteOld();
  expect([...stored.get('pages-7')!.keys()]).toEqual(['/prayer/1']);
  expect((await listWrites()).map(({ madeAt }) => madeAt)).toEqual([recent]);
  expect(await findLastRead(7)).not.toBeNull();
  expect(stored.get('files')!.size).toBe(1);

  await storeLastRead({ member: 7, at: old, paths: {}, cache: {} });
  expect(await findLastRead(7)).toBeNull();
  await deleteOld();
  expect([...stored.keys()]).toEqual(['files']);
});

test('signing out removes everything that is private, and what the icon of the installed site says', async () => {
  const clearAppBadge = jest.fn(async () => undefined);
  Object.assign(navigator, { clearAppBadge });
  for (const name of ['pages-7', 'pages-0', 'files']) stored.set(name, new Map([['/', Date.now()]]));
  await addWrite(aWrite(Date.now()));
  await storeLastRead({ member: 7, at: Date.now(), paths: {}, cache: {} });

  await leaveDevice();
  expect([...stored.keys()]).toEqual(['pages-0', 'files']);
  expect(await listWrites()).toEqual([]);
  expect(await findLastRead(7)).toBeNull();
  expect(clearAppBadge).toHaveBeenCalled();
});

test('a sign-out without a connection is sent as soon as there is one, and once', async () => {
  const sent: string[] = [];
  let isOnline = false;
  global.fetch = (async (address: string) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    sent.push(address);
    return { type: 'opaqueredirect', ok: false };
  }) as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;

  expect(await finishSignOut()).toBe(true);
  await recordSignOut();
  expect(await finishSignOut()).toBe(false);
  isOnline = true;
  expect(await finishSignOut()).toBe(true);
  expect(await finishSignOut()).toBe(true);
  expect(sent).toEqual(['/api/logout']);
  await clearSignOut();
});
