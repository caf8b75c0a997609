import { receivePushes } from './push';

jest.mock('./worker', () => ({ icon: '/assets/notification.abc.png', worker: {} }));

const site = 'https://wall.example';
const { worker } = jest.requireMock<{ worker: object }>('./worker');

function aTab(url: string) {
  const tab = { url: site + url, focus: jest.fn(), navigate: jest.fn() };
  tab.focus.mockResolvedValue(tab);
  return tab;
}

/** Runs the worker in a browser with these open tabs, the last used one first. */
function start(tabs: ReturnType<typeof aTab>[] = []) {
  const listeners: Record<string, (event: object) => void> = {};
  const showNotification = jest.fn(async (_title: string, _options: object) => undefined);
  const openWindow = jest.fn(async (_address: string) => undefined);
  Object.assign(worker, {
    location: { origin: site },
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
    addEventListener: (type: string, listen: (event: object) => void) => (listeners[type] = listen),
  });
  receivePushes();

  const fire = async (type: string, event: object) => {
    let work: Promise<unknown> | undefined;
    listeners[type]!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return {
    showNotification,
    openWindow,
    push: (text: string) => fire('push', { data: { json: () => JSON.parse(text) as unknown } }),
    async press(link: unknown) {
      const close = jest.fn();
      await fire('notificationclick', { notification: { close, data: { link } } });
      expect(close).toHaveBeenCalled();
    },
  };
}

test('a push becomes a notification with title, text, icon and link', async () => {
  const { push, showNotification } = start();
  await push(JSON.stringify({ title: 'Time to pray', body: 'For Boaz', link: '/prayer/3' }));
  expect(showNotification).toHaveBeenCalledWith(
    'Time to pray',
    expect.objectContaining({
      body: 'For Boaz',
      icon: expect.stringMatching(/\.png$/),
      data: { link: '/prayer/3' },
    }),
  );
});

test('different notifications are shown together, the same one once', async () => {
  const { push, showNotification } = start();
  for (const title of ['Morning prayer', 'Evening prayer', 'Evening prayer'])
    await push(JSON.stringify({ title, body: null, link: '/features' }));
  const [morning, evening, again] = showNotification.mock.calls.map(([, options]) => options) as {
    tag: string;
  }[];
  expect(morning!.tag).not.toBe(evening!.tag);
  expect(again!.tag).toBe(evening!.tag);
});

test.each(['', 'no JSON', 'null', '{}'])(
  'a push of %p shows a generic notification with a link to the site',
  async (text) => {
    const { push, showNotification } = start();
    await push(text);
    expect(showNotification).toHaveBeenCalledWith(
      'There is news for you',
      expect.objectContaining({ data: { link: '/' } }),
    );
  },
);

test('pressing a notification navigates an open tab of the site', async () => {
  const tab = aTab('/prayers');
  const { press, openWindow } = start([tab]);
  await press('/prayer/3?from=push#words');
  expect(tab.focus).toHaveBeenCalled();
  expect(tab.navigate).toHaveBeenCalledWith(`${site}/prayer/3?from=push#words`);
  expect(openWindow).not.toHaveBeenCalled();
});

test('a tab at this address is only focused', async () => {
  const [other, there] = [aTab('/prayers'), aTab('/prayer/3')];
  await start([other, there]).press('/prayer/3');
  expect(there.focus).toHaveBeenCalled();
  expect([there.navigate, other.focus, other.navigate].flatMap((call) => call.mock.calls)).toEqual([]);
});

test('without an open tab, or with one that cannot be navigated, a new tab is opened', async () => {
  const closed = start();
  await closed.press('/prayer/3');
  expect(closed.openWindow).toHaveBeenCalledWith(`${site}/prayer/3`);

  const tab = aTab('/prayers');
  tab.navigate.mockRejectedValue(new TypeError('not the active worker'));
  const stuck = start([tab]);
  await stuck.press('/prayer/3');
  expect(stuck.openWindow).toHaveBeenCalledWith(`${site}/prayer/3`);
});

test.each([
  'https://elsewhere.example/x',
  '//elsewhere.example/x',
  'javascript:alert(1)',
  'https://',
  undefined,
])('a link to %p becomes a link to the landing page', async (link) => {
  const { press, openWindow } = start();
  await press(link);
  expect(openWindow.mock.calls).toEqual([[`${site}/`]]);
});
