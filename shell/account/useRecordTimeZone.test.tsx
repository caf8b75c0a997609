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
    answers: {
      KnownTimeZone: () => ({ viewer: timeZone && { __typename: 'Viewer', id: 7, timeZone } }),
      NoteTimeZone: (noted) => ({ noteTimeZone: { __typename: 'Viewer', id: 7, ...noted } }),
    },
  });
  return { calls, unmount, names: () => calls.map(({ operation }) => operation) };
}

const anIdleMoment = () => act(async () => idle.splice(0).forEach((moment) => moment()));

test('in an idle moment, and not before, the zone of the browser is noted', async () => {
  const { calls } = show(elsewhere);
  expect(calls).toEqual([]);
  await anIdleMoment();
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ operation: 'NoteTimeZone', variables: { timeZone: here } }),
  );
});

test('nothing is noted of a member who lives in the zone of the browser', async () => {
  const { names } = show(here);
  await anIdleMoment();
  await waitFor(() => expect(names()).toEqual(['KnownTimeZone']));
  await act(async () => undefined);
  expect(names()).toEqual(['KnownTimeZone']);
});

test('nothing is noted when the session is over', async () => {
  const { names } = show(null);
  await anIdleMoment();
  await waitFor(() => expect(names()).toEqual(['KnownTimeZone']));
  await act(async () => undefined);
  expect(names()).toEqual(['KnownTimeZone']);
});

test('it is done once a day in a browser', async () => {
  const first = show(elsewhere);
  await anIdleMoment();
  await waitFor(() => expect(first.names()).toEqual(['KnownTimeZone', 'NoteTimeZone']));
  first.unmount();

  const again = show(elsewhere);
  await anIdleMoment();
  expect(again.calls).toEqual([]);
  again.unmount();

  const aDay = 86_400_000;
  jest.useFakeTimers({ now: Date.now() + aDay, doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] });
  const tomorrow = show(elsewhere);
  await anIdleMoment();
  await waitFor(() => expect(tomorrow.names()).toEqual(['KnownTimeZone', 'NoteTimeZone']));
});

test('a browser that tells of no idle moments is given some time', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useFakeTimers();
  const { names } = show(elsewhere);
  expect(names()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  await waitFor(() => expect(names()).toEqual(['KnownTimeZone', 'NoteTimeZone']));
});
