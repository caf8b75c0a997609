import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from 'kit/testing';
import { hintAtInstalling } from './hint';
import { countVisit } from './visits';
import type { InstallPrompt } from './way';

const days = (count: number) => {
  for (let day = 1; day <= count; day += 1) countVisit(new Date(2026, 0, day));
};
const offers: { installOffer: Promise<InstallPrompt> } = jest.requireMock('./offer');
jest.mock('./offer', () => ({}));
const text = /^Keep Prayer Wall on/;
const prompt = jest.fn(async () => undefined);
const offer: InstallPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });

/** Opens a page of the site within the open document. */
function open(path: string, navigation: EventTarget = window, type = 'popstate') {
  window.history.replaceState(null, '', path);
  act(() => void navigation.dispatchEvent(new Event(type)));
}

beforeEach(() => {
  window.history.replaceState(null, '', '/prayers');
  localStorage.clear();
  offers.installOffer = Promise.resolve(offer);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone');
  act(() => screen.queryByRole('button', { name: 'Dismiss' })?.click());
  jest.restoreAllMocks();
});

test('from the third day on the site says once that it can be installed', async () => {
  for (const day of [1, 1, 2]) expect(countVisit(new Date(2026, 0, day))).toBe(false);
  await act(hintAtInstalling);
  expect(screen.getByText(text)).toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalled();
  expect(screen.queryByText(text)).not.toBeInTheDocument();

  await act(hintAtInstalling);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('it does not say so twice, also when nobody has pressed anything', async () => {
  days(3);
  await act(hintAtInstalling);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(countVisit(new Date(2026, 0, 9))).toBe(false);
});

test('it waits for the offer of the browser, which may come before', async () => {
  days(3);
  ({ installOffer: offers.installOffer } = jest.requireActual<typeof offers>('./offer'));
  void hintAtInstalling();
  await act(async () => undefined);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  await act(async () => void window.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('it goes when somebody begins to write', async () => {
  days(3);
  await act(hintAtInstalling);
  const field = document.body.appendChild(document.createElement('textarea'));
  act(() => field.focus());
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  field.remove();
});

test('it is not on pages where one writes, and not where the site is installed', async () => {
  days(3);
  window.history.replaceState(null, '', '/account');
  await act(hintAtInstalling);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  open('/prayers');
  expect(screen.getByText(text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

  localStorage.clear();
  days(3);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: media.includes('standalone') }) as MediaQueryList);
  await act(hintAtInstalling);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('it follows the pages of the site without waiting', async () => {
  days(3);
  const navigation = new EventTarget();
  Object.assign(window, { navigation });
  await act(hintAtInstalling);
  expect(screen.getByText(text)).toBeInTheDocument();
  open('/account', navigation, 'currententrychange');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  open('/testimonials', navigation, 'currententrychange');
  expect(screen.getByText(text)).toBeInTheDocument();
  Reflect.deleteProperty(window, 'navigation');
});

test('Safari on a phone has no offer: the hint names the way through its menu', async () => {
  days(3);
  Object.assign(navigator, { standalone: false });
  await act(hintAtInstalling);
  expect(screen.getByText(/Home Screen/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Install' })).not.toBeInTheDocument();
});
