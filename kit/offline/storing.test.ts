/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { gql } from '@apollo/client';
import { createClient } from '../app/data/client';
import { findLastRead } from './lastRead';
import { openOffline } from './page';

beforeAll(() => {
  global.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value));
  class Channel extends EventTarget {
    postMessage = () => undefined;
    close = () => undefined;
  }
  const caches = { keys: async () => [], has: async () => false, delete: async () => true };
  Object.assign(global, { BroadcastChannel: Channel, caches });
});
beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);
const open = (path: string) => window.history.pushState(null, '', path);
const paths = async () => Object.keys((await findLastRead(0))?.paths ?? {});

test('a page is stored once it was read for a second or two; one that is only passed, or may not stay, is not', async () => {
  createClient();
  open('/prayers');
  openOffline((path) => path !== '/admin');
  await seconds(1);
  expect(await paths()).toEqual(['/prayers']);

  open('/prayer/5');
  await seconds(1);
  open('/admin');
  await seconds(4);
  open('/prayer/6');
  await seconds(2);
  expect((await paths()).toSorted()).toEqual(['/prayer/6', '/prayers']);
});

test('a page whose content is still being loaded is stored once it is there', async () => {
  const client = createClient();
  let respond: (response: object) => void = () => undefined;
  global.fetch = () => new Promise((resolve) => (respond = resolve as never));
  open('/prayer/7');
  openOffline(() => true);
  client
    .watchQuery({
      query: gql`
        query Site {
          site {
            name
          }
        }
      `,
    })
    .subscribe(() => undefined);
  await seconds(5);
  expect(await paths()).not.toContain('/prayer/7');

  const text = async () => JSON.stringify({ data: { site: { __typename: 'Site', name: 'Prayer Wall' } } });
  respond({ ok: true, status: 200, headers: new Map([['content-type', 'application/json']]), text });
  await seconds(2);
  expect(await paths()).toContain('/prayer/7');
  const { cache } = (await findLastRead(0))!;
  expect(JSON.stringify(cache)).toContain('Prayer Wall');
});
