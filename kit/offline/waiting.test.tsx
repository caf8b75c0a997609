/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { messageTexts } from 'schema/messageTexts';
import { ruth } from '../testing';
import { createClient } from '../app/data/client';
import { device } from '../app/data/device';
import { useWaiting, WaitingNote } from '../app/data/waiting';
import { useWrite, type WriteResult } from '../app/data/useWrite';
import { ToastProvider } from '../app/feedback/toasts';
import { page } from '../app/page/page';
import { SessionProvider } from '../app/session/session';
import { activate } from '../locale/catalogs';
import { findLastRead, storeLastRead } from './lastRead';
import { leaveDevice } from './leave';
import { openOffline } from './page';
import { sendWaiting } from './sendWaiting';
import { addWrite, listWrites } from './writes';

interface Sent {
  send: { __typename: 'Message'; id: number; words: string };
}
const SendDocument: TypedDocumentNode<Sent, { words: string }> = gql`
  mutation Send($words: String!) {
    send(words: $words) {
      id
      words
    }
  }
`;

type Answer = 'lost' | 'done' | { code: string; message: string };
let answer: Answer;
let calls: { words: string; key: string; member: string }[];
let results: WriteResult<Sent>[];
let sentWords: string[];

const german = {
  [messageTexts.TITLE_MUST_BE_SHORTER.id]: ['Höchstens ', ['most', 'plural', { other: ['#', ' Zeichen'] }]],
};

const channels = new Set<EventTarget>();

beforeAll(() => {
  global.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value));
  class Channel extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels)
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close() {
      channels.delete(this);
    }
  }
  Object.assign(global, { BroadcastChannel: Channel });
  global.fetch = async (address, init) => {
    if (address === '/locales/de.refusals.json') return { ok: true, json: async () => german } as Response;
    const { variables } = JSON.parse(init!.body as string) as { variables: { words: string } };
    const headers = new Headers(init!.headers);
    calls.push({
      words: variables.words,
      key: headers.get('Idempotency-Key')!,
      member: headers.get('Prayer-Wall-Member')!,
    });
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    const data = { send: { __typename: 'Message', id: calls.length, words: variables.words } };
    const { code, message } = answer === 'done' ? { code: '', message: '' } : answer;
    const body = answer === 'done' ? { data } : { data: null, errors: [{ message, extensions: { code } }] };
    const text = JSON.stringify(body);
    return {
      ok: true,
      status: 200,
      headers: new Headers({ 'content-type': 'application/json' }),
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
    } as Response;
  };
  page.session = ruth;
  openOffline(() => false);
});

beforeEach(async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer = 'lost';
  [calls, results, sentWords] = [[], [], []];
  await leaveDevice();
  device.waiting = [];
  page.session = ruth;
});

const caches = { keys: async () => [], has: async () => false, delete: async () => true };
Object.assign(global, { caches });

function Sender() {
  const [send] = useWrite(SendDocument, {
    waits: true,
    success: { title: 'Done' },
    failure: { fallback: 'Failed' },
  });
  const waiting = useWaiting(
    SendDocument,
    () => true,
    ({ send: { words } }) => sentWords.push(words),
  );
  return (
    <>
      {['one', 'two'].map((words) => (
        <button key={words} onClick={() => void send({ words }).then((result) => results.push(result))}>
          {words}
        </button>
      ))}
      {waiting.map((write) => (
        <div key={write.id}>
          <p>{write.variables.words} waits</p>
          <WaitingNote write={write} />
        </div>
      ))}
    </>
  );
}

/** Its writes wait, and nothing shows them. */
function Unshown() {
  const [send] = useWrite(SendDocument, { waits: true, success: { title: 'Done' }, failure: null });
  return <button onClick={() => void send({ words: 'one' })}>one</button>;
}

