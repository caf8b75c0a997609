import { act, waitFor } from '@testing-library/react';
import { renderScene, ruth } from 'kit/testing';
import { useRecordTimeZone } from './useRecordTimeZone';

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const elsewhere = here === 'Asia/Jerusalem' ? 'Europe/Paris' : 'Asia/Jerusalem';

let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  window.requestIdleCallback = (moment) =>
    idle.push(() => moment({ didTimeout: false, timeRemaining: () => 50 }));
  window.cancelIdleCallback = jest.fn();
});
afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

function Member() {
  useRecordTimeZone();
  return null;
}

function show(timeZone: string | null) {
  const { calls, unmount } = renderScene(<Member />, {
    as: ruth,
    responses: {
      KnownTimeZone: () => ({ viewer: timeZone && { __typename: 'Viewer', id: 7, timeZone } }),
      RecordTimeZone: (recorded) => ({ noteTimeZone: { __typename: 'Viewer', id: 7, ...recorded } }),
    },
  });
  return { calls, unmount, names: () => calls.map(({ operation }) => operation) };
}

const anIdleMoment = () => act(async () => idle.splice(0).forEach((moment) => moment()));

test("the browser's zone is recorded when the page is idle, and not before", async () => {
  const { calls } = show(elsewhere);
  expect(calls).toEqual([]);
  await anIdleMoment();
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ operation: 'RecordTimeZone', variables: { timeZone: here } }),
  );
});

test("nothing is recorded for a member whose zone is already the browser's", async () => {
  const { names } = show(here);
  await anIdleMoment();
  await waitFor(() => expect(names()).toEqual(['KnownTimeZone']));
  await act(async () => undefined);
  expect(names()).toEqual(['KnownTimeZone']);
});

test('nothing is recorded when the session has ended', async () => {
  const { names } = show(null);
  await anIdleMoment();
  await waitFor(() => expect(names()).toEqual(['KnownTimeZone']));
  await act(async () => undefined);
  expect(names()).toEqual(['KnownTimeZone']);
});

test('a browser does it once a day', async () => {
  const first = show(elsewhere);
  await anIdleMoment();
  await waitFor(() => expect(first.names()).toEqual(['KnownTimeZone', 'RecordTimeZone']));
  first.unmount();

  const again = show(elsewhere);
  await anIdleMoment();
  expect(again.calls).toEqual([]);
  again.unmount();

  const aDay = 86_400_000;
  jest.useFakeTimers({ now: Date.now() + aDay, doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] });
  const tomorrow = show(elsewhere);
  await anIdleMoment();
  await waitFor(() => expect(tomorrow.names()).toEqual(['KnownTimeZone', 'RecordTimeZone']));
});

test('a browser without requestIdleCallback waits for a while', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useFakeTimers();
  const { names } = show(elsewhere);
  expect(names()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  await waitFor(() => expect(names()).toEqual(['KnownTimeZone', 'RecordTimeZone']));
});
