/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { gql } from '@apollo/client';
import { createClient } from '../app/data/client';
import { resultsOnPage } from '../app/data/pageResults';
import { requestKey } from '../app/data/requestKey';
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

test('a stored page that is back online asks the gateway, not for what the page came with', async () => {
  const client = createClient();
  const query = gql`
    query Banner {
      banner
    }
  `;
  client.writeQuery({ query, data: { banner: 'of the cache' } });
  const seen: unknown[] = [];
  client.watchQuery({ query }).subscribe(({ data }) => seen.push((data as { banner: string }).banner));
  resultsOnPage.set(requestKey('Banner', {}), { result: { data: { banner: 'of the page' } } });
  const headers = new Map([['content-type', 'application/json']]);
  const text = async () => JSON.stringify({ data: { banner: 'of today' } });
  global.fetch = jest.fn(async () => ({ ok: true, status: 200, headers, text })) as never;
  document.documentElement.dataset.readAt = '2026-11-21T00:00:00Z';
  openOffline(() => false);

  window.dispatchEvent(new Event('online'));
  await seconds(1);
  expect(seen.at(-1)).toBe('of today');
  expect(seen).not.toContain('of the page');
});
