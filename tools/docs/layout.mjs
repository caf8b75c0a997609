import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/tree/root.mjs';
import { addressOf, between } from './links.mjs';

const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const searchPage = 'search.md';
const buttonOfOutline =
  '<button type="button" class="opens-outline" popovertarget="outline" data-pagefind-ignore>On this page</button>';

/**
 * The HTML of a page.
 *
 * @param {string} content the document as HTML
 * @param {string} file its path in the repository
 * @param {{ pages: Map<string, import('./pages.mjs').Page>, sections: { name: string, files: string[] }[], source?: string }} site
 */
export function composePage(content, file, { pages, sections, source }) {
  const { title, headings } = pages.get(file) ?? { title: 'Search', headings: [] };
  const to = (other) => between(file, other);
  const asset = (name) => path.relative(path.dirname(addressOf(file)), `assets/${name}`);
  const outline = headings.filter(({ level }) => level === 2 || level === 3);
  const hasOutline = outline.length > 1;
  const above = parentOf(file, pages);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${file === 'README.md' ? 'Prayer Wall: documents' : `${escape(title)} · Prayer Wall`}</title>
<link rel="icon" href="${asset('favicon.svg')}">
<link rel="preload" as="font" type="font/woff2" href="${asset('atkinson.woff2')}" crossorigin>
<link rel="preload" as="font" type="font/woff2" href="${asset('newsreader.woff2')}" crossorigin>
<link rel="stylesheet" href="${asset('style.css')}">
${file === searchPage ? `<script type="module" src="${asset('search.js')}"></script>` : ''}
</head>
<body${hasOutline ? ' class="has-outline"' : ''}>
<a class="skip" href="#content">Skip to the text</a>
<header>
<a class="home" href="${to('README.md')}"><img src="${asset('favicon.svg')}" alt="" width="28" height="28">Prayer Wall</a>
<button type="button" class="opens-map" popovertarget="map">Documents</button>
<search><form action="${to(searchPage)}"><input type="search" name="q" aria-label="Search the documents" placeholder="Search the documents" autocomplete="off" required></form></search>
</header>
<nav id="map" popover aria-label="Documents">
${sections.map((section) => sectionOf(section)).join('\n')}
</nav>
<main id="content" tabindex="-1"${attributesForSearch(file)}>
${above ? `<p class="above" data-pagefind-ignore><a href="${to(above)}">${escape(pages.get(above).title)}</a></p>` : ''}
${hasOutline ? content.replace('</h1>', `</h1>\n${buttonOfOutline}`) : content}
${file === searchPage ? '<p id="found" role="status"></p>\n<ol id="results"></ol>' : ''}
<footer data-pagefind-ignore><p>Prayer Wall ${version}${source && pages.has(file) ? ` · <a href="${source.replace(/\/$/, '')}/${file}">this page in the repository</a>` : ''}</p></footer>
</main>
${hasOutline ? `<nav id="outline" popover aria-label="On this page"><h2>On this page</h2>\n<ul>${outline.map(lineOf).join('')}</ul></nav>` : ''}
</body>
</html>
`;

  function sectionOf({ name, files }) {
    const id = name.toLowerCase().replace(/\W+/g, '-');
    const items = files.map((other) => {
      const current = other === file ? ' aria-current="page"' : other === above ? ' aria-current="true"' : '';
      return `<li><a href="${to(other)}"${current}>${escape(pages.get(other).title)}</a></li>`;
    });
    return `<h2 id="map-${id}">${escape(name)}</h2>\n<ul aria-labelledby="map-${id}">${items.join('')}</ul>`;
  }
}

/** Why something was decided is found behind how it is. */
function attributesForSearch(file) {
  if (file === searchPage) return '';
  return ` data-pagefind-body${file.startsWith('docs/decisions/') ? ' data-pagefind-weight="0.4"' : ''}`;
}

const lineOf = ({ id, text, level }) =>
  `<li class="level-${level}"><a href="#${id}">${escape(text)}</a></li>`;

/** The document that lists this one: the README of its folder, or the document with the name of its folder. */
function parentOf(file, pages) {
  const folder = path.dirname(file);
  if (folder === '.') return null;
  return (
    [path.join(folder, 'README.md'), `${folder}.md`].find((other) => other !== file && pages.has(other)) ??
    null
  );
}

const escape = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
