import { page, prefetch } from 'kit';
import { ruth } from 'kit/testing';
import { prefetchHere, prefetchPath } from './firstOperation';
import { loadModule } from './loading';
import { fetchNextPages } from './nextPages';

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
  slots: { chains: { tab: 'chains' } },
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
  document.head.innerHTML = '';
  document.body.innerHTML = '<a href="/prayer/8">One</a><a href="/prayer/9">Another</a>';
  setConnection(undefined);
  window.history.replaceState(null, '', '/');
});

test('a press on a link requests the first operation of its page', async () => {
  await prefetchPath('/prayer/8?from=mail#words', true);
  expect(sent()).toEqual([itself(8)]);
});

test.each([
  ['a visitor', null, chains(false)],
  ['a member', ruth, chains(true)],
])(
  'a press on a link to a slot requests its code and its first operation, for %s',
  async (_, session, sentFor) => {
    page.session = session;
    await prefetchPath('/features?tab=chains', true);
    expect(sent()).toEqual([sentFor]);
    expect(loadModule).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'mf-groups', module: 'Chains' }),
    );
  },
);

test('a link to the page without the slot requests nothing of it', async () => {
  await prefetchPath('/features', true);
  expect(sent()).toEqual([]);
  expect(loadModule).not.toHaveBeenCalledWith(expect.objectContaining({ module: 'Chains' }));
});

test('a slot that has changed since the page was loaded sends its operation itself', async () => {
  page.registry.remotes = { 'mf-wall': wall, 'mf-groups': { ...groups, version: 'v0' } };
  await prefetchPath('/features?tab=chains', true);
  expect(sent()).toEqual([]);
});

test('a slot that is opened sends its first operation', async () => {
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
])('nothing is requested ahead for those who %s', async (_, connection) => {
  setConnection(connection);
  await prefetchPath('/prayer/8', true);
  await fetchNextPages();
  expect(sent()).toEqual([]);
  expect(document.head.children).toHaveLength(0);
});

test.each([{ isOnTeam: true }, { isModerator: true }])(
  'nothing is requested ahead for those whose reading is logged: %j',
  async (role) => {
    page.session = { ...ruth, ...role };
    await prefetchPath('/prayer/8', true);
    expect(sent()).toEqual([]);
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

test('the code of pages and slots with data for everybody is downloaded once', async () => {
  await fetchNextPages();
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['prefetch', wall.entry],
    ['prefetch', '/mf/mf-wall/v1/prayer.js'],
    ['prefetch', groups.entry],
    ['prefetch', '/mf/mf-groups/v1/chains.js'],
  ]);
});
