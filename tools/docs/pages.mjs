import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../scripts/tree/stamps.mjs';
import { inRoot, root } from '../../scripts/tree/root.mjs';
import { markdown, textOf } from './markdown.mjs';

const first = 'README.md';

/**
 * The documents that the README leads to, itself first.
 *
 * @typedef {{ file: string, title: string, headings: { id: string, text: string, level: number }[], ids: Set<string>, links: string[] }} Page
 *   file: path in the repository; links: as they are written
 * @returns {Map<string, Page>} by file
 */
export function readPages() {
  const pages = new Map();
  const waiting = [first];
  while (waiting.length > 0) {
    const file = waiting.shift();
    if (pages.has(file)) continue;
    const page = readPage(file);
    pages.set(file, page);
    const targets = page.links.map((link) => targetOf(file, link)).filter((target) => target?.exists);
    waiting.push(...targets.map((target) => target.file).filter((name) => name.endsWith('.md')));
  }
  return pages;
}

/**
 * The target of a link of a document: null outside of the repository, else the file (of a folder its README, if there is
 * one) and the anchor.
 *
 * @param {string} from the file with the link
 * @param {string} link
 */
export function targetOf(from, link) {
  if (/^[a-z]+:|^\/\//i.test(link)) return null;
  const [address, anchor = ''] = link.split('#');
  const location = address === '' ? from : path.join(path.dirname(from), decodeURI(address));
  const readme = path.join(location, first);
  const file = isFolder(location) && existsSync(inRoot(readme)) ? readme : location.replace(/\/$/, '');
  return { file, anchor: decodeURIComponent(anchor), exists: existsSync(inRoot(file)) };
}

/** One sentence for each link that leads nowhere, and for each document that nothing leads to. */
export function findDeadLinks(pages) {
  const dead = [...pages.values()].flatMap(({ file, links }) =>
    links.flatMap((link) => {
      const target = targetOf(file, link);
      if (target === null) return [];
      if (!target.exists) return [`${file}: there is no ${link}`];
      const { ids } = pages.get(target.file) ?? {};
      return target.anchor !== '' && ids && !ids.has(target.anchor) ? [`${file}: no heading is ${link}`] : [];
    }),
  );
  const unread = filesUnder(inRoot('docs'))
    .map((file) => path.relative(root, file))
    .filter((file) => file.endsWith('.md') && !pages.has(file))
    .map((file) => `${file}: no document leads here`);
  return [...dead, ...unread];
}

/**
 * The map of the README, a section for each row of "Documents" and one for "Folders".
 *
 * @returns {{ name: string, files: string[] }[]}
 */
export function readMap(pages) {
  const sections = [];
  let heading = '';
  let row = null;
  for (const token of markdown.parse(readFileSync(inRoot(first), 'utf8'), {})) {
    if (token.type === 'heading_open') heading = token.attrGet('id');
    if (token.type === 'tr_open') row = [];
    if (token.type === 'inline' && row) row.push(token);
    if (token.type === 'tr_close' && row.some(({ children }) => linksOf(children).length > 0)) {
      const name = heading === 'documents' ? textOf(row[0]) : 'Folders';
      const files = row
        .flatMap(({ children }) => linksOf(children))
        .map((link) => targetOf(first, link)?.file)
        .filter((file) => pages.has(file));
      const known = sections.find((section) => section.name === name);
      if (known) known.files.push(...files);
      else sections.push({ name, files });
    }
  }
  const [folders, ...documents] = sections.sort((one) => (one.name === 'Folders' ? -1 : 0));
  return [...documents, folders].map(({ name, files }) => ({ name, files: [...new Set(files)] }));
}

function readPage(file) {
  const tokens = markdown.parse(readFileSync(inRoot(file), 'utf8'), {});
  const headings = tokens.flatMap((token, at) =>
    token.type === 'heading_open'
      ? [{ id: token.attrGet('id'), text: textOf(tokens[at + 1]), level: Number(token.tag.slice(1)) }]
      : [],
  );
  const inline = tokens.flatMap(({ type, children }) => (type === 'inline' ? children : []));
  const named = [...tokens, ...inline]
    .filter(({ type }) => type.startsWith('html_'))
    .flatMap(({ content }) => [...content.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return {
    file,
    title: headings[0]?.text ?? file,
    headings,
    ids: new Set([...headings.map(({ id }) => id), ...named]),
    links: linksOf(inline),
  };
}

/** Addresses of links and pictures, without those that headings have to themselves. */
const linksOf = (tokens) =>
  tokens.flatMap((token) => {
    if (token.type === 'link_open' && token.attrGet('class') !== 'anchor') return [token.attrGet('href')];
    return token.type === 'image' ? [token.attrGet('src')] : [];
  });

const isFolder = (name) => statSync(inRoot(name), { throwIfNoEntry: false })?.isDirectory() ?? false;
