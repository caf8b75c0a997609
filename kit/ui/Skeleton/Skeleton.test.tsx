import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../expectAccessible';
import { Skeleton, SkeletonGroup, SkeletonText } from './Skeleton';

test('the group announces once what is loading, the shapes are silent', async () => {
  render(
    <SkeletonGroup label="Loading prayers">
      <Skeleton shape="circle" />
      <SkeletonText lines={2} />
    </SkeletonGroup>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading prayers$/);
  expect(document.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);
  await expectAccessible();
});
