import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'kit';
import { expectAccessible, renderScene, ruth } from 'kit/testing';
import { Feed } from '../feed/Feed';
import { everything } from '../filters/useFilters';
import { aFeed, aPrayer } from '../testing/prayers';
import { PrayerPage } from './PrayerPage';

function show(prayer: object, as = ruth) {
  return renderScene(
    <Routes>
      <Route path="/prayer/:id" element={<PrayerPage />} />
    </Routes>,
    {
      path: '/prayer/1',
      as,
      responses: {
        PrayerPage: () => ({ prayer }),
        EditPrayer: ({ input }) => ({
          editPrayer: { ...aPrayer({ ...(input as object), isOwner: true, status: 'waiting' }) },
        }),
      },
    },
  );
}

function expectNothingToDo() {
  for (const name of [/^Amen/, 'Share', 'Post an Update', 'Share Encouragement'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
}

test('the author of a prayer that waits sees so on its page', async () => {
  show(aPrayer({ status: 'waiting', isOwner: true }));
  expect(await screen.findByText('Waiting to be approved')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Go to what waits' })).not.toBeInTheDocument();
  expectNothingToDo();
  await expectAccessible();
});

test('moderators find their queue there', async () => {
  show(aPrayer({ status: 'waiting' }), { ...ruth, isModerator: true });
  const link = await screen.findByRole('link', { name: 'Go to what waits' });
  expect(link).toHaveAttribute('href', '/admin?tab=team');
  expectNothingToDo();
});

test('the author of a declined prayer reads why, changes it, and it waits again', async () => {
  const declineReason = 'Please leave out the phone number.';
  show(aPrayer({ status: 'declined', isOwner: true, declineReason }));
  expect(await screen.findByText(declineReason)).toBeInTheDocument();
  expectNothingToDo();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Change it and send it again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Your Prayer' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Title' }), ' home');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Waiting to be approved')).toBeInTheDocument();
  expect(screen.getByText(/^It waits to be approved\./)).toBeInTheDocument();
});

function showCard(status: string) {
  renderScene(<Feed filters={everything} />, {
    path: '/prayers',
    as: ruth,
    responses: {
      FeedPage: () => aFeed([aPrayer({ status: 'waiting', isOwner: true })]),
      Approval: () => ({ prayer: aPrayer({ status, isOwner: true }) }),
    },
  });
  return screen.findByRole('article', { name: 'Safe travel' });
}

test.each([
  ['waiting', 'Waiting to be approved'],
  ['declined', 'Your prayer is not on the wall yet'],
])('on the wall its card says that it is %s, in place of what others can do', async (status, said) => {
  const card = within(await showCard(status));
  expect(await card.findByText(said)).toBeInTheDocument();
  expect(card.queryByRole('button', { name: /^Amen|Share|Words/ })).not.toBeInTheDocument();
  await expectAccessible();
});

test('once it is approved its card is like the others', async () => {
  const card = within(await showCard('active'));
  expect(await card.findByRole('button', { name: /^Amen/ })).toBeInTheDocument();
});
