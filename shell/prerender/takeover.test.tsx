import { render, waitFor } from '@testing-library/react';
import { usePageReady } from 'kit';
import { useEffect } from 'react';
import { createReplacement } from './takeover';

const prerendered =
  '<a href="/">Home</a><a href="/prayers">Prayer Wall</a><p>words</p><a href="/prayers">Prayer Wall</a>';

function placeholder(): HTMLElement {
  document.body.innerHTML = `<div id="root">${prerendered}</div>`;
  return document.getElementById('root')!;
}

async function frames() {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}

function Page({ isReady = true }) {
  usePageReady(isReady);
  return null;
}

test('the element is inserted once the page is ready, and not before', async () => {
  const old = placeholder();
  const root = createReplacement(old);
  const { rerender } = render(<Page isReady={false} />);
  await frames();
  expect(root.isConnected).toBe(false);
  rerender(<Page />);
  await waitFor(() => expect(document.getElementById('root')).toBe(root));
  expect(old.isConnected).toBe(false);
});

describe('styles of the program', () => {
  async function begin() {
    // Not those of the component tests before.
    document.head.replaceChildren();
    const root = createReplacement(placeholder());
    const style = document.createElement('style');
    style.dataset.styled = 'active';
    document.head.append(style);
    // Mutation observers are called in a microtask.
    await Promise.resolve();
    return { root, sheet: style.sheet! };
  }

  const openDialog = () => document.body.insertAdjacentHTML('beforeend', '<div><p>A dialog</p></div>');

  test('are off until the page is ready', async () => {
    const { sheet } = await begin();
    const { rerender } = render(<Page isReady={false} />);
    await frames();
    expect(sheet.disabled).toBe(true);
    rerender(<Page />);
    await waitFor(() => expect(sheet.disabled).toBe(false));
  });

  test('are on as soon as a dialog is shown', async () => {
    const { sheet } = await begin();
    expect(sheet.disabled).toBe(true);
    sheet.insertRule('.dialog { color: red; }');
    openDialog();
    await Promise.resolve();
    expect(sheet.disabled).toBe(false);
    expect(sheet.cssRules).toHaveLength(1);
  });

  test('are parsed when the page has been rendered, and what comes later when it is shown', async () => {
    const { root, sheet } = await begin();
    sheet.insertRule('.page { color: red; }', 0);
    expect(sheet.cssRules).toHaveLength(0);
    root.append('The page');
    await waitFor(() => expect(sheet.cssRules).toHaveLength(1));
    sheet.insertRule('.list { color: red; }', 1);
    expect(sheet.cssRules).toHaveLength(1);
    render(<Page />);
    await waitFor(() => expect(sheet.disabled).toBe(false));
    expect([...sheet.cssRules].map(({ cssText }) => cssText)).toEqual([
      '.page { color: red; }',
      '.list { color: red; }',
    ]);
  });

  test('are parsed before the task that shows the page, also if its first render is ready', async () => {
    const { sheet } = await begin();
    sheet.insertRule('.page { color: red; }', 0);
    const tasks: (() => void)[] = [];
    const setTimeout = jest.spyOn(window, 'setTimeout').mockImplementation((task) => {
      tasks.push(task);
      return 0 as unknown as NodeJS.Timeout;
    });
    render(<Page />);
    setTimeout.mockRestore();
    const [parse, show] = tasks;
    parse!();
    expect(sheet.cssRules).toHaveLength(1);
    expect(sheet.disabled).toBe(true);
    show!();
    expect(sheet.disabled).toBe(false);
  });
});

test('the focus moves to the element with the same text at the same position', async () => {
  const old = placeholder();
  const root = createReplacement(old);
  root.innerHTML = prerendered;
  old.querySelectorAll('a')[2]!.focus();
  render(<Page />);
  await waitFor(() => expect(document.activeElement).toBe(root.querySelectorAll('a')[2]));
});

