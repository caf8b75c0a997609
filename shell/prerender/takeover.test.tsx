import { render } from '@testing-library/react';
import { usePageReady } from 'kit';
import { mountBeside } from './takeover';

const prerendered =
  '<a href="/">Home</a><a href="/prayers">Prayer Wall</a><p>words</p><a href="/prayers">Prayer Wall</a>';

function placeholder(): HTMLElement {
  document.body.innerHTML = `<div id="root">${prerendered}</div>`;
  return document.getElementById('root')!;
}

function Page({ isReady = true }) {
  usePageReady(isReady);
  return null;
}

test('it is in the document once the page is ready, and not before', () => {
  const old = placeholder();
  const root = mountBeside(old);
  const { rerender } = render(<Page isReady={false} />);
  expect(root.isConnected).toBe(false);
  rerender(<Page />);
  expect(document.getElementById('root')).toBe(root);
  expect(old.isConnected).toBe(false);
});

test('the focus goes to the element with the same text at the same place', () => {
  const old = placeholder();
  const root = mountBeside(old);
  root.innerHTML = prerendered;
  old.querySelectorAll('a')[2]!.focus();
  render(<Page />);
  expect(document.activeElement).toBe(root.querySelectorAll('a')[2]);
});

test('the focus on the content stays there, whatever it holds by then', () => {
  const old = placeholder();
  old.innerHTML = '<main id="content" tabindex="-1">prerendered</main>';
  const root = mountBeside(old);
  root.innerHTML = '<main id="content" tabindex="-1">rendered</main>';
  old.querySelector('main')!.focus();
  render(<Page />);
  expect(document.activeElement).toBe(root.querySelector('main'));
});

test('where no element is alike, nothing gets the focus', () => {
  const old = placeholder();
  mountBeside(old).innerHTML = '<a href="/">Another place</a>';
  old.querySelector('a')!.focus();
  render(<Page />);
  expect(document.activeElement).toBe(document.body);
});

test('another page replaces the prerendered one at once', () => {
  const root = mountBeside(placeholder());
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(root.isConnected).toBe(true);
});
