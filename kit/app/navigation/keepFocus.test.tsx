import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepFocus } from './keepFocus';

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

function Group({ onJoin }: { onJoin?: () => void }) {
  const [state, setState] = useState<'open' | 'joined' | 'full'>('open');
  return (
    <article aria-label="Harvest">
      {state === 'joined' ? (
        <p>Joined</p>
      ) : (
        <button
          disabled={state === 'full'}
          onClick={() => {
            setState('joined');
            onJoin?.();
          }}
        >
          Join
        </button>
      )}
      <button onClick={() => setState('full')}>Fill</button>
    </article>
  );
}

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

test('the nearest ancestor takes the focus of an element that is removed, until it loses it', async () => {
  render(<Group />);
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await nextFrame();
  const card = screen.getByRole('article', { name: 'Harvest' });
  expect(card).toHaveFocus();

  act(() => screen.getByRole('button', { name: 'Fill' }).focus());
  expect(card).not.toHaveAttribute('tabindex');
});

test('who moves the focus keeps it', async () => {
  render(
    <>
      <Group onJoin={() => screen.getByRole('link').focus()} />
      <a href="/prayers">Prayer Wall</a>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await nextFrame();
  expect(screen.getByRole('link')).toHaveFocus();
});

test('who moves it in a task of the next frame keeps it, as a menu that closes', async () => {
  const giveBack = () => {
    requestAnimationFrame(() => setTimeout(() => screen.getByRole('link').focus()));
  };
  render(
    <>
      <Group onJoin={giveBack} />
      <a href="/prayers">Prayer Wall</a>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await nextFrame();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(screen.getByRole('article')).not.toHaveAttribute('tabindex');
});

test('an element that is left on purpose gives its focus to nobody', async () => {
  render(<Group />);
  act(() => screen.getByRole('button', { name: 'Join' }).focus());
  act(() => screen.getByRole('button', { name: 'Join' }).blur());
  await nextFrame();
  expect(document.body).toHaveFocus();
});
