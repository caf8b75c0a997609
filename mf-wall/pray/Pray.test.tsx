import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeDraft } from 'kit';
import {
  device,
  expectAccessible,
  pressedBeforeSignIn,
  Refused,
  renderScene,
  ruth,
  waitWithStoppedClock,
  type Responses,
} from 'kit/testing';
import { aComment, aPrayer } from '../testing/prayers';
import { ShellState, watchNavigations } from '../testing/shellState';
import { Pray } from './Pray';

const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const prayers = titles.map((title, at) => aPrayer({ id: at + 1, title, amenCount: 0 }));

interface Asked {
  limit: number;
  exclude: number[];
}

/** A queue of these prayers, as the gateway hands them out. */
const queueOf = (all: object[]) => (variables: Record<string, unknown>) => {
  const { limit, exclude } = variables as unknown as Asked;
  const left = (all as { id: number }[]).filter(({ id }) => !exclude.includes(id));
  return { prayQueue: left.slice(0, limit) };
};
const give = (variables: Record<string, unknown>) => ({
  giveAmen: { ...prayers.find(({ id }) => id === variables.prayerId)!, amenCount: 1, hasAmened: true },
});

function show(responses: Responses = {}, as: typeof ruth | null = ruth) {
  return renderScene(
    <>
      <Pray />
      <ShellState />
    </>,
    { path: '/pray', as, responses: { PrayQueue: queueOf(prayers), GiveAmen: give, ...responses } },
  );
}

const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string) => screen.getByRole('button', { name });
const press = (key: string, code = '') => fireEvent.keyDown(document.activeElement!, { key, code });
const givenNow = () => screen.findByRole('button', { name: 'Amen', pressed: true });
const requestsOf = (calls: { operation: string; variables: object }[]) =>
  calls.flatMap(({ operation, variables }) => (operation === 'PrayQueue' ? [variables as Asked] : []));

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }), scrollTo: () => undefined });
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.removeAttribute('dir');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('one prayer at a time; its heading has the focus; the next two are there already', async () => {
  const { calls } = show();
  expect(await heading('First')).toHaveFocus();
  expect(screen.getByRole('article', { name: 'First' })).toBeInTheDocument();
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
  expect(button('Back')).toBeDisabled();
  expect(requestsOf(calls)).toEqual([{ limit: 3, exclude: [] }]);
  await expectAccessible();

  await userEvent.click(button('Next'));
  expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
  await userEvent.click(button('Next'));
  expect(screen.getByRole('heading', { name: 'Third' })).toHaveFocus();
  await act(async () => undefined);
  expect(requestsOf(calls).slice(1)).toEqual([
    { limit: 1, exclude: [1, 2, 3] },
    { limit: 1, exclude: [1, 2, 3, 4] },
  ]);
  await userEvent.click(button('Back'));
  expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
  expect(screen.queryByText('(0)', { exact: false })).not.toBeInTheDocument();
});

test('keys: space or → next, ← back, A amen, Esc ends', async () => {
  show();
  await heading('First');
  press(' ');
  await heading('Second');
  press('ArrowRight');
  await heading('Third');
  press('ArrowLeft');
  await heading('Second');
  press('a');
  await givenNow();
  press('Escape');
  expect(await heading('Thank you')).toHaveFocus();
});

test('where one reads from right to left, arrows follow; the key of A is its place in another script', async () => {
  document.documentElement.dir = 'rtl';
  show();
  await heading('First');
  press('ArrowLeft');
  await heading('Second');
  press('ArrowRight');
  await heading('First');
  press('ش', 'KeyA');
  expect(await givenNow()).toBeInTheDocument();
});

test('keys leave controls alone: the space bar presses the button that has the focus, once', async () => {
  show();
  await heading('First');
  act(() => button('Next').focus());
  await userEvent.keyboard(' ');
  await heading('Second');
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Silent timer' }), { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true });
  expect(screen.getByRole('heading', { name: 'Second' })).toBeInTheDocument();
  expect(button('Amen')).toHaveAttribute('aria-pressed', 'false');
});

test('a swipe towards the start of the line shows the next prayer, the other way the one before', async () => {
  show();
  const swipe = (from: number, to: number) => {
    const place = screen.getByRole('article');
    const pointer = { pointerType: 'touch', isPrimary: true, clientY: 10 };
    fireEvent(place, pointerEvent('pointerdown', { ...pointer, clientX: from }));
    fireEvent(place, pointerEvent('pointerup', { ...pointer, clientX: to }));
  };
  await heading('First');
  swipe(300, 200);
  await heading('Second');
  swipe(200, 180);
  await heading('Second');
  swipe(100, 250);
  expect(await heading('First')).toBeInTheDocument();
});

