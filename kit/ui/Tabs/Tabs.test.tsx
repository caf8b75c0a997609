import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../expectAccessible';
import { Tabs } from './Tabs';

const tabs = [
  { value: 'reminders', label: 'Prayer Reminders', content: 'My reminders' },
  { value: 'chains', label: 'Prayer Chains', content: 'Our chains' },
  { value: 'groups', label: 'Prayer Groups', content: 'Our groups' },
] as const;

test('a press selects a tab in browsers that give it no focus too; focused, the arrow keys go on from it', async () => {
  render(<Tabs label="Tools" tabs={tabs} />);
  const tab = screen.getByRole('tab', { name: 'Prayer Chains' });
  fireEvent.click(tab);
  expect(screen.getByRole('tabpanel', { name: 'Prayer Chains' })).toHaveTextContent('Our chains');

  act(() => tab.focus());
  expect(screen.getByRole('tab', { name: 'Prayer Chains', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Our groups');
});

test('the first tab is selected by default; a press shows another panel instead', async () => {
  const change = jest.fn();
  render(<Tabs label="Tools" tabs={tabs} onValueChange={change} />);
  expect(screen.getByRole('tab', { name: 'Prayer Reminders', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Prayer Reminders' })).toHaveTextContent('My reminders');

  await userEvent.click(screen.getByRole('tab', { name: 'Prayer Chains' }));
  expect(screen.getByRole('tabpanel', { name: 'Prayer Chains' })).toHaveTextContent('Our chains');
  expect(screen.queryByText('My reminders')).not.toBeInTheDocument();
  expect(change).toHaveBeenCalledWith('chains');
  await expectAccessible();
});

test('Tab stops at the selected tab alone, and arrow keys, Home and End move along the row', async () => {
  render(<Tabs label="Tools" tabs={tabs} defaultValue="chains" />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Prayer Chains' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Prayer Reminders', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Prayer Groups', selected: true })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Our groups');
});

test('a controlled value decides which panel is shown', async () => {
  render(<Tabs label="Tools" tabs={tabs} value="chains" />);
  await userEvent.click(screen.getByRole('tab', { name: 'Prayer Groups' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Our chains');
});
