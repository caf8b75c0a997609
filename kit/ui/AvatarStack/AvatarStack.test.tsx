import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../expectAccessible';
import { AvatarStack } from './AvatarStack';

const people = ['AA', 'BB', 'CC', 'DD', 'EE', 'FF'].map((initials) => ({ key: initials, initials }));

test('it shows as many as the limit and counts the others', async () => {
  render(<AvatarStack people={people} limit={5} total={14} />);
  expect(screen.getByText('EE')).toBeInTheDocument();
  expect(screen.queryByText('FF')).not.toBeInTheDocument();
  expect(screen.getByText('+9')).toBeInTheDocument();
  await expectAccessible();
});

test('when all are shown nothing is counted', () => {
  render(<AvatarStack people={people.slice(0, 2)} />);
  expect(screen.queryByText(/^\+/)).not.toBeInTheDocument();
});