test('Amen gives it, lights the candle, and goes on; at the end it says for how many', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { calls } = show();
  await waitWithStoppedClock(() => expect(button('Amen')).toBeEnabled());
  for (const title of ['First', 'Second']) {
    await waitWithStoppedClock(() =>
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument(),
    );
    await user.click(button('Amen'));
    await waitWithStoppedClock(() => expect(button('Amen')).toHaveAttribute('aria-disabled', 'true'));
    await act(() => jest.advanceTimersByTimeAsync(1_400));
  }
  expect(screen.getByRole('heading', { name: 'Third' })).toHaveFocus();
  await user.click(button('Next'));
  await user.click(button('End'));

  expect(await heading('Thank you')).toHaveAccessibleDescription('You prayed for 2 people');
  expect(screen.getByRole('link', { name: 'Return to the wall' })).toHaveAttribute('href', '/prayers');
  expect(calls.filter(({ operation }) => operation === 'GiveAmen')).toHaveLength(2);
  expect(screen.queryByText('Amen added')).not.toBeInTheDocument();
  jest.useRealTimers();
  await expectAccessible();
});

test('the session lasts over a reload, until End', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const first = show();
  await heading('First');
  press('a');
  // The next prayer comes by itself when the amen is given: a key could come before that, or after it.
  await heading('Second');
  first.unmount();

  const second = show({ Prayed: ({ id }) => ({ prayer: prayers[Number(id) - 1] }) });
  await heading('Second');
  press('ArrowRight');
  await heading('Third');
  expect(requestsOf(second.calls).every(({ exclude }) => exclude.includes(1) && exclude.includes(2))).toBe(
    true,
  );
  press('Escape');
  await screen.findByText('You prayed for 1 person');
  second.unmount();

  const third = show();
  await heading('First');
  expect(requestsOf(third.calls)[0]).toEqual({ limit: 3, exclude: [] });
});

test('a session of somebody else at this device is not gone on with', async () => {
  const first = show();
  await heading('First');
  press(' ');
  await heading('Second');
  first.unmount();
  show({}, { ...ruth, id: 8 });
  expect(await heading('First')).toBeInTheDocument();
});

test('nobody is scolded who prayed for nobody; who goes through the whole wall is thanked', async () => {
  show({ PrayQueue: queueOf(prayers.slice(0, 1)) });
  await heading('First');
  await act(async () => undefined);
  press(' ');
  await heading('Thank you');
  expect(
    screen.getByText('You were with people in what weighs on them. That is a gift.'),
  ).toBeInTheDocument();
  await userEvent.click(button('Keep praying'));
  await heading('First');
});

