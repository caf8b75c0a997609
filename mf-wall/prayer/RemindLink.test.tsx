import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'kit';
import { renderScene, ruth } from 'kit/testing';
import { fromPrayer } from 'schema/addresses';
import { RemindLink } from './RemindLink';

function Opened() {
  const { pathname, state } = useLocation();
  return <p>{pathname + JSON.stringify(state)}</p>;
}

test('whoever opens the form of a reminder from a prayer can go back to the prayer', async () => {
  const prayer = { id: 12, title: 'Safe travel' };
  renderScene(
    <>
      <RemindLink prayer={prayer} />
      <Opened />
    </>,
    { as: ruth, path: '/prayer/12' },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Remind me to pray' }));
  expect(screen.getByText(`/features${JSON.stringify(fromPrayer)}`)).toBeInTheDocument();
});
