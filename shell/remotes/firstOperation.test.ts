import { page, prefetch } from 'kit';
import { ruth } from 'kit/testing';
import { containerOf, recordFault, healthyContainerOf } from './containers';
import { startRemote } from './federation';
import { prefetchHere, prefetchPath } from './firstOperation';
import { loadModule } from './loading';
import { prepareNextPages } from './nextPages';

jest.mock('./federation', () => ({ startRemote: jest.fn(async () => undefined) }));
jest.mock('./loading', () => ({ loadModule: jest.fn(async () => undefined) }));
jest.mock('kit', () => ({ ...jest.requireActual<object>('kit'), prefetch: jest.fn() }));

const prayer = {
  path: '/prayer/:id',
  module: 'PrayerPage',
  label: 'This prayer',
  operation: {
    name: 'PrayerPage',
    query: 'query PrayerPage($id: Int!) { prayer(id: $id) { id } }',
    variables: { id: { from: 'path', name: 'id', as: 'number', default: null } },
  },
  files: ['/mf/mf-wall/v1/prayer.js'],
};
const admin = { ...prayer, path: '/admin', audience: 'administrators', files: ['/mf/mf-wall/v1/admin.js'] };
const features = {
  path: '/features',
  module: 'Features',
  label: 'This page',
  operation: { name: 'Daily', query: 'query Daily { banner }', variables: {} },
  slots: { chains: { tab: 'chains' } },
  files: ['/mf/mf-wall/v1/features.js'],
};
const groups = {
  version: 'v1',
  entry: '/mf/mf-groups/v1/remoteEntry.js',
  kit: '*',
  routes: [],
  slots: { chains: 'Chains' },
  slotNeeds: {
    chains: {
      operation: {
        name: 'ChainList',
        query: 'query ChainList($isMember: Boolean!) { prayerChainPage { hasMore } }',
        variables: { isMember: { from: 'session' as const } },
      },
      files: ['/mf/mf-groups/v1/chains.js'],
    },
  },
  comesFrom: null,
};
const pray = { path: '/pray', module: 'Pray', label: 'Praying', files: ['/mf/mf-wall/v1/pray.js'] };
const wall = {
  version: 'v1',
  entry: '/mf/mf-wall/v1/remoteEntry.js',
  kit: '*',
  routes: [prayer, admin, pray, features],
  slots: {},
  comesFrom: null,
};

const sent = () =>
  jest.mocked(prefetch).mock.calls.map(([{ operationName, variables }]) => ({ operationName, variables }));
const chains = (isMember: boolean) => ({ operationName: 'ChainList', variables: { isMember } });
const daily = { operationName: 'Daily', variables: {} };
const itself = (id: number) => ({ operationName: 'PrayerPage', variables: { id } });

function setConnection(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

beforeEach(() => {
  page.registry.remotes = { 'mf-wall': wall, 'mf-groups': groups };
  page.session = null;
  AbortSignal.timeout ??= () => new AbortController().signal;
  window.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({ remotes: { 'mf-wall': wall, 'mf-groups': groups } }),
  })) as unknown as typeof fetch;
  jest.mocked(prefetch).mockClear();
  jest.mocked(loadModule).mockClear();
  jest.mocked(startRemote).mockClear();
  document.head.innerHTML = '';
  document.body.innerHTML = '<a href="/prayer/8">One</a><a href="/prayer/9">Another</a>';
  setConnection(undefined);
  window.history.replaceState(null, '', '/');
});

test('a press on a link requests the first operation of its page', async () => {
  await prefetchPath('/prayer/8?from=mail#words', true);
  expect(sent()).toEqual([itself(8)]);
});

const started = () => jest.mocked(startRemote).mock.calls.map(([{ entry }]) => entry);

const isChainsLoaded = () =>
  jest
    .mocked(loadModule)
    .mock.calls.some(([{ remote, module }]) => remote === 'mf-groups' && module === 'Chains');

test.each([
  ['a visitor', null, chains(false)],
  ['a member', ruth, chains(true)],
])(
  'a press on a link to a slot loads its code and sends its first operation, for %s',
  async (_, session, one) => {
    page.session = session;
    await prefetchPath('/features?tab=chains', true);
    expect(sent()).toEqual([daily, one]);
    expect(isChainsLoaded()).toBe(true);
  },
);

test('a link to the page without the slot asks for nothing of it', async () => {
  await prefetchPath('/features', true);
  expect(sent()).toEqual([daily]);
  expect(isChainsLoaded()).toBe(false);
});

