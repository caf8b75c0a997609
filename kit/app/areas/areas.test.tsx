import { act, render, screen } from '@testing-library/react';
import { use, useState, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { keepFocus } from '../navigation/keepFocus';
import { page } from '../page/page';
import { AreaFault } from './areaFault';
import { AreasProvider, AreaView } from './areas';

const Wall = () => <p>Twenty prayers</p>;
type Loaded = { default: ComponentType<object> };

let load: jest.Mock<Promise<Loaded>>;
let recover: jest.Mock<Promise<boolean>>;
let stop: () => void;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers();
  load = jest.fn(async () => ({ default: Wall as ComponentType<object> }));
  recover = jest.fn(async () => false);
  stop = keepFocus();
  page.registry.remotes = {
    'mf-wall': { version: 'v1', entry: '', kit: '*', routes: [], slots: {}, comesFrom: null },
  };
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function open(more: object = {}) {
  const areas = { load, recover, findSlot: () => null, preload: () => undefined, ...more };
  render(
    <MemoryRouter>
      <AreasProvider value={areas}>
        <main>
          <AreaView remote="mf-wall" module="PrayerWall" label="The prayer wall" loading={<p>Loading</p>} />
        </main>
      </AreasProvider>
    </MemoryRouter>,
  );
}

async function show() {
  open();
  await passed(0);
}

const passed = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const again = () => screen.findByRole('button', { name: 'Try Again' });

test('an area that arrives late replaces the message by itself, says so, and the focus stays near', async () => {
  const fault = new AreaFault('PW-103', 'late', 'v1');
  let arrive: (value: null) => void;
  fault.late = new Promise((resolve) => (arrive = resolve));
  load.mockRejectedValueOnce(fault);
  await show();
  act(() => screen.getByRole('button', { name: 'Try Again' }).focus());

  await act(async () => arrive(null));
  await passed(100);
  expect(screen.getByText('Twenty prayers')).toBeInTheDocument();
  expect(screen.getByText('The prayer wall has loaded').closest('[aria-live="polite"]')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a component that suspends without end shows PW-111 after 25 seconds, and Try Again loads it anew', async () => {
  const never = new Promise<null>(() => undefined);
  const Endless = () => use(never);
  load.mockResolvedValueOnce({ default: Endless });
  await show();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await passed(24_000);
  expect(screen.getByText('Loading')).toBeInTheDocument();

  await passed(1_100);
  expect(screen.getByText(/PW-111/)).toBeInTheDocument();
  expect(recover).toHaveBeenCalledWith(
    { remote: 'mf-wall', module: 'PrayerWall' },
    expect.objectContaining({ code: 'PW-111', version: 'v1' }),
  );
  await act(async () => (await again()).click());
  await passed(100);
  expect(screen.getByText('Twenty prayers')).toBeInTheDocument();
});

test('an area that suspends again and again, each time for a while, is no fault', async () => {
  const Slow = () => {
    const [waiting, setWaiting] = useState<Promise<void> | null>(null);
    if (waiting) use(waiting);
    return <button onClick={() => setWaiting(new Promise((end) => setTimeout(end, 20_000)))}>Wait</button>;
  };
  load.mockResolvedValueOnce({ default: Slow });
  await show();
  for (let times = 0; times < 2; times += 1) {
    await act(async () => screen.getByRole('button', { name: 'Wait' }).click());
    expect(screen.getByText('Loading')).toBeVisible();
    await passed(20_000);
    await passed(1_000);
    expect(screen.getByRole('button', { name: 'Wait' })).toBeVisible();
  }
  expect(recover).not.toHaveBeenCalled();
});

test('an area that has loaded is there at once; its code is not loaded again', () => {
  const findLoaded = jest.fn(() => Wall);
  open({ findLoaded });
  expect(screen.getByText('Twenty prayers')).toBeInTheDocument();
  expect(findLoaded).toHaveBeenCalledWith({ remote: 'mf-wall', module: 'PrayerWall' });
  expect(load).not.toHaveBeenCalled();
});

test('an area that arrives is shown at once, not after the 300 ms for which React keeps a fallback', async () => {
  jest.useRealTimers();
  let arrive: (loaded: Loaded) => void;
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  open();
  expect(screen.getByText('Loading')).toBeInTheDocument();

  // Within `act` React never waits.
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  react.IS_REACT_ACT_ENVIRONMENT = false;
  arrive!({ default: Wall });
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  react.IS_REACT_ACT_ENVIRONMENT = true;
  expect(screen.getByText('Twenty prayers')).toBeInTheDocument();
});
