import { kitVersion, page, type AreaFault } from 'kit';
import { recordFault } from './containers';
import { loadExposed } from './federation';
import { findLoaded, loadModule } from './loading';

jest.mock('./federation', () => ({ loadExposed: jest.fn() }));
const exposed = jest.mocked(loadExposed<object>);

const Wall = () => null;
const wall = { remote: 'mf-wall', module: 'PrayerWall' };

/** The names under which the remote was started. */
const ids = () => exposed.mock.calls.map(([{ id }]) => id);

let arrive: (loaded: object | null) => void;
let fail: (error: unknown) => void;

beforeEach(() => {
  jest.useFakeTimers();
  page.registry.remotes = {
    'mf-wall': {
      version: 'v1',
      entry: '/mf/mf-wall/v1/remoteEntry.js',
      kit: kitVersion,
      routes: [],
      slots: {},
      comesFrom: null,
    },
  };
  window.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({ remotes: page.registry.remotes }),
  })) as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
  exposed.mockReset();
  exposed.mockImplementationOnce(
    () =>
      new Promise((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
  );
  exposed.mockImplementation(async () => ({ PrayerWall: Wall }));
});
afterEach(() => jest.useRealTimers());

async function stalled(): Promise<AreaFault> {
  const fault = loadModule(wall).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  return (await fault) as AreaFault;
}

async function isLate({ late }: AreaFault): Promise<boolean> {
  let hasArrived = false;
  void late!.then(() => (hasArrived = true));
  await jest.advanceTimersByTimeAsync(5_000);
  return hasArrived;
}

test('what arrives after its time is taken by the next attempt, without starting the area again', async () => {
  const fault = await stalled();
  expect(fault.code).toBe('PW-103');
  expect(await isLate(fault)).toBe(false);

  arrive({ PrayerWall: Wall });
  expect(await isLate(fault)).toBe(true);
  expect(await loadModule(wall)).toEqual({ default: Wall });
  expect(new Set(ids()).size).toBe(1);
});

test('what has not arrived by the next attempt is loaded from another address', async () => {
  await stalled();
  expect(await loadModule(wall)).toEqual({ default: Wall });
  expect(new Set(ids()).size).toBe(2);
});

test('what arrives without its module, or fails in the end, changes nothing', async () => {
  const without = await stalled();
  arrive({});
  expect(await isLate(without)).toBe(false);

  exposed.mockReset();
  exposed.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
  const failing = await stalled();
  fail(new Error('gone'));
  expect(await isLate(failing)).toBe(false);
});

test('what arrived in time changes nothing about a later fault', async () => {
  exposed.mockReset();
  exposed.mockImplementation(async () => ({ PrayerWall: Wall }));
  await loadModule(wall);
  recordFault('mf-wall', 'v1', 'PW-108');
  await jest.advanceTimersByTimeAsync(20_000);
  await loadModule(wall);
  expect(window.fetch).toHaveBeenCalledWith('/mf/registry', expect.anything());
});

test('a module that has loaded is there without waiting, until it fails or another version is live', async () => {
  const loading = loadModule(wall);
  expect(findLoaded(wall)).toBeUndefined();
  await jest.advanceTimersByTimeAsync(0);
  arrive({ PrayerWall: Wall });
  await loading;
  expect(findLoaded(wall)).toBe(Wall);
  expect(findLoaded({ ...wall, module: 'Composer' })).toBeUndefined();

  recordFault('mf-wall', 'v1', 'PW-108');
  expect(findLoaded(wall)).toBeUndefined();
  await loadModule(wall);
  expect(findLoaded(wall)).toBe(Wall);

  page.registry.remotes['mf-wall'] = { ...page.registry.remotes['mf-wall']!, version: 'v2' };
  expect(findLoaded(wall)).toBeUndefined();
});
