import { render } from '@testing-library/react';
import { useArrival } from 'kit';
import { successorOf } from './successor';

const painted =
  '<a href="/">Home</a><a href="/prayers">Prayer Wall</a><p>words</p><a href="/prayers">Prayer Wall</a>';

function standIn(): HTMLElement {
  document.body.innerHTML = `<div id="root" data-stand-in>${painted}</div>`;
  return document.getElementById('root')!;
}

function Arrived({ isThere = true }) {
  useArrival(isThere);
  return null;
}

test('it stands in the page once the page has arrived, and not before', () => {
  const successor = successorOf(standIn());
  const { rerender } = render(<Arrived isThere={false} />);
  expect(successor.isConnected).toBe(false);
  rerender(<Arrived />);
  expect(document.getElementById('root')).toBe(successor);
  expect(document.querySelector('[data-stand-in]')).toBeNull();
});

test('the focus goes along to what says the same at the same place', () => {
  const old = standIn();
  const successor = successorOf(old);
  successor.innerHTML = painted;
  old.querySelectorAll('a')[2]!.focus();
  render(<Arrived />);
  expect(document.activeElement).toBe(successor.querySelectorAll('a')[2]);
});

test('the focus on the content stays there, whatever it holds by then', () => {
  const old = standIn();
  old.innerHTML = '<main id="content" tabindex="-1">painted</main>';
  const successor = successorOf(old);
  successor.innerHTML = '<main id="content" tabindex="-1">drawn</main>';
  old.querySelector('main')!.focus();
  render(<Arrived />);
  expect(document.activeElement).toBe(successor.querySelector('main'));
});

test('where nothing says the same, and where nothing had it, nothing gets the focus', () => {
  const old = standIn();
  successorOf(old).innerHTML = '<a href="/">Another place</a>';
  old.querySelector('a')!.focus();
  render(<Arrived />);
  expect(document.activeElement).toBe(document.body);
});

test('another page that is gone to takes the place at once', () => {
  const successor = successorOf(standIn());
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(successor.isConnected).toBe(true);
});
