import { act, fireEvent, screen } from '@testing-library/react';
import { page } from 'kit';
import { expectAccessible, Refused, renderScene, waitWithStoppedClock, type Responses } from 'kit/testing';
import { aPrayer } from '../../testing/prayers';
import { Pray } from '../Pray';

const prayers = ['First', 'Second', 'Third'].map((title, at) => aPrayer({ id: at + 1, title }));
const queue = ({ exclude }: Record<string, unknown>) => ({
  prayQueue: prayers.filter(({ id }) => !(exclude as number[]).includes(id)),
});
let responses: Responses;

async function show(path = '/pray?display=screen') {
  const scene = renderScene(<Pray />, { path, responses });
  await waitWithStoppedClock(() =>
    expect(screen.getByRole('heading', { name: 'First' })).toBeInTheDocument(),
  );
  return scene;
}

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
const shown = () => screen.getByRole('heading', { level: 2 }).textContent;

beforeEach(() => {
  page.siteOrigin = 'https://prayers.example.org';
  responses = {
    PrayScreen: queue,
    PrayScreenCheck: ({ id }) => ({ prayer: prayers[Number(id) - 1] }),
  };
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('it goes on by itself, says no name, and leads to the wall', async () => {
  await show();
  expect(screen.getByText('Please pray for the road to Bethlehem.')).toBeInTheDocument();
  const first = screen.getByRole('article', { name: 'First' });
  // Screen readers announce the next one.
  expect(first.closest('[aria-live=polite]')).not.toBeNull();
  expect(screen.queryByText('Naomi Elimelech')).not.toBeInTheDocument();
  expect(
    screen.getByRole('img', { name: 'QR code of the prayer wall: https://prayers.example.org/prayers' }),
  ).toBeInTheDocument();
  await wait(59);
  expect(shown()).toBe('First');
  await wait(2);
  expect(shown()).toBe('Second');
  jest.useRealTimers();
  await expectAccessible();
});

test('there are no controls until the mouse moves, and they go again', async () => {
  await show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  fireEvent.mouseMove(document.body);
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(shown()).toBe('Second');
  expect(screen.getByRole('link', { name: 'End' })).toHaveAttribute('href', '/prayers');
  await wait(5);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('names and a clock are shown if the address says so', async () => {
  await show('/pray?display=screen&names=yes&clock=yes&seconds=10');
  expect(screen.getByText('Naomi Elimelech')).toBeInTheDocument();
  expect(screen.getByText(/^\d{1,2}:\d\d/)).toBeInTheDocument();
  await wait(11);
  expect(shown()).toBe('Second');
});

test('without a connection it goes round what it holds, and takes up what is new afterwards', async () => {
  await show();
  responses.PrayScreen = () => Promise.reject(new Error('connection lost'));
  responses.PrayScreenCheck = () => Promise.reject(new Error('connection lost'));
  for (const title of ['Second', 'Third', 'First', 'Second']) {
    await wait(61);
    expect(shown()).toBe(title);
  }
  responses.PrayScreen = () => ({ prayQueue: [aPrayer({ id: 4, title: 'Fourth' })] });
  await wait(61);
  await wait(61);
  expect(shown()).toBe('Fourth');
});

test('a prayer that was hidden is shown no longer', async () => {
  responses.PrayScreenCheck = ({ id }) => {
    if (id === 2) throw new Refused('NOT_FOUND', 'Prayer not found');
    return { prayer: prayers[Number(id) - 1] };
  };
  await show();
  await wait(61);
  await wait(1);
  expect(shown()).toBe('Third');
});

test('it keeps the screen awake, again when it is looked at again, until it is left', async () => {
  const release = jest.fn(async () => undefined);
  const request = jest.fn(async () => ({ release }));
  Object.assign(navigator, { wakeLock: { request } });
  const { unmount } = await show();
  expect(request.mock.calls).toEqual([['screen']]);
  fireEvent(document, new Event('visibilitychange'));
  await wait(0);
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  expect(release).toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'wakeLock');
});
