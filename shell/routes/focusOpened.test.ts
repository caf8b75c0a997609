import { followBack } from './focusOpened';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const heading = '<h1 tabindex="-1">Wall</h1>';
const list = `<main>${heading}<a href="/prayer/1">One</a><a href="/prayer/2">Two</a></main>`;

const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 0 } });
beforeAll(() => {
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  followBack();
});
beforeEach(() => {
  window.history.replaceState(null, '', '/prayers');
  document.body.innerHTML = `<header><a href="/prayer/2">Two</a></header><main>${heading}</main>`;
});

function arrive(navigationType: string, path: string, index: number) {
  const from = { url: new URL(path, window.location.origin).href, index };
  navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType, from }));
}

async function showList() {
  await frame();
  document.querySelector('main')!.outerHTML = list;
  await frame();
  await frame();
}

const opened = () => document.querySelector('main a[href="/prayer/2"]');

test('after Back the link that was followed has the focus as soon as it is there', async () => {
  document.querySelector('h1')!.focus();
  arrive('traverse', '/prayer/2', 1);
  await frame();
  expect(document.activeElement).toBe(document.querySelector('h1'));
  await showList();
  expect(document.activeElement).toBe(opened());
});

test.each([
  ['a link', () => arrive('push', '/prayer/2', -1)],
  ['forward', () => arrive('traverse', '/prayer/2', -1)],
  ['Back within the page', () => arrive('traverse', '/prayers?search=two', 1)],
])('after %s the focus stays', async (_, go) => {
  go();
  await showList();
  expect(document.activeElement).toBe(document.body);
});

test.each(['pointerdown', 'keydown'])('after a %s the focus stays', async (kind) => {
  arrive('traverse', '/prayer/2', 1);
  window.dispatchEvent(new Event(kind));
  await showList();
  expect(document.activeElement).toBe(document.body);
});