test.each([
  [
    'the page',
    '<main id="content" tabindex="-1">before</main>',
    '<main id="content" tabindex="-1">after</main>',
  ],
  [
    'a button whose id React has numbered anew',
    '<button id="_R_7_-about">About</button>',
    '<button id="_r_2_-about">About</button>',
  ],
  [
    'a field that has its draft now',
    '<textarea id="_R_7_"></textarea>',
    '<textarea id="_r_2_">A draft</textarea>',
  ],
])('the focus on %s stays there', async (_, before, after) => {
  const old = placeholder();
  old.innerHTML = before;
  const root = createReplacement(old);
  root.innerHTML = after;
  (old.firstElementChild as HTMLElement).focus();
  expect(document.activeElement).toBe(old.firstElementChild);
  render(<Page />);
  await waitFor(() => expect(document.activeElement).toBe(root.firstElementChild));
});

test('a button that was pressed before is pressed once the page is there', async () => {
  const old = placeholder();
  old.innerHTML = '<button>Share</button><button data-waits="" data-pressed="">Share</button>';
  const root = createReplacement(old);
  root.innerHTML = '<button>Share</button><button>Share</button>';
  const press = jest.fn();
  root.querySelectorAll('button')[1]!.addEventListener('click', () => press(document.contains(root)));
  const { rerender } = render(<Page isReady={false} />);
  await frames();
  expect(press).not.toHaveBeenCalled();
  rerender(<Page />);
  await waitFor(() => expect(press.mock.calls).toEqual([[true]]));
});

test('what was pressed is pressed once, also when the reader goes back', async () => {
  const old = placeholder();
  old.innerHTML = '<button data-waits="" data-pressed="">Share</button>';
  const root = createReplacement(old);
  root.innerHTML = '<button>Share</button>';
  const press = jest.fn();
  root.firstElementChild!.addEventListener('click', press);
  render(<Page />);
  await waitFor(() => expect(press).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new PopStateEvent('popstate'));
  await frames();
  expect(press).toHaveBeenCalledTimes(1);
});

test('what is held down is replaced when it is released, or when the reader goes to another page', async () => {
  for (const isReleased of [true, false]) {
    const old = placeholder();
    const isHeld = jest.spyOn(old, 'matches').mockReturnValue(true);
    const root = createReplacement(old);
    render(<Page />);
    await frames();
    expect(root.isConnected).toBe(false);
    if (isReleased) isHeld.mockReturnValue(false);
    else window.dispatchEvent(new PopStateEvent('popstate'));
    await frames();
    expect(root.isConnected).toBe(true);
    isHeld.mockRestore();
  }
});

test('a button of the header is found where its text has changed, one of the page is not', async () => {
  const header = (name: string) => `<header><button>Refresh</button><button>${name}</button></header>`;
  const old = placeholder();
  old.innerHTML = `${header('Ruth')}<button>Amen (1)</button>`;
  const root = createReplacement(old);
  root.innerHTML = `${header('RM Ruth')}<button>Amen (2)</button>`;
  old.querySelectorAll('button')[1]!.focus();
  render(<Page />);
  await waitFor(() => expect(document.activeElement).toBe(root.querySelectorAll('button')[1]));

  const another = document.getElementById('root')!;
  const next = createReplacement(another);
  next.innerHTML = `${header('Ruth')}<button>Amen (3)</button>`;
  another.querySelectorAll('button')[2]!.focus();
  render(<Page />);
  await waitFor(() => expect(document.getElementById('root')).toBe(next));
  expect(document.activeElement).toBe(document.body);
});

test('without a matching element nothing gets the focus', async () => {
  const old = placeholder();
  createReplacement(old).innerHTML = '<a href="/">Another place</a>';
  old.querySelector('a')!.focus();
  render(<Page />);
  await waitFor(() => expect(old.isConnected).toBe(false));
  await frames();
  expect(document.activeElement).toBe(document.body);
});

test('the page is there before a frame that its effects have requested', async () => {
  const root = createReplacement(placeholder());
  const found = jest.fn();
  function Linked() {
    usePageReady();
    useEffect(() => void requestAnimationFrame(() => found(root.isConnected)), []);
    return null;
  }
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  render(<Linked />);
  jest.useRealTimers();
  await frames();
  expect(found.mock.calls).toEqual([[true]]);
});

test('navigating to another page replaces the prerendered one immediately', () => {
  const root = createReplacement(placeholder());
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(root.isConnected).toBe(true);
});
