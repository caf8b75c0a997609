import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'kit';
import { expectAccessible, renderScene, ruth } from 'kit/testing';
import { aPrayer } from '../testing/prayers';
import { PrayerPage } from './PrayerPage';

function show(prayer: object) {
  return renderScene(
    <Routes>
      <Route path="/prayer/:id" element={<PrayerPage />} />
    </Routes>,
    {
      path: '/prayer/1',
      as: ruth,
      slots: {
        testimonyDialog: ({ isOpen }: { isOpen?: boolean }) => (isOpen ? <p>Testimony form</p> : null),
      },
      responses: {
        PrayerPage: () => ({ prayer }),
        AnswerFollowUp: () => ({
          answerFollowUp: { __typename: 'Prayer', id: 1, isAskedHowItGoes: false },
        }),
        SetFollowUp: ({ isOn }) => ({
          setFollowUp: { __typename: 'Prayer', id: 1, isAskedHowItGoes: false, mayBeAsked: isOn },
        }),
        WakePrayer: () => ({ wakePrayer: { __typename: 'Prayer', id: 1, status: 'active' } }),
      },
    },
  );
}

type Calls = ReturnType<typeof show>['calls'];
const answers = (calls: Calls) =>
  calls.filter(({ operation }) => operation === 'AnswerFollowUp').map(({ variables }) => variables.answer);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const asked = aPrayer({ isOwner: true, isAskedHowItGoes: true });

test('somebody who still waits is thanked, and keeps the focus', async () => {
  const { calls } = show(asked);
  expect(await screen.findByRole('heading', { name: 'How is it going?' })).toBeInTheDocument();
  await expectAccessible();
  await press('I am still waiting');
  expect(await screen.findByText('Thank you. People go on praying with you.')).toHaveFocus();
  expect(answers(calls)).toEqual(['stillWaiting']);
});

test('news open the form of an update', async () => {
  const { calls } = show(asked);
  await screen.findByRole('heading', { name: 'How is it going?' });
  await press('There is news');
  expect(await screen.findByRole('dialog', { name: 'Post an Update' })).toBeInTheDocument();
  await waitFor(() => expect(answers(calls)).toEqual(['update']));
});

test('an answer opens the form of a testimony', async () => {
  const { calls } = show(asked);
  await screen.findByRole('heading', { name: 'How is it going?' });
  await press('It was answered');
  expect(await screen.findByText('Testimony form')).toBeInTheDocument();
  await waitFor(() => expect(answers(calls)).toEqual(['answered']));
});

test('the question is turned off for one prayer among its options', async () => {
  const { calls } = show(aPrayer({ isOwner: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Options' }));
  const option = await screen.findByRole('menuitemcheckbox', { name: 'Ask me how it is going' });
  expect(option).toBeChecked();
  await userEvent.click(option);
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'SetFollowUp')?.variables).toEqual({
      prayerId: 1,
      isOn: false,
    }),
  );
});

test('a resting prayer is brought back by its owner with one press, and gets amens meanwhile', async () => {
  show(aPrayer({ status: 'resting', isOwner: true }));
  expect(await screen.findByText('This prayer rests')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Amen/ })).toBeEnabled();
  await expectAccessible();
  await press('Bring it back');
  await waitFor(() => expect(screen.queryByText('This prayer rests')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('others learn that a prayer rests, and cannot bring it back', async () => {
  show(aPrayer({ status: 'resting' }));
  expect(await screen.findByText('This prayer rests')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bring it back' })).not.toBeInTheDocument();
});
