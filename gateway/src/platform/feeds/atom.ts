import { escape } from '../html/html';

/** A feed of Atom 1.0 (RFC 4287). All links are absolute. */
interface AtomFeed {
  /** Never changes, whatever the address of the feed. */
  id: string;
  title: string;
  /** The address of the feed. */
  self: string;
  /** The page that shows the same. */
  link: string;
  entries: readonly AtomEntry[];
}

export interface AtomEntry {
  /** Never changes, and is nobody else's. */
  id: string;
  title: string;
  /** The name that is shown. */
  author: string;
  text: string;
  published: Date;
  /** When its text last changed. */
  updated: Date;
  link: string;
  category?: { value: string; label: string };
}

/** Writes a feed. Equal feeds are equal texts: nothing in it depends on when it was written. */
export function writeAtom({ id, title, self, link, entries }: AtomFeed): string {
  const updated = new Date(Math.max(0, ...entries.map((entry) => entry.updated.getTime())));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${xml(id)}</id>`,
    `<title>${xml(title)}</title>`,
    `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(link)}"/>`,
    `<updated>${updated.toISOString()}</updated>`,
    ...entries.map(writeEntry),
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry({ id, title, author, text, published, updated, link, category }: AtomEntry): string {
  return [
    '<entry>',
    `<id>${xml(id)}</id>`,
    `<title>${xml(title)}</title>`,
    `<author><name>${xml(author)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${xml(link)}"/>`,
    `<published>${published.toISOString()}</published>`,
    `<updated>${updated.toISOString()}</updated>`,
    ...(category ? [`<category term="${xml(category.value)}" label="${xml(category.label)}"/>`] : []),
    `<content type="text">${xml(text)}</content>`,
    '</entry>',
  ].join('\n');
}

/** XML 1.0 has no way to write most control characters, and none for half a surrogate pair. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const xml = (text: string) => escape(text.replace(unwritable, ''));
