import { screen, within } from '@testing-library/react';
import { device, renderScene, ruth } from 'kit/testing';
import { WaitingPrayers } from './WaitingPrayers';

afterEach(() => {
  device.waiting = [];
});

test('a prayer that waits to be sent shows its words, who asks, and for whom', async () => {
  const input = {
    title: 'Rain',
    description: 'For the fields',
    category: 'general',
    name: 'Ruth Moab',
    onBehalfOf: 'my neighbour',
  };
  const write = { id: 1, member: ruth.id, operationName: 'SubmitPrayer', madeAt: Date.now(), refusal: null };
  device.waiting = [
    { ...write, variables: { input } },
    { ...write, id: 2, variables: { input: { ...input, title: 'Sun', isAnonymous: true } } },
  ];
  renderScene(<WaitingPrayers />, { as: ruth });

  const named = screen.getByRole('article', { name: 'Rain' });
  expect(named).toHaveTextContent('Ruth Moab for my neighbour');
  expect(within(named).getByText('For the fields')).toBeVisible();
  expect(await within(named).findByText('Waiting to be sent')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Sun' })).toHaveTextContent('Anonymous for my neighbour');
});
