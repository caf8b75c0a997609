import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'kit';
import { expectAccessible, Refused, renderScene, type Responses } from 'kit/testing';
import { aTestimonialWall, aTestimony } from '../testing/testimonies';
import { Testimonials } from './Testimonials';

function show(responses: Responses, path = '/testimonials') {
  return renderScene(
    <Routes>
      <Route path="/testimonials" element={<Testimonials />} />
      <Route path="*" element={<Link to="/testimonials">Testimonials</Link>} />
    </Routes>,
    { path, responses },
  );
}

const card = (name: string) => screen.findByRole('article', { name });
const titles = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const wallCalls = (calls: { operation: string; variables: object }[]) =>
  calls.filter(({ operation }) => operation === 'TestimonialWall').map(({ variables }) => variables);

test('the testimonial wall has a heading, its banner, the count of testimonies and a card for each', async () => {
  const { calls } = show({
    TestimonialWall: () =>
      aTestimonialWall([aTestimony(), aTestimony({ id: 4, title: 'Bread in the house' })], {
        count: 1234,
        banner: '#GiveThanksAlways   #GodIsFaithful',
      }),
  });
  await card('The road was safe');
  expect(screen.getByRole('heading', { level: 1, name: 'Testimonies' })).toBeInTheDocument();
  expect(screen.getByText('1,234 testimonies')).toBeInTheDocument();
  expect(screen.getByText('#GiveThanksAlways')).toBeInTheDocument();
  expect(screen.getByText('#GodIsFaithful')).toBeInTheDocument();
  expect(titles()).toEqual(['The road was safe', 'Bread in the house']);
  expect(wallCalls(calls)).toEqual([{}]);
  await expectAccessible();
});

test('without a banner of the administrators there is none', async () => {
  show({ TestimonialWall: () => aTestimonialWall([aTestimony()]) });
  await card('The road was safe');
  expect(screen.queryByRole('region', { name: 'Encouragements' })).not.toBeInTheDocument();
});

test('the count of a single testimony is in the singular', async () => {
  show({ TestimonialWall: () => aTestimonialWall([aTestimony()]) });
  expect(await screen.findByText('1 testimony')).toBeInTheDocument();
});

