import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from 'kit';
import {
  expectAccessible,
  pressedBeforeSignIn,
  Refused,
  renderScene,
  ruth,
  waitWithStoppedClock,
  type Responses,
} from 'kit/testing';
import { PrayerPageDocument } from '../gen/graphql';
import { aPrayer } from '../testing/prayers';
import { watchNavigations } from '../testing/shellState';
import { AmenButton } from './AmenButton';

function APrayersButton() {
  const { data } = useQuery(PrayerPageDocument, { variables: { id: 1 } });
  return data?.prayer ? <AmenButton prayer={data.prayer} /> : null;
}

async function show(giveAmen: Responses[string], prayer = aPrayer()) {
  const scene = renderScene(<APrayersButton />, {
    path: '/prayers',
    as: ruth,
    responses: { PrayerPage: () => ({ prayer }), GiveAmen: giveAmen },
  });
  await screen.findByRole('button');
  return scene;
}

const given = () => ({ giveAmen: aPrayer({ amenCount: 5, hasAmened: true }) });
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an amen is counted immediately; the button is disabled and highlighted, and a toast says thanks', async () => {
  const { calls } = await show(given);
  expect(button('Amen (4)')).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible();

  await userEvent.click(button('Amen (4)'));

  expect(button('Amen (5)')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Amen (5)')).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Amen added')).toBeInTheDocument();
  expect(screen.getByText('Your support has been recorded.')).toBeInTheDocument();
  expect(calls).toContainEqual({ operation: 'GiveAmen', variables: { prayerId: 1 } });
});

test('the press is felt, unless its owner wants no motion', async () => {
  const vibrate = jest.fn();
  let wantsNoMotion = false;
  Object.assign(navigator, { vibrate });
  Object.assign(window, { matchMedia: () => ({ matches: wantsNoMotion }) });
  const { unmount } = await show(given);
  await userEvent.click(button('Amen (4)'));
  expect(vibrate).toHaveBeenCalledWith(10);

  wantsNoMotion = true;
  unmount();
  await show(given);
  await userEvent.click(button('Amen (4)'));
  expect(vibrate).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('the count rises before the response, and no second amen can be given meanwhile', async () => {
  let respond: (data: object) => void = () => undefined;
  await show(() => new Promise((resolve) => (respond = resolve)));

  await userEvent.click(button('Amen (4)'));

  expect(button('Amen (5)')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText('Amen added')).not.toBeInTheDocument();
  await act(async () => respond(given()));
  expect(await screen.findByText('Amen added')).toBeInTheDocument();
});

test('an amen cannot be withdrawn: the button of a prayer with the viewer’s amen is disabled', async () => {
  const { calls } = await show(given, aPrayer({ hasAmened: true }));
  expect(button('Amen (4)')).toBeDisabled();
  expect(button('Amen (4)')).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(button('Amen (4)'));
  expect(calls.map(({ operation }) => operation)).not.toContain('GiveAmen');
});

test('an answered prayer accepts no amen', async () => {
  await show(given, aPrayer({ status: 'answered' }));
  expect(button('Amen (4)')).toBeDisabled();
  expect(button('Amen (4)')).toHaveAttribute('aria-pressed', 'false');
});

test('an amen without a session is taken back, asks to sign in, and leads to sign-in after 1.5 s', async () => {
  const countNavigations = watchNavigations();
  await show(() => {
    throw new Refused('UNAUTHENTICATED', 'Unauthorized');
  });
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  await user.click(button('Amen (4)'));

  await waitWithStoppedClock(() => expect(screen.getByText('Please Sign In')).toBeInTheDocument());
  expect(screen.getByText('You need to sign in to give an amen.')).toBeInTheDocument();
  expect(button('Amen (4)')).toBeEnabled();
  expect(button('Amen (4)')).toHaveAttribute('aria-pressed', 'false');
  act(() => jest.advanceTimersByTime(1000));
  expect(countNavigations()).toBe(0);
  act(() => jest.advanceTimersByTime(500));
  expect(countNavigations()).toBe(1);
});

test("any other failure takes the amen back and shows the server's message", async () => {
  await show(() => {
    throw new Refused('CONFLICT', 'This prayer has been answered');
  });
  await userEvent.click(button('Amen (4)'));
  expect(await screen.findByText('This prayer has been answered')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(screen.queryByText('Amen added')).not.toBeInTheDocument();
  expect(button('Amen (4)')).toBeEnabled();
});

test("a failure without a readable message says 'Failed to add amen'", async () => {
  await show(() => Promise.reject(new Error('connection lost')));
  await userEvent.click(button('Amen (4)'));
  expect(await screen.findByText('Failed to add amen')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(button('Amen (4)')).toBeEnabled();
});

describe('an amen from before sign-in', () => {
  test('is given by itself, once, with its toast', async () => {
    pressedBeforeSignIn('amen 1');
    const { calls, unmount } = await show(given);
    expect(await screen.findByText('Amen added')).toBeInTheDocument();
    expect(button('Amen (5)')).toHaveAttribute('aria-pressed', 'true');
    unmount();
    const again = await show(given);
    const gifts = [...calls, ...again.calls].filter(({ operation }) => operation === 'GiveAmen');
    expect(gifts).toEqual([{ operation: 'GiveAmen', variables: { prayerId: 1 } }]);
  });

  test('is not given a second time', async () => {
    pressedBeforeSignIn('amen 1');
    const { calls } = await show(given, aPrayer({ hasAmened: true }));
    expect(calls.map(({ operation }) => operation)).not.toContain('GiveAmen');
  });
});

test('after a failure the amen can be given again', async () => {
  let isDown = true;
  await show(() => (isDown ? Promise.reject(new Error('connection lost')) : given()));
  await userEvent.click(button('Amen (4)'));
  await screen.findByText('Failed to add amen');

  isDown = false;
  await userEvent.click(button('Amen (4)'));

  expect(await screen.findByText('Amen added')).toBeInTheDocument();
  expect(button('Amen (5)')).toHaveAttribute('aria-disabled', 'true');
});
