/** @jest-environment jsdom */
import { writeAtom, type AtomEntry } from './atom';

const entry: AtomEntry = {
  id: 'tag:example.org,2026:prayers/7',
  title: 'Rain <for> Bethlehem & "Moab"',
  author: "Ruth's",
  text: 'First line\nSecond & last \u0000\u0007\ud800 ]]> 🕊',
  published: new Date('2026-05-05T12:00:00Z'),
  updated: new Date('2026-05-06T12:00:00Z'),
  link: 'https://example.org/prayers/7?a=1&b=2',
  category: { value: 'praise', label: 'Praise Reports' },
};

const feed = {
  id: 'tag:example.org,2026:prayers',
  title: 'Prayers',
  self: 'https://example.org/feeds/prayers.atom',
  link: 'https://example.org/prayers',
  entries: [entry],
};

function read(text: string): Element {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document.documentElement;
}

const textOf = (parent: Element, name: string) => parent.querySelector(`:scope > ${name}`)?.textContent;
const linkOf = (parent: Element, rel: string) =>
  parent.querySelector(`:scope > link[rel=${rel}]`)?.getAttribute('href');

test('a feed is well-formed and has what RFC 4287 requires, whatever its texts contain', () => {
  const root = read(writeAtom(feed));
  expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  expect(['id', 'title', 'updated'].map((name) => textOf(root, name))).toEqual([
    feed.id,
    'Prayers',
    '2026-05-06T12:00:00.000Z',
  ]);
  expect([linkOf(root, 'self'), linkOf(root, 'alternate')]).toEqual([feed.self, feed.link]);
  const [written] = root.getElementsByTagName('entry');
  expect(['id', 'title', 'published', 'updated', 'content'].map((name) => textOf(written!, name))).toEqual([
    entry.id,
    entry.title,
    '2026-05-05T12:00:00.000Z',
    '2026-05-06T12:00:00.000Z',
    'First line\nSecond & last  ]]> 🕊',
  ]);
  expect(written!.querySelector('author > name')!.textContent).toBe("Ruth's");
  expect(linkOf(written!, 'alternate')).toBe(entry.link);
  expect(written!.querySelector('category')!.getAttribute('label')).toBe('Praise Reports');
});

test('an empty feed is valid, and equal feeds are equal texts', () => {
  const empty = writeAtom({ ...feed, entries: [] });
  expect(textOf(read(empty), 'updated')).toBe('1970-01-01T00:00:00.000Z');
  expect(writeAtom(feed)).toBe(writeAtom(feed));
});
