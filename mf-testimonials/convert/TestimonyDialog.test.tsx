import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Route, Routes } from 'kit';
import {
  expectAccessible,
  Refused,
  renderScene,
  ruth,
  waitWithStoppedClock,
  type Responses,
} from 'kit/testing';
import { watchNavigations } from '../testing/navigations';
import { aTestimonialWall, aTestimony } from '../testing/testimonies';
import { Testimonials } from '../testimonies/Testimonials';
import { TestimonyDialog } from './TestimonyDialog';

function APrayersPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Prayer Answered? Share Testimony</button>
      {isOpen && (
        <TestimonyDialog
          prayerId={1}
          title="Safe travel"
          description="Please pray for the road to Bethlehem."
          isOpen
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const shared = aTestimony({ id: 8, title: 'Answered Prayer: Safe travel', isOwner: true });

function show(responses: Responses = {}) {
  return renderScene(
    <Routes>
      <Route path="/prayer/1" element={<APrayersPage />} />
      <Route path="/testimonials" element={<Testimonials />} />
    </Routes>,
    {
      path: '/prayer/1',
      as: ruth,
      responses: {
        ShareTestimony: () => ({ shareTestimony: shared }),
        TestimonialWall: () => aTestimonialWall([shared, aTestimony({ id: 2, title: 'Old' })]),
        ...responses,
      },
    },
  );
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Prayer Answered? Share Testimony' }));
  await screen.findByRole('dialog', { name: 'Share Your Testimony' });
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Share Your Testimony' }));
const title = () => dialog().getByLabelText('Testimonial Title');
const story = () => dialog().getByLabelText('Your Testimony');
const submit = () => userEvent.click(dialog().getByRole('button', { name: 'Share Testimony' }));

async function write(field: HTMLElement, words: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(words);
}

const words = 'We came home to Bethlehem.';
const operations = (calls: { operation: string }[]) => calls.map(({ operation }) => operation);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the dialog shows the original prayer, a default title, an empty story and a counter out of 2000', async () => {
  show();
  await open();
  expect(title()).toHaveValue('Answered Prayer: Safe travel');
  expect(story()).toHaveValue('');
  expect(dialog().getByText('0/2000')).toBeInTheDocument();
  expect(dialog().getByText('Please pray for the road to Bethlehem.')).toBeInTheDocument();
  expect(dialog().getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  await expectAccessible();

  await userEvent.type(story(), 'Amen 🙏');
  expect(dialog().getByText('6/2000')).toBeInTheDocument();
});

test('a blank title and a story of nine characters are refused at their fields, and nothing is sent', async () => {
  const { calls } = show();
  await open();
  await write(title(), '  ');
  await write(story(), ' Nine char ');
  await submit();
  expect(await dialog().findByText('Title is required')).toBeInTheDocument();
  expect(dialog().getByText('Testimony must be at least 10 characters')).toBeInTheDocument();
  expect(operations(calls)).toEqual([]);
  await expectAccessible();
});

test('texts that are too long are refused at their fields, and nothing is sent', async () => {
  const { calls } = show();
  await open();
  await write(title(), 't'.repeat(201));
  await write(story(), 's'.repeat(2001));
  await submit();
  expect(await dialog().findByText('Title must be less than 200 characters')).toBeInTheDocument();
  expect(dialog().getByText('Testimony must be less than 2000 characters')).toBeInTheDocument();
  expect(operations(calls)).toEqual([]);
});

test('a title of 200 and a story of 2000 characters are accepted', async () => {
  const { calls } = show();
  await open();
  await write(title(), 't'.repeat(200));
  await write(story(), 's'.repeat(2000));
  await submit();
  expect(await screen.findByText('Testimonial Created!')).toBeInTheDocument();
  expect(calls[0]).toEqual({
    operation: 'ShareTestimony',
    variables: { prayerId: 1, input: { title: 't'.repeat(200), testimony: 's'.repeat(2000) } },
  });
});

test('a shared testimony shows a toast and is first on the testimonial wall', async () => {
  let wall = [aTestimony({ id: 2, title: 'Old' })];
  const { client } = show({ TestimonialWall: () => aTestimonialWall(wall) });
  client.cache.restore(cacheOfAVisitedSite());
  await open();
  await write(story(), words);
  wall = [shared, ...wall];
  await submit();

  expect(await screen.findByText('Testimonial Created!')).toBeInTheDocument();
  expect(screen.getByText('Your prayer has moved to the testimonial wall.')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Testimonies' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await screen.findByRole('article', { name: 'Answered Prayer: Safe travel' });
  expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
    ['Answered Prayer: Safe travel', 'Old'],
  );
});

test.each([
  [13, true, '12 people prayed with you. They will be told.'],
  [12, false, '12 people prayed with you. They will be told.'],
  [1, false, '1 person prayed with you. They will be told.'],
  [1, true, 'Thank you for telling it. Your story will help others to go on praying.'],
])('with %s amens, the own among them: %s, the wall first says: %s', async (amenCount, hasAmened, text) => {
  show({ PrayedWith: () => ({ prayer: { __typename: 'Prayer', id: 1, amenCount, hasAmened } }) });
  await open();
  await write(story(), words);
  await submit();
  await screen.findByText(text, { selector: 'p' });
  await waitFor(() => expect(screen.getByText(text, { selector: '[aria-live] *' })).toBeInTheDocument());
  await expectAccessible();
});

test('the prayer is removed from every feed of the wall, and its page links to the testimony', async () => {
  const { client } = show();
  client.cache.restore(cacheOfAVisitedSite());
  await open();
  await write(story(), words);
  await submit();
  await screen.findByText('Testimonial Created!');

  const left = client.cache.extract() as Record<string, Record<string, unknown>>;
  expect(left.ROOT_QUERY).toMatchObject({
    'prayers:{"sort":"recent"}': { prayers: [{ __ref: 'Prayer:2' }] },
    'prayers:{"sort":"amens"}': { prayers: [] },
  });
  expect(left['Prayer:1']).toMatchObject({ status: 'answered', testimonialId: 8 });
});

/** The cache of a member who has visited both walls, and loaded a second page of testimonies. */
function cacheOfAVisitedSite() {
  const prayer = { __ref: 'AnsweredPrayer:3' };
  const read = Array.from({ length: 21 }, (_, index) =>
    aTestimony({ id: 121 - index, title: 'Old', prayer }),
  );
  return {
    ...Object.fromEntries(read.map((testimony) => [`Testimonial:${testimony.id}`, testimony])),
    'AnsweredPrayer:3': { __typename: 'AnsweredPrayer', id: 3, title: 'Bread' },
    'Prayer:1': { __typename: 'Prayer', id: 1, status: 'active', testimonialId: null },
    'Prayer:2': { __typename: 'Prayer', id: 2, status: 'active', testimonialId: null },
    'Stats:{}': { __typename: 'Stats', totalTestimonials: 21 },
    ROOT_QUERY: {
      __typename: 'Query',
      'prayers:{"sort":"recent"}': { prayers: [{ __ref: 'Prayer:1' }, { __ref: 'Prayer:2' }] },
      'prayers:{"sort":"amens"}': { prayers: [{ __ref: 'Prayer:1' }] },
      'testimonials({"first":20})': {
        __typename: 'TestimonialPage',
        testimonials: read.map(({ id }) => ({ __ref: `Testimonial:${id}` })),
        hasMore: false,
        endCursor: null,
      },
      stats: { __ref: 'Stats:{}' },
      'banner({"page":"testimonials"})': null,
    },
  };
}

test("while it is being sent the button says 'Creating...'", async () => {
  show({ ShareTestimony: () => new Promise(() => undefined) });
  await open();
  await write(story(), words);
  await submit();
  expect(await dialog().findByRole('button', { name: 'Creating...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('an ended session is Unauthorized, leads to sign-in after 500 ms, and keeps the draft', async () => {
  const navigations = watchNavigations();
  let refuse: (refusal: Refused) => void = () => undefined;
  const { unmount } = show({ ShareTestimony: () => new Promise((_, reject) => (refuse = reject)) });
  await open();
  await write(story(), words);
  await submit();
  jest.useFakeTimers();
  await act(async () => refuse(new Refused('UNAUTHENTICATED', 'Unauthorized')));
  await waitWithStoppedClock(() => expect(screen.getByText('Unauthorized')).toBeInTheDocument());
  expect(screen.getByText('You are logged out. Logging in again...')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(400));
  expect(navigations).toEqual([]);
  act(() => jest.advanceTimersByTime(100));
  expect(navigations).toHaveLength(1);
  jest.useRealTimers();
  unmount();

  show();
  await open();
  expect(story()).toHaveValue(words);
});

test("the server's field errors are shown at their fields, in addition to the 'Error' toast", async () => {
  const message = 'Title must be less than 200 characters';
  show({
    ShareTestimony: () => {
      throw new Refused('BAD_USER_INPUT', message, [{ path: 'title', message }]);
    },
  });
  await open();
  await write(story(), words);
  await submit();
  expect(await dialog().findByText(message)).toBeInTheDocument();
  expect(title()).toBeInvalid();
  expect(story()).toBeValid();
  expect(screen.getByText('Error')).toBeInTheDocument();
});

test("any other failure shows the server's message and keeps the draft", async () => {
  show({
    ShareTestimony: () => {
      throw new Refused('CONFLICT', 'This prayer is already a testimony');
    },
  });
  await open();
  await write(story(), words);
  await submit();
  expect(await screen.findByText('This prayer is already a testimony')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(story()).toHaveValue(words);
});

test("a failure without a readable message says 'Failed to create testimonial'", async () => {
  show({ ShareTestimony: () => Promise.reject(new Error('connection lost')) });
  await open();
  await write(story(), words);
  await submit();
  expect(await screen.findByText('Failed to create testimonial')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  expect(story()).toHaveValue(words);
});

test('Cancel closes the dialog and keeps the draft in this tab', async () => {
  show();
  await open();
  await write(title(), 'Home at last');
  await write(story(), words);
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await open();
  expect(title()).toHaveValue('Home at last');
  expect(story()).toHaveValue(words);
});

test('sharing a testimony removes the draft', async () => {
  const { unmount } = show();
  await open();
  await write(story(), words);
  await submit();
  await screen.findByText('Testimonial Created!');
  await screen.findByRole('article', { name: 'Old' });
  unmount();

  show();
  await open();
  expect(story()).toHaveValue('');
});
