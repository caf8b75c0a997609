import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from 'kit';
import { expectAccessible, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { PageBannersDocument } from '../gen/graphql';
import { Content } from './Content';

const labels = ['Landing page banner', 'Prayer wall banner', 'Testimonials banner', 'Features banner'];

function banners(own: object = {}) {
  return {
    __typename: 'Banners' as const,
    landing: 'Welcome home',
    prayers: '#PrayTogether #NeverAlone',
    testimonials: 'Give thanks',
    features: '',
    ...own,
  };
}

function show(responses: Responses = {}, element = <Content />) {
  return renderScene(element, {
    as: { ...ruth, isSiteAdmin: true },
    responses: {
      AdminBanners: () => ({ banners: banners() }),
      SaveBanners: ({ input }) => ({ saveBanners: { __typename: 'Banners', ...(input as object) } }),
      ...responses,
    },
  });
}

const box = (name: string) => screen.getByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function retype(name: string, words: string) {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), words);
}

beforeEach(() => sessionStorage.clear());

test('the banner text of each of the four pages is shown', async () => {
  show();
  expect(await screen.findByText('Welcome home')).toBeInTheDocument();
  expect(screen.getByText('#PrayTogether #NeverAlone')).toBeInTheDocument();
  expect(screen.getByText('Give thanks')).toBeInTheDocument();
  expect(screen.getByText('No text is set.')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(labels);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await expectAccessible();
});

test('while the banners are loading, the page says so', () => {
  show({ AdminBanners: () => new Promise(() => undefined) });
  expect(screen.getByText('Loading the banners')).toBeInTheDocument();
});

test('banners that could not be loaded can be requested again', async () => {
  let isDown = true;
  show({
    AdminBanners: () => {
      if (isDown) throw new Error('connection lost');
      return { banners: banners() };
    },
  });
  expect(await screen.findByRole('heading', { name: 'The banners could not be loaded' })).toBeInTheDocument();
  isDown = false;
  await press('Try Again');
  expect(await screen.findByText('Welcome home')).toBeInTheDocument();
});

test('Edit enters edit mode with the text of every page', async () => {
  show();
  await press('Edit');
  expect(labels.map((label) => (box(label) as HTMLTextAreaElement).value)).toEqual([
    'Welcome home',
    '#PrayTogether #NeverAlone',
    'Give thanks',
    '',
  ]);
  expect(box('Landing page banner')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('Save sends the map and leaves edit mode', async () => {
  const { calls } = show();
  await press('Edit');
  await retype('Features banner', 'Pray every day');
  await press('Save');
  expect(await screen.findByText('Banner settings updated successfully')).toBeInTheDocument();
  expect(screen.getByText('Success')).toBeInTheDocument();
  expect(calls.find(({ operation }) => operation === 'SaveBanners')?.variables).toEqual({
    input: {
      landing: 'Welcome home',
      prayers: '#PrayTogether #NeverAlone',
      testimonials: 'Give thanks',
      features: 'Pray every day',
    },
  });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText('Pray every day')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

test('while the banners are being saved, the button says so', async () => {
  show({ SaveBanners: () => new Promise(() => undefined) });
  await press('Edit');
  await press('Save');
  expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
});

test('Cancel discards the draft', async () => {
  const { calls } = show();
  await press('Edit');
  await retype('Landing page banner', 'Something hasty');
  await press('Cancel');
  expect(screen.getByText('Welcome home')).toBeInTheDocument();
  await press('Edit');
  expect(box('Landing page banner')).toHaveValue('Welcome home');
  expect(calls.map(({ operation }) => operation)).not.toContain('SaveBanners');
});

test('a failed save is reported, and the typed texts stay', async () => {
  show({
    SaveBanners: () => {
      throw new Refused('CONFLICT', 'Not now');
    },
  });
  await press('Edit');
  await retype('Landing page banner', 'Come in');
  await press('Save');
  expect(await screen.findByText('Failed to update banner settings')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(box('Landing page banner')).toHaveValue('Come in');
});

test('the error of a banner is shown at its field', async () => {
  show({
    SaveBanners: () => {
      throw new Refused('BAD_USER_INPUT', 'Too long', [
        { path: 'prayers', message: 'This banner is too long' },
      ]);
    },
  });
  await press('Edit');
  await press('Save');
  expect(await screen.findByText('This banner is too long')).toBeInTheDocument();
  expect(box('Prayer wall banner')).toHaveAccessibleDescription(/This banner is too long/);
});

test('a person whose session has ended is asked to sign in', async () => {
  show({
    SaveBanners: () => {
      throw new Refused('UNAUTHENTICATED', 'Unauthorized');
    },
  });
  await press('Edit');
  await press('Save');
  expect(await screen.findByText('You need to sign in to change the banners.')).toBeInTheDocument();
});

test('a refetch never overwrites what is being edited', async () => {
  let known = banners();
  const { client } = show({ AdminBanners: () => ({ banners: known }) });
  await press('Edit');
  await retype('Landing page banner', 'Come in');
  known = banners({ landing: 'Written by somebody else' });
  await act(() => client.refetchQueries({ include: 'active' }));
  expect(box('Landing page banner')).toHaveValue('Come in');
  await press('Cancel');
  expect(await screen.findByText('Written by somebody else')).toBeInTheDocument();
});

test('the draft is still there after a visit to another tab', async () => {
  const { unmount } = show();
  await press('Edit');
  await retype('Landing page banner', 'Come in');
  unmount();
  show();
  expect(await screen.findByRole('textbox', { name: 'Landing page banner' })).toHaveValue('Come in');
});

test('the pages show a saved banner immediately', async () => {
  function Pages() {
    const { data } = useQuery(PageBannersDocument);
    return (
      <p data-testid="pages">{[data?.landing, data?.features].map((text) => text ?? 'none').join(', ')}</p>
    );
  }
  show(
    { PageBanners: () => ({ landing: 'Welcome home', prayers: null, testimonials: null, features: null }) },
    <>
      <Content />
      <Pages />
    </>,
  );
  await waitFor(() => expect(screen.getByTestId('pages')).toHaveTextContent('Welcome home, none'));
  await press('Edit');
  await userEvent.clear(box('Landing page banner'));
  await retype('Features banner', 'Pray every day');
  await press('Save');
  await waitFor(() => expect(screen.getByTestId('pages')).toHaveTextContent('none, Pray every day'));
});
