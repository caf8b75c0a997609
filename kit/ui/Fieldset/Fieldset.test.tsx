import { render, screen } from '@testing-library/react';
import { Checkbox } from '../Checkbox/Checkbox';
import { expectAccessible } from '../expectAccessible';
import { Fieldset } from './Fieldset';

test('the legend names the group, description and error describe it', async () => {
  render(
    <Fieldset legend="Categories" description="As many as you like" error="Choose one">
      <Checkbox label="Health" />
    </Fieldset>,
  );
  expect(screen.getByRole('group', { name: 'Categories' })).toHaveAccessibleDescription(
    'As many as you like Choose one',
  );
  await expectAccessible();
});
