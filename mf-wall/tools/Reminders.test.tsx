import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderScene, ruth } from 'kit/testing';
import { aFeed, aPrayer } from '../testing/prayers';
import { Reminders } from './Reminders';

test("creating is enabled only with prayer, date and time, and says only 'Coming Soon'", async () => {
  const { calls } = renderScene(<Reminders />, {
    as: ruth,
    responses: { FeedPage: () => aFeed([aPrayer()]) },
  });
  const create = screen.getByRole('button', { name: 'Create Reminder' });
  await screen.findByRole('option', { name: 'Safe travel' });
  await expectAccessible();

  expect(create).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('Prayer'), 'Safe travel');
  expect(create).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Date'), '2030-05-01');
  expect(create).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Time'), '07:30');
  expect(create).toBeEnabled();

  await userEvent.type(screen.getByLabelText('Message'), 'Pray for the journey');
  await userEvent.click(create);
  expect(await screen.findByText('Coming Soon')).toBeInTheDocument();
  expect(screen.getByText('Prayer reminder functionality is being developed.')).toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).toEqual(['FeedPage']);
});

test('it links to the working reminders', () => {
  renderScene(<Reminders />, { responses: { FeedPage: () => new Promise(() => undefined) } });
  expect(screen.getByRole('link', { name: 'features' })).toHaveAttribute('href', '/features?tab=reminders');
});
