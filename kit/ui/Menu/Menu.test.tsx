import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { expectAccessible } from '../expectAccessible';
import { Menu } from './Menu';

function show() {
  const copy = jest.fn();
  const share = jest.fn();
  render(
    <>
      <Menu
        label="Share"
        trigger={<Button>Share</Button>}
        items={[
          { label: 'Copy Link', onSelect: copy, keepsOpen: true },
          { label: 'Send a message', onSelect: share },
          { label: 'Read the story', href: '/prayer/1' },
        ]}
      />
      <p>Elsewhere</p>
    </>,
  );
  return { copy, share, trigger: screen.getByRole('button', { name: 'Share' }) };
}

const item = (name: string) => screen.getByRole('menuitem', { name });

const open = async (trigger: HTMLElement) => {
  await userEvent.click(trigger);
  return screen.findByRole('menu', { name: 'Share' });
};

test('the trigger shows whether the menu is open', async () => {
  const { trigger } = show();
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await open(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
});

test('in a page from right to left it is written so too', async () => {
  document.dir = 'rtl';
  const { trigger } = show();
  expect(await open(trigger)).toHaveAttribute('dir', 'rtl');
  document.dir = '';
});

test('arrow keys, End and first letters move through it; Escape returns to the trigger', async () => {
  const { trigger } = show();
  await userEvent.tab();
  expect(trigger).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  expect(item('Copy Link')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Send a message')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(item('Copy Link')).toHaveFocus();
  await userEvent.keyboard('r');
  expect(item('Read the story')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

test('an item closes it, unless it keeps the menu open', async () => {
  const { copy, share, trigger } = show();
  await open(trigger);
  await userEvent.click(item('Copy Link'));
  expect(copy).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('menu')).toBeInTheDocument();

  await userEvent.click(item('Send a message'));
  expect(share).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

test('a press on the trigger closes it', async () => {
  const { trigger } = show();
  await open(trigger);
  await userEvent.click(trigger);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

test('a press outside closes it', async () => {
  const { trigger } = show();
  await open(trigger);
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('an item with an address is a link', async () => {
  const { trigger } = show();
  await open(trigger);
  expect(item('Read the story')).toHaveAttribute('href', '/prayer/1');
});

test('a setting shows whether it is on, and keeps the menu open', async () => {
  function Scene() {
    const [isOn, setOn] = useState(false);
    return (
      <Menu
        label="Share"
        trigger={<Button>Share</Button>}
        items={[{ label: 'Tell me', isChecked: isOn, onSelect: () => setOn(!isOn) }]}
      />
    );
  }
  render(<Scene />);
  await open(screen.getByRole('button', { name: 'Share' }));
  const setting = screen.getByRole('menuitemcheckbox', { name: 'Tell me' });
  expect(setting).not.toBeChecked();
  await userEvent.click(setting);
  expect(setting).toBeChecked();
  await expectAccessible();
});

test('a dialog that an item opens has the focus, and returns it to the trigger', async () => {
  function Scene() {
    const [isAsking, setAsking] = useState(false);
    return (
      <>
        <Menu
          label="Share"
          trigger={<Button>Share</Button>}
          items={[{ label: 'Withdraw', onSelect: () => setAsking(true), isDanger: true }]}
        />
        <Dialog open={isAsking} onOpenChange={setAsking} title="Withdraw this prayer?" />
      </>
    );
  }
  render(<Scene />);
  const trigger = screen.getByRole('button', { name: 'Share' });
  for (const _ of ['while the code of the dialog is loading', 'when it is loaded']) {
    await open(trigger);
    await userEvent.click(item('Withdraw'));
    expect(await screen.findByRole('dialog')).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(trigger).toHaveFocus();
  }
});
