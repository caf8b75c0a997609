import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { filesUnder } from '../../scripts/tree/stamps.mjs';
import { inRoot, root } from '../../scripts/tree/root.mjs';
import { composePage } from './layout.mjs';
import { addressOf, linksOfSite } from './links.mjs';
import { newMarkdown } from './markdown.mjs';
import { readMap, readPages } from './pages.mjs';
import { styleSheet } from './styleSheet.mjs';

const { resolve } = createRequire(import.meta.url);
const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
const assets = {
  'newsreader.woff2': resolve(newsreader),
  'atkinson.woff2': inRoot('kit/theme/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
  'favicon.svg': inRoot('kit/ui/Logo/favicon.svg'),
  'search.js': inRoot('tools/docs/search.js'),
};

/** Eleventy's configuration: its input is the repository, of which it reads the documents alone. */
export default function configure(eleventy) {
  const site = { source: process.env.DOCS_SOURCE_URL, pictures: new Set(), ...readSite() };

  eleventy.setTemplateFormats(['md']);
  eleventy.setQuietMode(true);
  for (const file of filesUnder(root).map((name) => path.relative(root, name)))
    if (file.endsWith('.md') && !site.pages.has(file)) eleventy.ignores.add(file);
  eleventy.ignores.add('.*/**');
  eleventy.setLibrary('md', newMarkdown().use(linksOfSite, site));
  eleventy.on('eleventy.before', () => Object.assign(site, readSite()));

  eleventy.addTemplate('search.md', '# Search\n', { isSearch: true });
  eleventy.addGlobalData('eleventyComputed', {
    permalink: ({ page }) => addressOf(path.normalize(page.inputPath)),
  });
  eleventy.addTransform('page', function (content) {
    return composePage(content, path.normalize(this.page.inputPath), site);
  });

  eleventy.on('eleventy.after', async ({ directories }) => {
    const copies = [
      ...[...site.pictures].map((file) => [inRoot(file), file]),
      ...Object.entries(assets).map(([name, file]) => [file, `assets/${name}`]),
    ];
    for (const [from, name] of copies) {
      const to = path.join(directories.output, name);
      mkdirSync(path.dirname(to), { recursive: true });
      copyFileSync(from, to);
    }
    await styleSheet(path.join(directories.output, 'assets/style.css'));
  });

  return { dir: { input: '.' }, markdownTemplateEngine: false };
}

function readSite() {
  const pages = readPages();
  return { pages, sections: readMap(pages) };
}
