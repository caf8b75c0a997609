/** @jest-environment jsdom */
import 'fake-indexeddb/auto';

jest.mock('./worker', () => ({ worker: {} }));
const { worker } = jest.requireMock<{ worker: object }>('./worker');

test('the script that replaces the worker removes it, with all that it has stored', async () => {
  const listeners: Record<string, (event: object) => void> = {};
  const unregister = jest.fn(async () => true);
  const skipWaiting = jest.fn(async () => undefined);
  Object.assign(worker, {
    registration: { unregister },
    skipWaiting,
    addEventListener: (type: string, listen: (event: object) => void) => (listeners[type] = listen),
  });
  const stored = new Set(['files', 'pages-12', 'site']);
  Object.assign(globalThis, {
    caches: {
      keys: async () => [...stored],
      has: async (name: string) => stored.has(name),
      delete: async (name: string) => stored.delete(name),
    },
  });

  await import('./remove');
  listeners.install!({});
  expect(skipWaiting).toHaveBeenCalled();
  let work: Promise<unknown> | undefined;
  listeners.activate!({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
  expect([...stored]).toEqual([]);
  expect(unregister).toHaveBeenCalled();
});
