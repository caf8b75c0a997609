import { screen, within } from '@testing-library/react';
import { device, renderScene, ruth } from 'kit/testing';
import { WaitingPrayers } from './WaitingPrayers';

const write = { id: 1, member: ruth.id, operationName: 'SubmitPrayer', madeAt: Date.now(), refusal: null };

afterEach(() => {
  device.waiting = [];
});

test('a prayer that waits to be sent is as it will be: its words, who asks, for whom, since when, and who may read it', async () => {
  const input = {
    title: 'Rain',
    description: 'For the fields',
    category: 'general',
    name: 'Ruth Moab',
    onBehalfOf: 'my neighbour',
  };
  device.waiting = [
    { ...write, variables: { input } },
    {
      ...write,
      id: 2,
      madeAt: Date.now() - 2 * 3_600_000,
      variables: { input: { ...input, title: 'Sun', isAnonymous: true, visibility: 'team' } },
    },
  ];
  renderScene(<WaitingPrayers />, { as: ruth });

  const named = screen.getByRole('article', { name: 'Rain' });
  expect(named).toHaveTextContent('Ruth Moab for my neighbour');
  expect(within(named).getByText('For the fields')).toBeVisible();
  expect(await within(named).findByText('Waiting to be sent')).toBeVisible();
  expect(within(named).getByText('just now')).toBeVisible();
  const anonymous = screen.getByRole('article', { name: 'Sun' });
  expect(anonymous).toHaveTextContent('Anonymous for my neighbour');
  expect(anonymous).not.toHaveTextContent('Ruth');
  for (const text of ['2 hours ago', 'General', 'Prayer team'])
    expect(within(anonymous).getByText(text)).toBeVisible();
});

test('words of encouragement that were refused stay on the wall, since their prayer may be gone', async () => {
  const variables = { prayerId: 5, input: { content: 'Peace be with you' } };
  const words = { ...write, operationName: 'Encourage', variables };
  device.waiting = [
    { ...words, refusal: 'Prayer not found' },
    { ...words, id: 2, variables: { ...variables, input: { content: 'Still waiting' } } },
  ];
  renderScene(<WaitingPrayers />, { as: ruth });

  const refused = screen.getByRole('region', { name: 'Your words of encouragement' });
  expect(within(refused).getByText('Peace be with you')).toBeVisible();
  expect(await within(refused).findByText('It could not be sent')).toBeVisible();
  expect(within(refused).getByRole('button', { name: 'Remove' })).toHaveAccessibleDescription(
    'Your words of encouragement',
  );
  expect(screen.queryByText('Still waiting')).not.toBeInTheDocument();
});
