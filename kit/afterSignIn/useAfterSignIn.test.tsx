import { act, fireEvent, render, screen } from '@testing-library/react';
import { page } from 'kit';
import { ruth } from '../testing';
import { findWaitingPath, clearAfterSignIn, useAfterSignIn } from './useAfterSignIn';

let done: string[];

function Prayer({ id }: { id: number }) {
  const remember = useAfterSignIn<string>(`amen ${id}`, (words) => done.push(`${id} ${words}`));
  return <button onClick={() => remember('for the rain')}>{`Amen ${id}`}</button>;
}

const press = (id: number) => fireEvent.click(screen.getByText(`Amen ${id}`));

async function show(ids: number[], as: typeof ruth | null) {
  page.session = as;
  const shown = render(ids.map((id) => <Prayer key={id} id={id} />));
  await act(async () => undefined);
  return shown;
}

/** The page that follows a sign-in is loaded anew. */
function loadAnew() {
  const before = performance.timeOrigin;
  jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(before + 1);
}

beforeEach(() => {
  done = [];
  localStorage.clear();
  window.history.replaceState(null, '', '/prayers');
});
afterEach(() => {
  jest.restoreAllMocks();
  page.session = null;
});

async function pressAsVisitor() {
  const { unmount } = await show([1, 2], null);
  press(2);
  unmount();
}

test('it is done once after sign-in, by the component that remembered it', async () => {
  await pressAsVisitor();
  expect(done).toEqual([]);
  loadAnew();
  const { unmount } = await show([1, 2], ruth);
  expect(done).toEqual(['2 for the rain']);
  unmount();
  await show([1, 2], ruth);
  expect(done).toEqual(['2 for the rain']);
});

test('two places that show the same do it once', async () => {
  await pressAsVisitor();
  loadAnew();
  await show([2], ruth);
  await show([2], ruth);
  expect(done).toEqual(['2 for the rain']);
});

test('it is not done for a visitor, nor in the page in which the session had ended', async () => {
  await pressAsVisitor();
  const { unmount } = await show([2], ruth);
  unmount();
  loadAnew();
  await show([2], null);
  expect(done).toEqual([]);
});

test('it is not done on another page, nor after 30 minutes', async () => {
  await pressAsVisitor();
  loadAnew();
  expect(findWaitingPath()).toBe('/prayers');
  window.history.replaceState(null, '', '/testimonials');
  const { unmount } = await show([2], ruth);
  unmount();
  window.history.replaceState(null, '', '/prayers');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000);
  await show([2], ruth);
  expect(done).toEqual([]);
  expect(findWaitingPath()).toBeNull();
});

test('what a member pressed whose session had ended is done for them alone', async () => {
  const pressed = await show([2], ruth);
  press(2);
  pressed.unmount();
  loadAnew();
  const { unmount } = await show([2], { ...ruth, id: ruth.id + 1 });
  expect(findWaitingPath()).toBeNull();
  unmount();
  await show([2], ruth);
  expect(done).toEqual(['2 for the rain']);
});

test('signing out forgets it', async () => {
  await pressAsVisitor();
  clearAfterSignIn();
  loadAnew();
  await show([2], ruth);
  expect(done).toEqual([]);
});
