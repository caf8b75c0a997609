import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstPaint } from './firstPaint.mjs';

/**
 * Writes index.html: the template with what it needs by their hashed names, the icon, the fonts that every page reads
 * first, and the entry's scripts. Where one address alone needs another file at once, or has been painted, it says so to
 * the gateway (gateway/src/pages/render.ts, template.ts).
 *
 * @param {{ template: string, icon: string, fonts: RegExp[], chunks: Record<string, string>, painter: string }} page
 *   chunks: the chunk that an address needs at once; painter: what paints addresses (firstPaint.mjs)
 */
export function pageTemplate({ template, icon, fonts, chunks, painter }) {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('pageTemplate', (compilation) => {
        compilation.fileDependencies.add(template);
        compilation.hooks.processAssets.tapPromise(
          { name: 'pageTemplate', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
          async () => {
            const scripts = compilation.entrypoints
              .get('shell')
              .getFiles()
              .filter((file) => file.endsWith('.js'))
              .map((file) => `<script defer src="/${file}"></script>`)
              .join('\n    ');
            const iconFile = emitIcon(compilation, sources, icon);
            const html = readFileSync(template, 'utf8')
              .replace('<!--icon-->', `<link rel="icon" href="/${iconFile}" type="image/svg+xml" />`)
              .replace('<!--fonts-->', preloadsOf(compilation, fonts))
              .replace('<!--chunks-->', chunksOf(compilation, chunks))
              .replace('<!--scripts-->', scripts);
            const painted =
              compiler.options.mode === 'production'
                ? await emitPaintings(compilation, sources, html, painter)
                : '';
            // Minified it would lose the comments where the gateway writes into the page.
            compilation.emitAsset(
              'index.html',
              new sources.RawSource(html.replace('<!--painted-->', painted)),
              { minimized: true },
            );
          },
        );
      });
    },
  };
}

function emitIcon(compilation, sources, icon) {
  const drawing = readFileSync(icon);
  const file = `assets/favicon.${hashOf(drawing)}.svg`;
  compilation.emitAsset(file, new sources.RawSource(drawing));
  return file;
}

/** The page with what each address shows painted into it, in files beside it. */
async function emitPaintings(compilation, sources, html, painter) {
  const fonts = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'));
  const fileOf = (font) =>
    `/${fonts.find((file) => path.basename(file).startsWith(path.parse(font).name + '.'))}`;
  const paintings = await firstPaint({ entry: painter, fileOf });
  return Object.entries(paintings)
    .map(([address, { html: elements, css }]) => {
      const page = html
        .replace('<!--painted-->', () => css)
        .replace('<div id="root"></div>', () => `<div id="root">${elements}</div>`);
      const file = `assets/painted.${hashOf(page)}.txt`;
      // Minified it would lose the comments by which React finds its way.
      compilation.emitAsset(file, new sources.RawSource(page), { minimized: true });
      return `<!--${address} painted ${file}-->`;
    })
    .join('\n    ');
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 10);

function preloadsOf(compilation, fonts) {
  return Object.keys(compilation.assets)
    .filter((file) => fonts.some((font) => font.test(file)))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`)
    .join('\n    ');
}

function chunksOf(compilation, chunks) {
  return Object.entries(chunks)
    .flatMap(([address, name]) =>
      [...compilation.namedChunks.get(name).files]
        .filter((file) => file.endsWith('.js'))
        .map((file) => `<!--${address} needs /${file}-->`),
    )
    .join('\n    ');
}
