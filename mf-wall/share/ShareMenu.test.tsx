import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderScene, ruth, waitWithStoppedClock } from 'kit/testing';
import { ShellState } from '../testing/shellState';
import { ShareMenu, type SharedPrayer } from './ShareMenu';
import { shareText } from './shareLinks';

const prayer: SharedPrayer = { id: 12, title: 'Safe travel', visibility: 'public' };
const link = 'http://localhost/prayers/12';
const text = 'Please join me in prayer: "Safe travel" Prayer Wall';

function show({
  as = ruth,
  visibility = 'public',
}: { as?: typeof ruth | null; visibility?: 'public' | 'members' } = {}) {
  renderScene(
    <>
      <ShareMenu prayer={{ ...prayer, visibility }} />
      <ShellState />
    </>,
    { path: '/prayers', as },
  );
}

async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

test.each([
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: link, quote: text }],
  [
    'X (Twitter)',
    'https://twitter.com/intent/tweet',
    { text, url: link, hashtags: 'Prayer,Faith,Community' },
  ],
  ['WhatsApp', 'https://wa.me/', { text: `${text} ${link}` }],
])('%s opens in a popup of 600x400 with the prayer, and thanks', async (network, base, parameters) => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  show();
  await choose(network);
  const [address, , features] = open.mock.calls[0]!;
  const opened = new URL(String(address));
  expect(opened.origin + opened.pathname).toBe(base);
  expect(Object.fromEntries(opened.searchParams)).toEqual(parameters);
  expect(features).toContain('width=600,height=400');
  expect(await screen.findByText('Sharing prayer request')).toBeInTheDocument();
  expect(screen.getByText('Thank you for spreading prayer requests in your community!')).toBeInTheDocument();
});

test('a prayer that is not for everybody has its link alone, for those who may read it', async () => {
  show({ visibility: 'members' });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
  expect(items).toEqual(['Copy Link for its readers']);
});

test('each network has its own mark', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  const marks = () =>
    ['Facebook', 'X (Twitter)', 'WhatsApp'].map((name) =>
      screen.getByRole('menuitem', { name }).querySelector('path')?.getAttribute('d'),
    );
  await waitFor(() => expect(marks()).not.toContain(null));
  expect(new Set(marks()).size).toBe(3);
});

test('a title of more than 80 characters is cut in the text', () => {
  expect(shareText('🕯'.repeat(81))).toBe(`Please join me in prayer: "${'🕯'.repeat(80)}..." Prayer Wall`);
  expect(shareText('a'.repeat(80))).toBe(`Please join me in prayer: "${'a'.repeat(80)}" Prayer Wall`);
});

test("Copy Link copies the link, says so, and is called 'Copied!' for 2 s", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy Link' }));

  await waitWithStoppedClock(() => expect(screen.getByText('Link copied!')).toBeInTheDocument());
  expect(await act(() => navigator.clipboard.readText())).toBe(link);
  expect(
    screen.getByText('Prayer link copied to clipboard. Share it with your community.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Copied!' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('menuitem', { name: 'Copy Link' })).toBeInTheDocument();
});

test('the link is copied also where the browser has no clipboard for pages', async () => {
  const copied: string[] = [];
  document.execCommand = () => {
    copied.push(document.querySelector('textarea')!.value);
    return true;
  };
  show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await choose('Copy Link');
  expect(await screen.findByText('Link copied!')).toBeInTheDocument();
  expect(copied).toEqual([link]);
});

test('a failed copy is not reported as copied', async () => {
  document.execCommand = () => false;
  show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await choose('Copy Link');
  expect(await screen.findByText('The link could not be copied.')).toBeInTheDocument();
  expect(screen.queryByText('Link copied!')).not.toBeInTheDocument();
});

test("the device's own share sheet is offered where there is one", async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await expectAccessible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'More…' }));
  expect(share).toHaveBeenCalledWith({ url: link, text });
});

test('sharing while signed out opens sign-up', async () => {
  show({ as: null });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getByTestId('sign-in')).toHaveTextContent('signup');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