function show(onRender = jest.fn(), element = <Sender />) {
  return render(
    <ApolloProvider client={createClient()}>
      <MemoryRouter>
        <SessionProvider>
          <ToastProvider>
            <Profiler id="sender" onRender={onRender}>
              {element}
            </Profiler>
          </ToastProvider>
        </SessionProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const send = () => act(async () => void (await sendWaiting()));

test('without a connection a write waits, is shown as waiting, and is sent once with the same key', async () => {
  show();
  await press('one');
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  expect(results.map(({ failure }) => failure?.code)).toEqual(['WAITING']);
  expect(screen.queryByText('Failed')).not.toBeInTheDocument();
  expect(screen.queryByText('Done')).not.toBeInTheDocument();

  answer = 'done';
  await send();
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).not.toBeInTheDocument());
  expect(sentWords).toEqual(['one']);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  expect(calls.at(-1)!.member).toBe(String(ruth.id));
  const before = calls.length;
  await send();
  expect(calls).toHaveLength(before);
});

test('a device that has nothing waiting renders nothing again when it has been read', async () => {
  const onRender = jest.fn();
  show(onRender);
  await screen.findByRole('button', { name: 'one' });
  const onRead = jest.fn();
  device.listeners.add(onRead);
  onRender.mockClear();
  for (const channel of channels)
    channel.dispatchEvent(new MessageEvent('message', { data: { sent: null } }));
  await waitFor(() => expect(onRead).toHaveBeenCalled());
  device.listeners.delete(onRead);
  expect(onRender).not.toHaveBeenCalled();
});

test('what waits goes out in order, and stays when the connection fails on the way', async () => {
  show();
  await press('one');
  await press('two');
  await waitFor(() => expect(screen.getAllByText('Waiting to be sent')).toHaveLength(2));
  calls = [];
  await send();
  expect(calls.map(({ words }) => words)).toEqual(['one']);
  answer = 'done';
  await send();
  expect(sentWords).toEqual(['one', 'two']);
});

test('a refused write says so with its words and the reason, until its author sends it again or removes it', async () => {
  show();
  await press('one');
  await screen.findByText('Waiting to be sent');
  answer = { code: 'CONFLICT', message: 'This prayer was answered' };
  await send();
  expect(await screen.findByText('It could not be sent')).toBeVisible();
  expect(screen.getByText('This prayer was answered')).toBeVisible();
  expect(screen.getByText('one waits')).toBeVisible();

  calls = [];
  await press('Send again');
  await waitFor(() => expect(calls).toHaveLength(1));
  await screen.findByText('It could not be sent');
  await press('Remove');
  await waitFor(() => expect(screen.queryByText('one waits')).not.toBeInTheDocument());
  expect(await listWrites()).toEqual([]);
});

test('what waits is said in a toast where nothing on the page shows it', async () => {
  show(undefined, <Unshown />);
  await press('one');
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  expect(screen.getByText(/goes out when you are online again/)).toBeVisible();
  expect(screen.queryByText('Done')).not.toBeInTheDocument();
});

test('going offline gives an open page what other pages have read, and keeps what it has read itself', async () => {
  const reading = (words: string, text: string): TypedDocumentNode<object, object> =>
    gql`query { ${words}: message(words: "${words}") { id text(of: "${text}") } }`;
  const [earlier, own] = [reading('one', 'x'), reading('two', 'x')];
  const other = createClient();
  other.writeQuery({ query: earlier, data: { one: { __typename: 'Message', id: 1, text: 'Be still' } } });
  const cache = other.extract() as object;
  await storeLastRead({ member: ruth.id, at: Date.now(), paths: { '/prayers': Date.now() }, cache });
  const { cache: open } = createClient();
  open.writeQuery({ query: own, data: { two: { __typename: 'Message', id: 2, text: 'Go on' } } });
  const shown = jest.fn();
  open.watch({ query: earlier, optimistic: true, returnPartialData: false, callback: shown });

  window.dispatchEvent(new Event('offline'));
  await waitFor(() =>
    expect(open.readQuery({ query: earlier })).toMatchObject({ one: { text: 'Be still' } }),
  );
  expect(open.readQuery({ query: own })).toMatchObject({ two: { text: 'Go on' } });
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ complete: true }), undefined);
});

