/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import type { LastRead } from './database';
import { deleteOthersRead, findLastRead, storeLastRead } from './lastRead';

const now = Date.now();
const day = 86_400_000;

beforeAll(() => {
  global.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value));
});

/** What a page has read: its prayers by id. */
function aRead(path: string, titles: Record<number, string>, given: Partial<LastRead> = {}): LastRead {
  const at = given.at ?? now;
  const cache: Record<string, object> = { ROOT_QUERY: { __typename: 'Query' } };
  for (const [id, title] of Object.entries(titles)) {
    Object.assign(cache.ROOT_QUERY!, { [`prayer(${id})`]: { __ref: `Prayer:${id}` } });
    cache[`Prayer:${id}`] = { id, title, user: { __ref: `User:${id}` } };
    cache[`User:${id}`] = { name: `User ${id}` };
  }
  return { member: 7, at, paths: { [path]: at }, cache, ...given };
}

beforeEach(() => deleteOthersRead(-1));

test('what earlier pages and other windows have read stays, with the newer words', async () => {
  await storeLastRead(aRead('/prayer/1', { 1: 'Old words', 2: 'Rain' }));
  await storeLastRead(aRead('/features', { 1: 'New words' }, { at: now + 1 }));
  const read = await findLastRead(7);
  expect(read!.paths).toEqual({ '/prayer/1': now, '/features': now + 1 });
  expect(read!.cache).toMatchObject({
    ROOT_QUERY: { 'prayer(1)': { __ref: 'Prayer:1' }, 'prayer(2)': { __ref: 'Prayer:2' } },
    'Prayer:1': { title: 'New words' },
    'Prayer:2': { title: 'Rain' },
    'User:2': { name: 'User 2' },
  });
});

test('of another member nothing stays, and nothing after thirty days', async () => {
  await storeLastRead(aRead('/prayer/1', { 1: 'Rain' }, { member: 8 }));
  await storeLastRead(aRead('/prayer/2', { 2: 'Sun' }));
  expect(await findLastRead(8)).toBeNull();
  expect(Object.keys((await findLastRead(7))!.paths)).toEqual(['/prayer/2']);

  await storeLastRead(aRead('/prayer/3', { 3: 'Wind' }, { at: now + 31 * day }));
  expect(Object.keys((await findLastRead(7))!.paths)).toEqual(['/prayer/3']);

  await deleteOthersRead(7);
  expect(await findLastRead(7)).not.toBeNull();
  await deleteOthersRead(0);
  expect(await findLastRead(7)).toBeNull();
});

test('the storage is bounded: the paths and queries that were read last stay, with what they refer to', async () => {
  for (let id = 1; id <= 210; id += 1)
    await storeLastRead(aRead(`/prayer/${id}`, { [id]: 'Rain' }, { at: now + id }));
  const { paths, cache } = (await findLastRead(7))!;
  expect(Object.keys(paths)).toHaveLength(60);
  expect(paths).toHaveProperty(['/prayer/210']);
  expect(Object.keys(cache)).toHaveLength(401);
  expect(cache).not.toHaveProperty(['Prayer:10']);
  expect(cache).toHaveProperty(['User:11']);
});