test('a silent timer goes on by itself', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  await waitWithStoppedClock(() =>
    expect(screen.getByRole('heading', { name: 'First' })).toBeInTheDocument(),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Silent timer' }), '2 minutes a prayer');
  await act(() => jest.advanceTimersByTimeAsync(119_000));
  expect(screen.getByRole('heading', { name: 'First' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByRole('heading', { name: 'Second' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(121_000));
  expect(screen.getByRole('heading', { name: 'Third' })).toBeInTheDocument();
});

test('updates and encouragement are behind one press', async () => {
  const update = {
    __typename: 'PrayerUpdate',
    id: 3,
    content: 'We arrived.',
    createdAt: '2026-11-01T10:00:00Z',
  };
  const prayer = aPrayer({ title: 'First', commentCount: 1, updates: [update], comments: [aComment()] });
  show({ PrayQueue: queueOf([prayer]), Comments: () => ({ prayer }) });
  await heading('First');
  expect(screen.queryByText('We arrived.')).not.toBeInTheDocument();
  await userEvent.click(button('Updates and encouragement'));
  expect(await screen.findByText('We arrived.')).toBeInTheDocument();
  expect(await screen.findByText('Your people shall be my people.')).toBeInTheDocument();
  await expectAccessible();
});

describe('an amen that the server refuses', () => {
  const refuse = (code: string, message: string) => () => {
    throw new Refused(code, message);
  };

  test('is said in one line after the next prayer has come; going back shows that it was not given', async () => {
    let answer: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    show({
      GiveAmen: () => pressed.then(refuse('RATE_LIMITED', 'Too many requests')),
      Prayed: () => ({ prayer: prayers[0] }),
    });
    await heading('First');
    press('a');
    press(' ');
    await heading('Second');
    answer();
    expect(
      await screen.findByText(/Your amen for “First” was not received. Too many requests/),
    ).toBeVisible();
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    await expectAccessible();

    press('ArrowLeft');
    await heading('First');
    expect(button('Amen')).toHaveAttribute('aria-pressed', 'false');
    for (const title of ['Second', 'Third', 'Fourth']) {
      press(' ');
      await heading(title);
    }
    expect(screen.queryByText(/was not received/)).not.toBeInTheDocument();
    press('Escape');
    await screen.findByText('You were with people in what weighs on them. That is a gift.');
  });

  test('because the prayer is gone leaves it out', async () => {
    const gone = refuse('NOT_FOUND', 'Prayer not found');
    show({ GiveAmen: gone, Prayed: gone });
    await heading('First');
    press('a');
    press(' ');
    await heading('Second');
    await screen.findByText(/Your amen for “First” was not received/);
    await waitFor(() => expect(button('Back')).toBeDisabled());
    expect(screen.getByRole('heading', { name: 'Second' })).toBeInTheDocument();
  });

  test('after it waited for a connection is said too, and is not counted', async () => {
    show({ Prayed: () => ({ prayer: prayers[0] }) });
    await heading('First');
    press('a');
    await givenNow();
    press(' ');
    await heading('Second');
    const write = { id: 1, operationName: 'GiveAmen', variables: { prayerId: 1 }, madeAt: 0 };
    act(() => {
      device.waiting = [{ ...write, refusal: 'This prayer has been answered' }];
      for (const listener of device.listeners) listener();
    });
    expect(
      await screen.findByText(/Your amen for “First” was not received. This prayer has been answered/),
    ).toBeInTheDocument();
    device.waiting = [];
    press('Escape');
    await screen.findByText('You were with people in what weighs on them. That is a gift.');
  });
});

test('an empty queue has kind words', async () => {
  show({ PrayQueue: queueOf([]) });
  await heading('Everybody has been prayed for');
  expect(screen.getByRole('link', { name: 'Return to the wall' })).toBeInTheDocument();
});

test('without a connection it says so, and tries again', async () => {
  let isDown = true;
  show({ PrayQueue: (asked) => (isDown ? Promise.reject(new Error('lost')) : queueOf(prayers)(asked)) });
  await heading('The prayers could not be loaded');
  expect(screen.getByRole('link', { name: 'Return to the wall' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(button('Try Again'));
  expect(await heading('First')).toBeInTheDocument();
});

test('when the connection is lost on the way, those that are there can be gone back to, and the session ends with thanks', async () => {
  const known = queueOf(prayers);
  const firstOnly = (asked: Record<string, unknown>) =>
    (asked as unknown as Asked).exclude.length > 0 ? Promise.reject(new Error('lost')) : known(asked);
  show({ PrayQueue: firstOnly });
  await heading('First');
  for (const title of ['Second', 'Third']) {
    press(' ');
    await heading(title);
  }
  press(' ');
  await heading('The prayers could not be loaded');
  await userEvent.click(button('Back'));
  await heading('Third');
  press(' ');
  await heading('The prayers could not be loaded');
  await userEvent.click(button('End'));
  expect(await heading('Thank you')).toHaveFocus();
});

test('a prayer that nobody may see any more is left out', async () => {
  storeDraft('pray', { ids: [9, 1], at: 0, amens: [], minutes: 0 });
  show({
    Prayed: ({ id }) => {
      if (id === 9) throw new Refused('NOT_FOUND', 'Prayer not found');
      return { prayer: prayers[0] };
    },
  });
  expect(await heading('First')).toBeInTheDocument();
});

describe('a visitor', () => {
  const refuse = () => {
    throw new Refused('UNAUTHENTICATED', 'Unauthorized');
  };

  test('who presses Amen is asked to sign in, and stays with this prayer', async () => {
    const countNavigations = watchNavigations();
    show({ GiveAmen: refuse }, null);
    await heading('First');
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(button('Amen'));
    await waitWithStoppedClock(() => expect(screen.getByText('Please Sign In')).toBeInTheDocument());
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(screen.getByRole('heading', { name: 'First' })).toBeInTheDocument();
    expect(countNavigations()).toBe(1);
  });

  test('finds their session again after sign-in, where the amen is given', async () => {
    storeDraft('pray', { ids: [1, 2, 3], at: 1, amens: [], minutes: 0 });
    pressedBeforeSignIn('amen 2');
    const { calls } = show({ Prayed: ({ id }) => ({ prayer: prayers[Number(id) - 1] }) });
    await heading('Second');
    await act(async () => undefined);
    expect(calls).toContainEqual({ operation: 'GiveAmen', variables: { prayerId: 2 } });
  });
});

/** jsdom has no pointer events. */
function pointerEvent(name: string, given: object): Event {
  return Object.assign(new Event(name, { bubbles: true }), given);
}
