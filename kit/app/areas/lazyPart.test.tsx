import { msg } from '@lingui/core/macro';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderScene } from '../../testing';
import { FailedDialog, lazyPart } from './lazyPart';
import { Region } from './Region';

const Words = ({ of: name }: { of: string }) => <p>Words of {name}</p>;
type Load = () => Promise<typeof Words>;

let isOnline: boolean;
beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => jest.restoreAllMocks());

function show(load: Load) {
  const Part = lazyPart(msg`The words`, load);
  return renderScene(
    <Region label="The wall">
      <p>Twenty prayers</p>
      <Part loading={<p>Loading</p>} of="Ruth" />
    </Region>,
  );
}

const goOnline = () => {
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
};

test('a part that is not there without a connection says so in its place, and comes with the connection', async () => {
  isOnline = false;
  const load = jest.fn<Promise<typeof Words>, []>(async () => Words);
  load.mockRejectedValueOnce(new Error('offline'));
  show(load);
  expect(await screen.findByText(/You are offline/)).toBeInTheDocument();
  expect(screen.getByText('Twenty prayers')).toBeInTheDocument();
  await expectAccessible();

  goOnline();
  expect(await screen.findByText('Words of Ruth')).toBeInTheDocument();
});

test('Try Again loads it again', async () => {
  isOnline = false;
  const load = jest.fn<Promise<typeof Words>, []>(async () => Words);
  load.mockRejectedValueOnce(new Error('offline'));
  show(load);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Words of Ruth')).toBeInTheDocument();
});

test('a file that no longer exists breaks the region, which loads the new version of the area', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.fetch = jest.fn(async () => ({ status: 404 })) as unknown as typeof fetch;
  const gone = Object.assign(new Error('gone'), { name: 'ChunkLoadError', request: '/mf/mf-wall/v1/7.js' });
  show(() => Promise.reject(gone));
  expect(
    await screen.findByRole('heading', { name: 'The wall could not be loaded' }, { timeout: 5000 }),
  ).toBeInTheDocument();
  expect(screen.queryByText('Twenty prayers')).not.toBeInTheDocument();
});

test('a dialog that is not there without a connection is a dialog that says so, and costs nothing else', async () => {
  isOnline = false;
  const Part = lazyPart(msg`The form`, async (): Promise<typeof Words> =>
    Promise.reject(new Error('offline')),
  );
  const onClose = jest.fn();
  renderScene(
    <Region label="The wall">
      <p>Twenty prayers</p>
      <Part of="Ruth" failed={(failure) => <FailedDialog {...failure} onClose={onClose} />} />
    </Region>,
  );
  expect(await screen.findByRole('dialog', { name: 'The form could not be loaded' })).toBeInTheDocument();
  expect(screen.getByText('Twenty prayers')).toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['when the browser is idle', false, 1],
  ['not for those who save data', true, 0],
])('what a press may need is loaded ahead %s', async (_, saveData, times) => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  const load = jest.fn<Promise<typeof Words>, []>(async () => Words);
  lazyPart(msg`The words`, load);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(times);
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});
