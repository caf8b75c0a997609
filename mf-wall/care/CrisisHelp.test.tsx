import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from 'kit';
import { expectAccessible, mockTimeZone, renderScene, type Responses } from 'kit/testing';
import { crisisLines } from '../testing/crisisLines';
import { CrisisHelp } from './CrisisHelp';

function show(response: Responses[string] = () => ({ crisisLines })) {
  renderScene(<CrisisHelp />, { responses: { CrisisLines: response } });
}

function from({ language, timeZone = 'UTC' }: { language: string; timeZone?: string }) {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  mockTimeZone(timeZone);
}

const helpers = async (list = 'Who helps') =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((line) => within(line).getByText(/, /).textContent);

afterEach(() => jest.restoreAllMocks());

test("the lines of the viewer's country come first, then the international ones", async () => {
  from({ language: 'en-GB' });
  show();
  expect(screen.getByText('You are not alone')).toBeInTheDocument();
  expect(await helpers()).toEqual(['Samaritans, United Kingdom', 'Find a Helpline, Everywhere']);
  await expectAccessible();
});

test('the time zone selects the country before the language does', async () => {
  from({ language: 'en-US', timeZone: 'Europe/Berlin' });
  show();
  expect(await helpers()).toEqual([
    'TelefonSeelsorge, Germany',
    '988 Suicide & Crisis Lifeline, United States',
    'Find a Helpline, Everywhere',
  ]);
});

test('without a region in the language and without lines in the country, only the international ones are shown', async () => {
  from({ language: 'en', timeZone: 'Africa/Lagos' });
  show();
  expect(await helpers()).toEqual(['Find a Helpline, Everywhere']);
});

test("countries are named in the page's language, but for names that the community has written", async () => {
  const own = { ...crisisLines[1]!, name: 'Telefon', country: 'Deutschland & Co.', countryCode: 'DE' };
  from({ language: 'de-DE' });
  i18n.load('de', {});
  act(() => i18n.activate('de'));
  show(() => ({ crisisLines: [...crisisLines, own] }));
  expect(await helpers()).toEqual([
    'TelefonSeelsorge, Deutschland',
    'Telefon, Deutschland & Co.',
    'Find a Helpline, Everywhere',
  ]);
  act(() => i18n.activate('en'));
});

test("'Other countries' shows the rest", async () => {
  from({ language: 'en-GB' });
  show();
  const toggle = await screen.findByRole('button', { name: 'Other countries' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await helpers('Who helps in other countries')).toEqual([
    'TelefonSeelsorge, Germany',
    '988 Suicide & Crisis Lifeline, United States',
  ]);
  await userEvent.click(toggle);
  expect(screen.queryByText(/Germany/)).not.toBeInTheDocument();
});

test('numbers and websites are links', async () => {
  from({ language: 'de-DE' });
  show();
  expect(await screen.findByRole('link', { name: 'Call 0800 111 0 111' })).toHaveAttribute(
    'href',
    'tel:08001110111',
  );
  expect(screen.getByRole('link', { name: 'telefonseelsorge.de' })).toHaveAttribute(
    'href',
    'https://www.telefonseelsorge.de',
  );
});

test('the text is shown while the lines are loading', async () => {
  show(() => new Promise(() => undefined));
  expect(screen.getByText('You are not alone')).toBeInTheDocument();
  expect(screen.getByText(/help is there now/)).toBeInTheDocument();
  expect(screen.getByText('Loading who helps')).toBeInTheDocument();
});

test.each([
  ['could not be loaded', () => Promise.reject(new Error('connection lost'))],
  ['are none', () => ({ crisisLines: [] })],
])('where the lines %s, the text stays and links to findahelpline.com', async (_, response) => {
  show(response);
  expect(await screen.findByRole('link', { name: 'findahelpline.com' })).toHaveAttribute(
    'href',
    'https://findahelpline.com',
  );
  expect(screen.getByText(/help is there now/)).toBeInTheDocument();
});