test('a slot that has changed since the page was loaded sends its operation itself', async () => {
  page.registry.remotes = { 'mf-wall': wall, 'mf-groups': { ...groups, version: 'v0' } };
  await prefetchPath('/features?tab=chains', true);
  expect(sent()).toEqual([daily]);
});

test('a slot that no area fills any more is left out', async () => {
  page.registry.remotes = { 'mf-wall': wall };
  await prefetchPath('/features?tab=chains', true);
  expect(sent()).toEqual([daily]);
});

test('a slot that is opened sends its first operation, and not that of its page', async () => {
  window.history.replaceState(null, '', '/features?tab=chains');
  await prefetchHere({ remote: 'mf-groups', module: 'Chains' });
  expect(sent()).toEqual([chains(false)]);
});

test('the focus has to rest on a link, because it passes over many', async () => {
  const [one, another] = document.querySelectorAll('a');
  one!.focus();
  const first = prefetchPath('/prayer/8');
  another!.focus();
  await Promise.all([first, prefetchPath('/prayer/9')]);
  expect(sent()).toEqual([itself(9)]);
});

test.each([
  ['save data', { saveData: true }],
  ['have a slow connection', { effectiveType: 'slow-2g' }],
])('for those who %s a press loads the code, and nothing is requested ahead', async (_, connection) => {
  setConnection(connection);
  await prefetchPath('/prayer/8', true);
  await prefetchPath('/features?tab=chains', true);
  expect(sent()).toEqual([]);
  expect(isChainsLoaded()).toBe(true);

  await prepareNextPages();
  expect(startRemote).not.toHaveBeenCalled();
  expect(document.head.children).toHaveLength(0);

  jest.mocked(loadModule).mockClear();
  document.body.innerHTML = '<a href="/features?tab=chains">Chains</a>';
  document.querySelector('a')!.focus();
  await prefetchPath('/features?tab=chains');
  expect(isChainsLoaded()).toBe(false);
});

test.each([{ isOnTeam: true }, { isModerator: true }])(
  'for those whose reading is logged a press loads the code, and no data: %j',
  async (role) => {
    page.session = { ...ruth, ...role };
    await prefetchPath('/prayer/8', true);
    await prefetchPath('/features?tab=chains', true);
    expect(sent()).toEqual([]);
    expect(isChainsLoaded()).toBe(true);
  },
);

test('the page that is opened sends its first operation, also for those who save data', async () => {
  setConnection({ saveData: true });
  window.history.replaceState(null, '', '/prayer/7');
  await prefetchHere({ remote: 'mf-wall', module: 'PrayerPage' });
  await prefetchHere({ remote: 'mf-wall', module: 'Composer' });
  expect(sent()).toEqual([itself(7)]);
});

test('an area that has changed since the page was loaded sends its operations itself', async () => {
  page.registry.remotes = { 'mf-wall': { ...wall, version: 'v0' } };
  await prefetchPath('/prayer/8', true);
  expect(sent()).toEqual([]);
});

test('the code of pages and slots with data for everybody is downloaded once, and their areas are started', async () => {
  await prepareNextPages();
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['prefetch', wall.entry],
    ['prefetch', '/mf/mf-wall/v1/prayer.js'],
    ['prefetch', '/mf/mf-wall/v1/features.js'],
    ['prefetch', groups.entry],
    ['prefetch', '/mf/mf-groups/v1/chains.js'],
  ]);
  expect(started()).toEqual([wall.entry, groups.entry]);
});

test('an area that is not compatible is not started ahead, and no newer one requested', async () => {
  page.registry.remotes = { 'mf-wall': { ...wall, kit: '^99.0.0' }, 'mf-groups': groups };
  await prepareNextPages();
  expect(started()).toEqual([groups.entry]);
  expect(window.fetch).toHaveBeenCalledTimes(0);
});

test('an area that cannot be started ahead keeps no other one from it', async () => {
  jest.mocked(startRemote).mockRejectedValueOnce(new Error('offline'));
  await prepareNextPages();
  expect(started()).toEqual([wall.entry, groups.entry]);
});

test('an area that has failed is not started ahead: what it needs is up to the next attempt', async () => {
  jest.mocked(startRemote).mockResolvedValue({} as never);
  await containerOf('mf-wall');
  recordFault('mf-wall', 'v1', 'PW-108');
  await prepareNextPages();
  expect(started()).toEqual([groups.entry]);
  expect(healthyContainerOf('mf-wall')).toBeUndefined();
});
