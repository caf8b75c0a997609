import { slug } from 'github-slugger';
import MarkdownIt from 'markdown-it';
import anchor from 'markdown-it-anchor';

/** Markdown as GitHub reads it: the same tables, and the same names of headings. */
export const markdown = newMarkdown();

/** @returns {MarkdownIt} one that may be changed */
export function newMarkdown() {
  return new MarkdownIt({ html: true, linkify: true })
    .use(anchor, {
      level: [1, 2, 3, 4],
      slugify: slug,
      tabIndex: false,
      permalink: anchor.permalink.headerLink({ class: 'anchor', safariReaderFix: true }),
    })
    .use(headsOfTables)
    .use(whatScrolls);
}

/** The text of a heading or cell, without its marks. */
export const textOf = ({ children }) =>
  children.map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : '')).join('');

/** A head cell without text is none for a screen reader either; a head without any is left out. */
function headsOfTables(md) {
  md.core.ruler.push('heads of tables', ({ tokens }) => {
    for (let at = 0; at < tokens.length; at += 1) {
      if (tokens[at].type !== 'thead_open') continue;
      const end = tokens.findIndex(({ type }, place) => place > at && type === 'thead_close');
      const head = tokens.slice(at, end + 1);
      if (head.every(({ type, content }) => type !== 'inline' || content === ''))
        tokens.splice(at, head.length);
      else
        head.forEach((token, place) => {
          if (token.type === 'th_open' && head[place + 1].content === '')
            token.tag = head[place + 2].tag = 'td';
        });
    }
  });
}

/** Whatever may be wider than a phone scrolls by itself, by keyboard too. */
function whatScrolls(md) {
  md.renderer.rules.table_open = () =>
    '<div class="table" role="group" aria-label="Table" tabindex="0"><table>';
  md.renderer.rules.table_close = () => '</table></div>';
  const { fence } = md.renderer.rules;
  md.renderer.rules.fence = (...given) => fence(...given).replace('<pre', '<pre tabindex="0"');
}