test('while the testimonies are loading, screen readers are notified', async () => {
  show({ TestimonialWall: () => new Promise(() => undefined) });
  expect(screen.getByText('Loading testimonies')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Testimonies' })).toBeInTheDocument();
  await expectAccessible();
});

test("without testimonies it says 'No Miracle Stories Yet' and leads to the prayers", async () => {
  show({ TestimonialWall: () => aTestimonialWall([]) });
  expect(await screen.findByRole('heading', { name: 'No Miracle Stories Yet' })).toBeInTheDocument();
  expect(screen.getByText('0 testimonies')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read and Pray' })).toHaveAttribute('href', '/prayers');
  await expectAccessible();
});

test('testimonies that could not be loaded can be requested again', async () => {
  let isDown = true;
  show({
    TestimonialWall: () =>
      isDown ? Promise.reject(new Error('connection lost')) : aTestimonialWall([aTestimony()]),
  });
  expect(
    await screen.findByRole('heading', { name: 'The testimonies could not be loaded' }),
  ).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card('The road was safe')).toBeInTheDocument();
});

test("'Load More' adds the next page below, each testimony once, while there is more", async () => {
  const { calls } = show({
    TestimonialWall: ({ after }) =>
      after === 'next'
        ? aTestimonialWall([aTestimony({ id: 2, title: 'Second' }), aTestimony({ id: 1, title: 'First' })])
        : aTestimonialWall([aTestimony({ id: 3, title: 'Third' }), aTestimony({ id: 2, title: 'Second' })], {
            hasMore: true,
          }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  await card('First');
  expect(titles()).toEqual(['Third', 'Second', 'First']);
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  expect(wallCalls(calls)).toEqual([{}, { after: 'next' }]);
});

test('a failed next page is reported, and the list stays', async () => {
  show({
    TestimonialWall: ({ after }) =>
      after
        ? Promise.reject(new Error('connection lost'))
        : aTestimonialWall([aTestimony()], { hasMore: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('More testimonies could not be loaded.')).toBeInTheDocument();
  expect(await card('The road was safe')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Load More' })).toBeEnabled();
});

test('coming back shows new testimonies', async () => {
  let wall = [aTestimony({ id: 1, title: 'Old' })];
  show({ TestimonialWall: () => aTestimonialWall(wall) }, '/testimonials');
  await card('Old');
  await userEvent.click(within(await card('Old')).getByRole('link', { name: 'Safe travel' }));
  wall = [aTestimony({ id: 2, title: 'New' }), ...wall];
  await userEvent.click(screen.getByRole('link', { name: 'Testimonials' }));
  await card('New');
  expect(titles()).toEqual(['New', 'Old']);
});

test('coming back to a list with more than its first page shows it unchanged', async () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    aTestimony({ id: 30 - index, title: `No. ${30 - index}` }),
  );
  const { calls } = show({
    TestimonialWall: ({ after }) =>
      after
        ? aTestimonialWall([aTestimony({ id: 1, title: 'First' })])
        : aTestimonialWall(many, { hasMore: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  await userEvent.click(within(await card('First')).getByRole('link', { name: 'Safe travel' }));
  await userEvent.click(screen.getByRole('link', { name: 'Testimonials' }));
  expect(await card('First')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(21);
  expect(wallCalls(calls)).toHaveLength(2);
});

test.each(['/testimonials#5', '/testimonials?testimony=5'])(
  'the link %s scrolls to the card of the testimony and focuses it',
  async (link) => {
    // Below the first screen.
    const newer = ['Newest', 'Third', 'Second', 'Newer'].map((title, index) =>
      aTestimony({ id: 9 - index, title }),
    );
    const { calls } = show(
      { TestimonialWall: () => aTestimonialWall([...newer, aTestimony({ id: 5, title: 'Linked' })]) },
      link,
    );
    const linked = await card('Linked');
    await waitFor(() => expect(linked).toHaveFocus());
    expect(linked).toHaveAttribute('id', '5');
    expect(titles()).toEqual([...newer.map(({ title }) => title), 'Linked']);
    expect(calls.map(({ operation }) => operation)).toEqual(['TestimonialWall']);
  },
);

test('a linked testimony that is not on the first page is shown on top and has the focus', async () => {
  const { calls } = show(
    {
      TestimonialWall: () => aTestimonialWall([aTestimony({ id: 90, title: 'Newest' })], { hasMore: true }),
      LinkedTestimony: () => ({ testimonial: aTestimony({ id: 5, title: 'Long ago' }) }),
    },
    '/testimonials#5',
  );
  const linked = await card('Long ago');
  await waitFor(() => expect(linked).toHaveFocus());
  expect(titles()).toEqual(['Long ago', 'Newest']);
  expect(calls).toContainEqual({ operation: 'LinkedTestimony', variables: { id: 5 } });
});

test('a linked testimony that is not available is reported above the others', async () => {
  show(
    {
      TestimonialWall: () => aTestimonialWall([aTestimony()]),
      LinkedTestimony: () => {
        throw new Refused('NOT_FOUND', 'There is no such testimony');
      },
    },
    '/testimonials#404',
  );
  expect(await screen.findByText('This testimony could not be found')).toBeInTheDocument();
  expect(await card('The road was safe')).toBeInTheDocument();
});

test('an address without a testimony requests none', async () => {
  const { calls } = show(
    { TestimonialWall: () => aTestimonialWall([aTestimony()]) },
    '/testimonials#content',
  );
  await card('The road was safe');
  expect(calls.map(({ operation }) => operation)).toEqual(['TestimonialWall']);
});
