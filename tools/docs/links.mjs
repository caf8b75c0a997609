import path from 'node:path';
import { targetOf } from './pages.mjs';

/** Where the page of a document is in the site. */
export const addressOf = (file) =>
  file.replace(/(^|\/)README\.md$/, '$1index.html').replace(/\.md$/, '.html');

/** The address of one page for another one, so that the site works below any address. */
export const between = (from, to) => path.relative(path.dirname(addressOf(from)), addressOf(to));

/**
 * Makes addresses of the site out of links between documents, and addresses of the repository out of those to its other
 * files. Without the repository's address these are left as text.
 *
 * @param {import('markdown-it').default} md whose `env` is Eleventy's data
 * @param {{ pages: Map<string, object>, source: string | undefined, pictures: Set<string> }} site source: the address below
 *   which files of the repository can be read; pictures: gets the files of pictures
 */
export function linksOfSite(md, site) {
  md.core.ruler.push('links of the site', ({ tokens, env }) => {
    if (!env.page) return;
    const from = path.normalize(env.page.inputPath);
    for (const { children } of tokens.filter(({ type }) => type === 'inline')) {
      const open = [];
      for (const token of children) {
        if (token.type === 'image') {
          const target = targetOf(from, token.attrGet('src'));
          if (target) site.pictures.add(target.file);
        }
        if (token.type === 'link_open') {
          open.push(token);
          const href = addressIn(from, token.attrGet('href'));
          if (href === null) {
            token.tag = 'span';
            token.attrs = [];
          } else token.attrSet('href', href);
        }
        if (token.type === 'link_close') token.tag = open.pop().tag;
      }
    }
  });

  function addressIn(from, href) {
    const target = targetOf(from, href);
    if (target === null) return href;
    const anchor = target.anchor === '' ? '' : `#${target.anchor}`;
    if (target.file === from) return anchor;
    if (site.pages.has(target.file)) return `${between(from, target.file)}${anchor}`;
    return site.source ? `${site.source.replace(/\/$/, '')}/${target.file}${anchor}` : null;
  }
}
