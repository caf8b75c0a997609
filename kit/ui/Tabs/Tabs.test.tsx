import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../expectAccessible';
import { Tabs } from './Tabs';

const tabs = [
  { value: 'reminders', label: 'Prayer Reminders', content: 'My reminders' },
  { value: 'chains', label: 'Prayer Chains', content: 'Our chains' },
  { value: 'groups', label: 'Prayer Groups', content: 'Our groups' },
] as const;

/** Lets the code of the keys arrive. */
const keysArrive = () => act(() => import('./TabRow'));

test('before its keys have come a press chooses already; when they come the focus stays', async () => {
  render(<Tabs label="Tools" tabs={tabs} />);
  const early = screen.getByRole('tab', { name: 'Prayer Chains' });
  early.focus();
  fireEvent.mouseDown(early);
  expect(screen.getByRole('tabpanel', { name: 'Prayer Chains' })).toHaveTextContent('Our chains');

  await keysArrive();
  expect(screen.getByRole('tab', { name: 'Prayer Chains', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Our groups');
});

test('the first tab is chosen at first; a press shows another view instead', async () => {
  const change = jest.fn();
  render(<Tabs label="Tools" tabs={tabs} onValueChange={change} />);
  await keysArrive();
  expect(screen.getByRole('tab', { name: 'Prayer Reminders', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Prayer Reminders' })).toHaveTextContent('My reminders');

  await userEvent.click(screen.getByRole('tab', { name: 'Prayer Chains' }));
  expect(screen.getByRole('tabpanel', { name: 'Prayer Chains' })).toHaveTextContent('Our chains');
  expect(screen.queryByText('My reminders')).not.toBeInTheDocument();
  expect(change).toHaveBeenCalledWith('chains');
  await expectAccessible();
});

test('the keyboard meets one tab, and arrows, Home and End go along the row', async () => {
  render(<Tabs label="Tools" tabs={tabs} defaultValue="chains" />);
  await keysArrive();
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Prayer Chains' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Prayer Reminders', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Prayer Groups', selected: true })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Our groups');
});

test('whoever controls it decides which view is shown', async () => {
  render(<Tabs label="Tools" tabs={tabs} value="chains" />);
  await keysArrive();
  await userEvent.click(screen.getByRole('tab', { name: 'Prayer Groups' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Our chains');
});
