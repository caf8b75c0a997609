/** @jest-environment jsdom */

import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { onPageReady, usePageReady } from './pageReady';
import { useRenderedItems } from './renderedItems';

/** The numbers of items that were drawn, one after another. */
let drawn: number[];

beforeEach(() => {
  drawn = [];
});

interface ListProps {
  /** Null while they are loading. */
  count: number | null;
  isFromCache?: boolean;
}

function List({ count, isFromCache = false }: ListProps) {
  const items = count === null ? null : Array.from({ length: count }, (_, index) => index);
  const { rendered, isWhole } = useRenderedItems(items, { first: 4, isFromCache });
  usePageReady(isWhole);
  if (drawn.at(-1) !== rendered.length) drawn.push(rendered.length);
  return <p>{rendered.length}</p>;
}

test('a list that was not read before begins with its first screen', async () => {
  const { rerender } = render(<List count={null} />);
  rerender(<List count={20} />);
  expect(await screen.findByText('20')).toBeVisible();
  expect(drawn).toEqual([0, 4, 20]);
});

test('a list from the cache is there at once, for one who goes back to a place in it', () => {
  render(<List count={20} isFromCache />);
  expect(drawn).toEqual([20]);
});

test('what is loaded later is added at once', async () => {
  const { rerender } = render(<List count={20} />);
  await screen.findByText('20');
  rerender(<List count={40} />);
  expect(drawn).toEqual([4, 20, 40]);
});

test('an item that is added to a list within its first screen pushes none out of it', () => {
  const draw = jest.fn();
  function Growing() {
    const [items, setItems] = useState([4, 3, 2, 1]);
    const { rendered } = useRenderedItems(items, { first: 4, isFromCache: false });
    useLayoutEffect(() => draw(rendered), [rendered]);
    useLayoutEffect(() => setItems([5, 4, 3, 2, 1]), []);
    return null;
  }
  render(<Growing />);
  expect(draw.mock.calls).toEqual([[[4, 3, 2, 1]], [[5, 4, 3, 2, 1]]]);
});

test('after none, or a failure, a list begins with its first screen', async () => {
  const { rerender } = render(<List count={0} />);
  rerender(<List count={20} />);
  expect(await screen.findByText('20')).toBeVisible();
  expect(drawn).toEqual([0, 4, 20]);
});

test('behind a prerendered page it grows in slices, and the page is ready when it is whole', async () => {
  const show = jest.fn();
  onPageReady(show);
  await act(async () => render(<List count={12} isFromCache />));
  expect(await screen.findByText('12')).toBeVisible();
  expect(drawn).toEqual([4, 9, 12]);
  expect(show).toHaveBeenCalledTimes(1);
});