test('a refusal of what the page does not show, or no longer, is said in a toast', async () => {
  const { unmount } = show();
  await press('one');
  await screen.findByText('Waiting to be sent');
  unmount();
  show(undefined, <p>Elsewhere</p>);
  answer = { code: 'NOT_FOUND', message: 'This prayer was answered' };
  await send();
  expect(await screen.findByText('It could not be sent')).toBeVisible();
  expect(screen.getByText('This prayer was answered')).toBeVisible();
});

test('a refusal of what another member has written is not said', async () => {
  const { unmount } = show();
  await press('one');
  await screen.findByText('Waiting to be sent');
  unmount();
  show(undefined, <p>Elsewhere</p>);
  page.session = { ...ruth, id: 8 };
  answer = { code: 'NOT_FOUND', message: 'This prayer was answered' };
  await send();
  await waitFor(async () => expect((await listWrites())[0]!.refusal).not.toBeNull());
  expect(screen.queryByText('This prayer was answered')).not.toBeInTheDocument();
});

test('the reason of a refusal is in the language of the page, also when that changes', async () => {
  page.catalogs = { folder: '/locales/', locales: ['de'] };
  show();
  await press('one');
  await screen.findByText('Waiting to be sent');
  answer = { code: 'BAD_USER_INPUT', message: 'Title must be less than 200 characters' };
  await send();
  expect(await screen.findByText('Title must be less than 200 characters')).toBeVisible();

  act(() => activate('de'));
  expect(await screen.findByText('Höchstens 200 Zeichen')).toBeVisible();
  act(() => activate('en'));
  expect(await screen.findByText('Title must be less than 200 characters')).toBeVisible();
});

test.each(['UNAUTHENTICATED', 'RATE_LIMITED', 'INTERNAL_SERVER_ERROR'])(
  'after %s it waits on',
  async (code) => {
    show();
    await press('one');
    await screen.findByText('Waiting to be sent');
    answer = { code, message: 'Later' };
    await send();
    expect(screen.getByText('Waiting to be sent')).toBeVisible();
  },
);

test('another member of the device neither sees nor sends it; signing out removes it', async () => {
  show();
  await press('one');
  await screen.findByText('Waiting to be sent');
  page.session = { ...ruth, id: 8 };
  await press('two');
  await waitFor(() => expect(screen.queryByText('one waits')).not.toBeInTheDocument());
  expect((await listWrites()).map(({ member }) => member)).toEqual([7, 8]);
  await leaveDevice();
  expect(await listWrites()).toEqual([]);
});

describe('where the storage is full', () => {
  const noRoom =
    'You are offline, and this device has no room to hold it. Please send it when you are online again.';
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  afterEach(() => jest.restoreAllMocks());

  test('what was read makes room for what is written', async () => {
    await storeLastRead({ member: ruth.id, at: Date.now(), paths: {}, cache: {} });
    jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(full);
    show();
    await press('one');
    expect(await screen.findByText('Waiting to be sent')).toBeVisible();
    expect(await findLastRead(ruth.id)).toBeNull();
  });

  test('a write that nothing makes room for says so', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
    show();
    await press('one');
    expect(await screen.findByText(noRoom)).toBeVisible();
    expect(screen.queryByText('Waiting to be sent')).not.toBeInTheDocument();
    expect(results.map(({ failure }) => failure)).toMatchObject([{ code: null, message: noRoom }]);
  });

  test('a hundred writes wait, and the next one says that there is no room', async () => {
    const write = {
      member: ruth.id,
      madeAt: 0,
      operationName: 'Send',
      query: '',
      variables: {},
      refusal: '',
    };
    for (let at = 0; at < 100; at += 1) await addWrite({ ...write, key: `${at}` });
    show();
    await press('one');
    expect(await screen.findByText(noRoom)).toBeVisible();
    expect(await listWrites()).toHaveLength(100);
  });
});

test('a visitor’s write does not wait', async () => {
  page.session = null;
  show();
  await press('one');
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(await listWrites()).toEqual([]);
});
