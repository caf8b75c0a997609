import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, Refused, renderScene, ruth, type Responses } from 'kit/testing';
import { variablesOf } from '../testing/showDashboard';
import { TeamPage } from './TeamPage';

const naomi = { __typename: 'Author' as const, firstName: 'Naomi', lastName: 'Elimelech', name: null };

const aCase = (own: object = {}, ofPrayer: object = {}) => ({
  __typename: 'CareCase' as const,
  state: 'new',
  isMine: false,
  waitsSince: new Date(Date.now() - 60 * 60 * 1000).toISOString(),
  claimedBy: null as object | null,
  notes: [] as object[],
  prayer: {
    __typename: 'Prayer' as const,
    id: 12,
    title: 'For my marriage',
    description: 'We do not talk any more.',
    category: 'family',
    onBehalfOf: null as string | null,
    createdAt: new Date(Date.now() - 60 * 60 * 1000).toISOString(),
    user: null,
    ...ofPrayer,
  },
  ...own,
});

function show(responses: Responses) {
  return renderScene(<TeamPage />, { path: '/team', as: ruth, responses });
}

test('the team sees what was confided to it, follows it up, notes and closes', async () => {
  let careCase = aCase({}, { onBehalfOf: 'my sister' });
  const { calls } = show({
    TeamPrayers: () => ({ teamPrayers: [careCase] }),
    ClaimPrayer: () => {
      careCase = aCase({ state: 'inCare', isMine: true, claimedBy: naomi });
      return { claimPrayer: careCase };
    },
    AddCareNote: ({ content }) => {
      const note = { __typename: 'CareNote', id: 1, content, createdAt: careCase.waitsSince, author: naomi };
      careCase = { ...careCase, notes: [note] };
      return { addCareNote: careCase };
    },
    SetCareState: ({ state }) => {
      careCase = { ...careCase, state: state as string };
      return { setCareState: careCase };
    },
  });
  const card = within(await screen.findByRole('article', { name: 'For my marriage' }));
  expect(card.getByText('Nobody has looked at this yet')).toBeInTheDocument();
  expect(card.getByText('We do not talk any more.')).toBeInTheDocument();
  expect(card.getByText('my sister').parentElement).toHaveTextContent('For my sister');
  await expectAccessible();
  await userEvent.click(card.getByRole('button', { name: 'I will follow this up' }));
  expect(await screen.findByText('You follow this up')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'I will follow this up' })).not.toBeInTheDocument();
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Note for the team' }),
    'We met on Sunday.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('We met on Sunday.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Note for the team' })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Close this prayer' }));
  expect(await screen.findByText('Closed')).toBeInTheDocument();
  expect(variablesOf(calls, 'SetCareState')).toEqual([{ prayerId: 12, state: 'closed' }]);
});

test('another of the team may take it over', async () => {
  show({ TeamPrayers: () => ({ teamPrayers: [aCase({ state: 'inCare', claimedBy: naomi })] }) });
  expect(await screen.findByText('Followed up by', { exact: false })).toHaveTextContent('Naomi Elimelech');
  expect(screen.getByRole('button', { name: 'I will follow this up' })).toBeInTheDocument();
});

test('everybody else sees the not-found page', async () => {
  show({
    TeamPrayers: () => {
      throw new Refused('FORBIDDEN', 'Forbidden');
    },
  });
  expect(await screen.findByRole('heading', { name: 'Oops! Page Not Found' })).toBeInTheDocument();
});
